"""Optional optimisations: each module replaces something general by a measurably faster version, and has an ADR."""
