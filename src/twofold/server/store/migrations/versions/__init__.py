"""One module a release that changed the tables."""
