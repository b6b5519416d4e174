"""Telling people who are not here that something happened: web push, webhooks and e-mail."""
