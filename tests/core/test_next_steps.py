"""What a group does next, and what it can do besides, at each stage of its round."""

import pytest

from core import founding
from core.campaign import Building
from core.next_steps import Step, besides, next_steps
from tests.core import stages
from tests.core.table import MEDICINE, Table, headquarters, villa


def ended() -> Table:
    table = headquarters()
    table.do(founding.end)
    return table


def before_the_opening() -> Table:
    table = villa()
    for memory in ("0.1", "0.2", "0.3", "0.4"):
        table.play(memory)
    return table


def placed() -> Table:
    table = stages.assignment()
    table.assign("Lucia", Building.SHOP)
    table.assign("Marco", Building.SHOP)
    return table


def with_medicine() -> Table:
    table = stages.assignment()
    table.have("Balm", MEDICINE, place=table.board("Bastiano"))
    table.begin("1.1")
    table.hurt("Alessandra", 3)
    return table


def test_workers_are_entered_then_placed_then_the_memory_begins() -> None:
    assert next_steps(headquarters().campaign) == (Step.ENTER_WORKERS, Step.BEGIN)
    assert next_steps(stages.assignment().campaign) == (Step.PLACE, Step.BEGIN)
    assert next_steps(placed().campaign) == (Step.BEGIN,)


def test_who_stands_in_need_not_be_placed() -> None:
    table = stages.stood_in_for()
    table.assign("Lucia", Building.SHOP)
    assert next_steps(table.campaign) == (Step.BEGIN,)


def test_the_round_goes_on_from_each_stage() -> None:
    assert next_steps(villa().campaign) == (Step.BEGIN,)
    assert next_steps(before_the_opening().campaign) == (Step.OPEN_HEADQUARTERS,)
    assert next_steps(stages.playing().campaign) == (Step.SUCCEED, Step.FAIL)
    assert next_steps(stages.failed_once().campaign) == (Step.BEGIN,)
    assert next_steps(stages.completed().campaign) == (Step.RESOLVE,)
    assert next_steps(stages.at_shop().campaign) == (Step.RESOLVE,)
    assert next_steps(ended().campaign) == ()


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        (with_medicine(), Step.GIVE_MEDICINE),
        (stages.critical(), Step.HEAL),
        (stages.playing(), Step.LOSE_HEARTS),
        (stages.playing(), Step.TRACK_TURNS),
        (stages.eliminated(), Step.STAND_IN),
        (headquarters(contract=None), Step.READ_CONTRACT),
        (stages.eliminated(), Step.NOTE_EXPERIENCE),
        (stages.assignment(), Step.ADD_CARDS),
        (stages.assignment(), Step.MOVE_CARDS),
    ],
)
def test_besides_there_is(table: Table, expected: Step) -> None:
    assert expected in besides(table.campaign)


def test_what_makes_no_sense_now_is_not_offered() -> None:
    assert Step.LOSE_HEARTS not in besides(stages.assignment().campaign)
    assert Step.ADD_CARDS not in besides(stages.playing().campaign)
    assert Step.GIVE_MEDICINE not in besides(stages.playing().campaign)
    assert besides(ended().campaign) == ()
