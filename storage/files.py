"""Files and folders that are there whole or not at all, and take the place of nothing."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp, mkstemp
from typing import BinaryIO

from storage.errors import FileRefused

_PARTIAL = ".partial"


@contextmanager
def new_file(path: Path) -> Iterator[BinaryIO]:
    """Write a file that only its owner may read; it has its name once the block is through.

    A process that is killed in between leaves a hidden `.partial` file, which may be deleted.

    Raises:
        FileRefused: something of this name is there, or it cannot be written.
    """
    if path.exists():
        raise FileRefused(f"{path} is there already: choose another name, or move it away.")
    try:
        handle, partial = mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=_PARTIAL)
    except OSError as error:
        raise FileRefused(f"{path} cannot be written: {error.strerror}.") from error
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.link(partial, path)  # which, unlike a rename, replaces nothing
    except OSError as error:
        raise FileRefused(f"{path} cannot be written: {error.strerror or error}.") from error
    finally:
        Path(partial).unlink()
    _keep(path.parent)


@contextmanager
def new_folder(path: Path) -> Iterator[Path]:
    """Fill a folder, under another name until the block is through.

    Raises:
        FileRefused: something of this name is there that is no empty folder, or it cannot be made.
    """
    if path.exists() and not (path.is_dir() and not any(path.iterdir())):
        raise FileRefused(f"{path} is there already: choose another name, or move it away.")
    partial: Path | None = None
    try:
        partial = Path(mkdtemp(dir=path.parent, prefix=f".{path.name}.", suffix=_PARTIAL))
        yield partial
        partial.rename(path)  # which replaces no folder that has something in it
    except OSError as error:
        raise FileRefused(f"{path} cannot be written: {error.strerror or error}.") from error
    finally:
        if partial is not None and partial.exists():
            shutil.rmtree(partial)
    _keep(path.parent)


def _keep(folder: Path) -> None:
    """Have the folder know its new entry even if the power fails now."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
