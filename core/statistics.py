"""What was rolled, drawn, healed and tried over a campaign, against what the die predicts."""

import math
from collections import Counter
from collections.abc import Sequence

from core.campaign import DieFaces
from core.events import (
    CardsMoved,
    CommandRoomOutcome,
    CommandRoomResolved,
    EquipmentRevealed,
    Event,
    Events,
    Face,
    Healed,
    WhyMoved,
)
from core.frozen import Frozen
from core.undo import standing

FEWEST_EXPECTED = 5.0  # of each face, below which the chi-square test says nothing


class Statistics(Frozen):
    """Counts over a log. `by_bot` are dice that the bot rolled, `on_table` dice typed in."""

    by_bot: dict[Face, int]
    on_table: dict[Face, int]
    rolls: int
    cards_revealed: int = 0
    cards_kept: int = 0
    hearts_healed: int = 0
    contracts_tried: int = 0
    contracts_fulfilled: int = 0

    @property
    def rolled(self) -> Counter[Face]:
        return Counter(self.by_bot) + Counter(self.on_table)

    @property
    def dice(self) -> int:
        return self.rolled.total()


def count(log: Sequence[tuple[int, Events]]) -> Statistics:
    """Count what a log's numbered entries tell.

    All dice count, for nobody makes a die fairer by taking its roll back; of all else only what was
    not taken back.
    """
    dice = {True: Counter[Face](), False: Counter[Face]()}
    rolls = 0
    number: Counter[str] = Counter()
    counting = standing(log)
    for seq, events in log:
        for event in events:
            if isinstance(event, CommandRoomResolved):
                dice[event.rolled_by_bot].update(event.dice)
                rolls += bool(event.dice)
            if seq in counting:
                number.update(_counted(event))
    return Statistics(by_bot=dict(dice[True]), on_table=dict(dice[False]), rolls=rolls, **number)


def _counted(event: Event) -> dict[str, int]:
    match event:
        case CommandRoomResolved():
            return {
                "contracts_tried": int(event.outcome in _TRIED),
                "contracts_fulfilled": int(event.outcome in _FULFILLED),
            }
        case EquipmentRevealed():
            return {"cards_revealed": len(event.cards)}
        case CardsMoved(why=WhyMoved.KEPT):
            return {"cards_kept": len(event.moves)}
        case Healed():
            return {"hearts_healed": event.hearts}
        case _:
            return {}


_FULFILLED = {CommandRoomOutcome.FULFILLED, CommandRoomOutcome.FULFILLED_SURELY}
_TRIED = {*_FULFILLED, CommandRoomOutcome.FAILED}


def expected(dice: int, faces: DieFaces) -> dict[Face, float]:
    """How often each face comes up in so many dice, on average."""
    numbers = {Face.HIT: faces.hit, Face.SPECIAL: faces.special, Face.FAILURE: faces.failure}
    return {face: dice * number / faces.sides for face, number in numbers.items()}


def chance_of_such_a_difference(rolled: Counter[Face], faces: DieFaces) -> float | None:
    """The probability that a fair die differs at least so much from what it predicts.

    Pearson's chi-square test over the faces that the die has; None while some face is expected too
    seldom for the test to mean anything, or the die has one kind of face only; 0 when a face came
    up that the die does not have.
    """
    predicted = {face: number for face, number in expected(rolled.total(), faces).items() if number}
    if any(face not in predicted for face in rolled):
        return 0.0
    if len(predicted) < 2 or min(predicted.values()) < FEWEST_EXPECTED:
        return None
    statistic = sum((rolled[face] - number) ** 2 / number for face, number in predicted.items())
    # the chi-square distribution's tail, in closed form for the one or two degrees of freedom here
    return math.exp(-statistic / 2) if len(predicted) == 3 else math.erfc(math.sqrt(statistic / 2))
