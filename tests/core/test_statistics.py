"""What was rolled against what the faces predict, and what else a campaign counts."""

from collections import Counter
from random import Random

import pytest

from core import statistics
from core.campaign import Contract, DieFaces
from core.events import CommandRoomOutcome, CommandRoomResolved, Events, Face, TakenBack
from core.statistics import Statistics
from tests.core import stages
from tests.core.table import FAILURE, HIT

FACES = DieFaces(hit=2, special=1, failure=3)
SIDES = (Face.HIT,) * 2 + (Face.SPECIAL,) + (Face.FAILURE,) * 3


def rolled(*dice: Face, by_bot: bool = True) -> Events:
    return (
        CommandRoomResolved(
            shares=(),
            contract=Contract(number=3),
            outcome=CommandRoomOutcome.FAILED,
            dice=dice,
            rolled_by_bot=by_bot,
            tries=1,
        ),
    )


def test_a_resolution_is_counted() -> None:
    table = stages.at_command_room()
    table.roll(HIT)
    counted = statistics.count([(1, tuple(table.log))])
    assert counted == Statistics(
        by_bot={Face.HIT: 1},
        on_table={},
        rolls=1,
        cards_revealed=2,
        cards_kept=1,
        hearts_healed=1,
        contracts_tried=1,
        contracts_fulfilled=0,
    )


def test_a_second_try_counts_as_tried_and_fulfilled_without_dice() -> None:
    table = stages.fulfilled()
    counted = statistics.count([(1, tuple(table.log))])
    assert (counted.contracts_tried, counted.contracts_fulfilled, counted.dice) == (1, 1, 1)


def test_dice_of_bot_and_table_are_told_apart() -> None:
    log = [(1, rolled(Face.HIT, Face.FAILURE)), (2, rolled(Face.HIT, by_bot=False))]
    counted = statistics.count(log)
    assert counted.by_bot == {Face.HIT: 1, Face.FAILURE: 1}
    assert counted.on_table == {Face.HIT: 1}
    assert (counted.rolls, counted.dice) == (2, 3)
    assert counted.rolled == Counter({Face.HIT: 2, Face.FAILURE: 1})


def test_a_roll_taken_back_was_rolled_all_the_same_but_tried_nothing() -> None:
    state = stages.at_command_room().campaign
    taken = TakenBack(first=1, last=1, commands=("resolve",), actors=("Ana",), state=state)
    counted = statistics.count([(1, rolled(Face.FAILURE)), (2, (taken,))])
    assert counted.by_bot == {Face.FAILURE: 1}
    assert counted.contracts_tried == 0


def test_what_the_faces_predict() -> None:
    assert statistics.expected(60, FACES) == {Face.HIT: 20, Face.SPECIAL: 10, Face.FAILURE: 30}


def thrown(dice: int, sides: tuple[Face, ...]) -> Counter[Face]:
    random = Random(1513)  # noqa: S311 - a test must be repeatable
    return Counter(random.choices(sides, k=dice))


def test_a_fair_die_is_not_suspected() -> None:
    chance = statistics.chance_of_such_a_difference(thrown(600, SIDES), FACES)
    assert chance is not None
    assert chance > 0.05


def test_a_loaded_die_is_found_out() -> None:
    loaded = (*SIDES, Face.FAILURE, Face.FAILURE)
    chance = statistics.chance_of_such_a_difference(thrown(600, loaded), FACES)
    assert chance is not None
    assert chance < 0.001


@pytest.mark.parametrize(
    ("rolls", "faces", "chance"),
    [
        # by the tables of the chi-square distribution: 5.991 for 2 degrees, 3.841 for 1
        (Counter({Face.HIT: 20, Face.SPECIAL: 10, Face.FAILURE: 30}), FACES, 1.0),
        (Counter({Face.HIT: 26, Face.SPECIAL: 13, Face.FAILURE: 21}), FACES, 0.0672),
        (Counter({Face.HIT: 60, Face.FAILURE: 40}), DieFaces(hit=3, special=0, failure=3), 0.0455),
    ],
)
def test_chi_square(rolls: Counter[Face], faces: DieFaces, chance: float) -> None:
    told = statistics.chance_of_such_a_difference(rolls, faces)
    assert told == pytest.approx(chance, abs=0.0001)


def test_a_face_that_the_die_lacks_cannot_be_by_chance() -> None:
    rolls = Counter({Face.HIT: 20, Face.SPECIAL: 1, Face.FAILURE: 20})
    no_special = DieFaces(hit=3, special=0, failure=3)
    assert statistics.chance_of_such_a_difference(rolls, no_special) == 0


def test_too_few_dice_say_nothing() -> None:
    assert statistics.chance_of_such_a_difference(thrown(29, SIDES), FACES) is None
    only_hits = DieFaces(hit=6, special=0, failure=0)
    assert statistics.chance_of_such_a_difference(Counter({Face.HIT: 50}), only_hits) is None


def test_failures_rolled_on_a_table_are_failures() -> None:
    table = stages.at_command_room()
    table.roll(FAILURE)
    assert statistics.count([(1, tuple(table.log))]).rolled == Counter({Face.FAILURE: 1})
