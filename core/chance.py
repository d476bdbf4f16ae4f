from collections.abc import Sequence
from typing import Protocol


class Chance(Protocol):
    """Where dice and shuffles come from. What it gave is written into the events."""

    def roll(self, dice: int, sides: int) -> tuple[int, ...]:
        """Roll `dice` fair dice; each result is 0 … `sides` - 1."""
        ...

    def shuffle(self, cards: Sequence[int]) -> tuple[int, ...]:
        """Return the same cards in a random order, each order as likely as any other."""
        ...
