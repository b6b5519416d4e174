"""A load test: a server in a process of its own, and many sockets that play on it."""
