"""The table on the network: HTTP and WebSocket for people's browsers and for bots in any language."""
