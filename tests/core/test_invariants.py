"""Each rule that always holds can be told to be broken."""

from collections.abc import Callable

import pytest

from core.campaign import (
    DECK,
    DISCARD,
    MAIN_HALL,
    OUT_OF_GAME,
    REVEALED,
    VILLA,
    Assassin,
    Attempt,
    BrownCard,
    Building,
    Campaign,
    CardKind,
    Clock,
    Contract,
    DieFaces,
    HqLevel,
    MemoryRecord,
    Phase,
    Place,
    Price,
    Settings,
    Slot,
    TurnPhase,
    Worker,
    bag,
    board,
)
from core.cards import CardFacts
from core.invariants import Invariant, broken
from tests.core import stages
from tests.core.table import Table


def good() -> Table:
    """Alessandra is Eliminated; Marco stands in for her."""
    table = stages.stood_in_for()
    table.have("Leap", CardFacts(kind=CardKind.SKILL, level=HqLevel.THREE))
    table.have("Blade", CardFacts(slot=Slot.HIDDEN_BLADE))
    return table


def card(table: Table, name: str, place: Place) -> Campaign:
    cards = tuple(
        one.model_copy(update={"place": place}) if one.name == name else one
        for one in table.campaign.cards
    )
    return table.campaign.model_copy(update={"cards": cards})


def assassin(table: Table, who: str, /, **update: object) -> Campaign:
    changed: tuple[Assassin, ...] = tuple(
        one.model_copy(update=update) if one.name == who else one
        for one in table.campaign.assassins
    )
    return table.campaign.model_copy(update={"assassins": changed})


def worker(table: Table, who: str, /, **update: object) -> Campaign:
    changed: tuple[Worker, ...] = tuple(
        one.model_copy(update=update) if one.name == who else one for one in table.campaign.workers
    )
    return table.campaign.model_copy(update={"workers": changed})


def campaign(table: Table, **update: object) -> Campaign:
    return table.campaign.model_copy(update=update)


def printed(table: Table, which: str, /, **update: object) -> Campaign:
    cards = tuple(
        one.model_copy(update=update) if one.name == which else one for one in table.campaign.cards
    )
    return table.campaign.model_copy(update={"cards": cards})


def bagged_twice(table: Table, facts: CardFacts) -> Campaign:
    table.have("Twin", facts, 2)
    return card(table, "Twin", bag(table.who("Alessandra")))


TWICE = MemoryRecord(memory="1.1", attempts=1, success=True)

BROKEN: dict[Invariant, tuple[Callable[[Table], Campaign], ...]] = {
    Invariant.HEARTS: (
        lambda t: assassin(t, "Bastiano", hearts=4),
        lambda t: worker(t, "Lucia", hearts=-1),
    ),
    Invariant.ELIMINATED: (
        lambda t: assassin(t, "Alessandra", hearts=1),
        lambda t: worker(t, "Lucia", hearts=0, eliminated=True),
    ),
    Invariant.CRITICAL: (lambda t: assassin(t, "Bastiano", hearts=0),),
    Invariant.SLOTS: (
        lambda t: card(t, "Sword", board(t.who("Bastiano"), Slot.MELEE)),  # both
        lambda t: card(t, "Medicine", board(t.who("Bastiano"), Slot.RANGED)),
    ),
    Invariant.BOARDS: (
        lambda t: card(t, "Medicine", board(t.who("Alessandra"), Slot.FREE)),
        lambda t: card(t, "Medicine", board(t.who("Lucia"), Slot.FREE)),
    ),
    Invariant.APPRENTICES_CARDS: (
        lambda t: card(t, "Blade", board(t.who("Marco"), Slot.FREE)),
        lambda t: card(t, "Leap", board(t.who("Marco"), Slot.FREE)),
    ),
    Invariant.BAGS: (
        lambda t: card(t, "Medicine", bag(t.who("Bastiano"))),
        lambda t: bagged_twice(t, CardFacts(slot=Slot.ARMOUR, hearts=1)),
        lambda t: bagged_twice(t, CardFacts(slot=Slot.HIDDEN_BLADE)),
    ),
    Invariant.SPARE_CARDS: (lambda t: card(t, "Medicine", VILLA),),
    Invariant.BLUEPRINTS: (
        lambda t: card(t, "Medicine", Place(kind=t.card("Flying Machine").place.kind)),
        lambda t: card(t, "Flying Machine", DISCARD),
        lambda t: campaign(t, hq_open=False),
    ),
    Invariant.PILES: (lambda t: card(t, "Leap", DISCARD),),
    Invariant.REVEALED: (lambda t: card(t, "Medicine", REVEALED),),
    Invariant.STAND_INS: (
        lambda t: worker(t, "Marco", stands_in_for=t.who("Bastiano")),
        lambda t: worker(t, "Lucia", stands_in_for=t.who("Alessandra")),
        lambda t: worker(t, "Marco", building=Building.SHOP),
    ),
    Invariant.CONTRACT: (lambda t: campaign(t, contract=Contract(tries=2)),),
    Invariant.ROUND: (
        lambda t: campaign(t, phase=Phase.MEMORY),
        lambda t: campaign(t, phase=Phase.VILLA),
    ),
    Invariant.DIARY: (
        lambda t: campaign(t, diary=(TWICE, TWICE)),
        lambda t: campaign(t, diary=(TWICE.model_copy(update={"memory": "9.9"}),)),
    ),
    Invariant.TURNS: (
        lambda t: campaign(t, clock=Clock(phase=TurnPhase.ENEMY)),
        lambda t: assassin(t, "Bastiano", critical_since=1),
    ),
    Invariant.SIZE: (
        lambda t: campaign(t, assassins=()),
        lambda t: campaign(t, assassins=t.campaign.assassins * 3),
        lambda t: campaign(t, workers=t.campaign.workers * 50),
        lambda t: campaign(t, cards=t.campaign.cards * 500),
    ),
    Invariant.NAMES: (
        lambda t: campaign(t, name="\u200b"),
        lambda t: campaign(t, name="V" * 61),
        lambda t: worker(t, "Lucia", name=" "),
        lambda t: assassin(t, "Bastiano", name="B" * 41),
        lambda t: printed(t, "Medicine", name=""),
        lambda t: printed(t, "Medicine", name="M" * 61),
    ),
    Invariant.NUMBERS: (
        lambda t: worker(t, "Lucia", brown_card=BrownCard(command_room=10**9)),
        lambda t: worker(t, "Lucia", brown_card=BrownCard(hospital=(1, 1, 1, 1, -1))),
        lambda t: worker(t, "Lucia", most_hearts=10),
        lambda t: printed(t, "Sword", hearts=-1),
        lambda t: printed(t, "Flying Machine", price=Price(black=0, white=21)),
        lambda t: campaign(t, contract=Contract(number=51)),
        lambda t: campaign(t, contract=Contract(position=0)),
        lambda t: campaign(t, attempt=Attempt(memory="1.1", number=3)),
        lambda t: campaign(t, attempt=Attempt(memory="9.9", number=1)),
        lambda t: campaign(t, clock=Clock(turn=0)),
        lambda t: campaign(t, diary=(TWICE.model_copy(update={"attempts": 3}),)),
        lambda t: campaign(t, diary=(TWICE.model_copy(update={"xp": 176}),)),
        lambda t: campaign(t, settings=Settings(medicine_hearts=10)),
        lambda t: campaign(t, settings=Settings(die_faces=DieFaces(hit=1, special=0, failure=0))),
        lambda t: campaign(t, game_master=2**64),
        lambda t: assassin(t, "Bastiano", player=-1),
    ),
    Invariant.RECORD: (
        lambda t: campaign(t, last_id=10**18),
        lambda t: worker(t, "Lucia", id=0),
        lambda t: card(t, "Medicine", DECK),
        lambda t: campaign(t, last_id=1),
        lambda t: worker(t, "Lucia", id=1),
    ),
}
CASES = [(rule, breaking) for rule, ways in BROKEN.items() for breaking in ways]


@pytest.mark.parametrize(("rule", "breaking"), CASES, ids=[rule.value for rule, _ in CASES])
def test_it_is_told(rule: Invariant, breaking: Callable[[Table], Campaign]) -> None:
    assert rule in set(broken(breaking(good())))


def test_a_building_that_is_resolved_is_empty() -> None:
    table = stages.at_shop()
    assert set(broken(worker(table, "Marta", building=Building.WORKSHOP))) == {Invariant.BUILDINGS}
    lying = assassin(table, "Bastiano", in_hospital=True)
    assert set(broken(lying)) == {Invariant.BUILDINGS}


def test_every_rule_is_met_here() -> None:
    assert {*BROKEN, Invariant.BUILDINGS} == set(Invariant)


@pytest.mark.parametrize("place", [MAIN_HALL, DISCARD, OUT_OF_GAME])
def test_nothing_is_told_of_a_good_state(place: Place) -> None:
    assert list(broken(card(good(), "Medicine", place))) == []
