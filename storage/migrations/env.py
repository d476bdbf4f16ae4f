"""Run by Alembic: inside the transaction of `storage.migrate`, or to write a new migration.

A new one, from a difference between the tables and a database (`date` as in 2026_11_30):
`alembic -x url=sqlite:///data/brotherhood.db revision --autogenerate --rev-id {date}_{what}`
"""

from alembic import context
from sqlalchemy import Connection

from storage.engines import open_engines
from storage.tables import Table


def run(connection: Connection) -> None:
    context.configure(
        connection=connection,
        target_metadata=Table.metadata,
        render_as_batch=True,  # SQLite can alter little of a table: it is copied
    )
    with context.begin_transaction():
        context.run_migrations()


handed_over = context.config.attributes.get("connection")
if handed_over is not None:
    run(handed_over)
else:
    engines = open_engines(context.get_x_argument(as_dictionary=True)["url"])
    with engines.writer.begin() as own:
        run(own)
    engines.dispose()
