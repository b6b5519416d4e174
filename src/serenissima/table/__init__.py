"""One game in progress, without a network: the record of what was decided, and the session that plays it."""
