"""The shapes on the wire: bodies of HTTP, messages of the WebSocket, and what the table says no with."""
