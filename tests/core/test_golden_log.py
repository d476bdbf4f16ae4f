"""Old logs replay for ever: these were written by version 1 of every event.

The files are never written again. A new kind of event, or a new version of one, gets a golden log
of its own beside them.
"""

from collections import Counter
from pathlib import Path
from typing import get_args

import pytest
from pydantic import BaseModel

from core.apply import replay
from core.campaign import (
    Access,
    Attempt,
    Clock,
    Contract,
    Cubes,
    DeckKeeper,
    DieFaces,
    HqLevel,
    Language,
    MemoryRecord,
    Phase,
    WhoMayAct,
    WorkshopColour,
)
from core.events import CampaignRenamed, Event, Events, events_adapter

GOLDEN = Path(__file__).parent / "golden"
EVENT_TYPES: tuple[type[BaseModel], ...] = get_args(get_args(Event)[0])


ROUNDS, TABLE, PAPER = "log_v1.json", "log_v1_memory.json", "log_v1_paper.json"
ACCESS = "log_v1_access.json"
LOGS = (ROUNDS, TABLE, PAPER, ACCESS)


def log(name: str) -> Events:
    return events_adapter.validate_json((GOLDEN / name).read_bytes())


def test_every_event_is_in_one_of_them() -> None:
    assert {type(event) for name in LOGS for event in log(name)} == set(EVENT_TYPES)


def test_every_event_is_of_version_1() -> None:
    assert {event.v for name in LOGS for event in log(name)} == {1}


def test_rounds_of_the_headquarters_come_to_this_state() -> None:
    campaign = replay(log(ROUNDS))

    assert campaign.name == "La Serenissima"
    assert campaign.settings.language is Language.FRENCH
    assert campaign.settings.deck_keeper is DeckKeeper.BOT
    assert campaign.settings.die_faces == DieFaces(hit=2, special=1, failure=3)
    assert campaign.settings.medicine_hearts == 2

    assert campaign.phase is Phase.ENDED
    assert (campaign.attempt, campaign.resolution) == (None, None)
    assert campaign.level is HqLevel.TWO
    assert campaign.contract == Contract(position=2, number=4, tries=0)
    assert campaign.diary == (
        MemoryRecord(memory="0.4", attempts=1, success=True),
        MemoryRecord(memory="1.1", attempts=2, success=False, contract_fulfilled=False),
        MemoryRecord(memory="1.2", attempts=1, success=True, contract_fulfilled=True),
    )

    alessandra, bastiano, daria = campaign.assassins
    assert (alessandra.name, alessandra.hearts, alessandra.eliminated) == ("Alessandra", 1, False)
    assert (bastiano.name, bastiano.hearts, bastiano.eliminated) == ("Bastiano", 0, True)
    assert bastiano.eliminated_in == Attempt(memory="1.2", number=1)
    assert bastiano.in_hospital
    assert (daria.name, daria.hearts, daria.player) == ("Dariâ", 2, 1103000000000000003)

    lucia, marco, nico = campaign.workers
    assert (lucia.name, lucia.brown_card.hospital) == ("Lucía", (1, 2, 2, 3, 3))
    assert lucia.brown_card.workshop_colour is WorkshopColour.WHITE
    assert (marco.name, marco.stands_in_for) == ("Marco", bastiano.id)
    assert (nico.name, nico.brown_card.shop, nico.brown_card.command_room) == ("Nico", 2, 4)
    assert [worker.building for worker in campaign.workers] == [None, None, None]

    assert Counter((card.name, card.place.kind.value) for card in campaign.cards) == {
        ("Flying Machine", "main_hall"): 1,
        ("Plate", "main_hall"): 1,
        ("Borgia cape", "out_of_game"): 1,
        ("Common sword", "out_of_game"): 3,
        ("Parachute", "discard"): 2,
        ("Smoke bomb", "discard"): 1,
        ("Throwing knives", "discard"): 2,
        ("Medicine", "discard"): 2,
        ("Investigation", "deck"): 1,
    }
    assert [campaign.card(card).name for card in campaign.deck] == ["Investigation"]


def test_a_memory_at_the_table_comes_to_this_state() -> None:
    events = log(TABLE)
    campaign = replay(events)

    assert (campaign.phase, campaign.attempt, campaign.clock) == (Phase.VILLA, None, None)
    assert campaign.diary == (MemoryRecord(memory="0.1", attempts=1, success=True, xp=7),)
    claudio, bastiano = campaign.assassins
    assert (claudio.name, claudio.hearts) == ("Claudio", 3)
    assert (bastiano.eliminated, bastiano.stranded) == (True, False)
    assert bastiano.eliminated_in == Attempt(memory="0.1", number=1)
    (lucia,) = campaign.workers
    assert (lucia.most_hearts, lucia.hearts, lucia.eliminated) == (4, 4, False)
    assert [(card.name, card.place.kind.value) for card in campaign.cards] == [
        ("Medicine", "discard")
    ]


def test_game_turns_of_the_memory_at_the_table() -> None:
    events = log(TABLE)
    began = [event.kind for event in events].index("turn_began")
    campaign = replay(events[: began + 1])

    assert campaign.clock == Clock(
        turn=2,
        cubes=(
            Cubes(who=campaign.assassins[0].id, left=3),
            Cubes(who=campaign.assassins[1].id, left=3),
        ),
    )
    assert [one.critical_since for one in campaign.miniatures()] == [1, None, 1]


def test_a_campaign_begun_on_paper_comes_to_this_state() -> None:
    campaign = replay(log(PAPER))

    assert campaign.phase is Phase.MEMORY
    assert campaign.attempt == Attempt(memory="1.3", number=1)
    assert campaign.level is HqLevel.ONE
    assert campaign.contract == Contract(position=2, number=4, tries=1)
    assert campaign.xp == 30
    completed = ["0.1", "0.2", "0.3", "0.4", "1.1", "M.A", "1.2"]
    assert [record.memory for record in campaign.diary] == completed


def test_who_may_act_and_leads_comes_to_this_state() -> None:
    campaign = replay(log(ACCESS))

    assert campaign.settings.access == Access(who=WhoMayAct.ROLE, role=77)
    assert campaign.game_master == 2


def test_of_a_campaign_older_than_game_masters_nobody_is_known() -> None:
    campaign = replay(log(ROUNDS))

    assert campaign.game_master is None
    assert campaign.settings.access == Access()


def test_a_log_begins_with_the_campaigns_beginning() -> None:
    for wrong in ((), (CampaignRenamed(before="A", after="B"),)):
        with pytest.raises(ValueError, match="CampaignBegan"):
            replay(wrong)
