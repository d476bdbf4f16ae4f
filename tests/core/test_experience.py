"""Experience and its levels, and the diary (rules.md §2.8)."""

import pytest

from core import experience
from core.campaign import HqLevel, MemoryRecord
from core.events import ExperienceTold
from core.violations import Refusal
from tests.core.table import COMMAND_ROOM, HIT, headquarters, refused, villa


@pytest.mark.parametrize(
    ("xp", "level", "missing"),
    [
        (0, HqLevel.ZERO, 25),
        (24, HqLevel.ZERO, 1),
        (25, HqLevel.ONE, 30),
        (54, HqLevel.ONE, 1),
        (55, HqLevel.TWO, 40),
        (95, HqLevel.THREE, 30),
        (125, HqLevel.FOUR, None),
        (175, HqLevel.FOUR, None),
    ],
)
def test_2_8_the_levels_of_the_base_game(xp: int, level: HqLevel, missing: int | None) -> None:
    assert experience.level_reached(xp) is level
    assert experience.to_next_level(xp) == missing


def test_2_8_each_memory_brings_its_experience() -> None:
    table = villa()
    table.play("0.1")
    table.play("0.2")
    table.do(experience.tell, "0.1", 12)
    (told,) = table.do(experience.tell, "0.2", 13)
    assert told == ExperienceTold(memory="0.2", before=None, xp=13, total=25, level=HqLevel.ONE)
    (told,) = table.do(experience.tell, "0.2", 10)
    assert told == ExperienceTold(memory="0.2", before=13, xp=10, total=22, level=HqLevel.ZERO)
    assert table.campaign.xp == 22


def test_2_8_the_track_ends_at_175() -> None:
    table = villa()
    table.play("0.1")
    table.play("0.2")
    table.do(experience.tell, "0.1", 170)
    (told,) = table.do(experience.tell, "0.2", 20)
    assert isinstance(told, ExperienceTold)
    assert told.total == experience.on_track(table.campaign) == 175
    (told,) = table.do(experience.tell, "0.1", 100)
    assert isinstance(told, ExperienceTold)
    assert told.total == 120, "what lies beyond the end is not forgotten"


def test_only_a_completed_memory_brings_experience() -> None:
    table = villa()
    table.begin("0.1")
    with refused(Refusal.MEMORY_NOT_COMPLETED, memory="0.1"):
        table.do(experience.tell, "0.1", 5)
    table.end(success=True)
    for wrong in (-1, 176):
        with refused(Refusal.NUMBER_OUT_OF_RANGE, what="xp", number=wrong):
            table.do(experience.tell, "0.1", wrong)
    table.do(experience.tell, "0.1", 5)
    with refused(Refusal.NOTHING_TO_CHANGE):
        table.do(experience.tell, "0.1", 5)


def test_2_8_the_diary_notes_attempts_contract_and_experience() -> None:
    table = headquarters(contract=1)
    table.ally("Lucia", COMMAND_ROOM)
    table.begin("1.1")
    table.end(success=False)
    table.begin("1.1")
    table.end(success=False)
    table.resolve()
    table.decline()
    table.roll(HIT)
    table.do(experience.tell, "1.1", 8)
    assert table.campaign.diary == (
        MemoryRecord(memory="1.1", attempts=2, success=False, contract_fulfilled=True, xp=8),
    )
