"""The server: HTTP and WebSockets for browsers and for bots in any language."""
