"""The lab: laws, measurements and matches, for studying games rather than playing them."""
