"""A backup in a file, out of a database in use and into an empty one; a move between databases."""

import gzip
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

from storage.dump import Header, dump, header_of, load
from storage.errors import FileRefused
from storage.files import new_file
from storage.migration import upgrade
from storage.opening import alone, snapshot
from storage.progress import Stage, Watch, unwatched


def back_up(
    url: str, file: Path, *, program: str, at: datetime, watch: Watch = unwatched
) -> Header:
    """Write all that is in the database at one moment into a new file, gzipped lines of JSON.

    The bot may go on meanwhile. The file is there when it is whole, and not before.

    Raises:
        FileRefused: the file is there already, or cannot be written.
        DatabaseTooNew: this release does not know the database's.
        DatabaseUnusable: it is not there or cannot be read.
    """
    with snapshot(url) as connection, new_file(file) as raw, _packed(raw) as packed:
        header = header_of(connection, program, at)
        with closing(dump(connection, header, Stage.COPY, watch)) as lines:
            for line in lines:
                packed.write(line.encode() + b"\n")
    return header


def restore(url: str, file: Path, *, watch: Watch = unwatched) -> Header:
    """Put a backup into a database that is empty or not there yet. All of it, or nothing.

    Raises:
        FileRefused: the file cannot be read, or is no backup, or damaged, or of a newer release.
        DatabaseNotEmpty: there is something in the database.
        DatabaseInUse: somebody has it open.
        DatabaseUnusable: it cannot be written to.
    """
    with _unpacked(file) as lines, alone(url, make=True) as connection:
        header = load(connection, lines, url, watch)
        upgrade(connection)
    return header


def move(
    source: str, target: str, *, program: str, at: datetime, watch: Watch = unwatched
) -> Header:
    """Copy all of a database into one that is empty or not there yet. All of it, or nothing.

    Nobody may use either of them meanwhile, so that nothing is left behind. The source stays as
    it is.

    Raises:
        DatabaseNotEmpty: there is something in the target.
        DatabaseInUse: somebody has one of them open.
        DatabaseTooNew: this release does not know the source's.
        DatabaseUnusable: one of them cannot be used.
    """
    with alone(source) as before, alone(target, make=True) as after:
        header = header_of(before, program, at)
        with closing(dump(before, header, Stage.COPY, unwatched)) as lines:
            load(after, lines, target, watch)
        upgrade(after)
    return header


@contextmanager
def _packed(raw: BinaryIO) -> Iterator[gzip.GzipFile]:
    with gzip.GzipFile(filename="", mode="wb", fileobj=raw, mtime=0) as packed:
        yield packed


@contextmanager
def _unpacked(file: Path) -> Iterator[Iterator[str]]:
    try:
        packed = gzip.open(file)  # noqa: SIM115 - closed below
    except OSError as error:
        raise FileRefused(f"{file} cannot be read: {error.strerror}.") from error
    with packed:
        yield _lines(file, packed)


def _lines(file: Path, packed: gzip.GzipFile) -> Iterator[str]:
    try:
        for line in packed:
            yield line.decode().removesuffix("\n")
    except gzip.BadGzipFile as error:
        raise FileRefused(f"{file} is no backup of the bot, or is damaged: {error}.") from error
    except (EOFError, OSError, zlib.error, UnicodeDecodeError) as error:
        raise FileRefused(
            f"{file} is damaged or not whole: {error}. Nothing was restored."
        ) from error
