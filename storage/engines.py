"""How the two databases are opened and spoken to."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from sqlite3 import SQLITE_BUSY
from sqlite3 import Connection as SqliteConnection
from sqlite3 import OperationalError as SqliteError
from time import monotonic, sleep
from typing import Any

from psycopg import Connection as PostgresConnection
from psycopg import InterfaceError as PostgresInterfaceError
from psycopg import OperationalError as PostgresError
from psycopg.errors import LockNotAvailable
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from storage.direct import Direct
from storage.errors import DatabaseUnusable, StorageUnavailable

WAIT_SECONDS = 5.0  # for a lock or a connection, before the database counts as away
WAIT_ALONE_SECONDS = 1.0
CONNECT_SECONDS = 5  # for a server to answer
POSTGRES_CONNECTIONS = 4
SQLITE_READERS = 4
IN_USE_LOCK = 0xB0773E13  # shared by whoever uses a PostgreSQL database; any number will do

# WAL lets others read while one writes. FULL means that a command that was acknowledged survives
# kill -9 and, as far as the disk keeps its word, loss of power too: it is on the disk before the
# commit returns. NORMAL would be about 0.1 ms faster and could lose the last commands with the
# power (never damage the file); commands come at the speed of people.
_SQLITE_SETTINGS = ("PRAGMA foreign_keys = ON", "PRAGMA synchronous = FULL")
_WAL = "PRAGMA journal_mode = WAL"
_READ_ONLY = "PRAGMA query_only = ON"
# A plain BEGIN takes the lock at the first write only, and a transaction that has read by then
# fails at once, whatever the busy_timeout, when another has written in between.
_BEGIN = "BEGIN IMMEDIATE"
_EXCLUSIVE = "PRAGMA locking_mode = EXCLUSIVE"


@dataclass(frozen=True, slots=True)
class Engines:
    """`writer` begins transactions that hold the lock from the start; `reader` reads only.

    `writing` and `looking` are the same without SQLAlchemy's connections.
    """

    writer: Engine
    reader: Engine
    writing: Direct
    looking: Direct

    @property
    def alone_in_writing(self) -> bool:
        """Whether a transaction locks out every other one anyway."""
        return self.writer.name == "sqlite"

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
    url = parsed(address)
    return _open_sqlite(url, wait) if is_sqlite(url) else _open_postgres(url, wait)


def open_alone(address: str, wait: float = WAIT_ALONE_SECONDS) -> Engine:
    """Prepare an engine of one connection beside which there can be no other, of any process.

    Its connection fails with an `OperationalError` while there is one.

    Raises:
        DatabaseUnusable: there can be no database at this address.
    """
    url = parsed(address)
    return _sqlite_alone(url, wait) if is_sqlite(url) else _postgres_alone(url)


def parsed(address: str) -> URL:
    """The URL of a database of ours, its driver named.

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
            if url.database in {None, "", ":memory:"}:
                raise DatabaseUnusable(
                    "The SQLite database must be a file: sqlite:///folder/file.db"
                )
            return url.set(drivername="sqlite+pysqlite")
        case "postgresql" | "postgres":
            return url.set(drivername="postgresql+psycopg")
        case other:
            raise DatabaseUnusable(f"The database must be SQLite or PostgreSQL, not {other}.")


def is_sqlite(url: URL) -> bool:
    """Whether it is a file."""
    return url.drivername.startswith("sqlite")


def _make_folder(url: URL) -> None:
    folder = Path(str(url.database)).parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseUnusable(
            f"The folder {folder} of the database cannot be made: {error.strerror}."
        ) from error


def _open_sqlite(url: URL, wait: float) -> Engines:
    _make_folder(url)
    # SQLite has one writer at a time. With one connection for it, threads queue up here, in
    # order and without polling; the driver's timeout, SQLite's busy_timeout, is for other
    # processes' locks.
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
    return Engines(writer, reader, Direct(writer, _BEGIN), Direct(reader))


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
    connection.exec_driver_sql(_BEGIN)


def _open_postgres(url: URL, wait: float) -> Engines:
    milliseconds = round(wait * 1000)
    writer = create_engine(
        url,
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
    event.listen(writer, "connect", lambda connection, _: _share(connection))
    # Single reads need no transaction round them.
    reader = writer.execution_options(isolation_level="AUTOCOMMIT")
    direct = Direct(writer)
    return Engines(writer, reader, direct, direct)


def _share(connection: PostgresConnection[Any]) -> None:
    """Show that somebody uses the database, as an open SQLite file does by itself."""
    connection.execute("SELECT pg_advisory_lock_shared(%s)", (IN_USE_LOCK,))
    connection.commit()


# --- alone -----------------------------------------------------------------------------------


def _sqlite_alone(url: URL, wait: float) -> Engine:
    _make_folder(url)
    engine = create_engine(
        url, poolclass=NullPool, connect_args={"isolation_level": None, "timeout": wait}
    )
    event.listen(engine, "connect", _set_up_alone)
    event.listen(engine, "begin", _begin_immediate)
    return engine


def _set_up_alone(connection: SqliteConnection, _: ConnectionPoolEntry) -> None:
    # Whoever has a file open in WAL mode holds a lock on it, which this mode does not put up with.
    for setting in (_EXCLUSIVE, *_SQLITE_SETTINGS, _WAL):
        connection.execute(setting)


def _postgres_alone(url: URL) -> Engine:
    engine = create_engine(
        url, poolclass=NullPool, connect_args={"connect_timeout": CONNECT_SECONDS}
    )
    event.listen(engine, "connect", lambda connection, _: _take_for_oneself(connection))
    return engine


def _take_for_oneself(connection: PostgresConnection[Any]) -> None:
    row = connection.execute("SELECT pg_try_advisory_lock(%s)", (IN_USE_LOCK,)).fetchone()
    connection.commit()
    if row != (True,):
        raise LockNotAvailable("the database is locked by somebody who uses it")


_AWAY = (
    OperationalError,
    InterfaceError,
    PoolTimeout,
    SqliteError,
    PostgresError,
    PostgresInterfaceError,
)


@contextmanager
def available() -> Iterator[None]:
    """Turn the many errors of a database that is locked or away into one.

    Raises:
        StorageUnavailable: it is.
    """
    try:
        yield
    except _AWAY as error:
        raise StorageUnavailable(str(error)) from error
