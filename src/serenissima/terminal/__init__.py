"""Playing in a terminal: plain lines, readable over ssh and by a screen reader."""
