"""One game being played, without a network: the record of what was decided, and the session that plays on."""
