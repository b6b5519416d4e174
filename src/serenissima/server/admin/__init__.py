"""What the operator of a server does from the command line: look at its database, back it up and restore it."""
