"""Statements without the machinery of SQLAlchemy's connections, for what every command does.

They are SQLAlchemy's all the same, made on the tables, and run on the connections of its pools; but
each is put into the words of the database only once. To execute one through a `Connection` costs
five times what SQLite itself needs for it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from sqlite3 import Connection as SqliteConnection
from sqlite3 import IntegrityError as SqliteIntegrity
from sqlite3 import OperationalError as SqliteError
from typing import Any, TypeAlias

from psycopg import IntegrityError as PostgresIntegrity
from sqlalchemy import Dialect, Engine
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.sql.expression import Delete, Insert, Select, Update

Statement: TypeAlias = Select[*tuple[Any, ...]] | Insert | Update | Delete
Values: TypeAlias = Mapping[str, object]

BROKEN = (SqliteIntegrity, PostgresIntegrity)
"""What a statement raises that breaks a rule of the tables."""


class Direct:
    """Transactions on an engine's connections.

    Args:
        engine: whose pool they come from.
        begin: what begins a transaction, where the driver does not do so by itself.
    """

    def __init__(self, engine: Engine, begin: str | None = None) -> None:
        self._engine = engine
        self._begin = begin
        self._prepared: dict[Statement, _Prepared] = {}

    @contextmanager
    def writing(self) -> Iterator["Line"]:
        """A transaction that is committed at the end, or rolled back if something is raised."""
        connection = self._engine.raw_connection()
        try:
            cursor = connection.cursor()
            if self._begin is not None:
                cursor.execute(self._begin)
            line = Line(cursor, self._prepare)
            yield line
            if self._begin is not None:
                line.check()
            connection.commit()
        finally:
            connection.close()  # to the pool, which rolls back what was not committed

    @contextmanager
    def reading(self) -> Iterator["Line"]:
        """Single statements, with no transaction round them."""
        connection = self._engine.raw_connection()
        driver: Any = connection.driver_connection
        try:
            if self._engine.name == "postgresql":
                driver.autocommit = True
            yield Line(connection.cursor(), self._prepare)
        finally:
            if self._engine.name == "postgresql" and not driver.closed:
                driver.autocommit = False
            connection.close()

    def _prepare(self, statement: Statement) -> "_Prepared":
        if statement not in self._prepared:
            self._prepared[statement] = _prepared(statement, self._engine.dialect)
        return self._prepared[statement]


@dataclass(frozen=True, slots=True)
class Line:
    """A way to the database. What comes back is as the driver gives it."""

    _cursor: DBAPICursor
    _prepare: Callable[[Statement], "_Prepared"]

    def execute(self, statement: Statement, values: Values) -> DBAPICursor:
        """Execute a statement; its rows come from the cursor, until the next one."""
        prepared = self._prepare(statement)
        self._cursor.execute(prepared.text, prepared.bound(values))
        return self._cursor

    @contextmanager
    def part(self) -> Iterator[None]:
        """A part of a transaction in SQLite: if something is raised, only that is taken back."""
        self.check()
        self._cursor.execute("SAVEPOINT part")
        try:
            yield
        except BaseException:
            if self._connection.in_transaction:
                self._cursor.execute("ROLLBACK TO part")
                self._cursor.execute("RELEASE part")
            raise
        self._cursor.execute("RELEASE part")

    def check(self) -> None:
        """Raise if SQLite has rolled the transaction back, as it does when the disk is full."""
        if not self._connection.in_transaction:
            raise SqliteError("the transaction was rolled back")

    @property
    def _connection(self) -> SqliteConnection:
        connection: SqliteConnection = self._cursor.connection
        return connection

    def execute_for_each(self, statement: Statement, values: Sequence[Values]) -> None:
        """Execute a statement with each of these values."""
        prepared = self._prepare(statement)
        self._cursor.executemany(prepared.text, [prepared.bound(one) for one in values])


@dataclass(frozen=True, slots=True)
class _Prepared:
    """A statement in the words of one database, and how its values are passed there."""

    text: str
    fixed: Values
    positions: Sequence[str] | None
    converted: Mapping[str, Callable[[Any], object]]

    def bound(self, values: Values) -> Any:  # noqa: ANN401 - the driver's affair
        given = {**self.fixed, **values}
        for name, convert in self.converted.items():
            given[name] = convert(given[name])
        return given if self.positions is None else [given[name] for name in self.positions]


def _prepared(statement: Statement, dialect: Dialect) -> _Prepared:
    compiled: Any = statement.compile(dialect=dialect)
    converted = {
        name: convert
        for parameter, name in compiled.bind_names.items()
        if (convert := parameter.type.dialect_impl(dialect).bind_processor(dialect)) is not None
    }
    fixed = {name: value for name, value in compiled.params.items() if value is not None}
    return _Prepared(compiled.string, fixed, compiled.positiontup, converted)
