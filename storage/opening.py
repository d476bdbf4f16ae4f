"""A whole database for one piece of work: as it is at one moment, or for oneself alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, make_url, text
from sqlalchemy.exc import DatabaseError, OperationalError

from storage.engines import is_sqlite, open_alone, open_engines, parsed
from storage.errors import DatabaseInUse, DatabaseUnusable


@contextmanager
def snapshot(url: str) -> Iterator[Connection]:
    """All of a database as it is now, for reading, whoever uses and changes it meanwhile.

    Raises:
        DatabaseUnusable: it is not there or cannot be read.
    """
    refuse_missing(url)
    engines = open_engines(url)
    try:
        with explained(url):
            if is_sqlite(parsed(url)):
                with engines.reader.connect() as connection:
                    connection.exec_driver_sql("BEGIN")
                    yield connection
            else:
                with engines.writer.connect() as connection:
                    yield _at_this_moment(connection)
    finally:
        engines.dispose()


def _at_this_moment(connection: Connection) -> Connection:
    seen = connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    seen.execute(text("SET LOCAL statement_timeout = 0"))
    return seen


@contextmanager
def alone(url: str, *, make: bool = False) -> Iterator[Connection]:
    """The database in one transaction, while nobody else has it open; all or nothing.

    A SQLite file that was made for it goes again if the block does not come to its end.

    Args:
        url: where.
        make: whether a SQLite file that is not there is made.

    Raises:
        DatabaseInUse: a bot has it open, or another program.
        DatabaseUnusable: it is not there or cannot be used.
    """
    file = _file(url)
    made = missing(url)
    if not make:
        refuse_missing(url)
    engine = open_alone(url)
    whole = False
    try:
        with explained(url), _begun(engine, url) as connection:
            yield connection
        whole = True
    finally:
        engine.dispose()
        if made and not whole and file is not None:
            file.unlink(missing_ok=True)


@contextmanager
def _begun(engine: Engine, url: str) -> Iterator[Connection]:
    try:
        connection = engine.connect()
        transaction = connection.begin()
    except OperationalError as error:
        if "locked" not in str(error.orig):
            raise
        raise DatabaseInUse(shown(url)) from error
    with connection, transaction:
        yield connection


@contextmanager
def explained(url: str) -> Iterator[None]:
    """Turn what a driver says into a sentence.

    Raises:
        DatabaseUnusable: it said something.
    """
    try:
        yield
    except DatabaseError as error:
        first = str(error.orig).strip().partition("\n")[0]
        raise DatabaseUnusable(f"The database {shown(url)} cannot be used: {first}") from error


def shown(url: str) -> str:
    """The address as it may be shown to anybody."""
    return make_url(url).render_as_string(hide_password=True)


def refuse_missing(url: str) -> None:
    """Raise `DatabaseUnusable` if there is no database: SQLite would make one."""
    if missing(url):
        raise DatabaseUnusable(f"There is no database file {_file(url)}.")


def missing(url: str) -> bool:
    """Whether this is a SQLite file that is not there."""
    file = _file(url)
    return file is not None and not file.is_file()


def _file(url: str) -> Path | None:
    """The SQLite file, if it is to be one."""
    address = parsed(url)
    return Path(str(address.database)) if is_sqlite(address) else None
