"""Old logs replay for ever: this one was written by version 1 of every event.

The file is never written again. A new kind of event, or a new version of one, gets a golden log of
its own beside it.
"""

from collections import Counter
from pathlib import Path
from typing import get_args

import pytest
from pydantic import BaseModel

from core.apply import replay
from core.campaign import (
    Attempt,
    Contract,
    DeckKeeper,
    DieFaces,
    HqLevel,
    Language,
    MemoryRecord,
    Phase,
    WorkshopColour,
)
from core.events import CampaignRenamed, Event, Events, events_adapter

GOLDEN = Path(__file__).parent / "golden"
EVENT_TYPES: tuple[type[BaseModel], ...] = get_args(get_args(Event)[0])


def log() -> Events:
    return events_adapter.validate_json((GOLDEN / "log_v1.json").read_bytes())


def test_every_event_is_in_it() -> None:
    assert {type(event) for event in log()} == set(EVENT_TYPES)


def test_every_event_is_of_version_1() -> None:
    assert {event.v for event in log()} == {1}


def test_it_comes_to_this_state() -> None:
    campaign = replay(log())

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


def test_a_log_begins_with_the_campaigns_beginning() -> None:
    for wrong in ((), (CampaignRenamed(before="A", after="B"),)):
        with pytest.raises(ValueError, match="CampaignBegan"):
            replay(wrong)
