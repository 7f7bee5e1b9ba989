"""The table server: HTTP and WebSocket around matches that are stored before they are acknowledged."""
