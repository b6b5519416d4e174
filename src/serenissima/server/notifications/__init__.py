"""Notifying people who are not here: web push, webhooks and e-mail."""
