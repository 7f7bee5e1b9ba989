"""Dualis' short game, learned at tables where the old hard bot itself sits, not somebody who imitates it."""
