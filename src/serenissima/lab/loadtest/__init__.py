"""The load test: a server in its own process, and many sockets that play on it."""
