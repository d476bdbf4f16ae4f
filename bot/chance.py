import secrets
from collections.abc import Sequence

_system = secrets.SystemRandom()


class SystemChance:
    """Dice and shuffles from the operating system's secure generator: uniform, unpredictable."""

    def roll(self, dice: int, sides: int) -> tuple[int, ...]:
        return tuple(_system.randrange(sides) for _ in range(dice))

    def shuffle(self, cards: Sequence[int]) -> tuple[int, ...]:
        return tuple(_system.sample(cards, k=len(cards)))
