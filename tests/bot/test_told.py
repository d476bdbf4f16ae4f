"""What a group is told to do next."""

from collections.abc import Callable

import pytest

from bot.commands.next_steps import next_step
from bot.commands.told import warning
from bot.words import words
from core import founding
from core.campaign import Language
from tests.core.stages import assignment
from tests.core.table import COMMAND_ROOM, FAILURE, Table, headquarters, villa

ENGLISH, FRENCH = words(Language.ENGLISH), words(Language.FRENCH)


def with_a_worker() -> Table:
    played = headquarters(contract=2)
    played.ally("Lucia", COMMAND_ROOM)
    return played


def all_of_the_villa_played() -> Table:
    played = villa()
    for memory in ("0.1", "0.2", "0.3", "0.4"):
        played.play(memory)
    return played


def playing() -> Table:
    played = with_a_worker()
    played.begin("1.1")
    return played


def failed_once() -> Table:
    played = playing()
    played.end(success=False)
    return played


def completed() -> Table:
    played = playing()
    played.end(success=True)
    return played


def ended() -> Table:
    played = with_a_worker()
    played.do(founding.end)
    return played


def tried_once() -> Table:
    """The Assignment step after one die failed for a Contract that asks for two successes."""
    played = completed()
    played.resolve()
    played.decline()
    played.roll(FAILURE)
    return played


@pytest.mark.parametrize(
    ("played", "english", "french"),
    [
        (villa, "`/memory begin`", "`/mémoire commencer`"),
        (all_of_the_villa_played, "`/headquarters open`", "`/repaire ouvrir`"),
        (headquarters, "`/roster`", "`/équipe`"),
        (assignment, "`/assign`", "`/affecter`"),
        (with_a_worker, "Next: `/memory begin`", "`/mémoire commencer`"),
        (playing, "`/memory success` or `/memory failure`", "`/mémoire réussite`"),
        (failed_once, "the 2nd attempt, with `/memory begin`", "la 2e tentative"),
        (completed, "`/resolve`", "`/résoudre`"),
    ],
)
def test_there_is_always_a_next_step(
    played: Callable[[], Table], english: str, french: str
) -> None:
    campaign = played().campaign
    assert english in next_step(campaign, ENGLISH)
    assert french in next_step(campaign, FRENCH)


def test_but_not_after_the_end() -> None:
    assert next_step(ended().campaign, ENGLISH) == ""


def test_who_cannot_reach_the_sure_second_try_is_told_so() -> None:
    played = tried_once()
    assert warning(played.campaign, ENGLISH) == ""  # nobody is there: nothing is tried
    played.assign("Lucia", COMMAND_ROOM)
    assert "asks for 2 successes" in warning(played.campaign, ENGLISH)
    assert "atteignent 1" in warning(played.campaign, FRENCH)
    played.play("1.2")
    assert warning(played.campaign, ENGLISH) == ""  # the Resolution itself tells what came of it


def test_enough_workers_for_the_second_try_are_no_reason_to_warn() -> None:
    played = tried_once()
    played.ally("Marta", COMMAND_ROOM)
    played.assign("Lucia", COMMAND_ROOM)
    assert warning(played.campaign, ENGLISH) == ""
