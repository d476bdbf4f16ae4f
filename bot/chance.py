import random
import secrets
from collections.abc import Sequence


class SystemChance:
    """Dice and shuffles from the operating system's secure generator: uniform, unpredictable.

    Args:
        source: another generator, for tests that need the same dice again.
    """

    def __init__(self, source: random.Random | None = None) -> None:
        self._source = source or secrets.SystemRandom()

    def roll(self, dice: int, sides: int) -> tuple[int, ...]:
        return tuple(self._source.randrange(sides) for _ in range(dice))

    def shuffle(self, cards: Sequence[int]) -> tuple[int, ...]:
        return tuple(self._source.sample(cards, k=len(cards)))
