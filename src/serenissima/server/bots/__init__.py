"""Bots on the server: the processes they run in, the driver that answers for them, hints and analyses."""
