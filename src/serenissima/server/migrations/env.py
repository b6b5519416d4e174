"""How Alembic reaches the database: the connection is handed over by the store."""

from alembic import context

from serenissima.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
