"""Bringing a database up to what this release needs."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import DatabaseError

from storage.engines import open_engines
from storage.errors import DatabaseTooNew, DatabaseUnusable

# Any number will do, so long as every release uses the same one.
_MIGRATION_LOCK = 0xB0773E12


def migrate(url: str) -> None:
    """Bring the database at `url` up to this release, making it when it is not there yet.

    All or nothing, in one transaction; a second process that starts meanwhile waits.

    Raises:
        DatabaseTooNew: a newer release has used this database; nothing was touched.
        DatabaseUnusable: it cannot be opened or written to; the message says why.
    """
    engines = open_engines(url)
    try:
        with engines.writer.begin() as connection:
            if connection.dialect.name == "postgresql":
                _wait_for_our_turn(connection)
            _upgrade(connection)
    except DatabaseError as error:
        place = make_url(url).render_as_string(hide_password=True)
        raise DatabaseUnusable(f"The database {place} cannot be used: {error.orig}") from error
    finally:
        engines.dispose()


def _wait_for_our_turn(connection: Connection) -> None:
    """Let one process of several migrate, for as long as it takes (SQLite's lock does so)."""
    connection.execute(text("SET LOCAL statement_timeout = 0"))
    connection.execute(text("SET LOCAL lock_timeout = 0"))
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection

    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise DatabaseTooNew(revision)

    command.upgrade(config, "head")
