"""How long work says how far it has come."""

from collections.abc import Callable
from enum import StrEnum
from typing import TypeAlias


class Stage(StrEnum):
    COPY = "copy"  # rows
    COMPARE = "compare"  # rows
    CHECK = "check"  # entries of logs
    EXPORT = "export"  # entries of logs


Watch: TypeAlias = Callable[[Stage, int, int], None]
"""Told the stage, how much of it is done, and how much there is."""


def unwatched(_stage: Stage, _done: int, _total: int) -> None:
    """Nobody looks."""
