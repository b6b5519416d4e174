"""Bots on the server: processes that think, the driver that answers for them, hints and analyses."""
