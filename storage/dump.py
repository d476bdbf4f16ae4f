"""A whole database as lines of JSON, the same for SQLite and PostgreSQL, and back.

    {"format": "brotherhood-hq-backup", "version": 1, "revision": …, "rows": {table: how many}}
    {"table": "campaign", "columns": ["id", …]}
    [1, …]                                                              a row; times are in UTC
    {"lines": how many before this one, "sha256": of them}

The tables are those of the revision that the database is at, as the database itself tells: so a
dump can be loaded by every later release, which then brings it up to itself.

Neither way holds more than a few rows at a time in memory.
"""

import json
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from datetime import UTC, datetime
from hashlib import sha256
from itertools import islice
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, Field, ValidationError
from sqlalchemy import (
    Column,
    Connection,
    DateTime,
    MetaData,
    Select,
    String,
    Table,
    collate,
    false,
    func,
    insert,
    inspect,
    select,
)
from sqlalchemy.exc import DataError, IntegrityError

from storage.errors import DatabaseNotEmpty, DatabaseUnusable, FileRefused
from storage.migration import revision_of, revisions, upgrade
from storage.opening import shown
from storage.progress import Stage, Watch
from storage.tables import Table as OurTable
from storage.tables import UtcDateTime

FORMAT: Literal["brotherhood-hq-backup"] = "brotherhood-hq-backup"
VERSION: Literal[1] = 1
AT_ONCE = 500  # rows

Value: TypeAlias = int | str | None

_DAMAGED = "This backup is damaged ({}). Nothing was restored; take another one."


class Header(BaseModel):
    """What a dump is of; `rows` says how many each table has, in the order of the tables."""

    format: Literal["brotherhood-hq-backup"] = FORMAT
    version: Annotated[int, Field(ge=1)] = VERSION
    program: str
    at: datetime
    revision: str
    rows: dict[str, int]

    @property
    def total(self) -> int:
        """Rows of all tables."""
        return sum(self.rows.values())


class _TableLine(BaseModel):
    table: str
    columns: tuple[str, ...]


# --- out -----------------------------------------------------------------------------------------


def header_of(connection: Connection, program: str, at: datetime) -> Header:
    """What a dump of this database would be of.

    Raises:
        DatabaseUnusable: it holds nothing of ours.
        DatabaseTooNew: this release does not know it.
    """
    revision = revision_of(connection)
    if revision is None:
        raise DatabaseUnusable("There are no campaigns of the bot in this database.")
    rows = {
        table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in _tables(connection)
    }
    return Header(program=program, at=at, revision=revision, rows=rows)


def dump(connection: Connection, header: Header, stage: Stage, watch: Watch) -> Generator[str]:
    """The lines, without their ends."""
    seal = _Seal()
    yield seal.on(header.model_dump_json())
    done = 0
    watch(stage, done, header.total)
    for table in _tables(connection):
        columns = [column.name for column in table.columns]
        yield seal.on(json.dumps({"table": table.name, "columns": columns}))
        with connection.execute(_in_order(table, connection.dialect.name)) as rows:
            for row in rows:
                yield seal.on(json.dumps([_out(value) for value in row], ensure_ascii=False))
                done += 1
                if done % AT_ONCE == 0:
                    watch(stage, done, header.total)
    watch(stage, done, header.total)
    yield seal.end


def _tables(connection: Connection) -> list[Table]:
    """Our tables, as the database has them, each after those that it refers to."""
    known = MetaData()
    present = set(inspect(connection).get_table_names())
    known.reflect(connection, only=[name for name in OurTable.metadata.tables if name in present])
    for table in known.tables.values():
        for column in table.columns:
            if isinstance(column.type, DateTime):
                column.type = UtcDateTime()
    return known.sorted_tables


def _in_order(table: Table, dialect: str) -> Select[*tuple[Any, ...]]:
    """All rows, in an order that does not depend on the language of the database."""
    bytewise = "C" if dialect == "postgresql" else "BINARY"
    order = (
        collate(column, bytewise) if isinstance(column.type, String) else column
        for column in table.primary_key.columns
    )
    return select(table).order_by(*order).execution_options(yield_per=AT_ONCE)


def _out(value: object) -> Value:
    if isinstance(value, datetime):
        return value.astimezone(UTC).isoformat()
    if value is None or isinstance(value, int | str):
        return value
    raise TypeError(f"{type(value).__name__} in a table")


class _Seal:
    """What the last line says about those before it."""

    def __init__(self) -> None:
        self._hash = sha256()
        self.lines = 0

    def on(self, line: str) -> str:
        """Take this line into account, and give it back."""
        self._hash.update(line.encode() + b"\n")
        self.lines += 1
        return line

    @property
    def end(self) -> str:
        return json.dumps({"lines": self.lines, "sha256": self._hash.hexdigest()})


# --- in ------------------------------------------------------------------------------------------


def load(connection: Connection, lines: Iterable[str], url: str, watch: Watch) -> Header:
    """Put a dump into an empty database, as it was when it was made, and compare it with the dump.

    All within the transaction of whoever calls, who must not commit what was refused, and brings
    the database up to this release.

    Args:
        connection: to the database.
        lines: the dump.
        url: of the database, for what is said about it.
        watch: told how far it is.

    Raises:
        DatabaseNotEmpty: it is not, or was made by another release than the dump.
        FileRefused: the dump is none, is damaged, is of a newer release, or does not fit.
    """
    dumped = iter(lines)
    seal = _Seal()
    header = _header(seal.on(next(dumped, "")))
    _prepare(connection, header, url)
    _fill(connection, header, dumped, seal, watch)
    _compare(connection, header, seal.end, watch)
    _number_on(connection)
    return header


def _header(line: str) -> Header:
    try:
        header = Header.model_validate_json(line)
    except ValidationError as error:
        raise FileRefused("This is no backup of the bot.") from error
    if header.version > VERSION or header.revision not in revisions():
        raise FileRefused(
            f"This backup was made by a newer release of the bot ({header.program}): restore it"
            " with that one."
        )
    return header


def _prepare(connection: Connection, header: Header, url: str) -> None:
    present = set(inspect(connection).get_table_names()) - {"alembic_version"}
    if present - OurTable.metadata.tables.keys():
        raise DatabaseNotEmpty(shown(url))
    if present and (
        revision_of(connection) != header.revision
        or any(connection.execute(select(table).limit(1)).first() for table in _tables(connection))
    ):
        raise DatabaseNotEmpty(shown(url))
    upgrade(connection, header.revision)


def _fill(
    connection: Connection, header: Header, lines: Iterator[str], seal: _Seal, watch: Watch
) -> None:
    tables = {table.name: table for table in _tables(connection)}
    done = 0
    watch(Stage.COPY, done, header.total)
    for table, rows in _sections(lines, seal, tables):
        while batch := list(islice(rows, AT_ONCE)):
            try:
                connection.execute(insert(table), batch)
            except (DataError, IntegrityError) as error:
                raise FileRefused(
                    f"A row of {table.name} does not fit into the database: {error.orig}"
                ) from error
            done += len(batch)
            watch(Stage.COPY, done, header.total)


def _sections(
    lines: Iterator[str], seal: _Seal, tables: Mapping[str, Table]
) -> Iterator[tuple[Table, Iterator[dict[str, object]]]]:
    """Each table and its rows, which have to be read before the next one."""
    line = next(lines, None)
    while line is not None and line.startswith('{"table"'):
        table, columns = _table(seal.on(line), tables)
        ahead: list[str] = []
        yield table, _rows(lines, seal, columns, ahead)
        line = ahead[0] if ahead else None
    if line != seal.end:
        raise FileRefused(_DAMAGED.format("it was altered, or its end is missing"))


def _table(line: str, tables: Mapping[str, Table]) -> tuple[Table, list[Column[Any]]]:
    try:
        told = _TableLine.model_validate_json(line)
        return tables[told.table], [tables[told.table].columns[name] for name in told.columns]
    except (ValidationError, KeyError) as error:
        raise FileRefused(_DAMAGED.format(f"a table that is not known: {line[:80]}")) from error


def _rows(
    lines: Iterator[str], seal: _Seal, columns: Sequence[Column[Any]], ahead: list[str]
) -> Iterator[dict[str, object]]:
    for line in lines:
        if not line.startswith("["):
            ahead.append(line)
            return
        try:
            values = json.loads(seal.on(line))
            yield {
                column.name: _in(column, value)
                for column, value in zip(columns, values, strict=True)
            }
        except (ValueError, TypeError) as error:
            raise FileRefused(_DAMAGED.format(f"line {seal.lines} cannot be read")) from error


def _in(column: Column[Any], value: Value) -> object:
    if isinstance(column.type, UtcDateTime) and value is not None:
        return datetime.fromisoformat(str(value))
    return value


def _compare(connection: Connection, header: Header, end: str, watch: Watch) -> None:
    """Read back what is in the database now: it has to be the dump, to the byte."""
    last = ""
    with closing(dump(connection, header, Stage.COMPARE, watch)) as lines:
        for line in lines:
            last = line
    if last != end:
        raise FileRefused("The database did not keep what was put into it. Nothing has changed.")


def _number_on(connection: Connection) -> None:
    """Have PostgreSQL number new rows from there on; SQLite looks at what is there."""
    if connection.dialect.name != "postgresql":
        return
    for table in _tables(connection):
        for column in table.primary_key.columns:
            sequence = connection.execute(
                select(func.pg_get_serial_sequence(table.name, column.name))
            ).scalar_one()
            if sequence is not None:
                highest = select(func.max(column)).scalar_subquery()
                following = func.coalesce(highest, 0) + 1
                connection.execute(select(func.setval(sequence, following, false())))
