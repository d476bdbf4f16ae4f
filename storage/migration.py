"""Bringing a database up to what this release needs."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from storage.engines import open_engines
from storage.errors import DatabaseTooNew, DatabaseTooOld, DatabaseUnusable
from storage.opening import alone, explained, missing, snapshot

NEWEST = "head"

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
        with explained(url), engines.writer.begin() as connection:
            if connection.dialect.name == "postgresql":
                _wait_for_our_turn(connection)
            upgrade(connection)
    finally:
        engines.dispose()


def migrate_alone(url: str) -> tuple[str | None, str]:
    """Do so while nobody uses the database; return the revision before and the one after.

    Raises:
        DatabaseInUse: somebody does, and there is something to do.
        DatabaseTooNew: a newer release has used this database; nothing was touched.
        DatabaseUnusable: it cannot be opened or written to.
    """
    newest = revisions()[-1]
    if not missing(url):
        with snapshot(url) as connection:
            if revision_of(connection) == newest:
                return newest, newest
    with alone(url, make=True) as connection:
        before = revision_of(connection)
        upgrade(connection)
    return before, newest


def upgrade(connection: Connection, revision: str = NEWEST) -> None:
    """Bring a database up to this revision, within the transaction of whoever calls.

    Raises:
        DatabaseTooNew: a newer release has used it.
    """
    revision_of(connection)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def revision_of(connection: Connection) -> str | None:
    """The revision that the database is at; None if it holds nothing of ours yet.

    Raises:
        DatabaseTooNew: this release does not know it.
    """
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is not None and revision not in revisions():
        raise DatabaseTooNew(revision)
    return revision


def revisions() -> tuple[str, ...]:
    """Every revision that this release knows, oldest first."""
    scripts = ScriptDirectory.from_config(_config()).walk_revisions()
    return tuple(script.revision for script in scripts)[::-1]


def refuse_old(connection: Connection) -> None:
    """Raise `DatabaseTooOld` or `DatabaseTooNew` unless the database is as this release needs it.

    Raises:
        DatabaseUnusable: it holds nothing of ours.
    """
    revision = revision_of(connection)
    if revision is None:
        raise DatabaseUnusable("There are no campaigns of the bot in this database.")
    if revision != revisions()[-1]:
        raise DatabaseTooOld


def _wait_for_our_turn(connection: Connection) -> None:
    """Let one process of several migrate, for as long as it takes (SQLite's lock does so)."""
    connection.execute(text("SET LOCAL statement_timeout = 0"))
    connection.execute(text("SET LOCAL lock_timeout = 0"))
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
