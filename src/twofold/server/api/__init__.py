"""The edge: HTTP, WebSocket and pages, as an ASGI application."""
