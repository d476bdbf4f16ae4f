"""How the two databases are opened and spoken to."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from sqlite3 import SQLITE_BUSY
from sqlite3 import Connection as SqliteConnection
from sqlite3 import OperationalError as SqliteError
from time import monotonic, sleep

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import ConnectionPoolEntry

from storage.errors import DatabaseUnusable, StorageUnavailable

WAIT_SECONDS = 5.0  # for a lock or a connection, before the database counts as away
CONNECT_SECONDS = 5  # for a server to answer
POSTGRES_CONNECTIONS = 4
SQLITE_READERS = 4

# WAL lets others read while one writes. FULL means that a command that was acknowledged survives
# kill -9 and, as far as the disk keeps its word, loss of power too: it is on the disk before the
# commit returns. NORMAL would be about 0.1 ms faster and could lose the last commands with the
# power (never damage the file); commands come at the speed of people.
_SQLITE_SETTINGS = ("PRAGMA foreign_keys = ON", "PRAGMA synchronous = FULL")
_WAL = "PRAGMA journal_mode = WAL"
_READ_ONLY = "PRAGMA query_only = ON"


@dataclass(frozen=True, slots=True)
class Engines:
    """`writer` begins transactions that hold the lock from the start; `reader` reads only."""

    writer: Engine
    reader: Engine

    def dispose(self) -> None:
        """Close every connection. The last one to leave a SQLite file tidies up its WAL."""
        self.reader.dispose()
        self.writer.dispose()


def open_engines(address: str, wait: float = WAIT_SECONDS) -> Engines:
    """Prepare engines for the database at this URL; no connection is made yet.

    Args:
        address: `sqlite:///folder/file.db` or `postgresql://user:password@host/database`.
        wait: seconds for which a lock or a connection is waited for.

    Raises:
        DatabaseUnusable: there can be no database at this address.
    """
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise DatabaseUnusable(
            "The database URL cannot be read; it looks like sqlite:///data/brotherhood.db or"
            " postgresql://user:password@host/database."
        ) from error
    match url.drivername.partition("+")[0]:
        case "sqlite":
            return _open_sqlite(url, wait)
        case "postgresql" | "postgres":
            return _open_postgres(url, wait)
        case other:
            raise DatabaseUnusable(f"The database must be SQLite or PostgreSQL, not {other}.")


def _open_sqlite(url: URL, wait: float) -> Engines:
    if url.database in {None, "", ":memory:"}:
        raise DatabaseUnusable("The SQLite database must be a file: sqlite:///folder/file.db")
    folder = Path(str(url.database)).parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseUnusable(
            f"The folder {folder} of the database cannot be made: {error.strerror}."
        ) from error

    # SQLite has one writer at a time. With one connection for it, threads queue up here, in
    # order and without polling; the driver's timeout, SQLite's busy_timeout, is for other
    # processes' locks.
    url = url.set(drivername="sqlite+pysqlite")
    options = {"isolation_level": None, "timeout": wait}  # the driver begins nothing by itself
    writer = create_engine(
        url,
        pool_size=1,
        max_overflow=0,
        pool_timeout=wait,
        connect_args=options,
        hide_parameters=True,
    )
    event.listen(writer, "connect", lambda connection, _: _set_up_writer(connection, wait))
    # A plain BEGIN takes the lock at the first write only, and a transaction that has read by
    # then fails at once, whatever the busy_timeout, when another has written in between.
    event.listen(writer, "begin", _begin_immediate)

    reader = create_engine(
        url,
        pool_size=SQLITE_READERS,
        max_overflow=0,
        pool_timeout=wait,
        connect_args=options,
        hide_parameters=True,
    )
    event.listen(reader, "connect", _set_up_reader)
    return Engines(writer, reader)


def _set_up_reader(connection: SqliteConnection, _: ConnectionPoolEntry) -> None:
    for setting in (*_SQLITE_SETTINGS, _READ_ONLY):
        connection.execute(setting)


def _set_up_writer(connection: SqliteConnection, wait: float) -> None:
    for setting in _SQLITE_SETTINGS:
        connection.execute(setting)
    # The one place where SQLite does not wait, whatever the busy_timeout: two processes that
    # turn a new file to WAL at once, of which one is told that the file is locked.
    give_up = monotonic() + wait
    while True:
        try:
            connection.execute(_WAL)
        except SqliteError as error:
            if error.sqlite_errorcode != SQLITE_BUSY or monotonic() > give_up:
                raise
            sleep(0.01)
        else:
            return


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _open_postgres(url: URL, wait: float) -> Engines:
    milliseconds = round(wait * 1000)
    writer = create_engine(
        url.set(drivername="postgresql+psycopg"),
        pool_size=POSTGRES_CONNECTIONS,
        max_overflow=0,
        pool_timeout=wait,
        hide_parameters=True,
        pool_pre_ping=True,  # a server that was started anew is not noticed
        connect_args={
            "connect_timeout": CONNECT_SECONDS,
            "options": f"-c lock_timeout={milliseconds} -c statement_timeout={milliseconds}",
        },
    )
    # Single reads need no transaction round them.
    return Engines(writer, writer.execution_options(isolation_level="AUTOCOMMIT"))


@contextmanager
def available() -> Iterator[None]:
    """Turn the many errors of a database that is locked or away into one.

    Raises:
        StorageUnavailable: it is.
    """
    try:
        yield
    except (OperationalError, InterfaceError, PoolTimeout) as error:
        raise StorageUnavailable(str(error)) from error
