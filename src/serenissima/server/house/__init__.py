"""The house rules of a server: what its operator has decided while it runs, and who may come in."""
