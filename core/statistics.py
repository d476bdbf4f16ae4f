"""What was rolled, drawn, healed and tried over a campaign, against what the die predicts."""

import math
from collections import Counter
from collections.abc import Iterable

from core.campaign import DieFaces
from core.events import (
    CardsMoved,
    CommandRoomOutcome,
    CommandRoomResolved,
    EquipmentRevealed,
    Event,
    Face,
    Healed,
    WhyMoved,
)
from core.frozen import Frozen

FEWEST_EXPECTED = 5.0  # of each face, below which the chi-square test says nothing


class Statistics(Frozen):
    """Counts over a log. `by_bot` are dice that the bot rolled, `on_table` dice typed in."""

    by_bot: dict[Face, int]
    on_table: dict[Face, int]
    rolls: int
    cards_revealed: int
    cards_kept: int
    hearts_healed: int
    contracts_tried: int
    contracts_fulfilled: int

    @property
    def rolled(self) -> Counter[Face]:
        return Counter(self.by_bot) + Counter(self.on_table)

    @property
    def dice(self) -> int:
        return self.rolled.total()


def count(events: Iterable[Event]) -> Statistics:
    """Count what a log's events tell."""
    by_bot: Counter[Face] = Counter()
    on_table: Counter[Face] = Counter()
    number: Counter[str] = Counter()
    for event in events:
        match event:
            case CommandRoomResolved():
                (by_bot if event.rolled_by_bot else on_table).update(event.dice)
                number["rolls"] += bool(event.dice)
                number["tried"] += event.outcome in _TRIED
                number["fulfilled"] += event.outcome in _FULFILLED
            case EquipmentRevealed():
                number["revealed"] += len(event.cards)
            case CardsMoved(why=WhyMoved.KEPT):
                number["kept"] += len(event.moves)
            case Healed():
                number["hearts"] += event.hearts
            case _:
                pass
    return Statistics(
        by_bot=dict(by_bot),
        on_table=dict(on_table),
        rolls=number["rolls"],
        cards_revealed=number["revealed"],
        cards_kept=number["kept"],
        hearts_healed=number["hearts"],
        contracts_tried=number["tried"],
        contracts_fulfilled=number["fulfilled"],
    )


_FULFILLED = {CommandRoomOutcome.FULFILLED, CommandRoomOutcome.FULFILLED_SURELY}
_TRIED = {*_FULFILLED, CommandRoomOutcome.FAILED}


def expected(dice: int, faces: DieFaces) -> dict[Face, float]:
    """How often each face comes up in so many dice, on average."""
    numbers = {Face.HIT: faces.hit, Face.SPECIAL: faces.special, Face.FAILURE: faces.failure}
    return {face: dice * number / faces.sides for face, number in numbers.items()}


def chance_of_such_a_difference(rolled: Counter[Face], faces: DieFaces) -> float | None:
    """The probability that a fair die differs at least so much from what it predicts.

    Pearson's chi-square test over the faces that the die has; None while some face is expected too
    seldom for the test to mean anything, or the die has one kind of face only.
    """
    predicted = {face: number for face, number in expected(rolled.total(), faces).items() if number}
    if len(predicted) < 2 or min(predicted.values()) < FEWEST_EXPECTED:
        return None
    statistic = sum((rolled[face] - number) ** 2 / number for face, number in predicted.items())
    # the chi-square distribution's tail, in closed form for the one or two degrees of freedom here
    return math.exp(-statistic / 2) if len(predicted) == 3 else math.erfc(math.sqrt(statistic / 2))
