"""Past the store, straight into the database, as a person with an SQL prompt would."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Engine, create_engine, make_url
from sqlalchemy.pool import NullPool


def _engine(url: str) -> Engine:
    parsed = make_url(url)
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    return create_engine(parsed, poolclass=NullPool)


def rows(url: str, query: str) -> Sequence[tuple[Any, ...]]:
    with _engine(url).connect() as connection:
        return [tuple(row) for row in connection.exec_driver_sql(query)]


def run(url: str, *statements: str) -> None:
    with _engine(url).begin() as connection:
        for statement in statements:
            connection.exec_driver_sql(statement)


@contextmanager
def lock_campaigns(url: str) -> Iterator[None]:
    """Hold what another process would hold in the midst of a change."""
    with _engine(url).connect() as connection:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            connection.exec_driver_sql("SELECT * FROM campaign FOR UPDATE")
        yield
