"""A campaign begun on paper is entered midway (rules.md §2.8)."""

import pytest

from core import memory, paper
from core.apply import replay
from core.campaign import Contract, HqLevel, MemoryRecord, Phase, PlaceKind
from core.invariants import broken
from core.paper import OnPaper
from core.violations import Refusal
from tests.core.table import COMMAND_ROOM, SWORD, Table, refused, villa


def midway() -> Table:
    """Memory 1.2 was the last on paper; Contract 2 asks for 4 and was tried once."""
    table = villa()
    table.ally("Lucia")
    table.have("Sword", SWORD)
    contract = Contract(position=2, number=1, tries=1)
    table.do(
        paper.enter, OnPaper(last="1.2", also=("M.A",), level=HqLevel.ONE, contract=contract, xp=30)
    )
    return table


def test_all_memories_before_the_last_count_as_completed_nobody_knows_how() -> None:
    diary = midway().campaign.diary
    completed = [record.memory for record in diary]
    assert completed == ["0.1", "0.2", "0.3", "0.4", "1.1", "M.A", "1.2"]
    assert diary[0] == MemoryRecord(memory="0.1", attempts=None, success=None)


def test_the_group_stands_at_an_assignment_step_in_its_headquarters() -> None:
    campaign = midway().campaign
    assert campaign.phase is Phase.ASSIGNMENT
    assert campaign.hq_open
    assert campaign.level is HqLevel.ONE
    assert campaign.contract == Contract(position=2, number=1, tries=1)
    assert campaign.xp == 30
    assert [card.name for card in campaign.cards_in(PlaceKind.MAIN_HALL)] == ["Sword"]
    assert list(broken(campaign)) == []


def test_the_campaign_goes_on_with_the_next_memory_and_its_resolution() -> None:
    table = midway()
    table.assign("Lucia", COMMAND_ROOM)
    assert memory.playable(table.campaign)[0] == "1.3"
    table.play("1.3")
    table.resolve()
    assert table.campaign.resolution is not None
    assert table.campaign.resolution.contract_fulfilled  # the second try needs no dice


def test_after_0_4_the_headquarters_are_opened_as_always() -> None:
    table = villa()
    table.do(paper.enter, OnPaper(last="0.4", xp=10))
    assert table.campaign.phase is Phase.VILLA
    assert table.campaign.contract is None
    table.open(3)
    assert table.campaign.contract == Contract(number=3)


def test_there_may_be_no_contract_left() -> None:
    table = villa()
    table.do(paper.enter, OnPaper(last="4.5", contract=None))
    assert table.campaign.contract is None


def test_the_log_replays_to_the_same_state() -> None:
    table = midway()
    table.play("1.3")
    assert replay(table.log) == table.campaign


def test_only_a_campaign_that_has_not_played_yet_is_entered() -> None:
    for begun in (villa(), midway()):
        if begun.campaign.phase is Phase.VILLA:
            begun.begin("0.1")
        with refused(Refusal.ONLY_AT_THE_BEGINNING):
            begun.do(paper.enter, OnPaper(last="2.1"))


@pytest.mark.parametrize(
    "wrong", [OnPaper(last="9.9"), OnPaper(last="M.A"), OnPaper(last="1.1", also=("1.2",))]
)
def test_memories_must_be_those_of_the_campaign(wrong: OnPaper) -> None:
    with refused(Refusal.UNKNOWN_MEMORY):
        villa().do(paper.enter, wrong)


@pytest.mark.parametrize(
    ("what", "wrong"),
    [
        ("xp", OnPaper(last="1.1", xp=176)),
        ("contract", OnPaper(last="1.1", contract=Contract(position=0))),
        ("contract_number", OnPaper(last="1.1", contract=Contract(number=0))),
        ("tries", OnPaper(last="1.1", contract=Contract(tries=2))),
    ],
)
def test_numbers_must_be_possible(what: str, wrong: OnPaper) -> None:
    with refused(Refusal.NUMBER_OUT_OF_RANGE, what=what):
        villa().do(paper.enter, wrong)
