"""Learning environments over any registered game."""
