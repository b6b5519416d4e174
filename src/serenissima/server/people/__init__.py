"""Identities of people."""
