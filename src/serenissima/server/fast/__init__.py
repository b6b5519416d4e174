"""Optional speed: each module replaces something general by something measured to be faster, and has an ADR."""
