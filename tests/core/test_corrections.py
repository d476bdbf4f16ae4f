"""Setting things by hand, with a reason, and never against the rules (rules.md §9)."""

from collections.abc import Callable

import pytest

from core import corrections, turns
from core.apply import replay
from core.campaign import (
    DISCARD,
    MAIN_HALL,
    WORKSHOP,
    Attempt,
    Building,
    CardKind,
    Contract,
    HealthState,
    HqLevel,
    MemoryRecord,
    Phase,
    PlaceKind,
    Slot,
    TurnPhase,
    bag,
)
from core.cards import CardFacts, NewCards
from core.events import Corrected, Correction, Events, Fact
from core.headquarters.needs import HeartsNeed
from core.invariants import Invariant
from core.violations import Refusal
from tests.core import stages
from tests.core.table import (
    COMMAND_ROOM,
    HOSPITAL,
    SHOP,
    SWORD,
    Table,
    armour,
    blueprint,
    headquarters,
    refused,
    villa,
)

WHY = "so it was on the table"


def told(events: Events) -> tuple[Correction, str | None, Fact, Fact]:
    (event,) = events
    assert isinstance(event, Corrected)
    assert event.reason == WHY
    return event.what, event.subject, event.before, event.after


# --- health --------------------------------------------------------------------------------------


def test_hearts() -> None:
    table = stages.assignment()
    events = table.do(corrections.hearts, table.who("Alessandra"), 1, WHY)
    assert told(events) == (Correction.HEARTS, "Alessandra", Fact(number=3), Fact(number=1))
    assert table.state("Alessandra") is HealthState.INJURED


def test_hearts_of_who_is_critical_since_an_earlier_turn() -> None:
    table = stages.playing()
    table.do(turns.track)
    table.do(turns.next_turn)
    alessandra = table.who("Alessandra")
    with refused(Refusal.NUMBER_OUT_OF_RANGE, what="turn", maximum=2):
        table.do(corrections.hearts, alessandra, 0, WHY, since=3)
    table.do(corrections.hearts, alessandra, 0, WHY, since=1)
    assert [peril.until for peril in turns.perils(table.campaign)] == [2]
    table.do(corrections.hearts, alessandra, 1, WHY)
    assert turns.perils(table.campaign) == ()


def test_eliminated_and_not_eliminated_after_all() -> None:
    table = stages.assignment()
    table.have("Plate", armour(2), place=table.board("Alessandra"))
    alessandra = table.who("Alessandra")
    events = table.do(corrections.health, alessandra, out=True, reason=WHY)
    assert told(events) == (
        Correction.HEALTH,
        "Alessandra",
        Fact(health=HealthState.FULL_HEALTH),
        Fact(health=HealthState.ELIMINATED),
    )
    assert table.lying(PlaceKind.BAG) == ["Plate"]
    with refused(Refusal.IS_ELIMINATED, name="Alessandra"):
        table.do(corrections.health, alessandra, out=True, reason=WHY)
    table.do(corrections.health, alessandra, out=False, reason=WHY)
    assert table.hearts("Alessandra") == (1, 5)
    assert table.on_board("Alessandra") == [("Plate", Slot.ARMOUR)]
    with refused(Refusal.ASSASSIN_NOT_ELIMINATED, name="Alessandra"):
        table.do(corrections.health, alessandra, out=False, reason=WHY)


def test_an_ally_is_eliminated_in_a_memory_only() -> None:
    table = stages.assignment()
    lucia = table.who("Lucia")
    with refused(Refusal.BREAKS_THE_RULES, rule=Invariant.ELIMINATED):
        table.do(corrections.health, lucia, out=True, reason=WHY)
    table.begin("1.1")
    table.do(corrections.health, lucia, out=True, reason=WHY)
    table.do(corrections.health, lucia, out=False, reason=WHY)
    assert table.hearts("Lucia") == (1, 3)


def test_stand_ins() -> None:
    table = stages.eliminated()
    alessandra, bastiano, marco = map(table.who, ("Alessandra", "Bastiano", "Marco"))
    with refused(Refusal.BREAKS_THE_RULES, rule=Invariant.STAND_INS):
        table.do(corrections.stand_in, marco, bastiano, WHY)
    table.begin("1.2")
    events = table.do(corrections.stand_in, marco, alessandra, WHY)
    assert told(events) == (Correction.STAND_IN, "Marco", Fact(), Fact(name="Alessandra"))
    table.do(corrections.stand_in, marco, None, WHY)
    assert table.campaign.stand_in_of(alessandra) is None


# --- the Headquarters ----------------------------------------------------------------------------


def test_where_a_miniature_stands_even_before_a_second_attempt() -> None:
    table = stages.failed_once()
    events = table.do(corrections.building, table.who("Lucia"), SHOP, WHY)
    assert told(events) == (Correction.BUILDING, "Lucia", Fact(), Fact(building=SHOP))
    assert table.in_building(SHOP) == ["Lucia"]


def test_an_assassin_stands_in_the_hospital_only() -> None:
    table = stages.eliminated()
    alessandra = table.who("Alessandra")
    with refused(Refusal.RED_SPACES_ARE_IN_THE_HOSPITAL, name="Alessandra"):
        table.do(corrections.building, alessandra, SHOP, WHY)
    table.do(corrections.building, alessandra, None, WHY)
    assert not table.assassin("Alessandra").in_hospital
    table.do(corrections.building, alessandra, HOSPITAL, WHY)
    assert table.assassin("Alessandra").in_hospital


def test_a_building_that_is_resolved_stays_empty() -> None:
    table = stages.at_shop()
    with refused(Refusal.BREAKS_THE_RULES, rule=Invariant.BUILDINGS):
        table.do(corrections.building, table.who("Lucia"), HOSPITAL, WHY)
    table.do(corrections.building, table.who("Lucia"), COMMAND_ROOM, WHY)


def test_level_and_contract() -> None:
    table = stages.assignment()
    table.do(corrections.level, HqLevel.TWO, WHY)
    events = table.do(corrections.contract, Contract(position=3, number=4, tries=1), WHY)
    assert told(events) == (
        Correction.CONTRACT,
        None,
        Fact(contract=Contract(position=1, number=3)),
        Fact(contract=Contract(position=3, number=4, tries=1)),
    )
    assert table.campaign.level is HqLevel.TWO
    table.do(corrections.contract, None, WHY)
    assert table.campaign.contract is None
    with refused(Refusal.NUMBER_OUT_OF_RANGE, what="tries"):
        table.do(corrections.contract, Contract(tries=2), WHY)


def test_before_the_headquarters_opens_there_is_neither() -> None:
    table = villa()
    with refused(Refusal.BREAKS_THE_RULES, rule=Invariant.CONTRACT):
        table.do(corrections.level, HqLevel.ONE, WHY)
    with refused(Refusal.BREAKS_THE_RULES, rule=Invariant.CONTRACT):
        table.do(corrections.contract, Contract(), WHY)


# --- the round -----------------------------------------------------------------------------------


def test_the_first_attempt_did_not_fail_after_all() -> None:
    table = stages.failed_once()
    events = table.do(corrections.round_to, Phase.MEMORY, None, WHY)
    first = Attempt(memory="1.1", number=1)
    assert told(events)[2:] == (
        Fact(phase=Phase.BETWEEN_ATTEMPTS, attempt=first),
        Fact(phase=Phase.MEMORY, attempt=first),
    )
    table.end(success=True)
    assert table.campaign.phase is Phase.RESOLUTION


def test_a_memory_was_never_begun() -> None:
    table = stages.playing()
    table.hurt("Lucia", 2)
    table.do(corrections.round_to, Phase.ASSIGNMENT, None, WHY)
    assert table.campaign.attempt is None
    assert table.hearts("Lucia") == (3, 3)
    table.assign("Lucia", SHOP)


def test_back_to_a_building_that_was_passed_too_soon() -> None:
    table = stages.at_shop()
    table.do(corrections.building, table.who("Marco"), None, WHY)
    table.do(corrections.round_to, Phase.RESOLUTION, None, WHY, due=Building.HOSPITAL)
    table.do(corrections.building, table.who("Lucia"), HOSPITAL, WHY)
    assert isinstance(table.need(), HeartsNeed)


@pytest.mark.parametrize(
    ("stage", "phase", "rule"),
    [
        (stages.assignment, Phase.VILLA, Invariant.ROUND),
        (stages.assignment, Phase.MEMORY, Invariant.ROUND),
        (stages.assignment, Phase.ENDED, Invariant.ROUND),
        (stages.playing, Phase.RESOLUTION, Invariant.DIARY),
        (stages.completed, Phase.MEMORY, Invariant.DIARY),
        (stages.critical, Phase.ASSIGNMENT, Invariant.CRITICAL),
        (stages.revealed, Phase.ASSIGNMENT, Invariant.REVEALED),
        (villa, Phase.ASSIGNMENT, Invariant.ROUND),
    ],
)
def test_a_round_that_cannot_be_is_refused(
    stage: Callable[[], Table], phase: Phase, rule: Invariant
) -> None:
    table = stage()
    with refused(Refusal.BREAKS_THE_RULES, rule=rule):
        table.do(corrections.round_to, phase, None, WHY)


def test_the_diary() -> None:
    table = stages.eliminated()
    record = MemoryRecord(memory="1.1", attempts=2, success=False, contract_fulfilled=False, xp=4)
    events = table.do(corrections.diary, " 1.1 ", record, WHY)
    assert told(events) == (
        Correction.DIARY,
        "1.1",
        Fact(record=MemoryRecord(memory="1.1", attempts=1, success=True)),
        Fact(record=record),
    )
    table.do(corrections.diary, "0.4", MemoryRecord(memory="?", attempts=1, success=True), WHY)
    assert [one.memory for one in table.campaign.diary] == ["1.1", "0.4"]
    table.do(corrections.diary, "1.1", None, WHY)
    assert [one.memory for one in table.campaign.diary] == ["0.4"]
    with refused(Refusal.UNKNOWN_MEMORY, memory="9.9"):
        table.do(corrections.diary, "9.9", record, WHY)
    with refused(Refusal.NUMBER_OUT_OF_RANGE, what="attempt", maximum=2):
        table.do(corrections.diary, "1.1", record.model_copy(update={"attempts": 3}), WHY)


def test_turn_and_cubes() -> None:
    table = stages.playing()
    alessandra = table.who("Alessandra")
    with refused(Refusal.TURNS_NOT_TRACKED):
        table.do(corrections.turn, 2, TurnPhase.EVENT, WHY)
    with refused(Refusal.TURNS_NOT_TRACKED):
        table.do(corrections.cubes, alessandra, 1, WHY)
    table.do(turns.track)
    table.do(corrections.turn, 5, TurnPhase.ENEMY, WHY)
    table.hurt("Bastiano", 3)
    events = table.do(corrections.turn, 4, TurnPhase.ASSASSIN, WHY)
    assert told(events)[2:] == (
        Fact(number=5, turn_phase=TurnPhase.ENEMY),
        Fact(number=4, turn_phase=TurnPhase.ASSASSIN),
    )
    assert [peril.until for peril in turns.perils(table.campaign)] == [5]
    table.do(corrections.cubes, alessandra, 1, WHY)
    with refused(Refusal.TOO_FEW_CUBES, name="Alessandra", number=2, left=1):
        table.do(turns.use_cubes, alessandra, 2)
    with refused(Refusal.NOT_ON_THE_MAP, name="Lucia"):
        table.do(corrections.cubes, table.who("Lucia"), 1, WHY)


# --- cards ---------------------------------------------------------------------------------------


def test_a_card_lies_elsewhere_even_out_of_reach() -> None:
    table = stages.assignment()
    card = table.card("Parachute").id
    events = table.do(corrections.card_place, card, DISCARD, WHY)
    assert told(events) == (
        Correction.CARD_PLACE,
        "Parachute",
        Fact(place=PlaceKind.MAIN_HALL),
        Fact(place=PlaceKind.DISCARD),
    )
    table.do(corrections.card_place, card, table.board("Bastiano"), WHY)
    assert table.on_board("Bastiano") == [("Parachute", Slot.FREE)]


def test_hearts_follow_armour_here_too() -> None:
    table = headquarters()
    (plate,) = table.have("Plate", armour(2), place=table.board("Alessandra"))
    table.do(corrections.card_place, plate, table.board("Bastiano"), WHY)
    assert (table.hearts("Alessandra"), table.hearts("Bastiano")) == ((3, 3), (5, 5))
    better = NewCards(name="Plate", printed=armour(3))
    table.do(corrections.card_printed, plate, better, WHY)
    assert table.hearts("Bastiano") == (6, 6)
    table.do(corrections.card_unknown, plate, WHY)
    assert table.hearts("Bastiano") == (3, 3)
    assert table.campaign.cards_in(PlaceKind.BOARD) == ()


def test_a_card_was_typed_wrongly() -> None:
    table = stages.assignment()
    card = table.card("Sword").id
    printed = NewCards(name="Long Sword", printed=CardFacts(slot=Slot.MELEE))
    events = table.do(corrections.card_printed, card, printed, WHY)
    assert told(events)[1] == "Sword"
    assert table.card("Long Sword").colour is printed.printed.colour
    assert table.card("Long Sword").id == card
    with refused(Refusal.NAME_EMPTY):
        table.do(corrections.card_printed, card, NewCards(name=" "), WHY)


@pytest.mark.parametrize(
    ("deed", "rule"),
    [
        (
            lambda t: t.do(corrections.card_place, t.card("Sword").id, WORKSHOP, WHY),
            Invariant.BLUEPRINTS,
        ),
        (
            lambda t: t.do(
                corrections.card_place, t.have("Rope", blueprint(1, 0))[0], WORKSHOP, WHY
            ),
            Invariant.BLUEPRINTS,
        ),
        (
            lambda t: t.do(
                corrections.card_place, t.card("Sword").id, bag(t.who("Alessandra")), WHY
            ),
            Invariant.BAGS,
        ),
        (
            lambda t: t.do(
                corrections.card_place,
                t.card("Sword").id,
                MAIN_HALL.model_copy(update={"kind": PlaceKind.VILLA}),
                WHY,
            ),
            Invariant.SPARE_CARDS,
        ),
        (
            lambda t: t.do(
                corrections.card_printed,
                t.have("Axe", SWORD, place=t.board("Alessandra"))[0],
                NewCards(name="Axe"),
                WHY,
            ),
            Invariant.SLOTS,
        ),
        (
            lambda t: t.do(
                corrections.card_printed,
                t.card("Flying Machine").id,
                NewCards(name="Flying Machine", printed=CardFacts(kind=CardKind.REWARD)),
                WHY,
            ),
            Invariant.BLUEPRINTS,
        ),
    ],
)
def test_a_card_that_cannot_be_there_is_refused(
    deed: Callable[[Table], object], rule: Invariant
) -> None:
    table = stages.assignment()
    with refused(Refusal.BREAKS_THE_RULES, rule=rule):
        deed(table)


# --- what all share ------------------------------------------------------------------------------


def test_a_reason_is_needed_and_kept_short() -> None:
    table = stages.assignment()
    for missing in ("", " \n"):
        with refused(Refusal.REASON_MISSING):
            table.do(corrections.level, HqLevel.ONE, missing)
    with refused(Refusal.NUMBER_OUT_OF_RANGE, what="reason", maximum=200):
        table.do(corrections.level, HqLevel.ONE, "x" * 201)


def test_what_is_so_already_is_no_correction() -> None:
    table = stages.assignment()
    with refused(Refusal.NOTHING_TO_CHANGE):
        table.do(corrections.level, HqLevel.ZERO, WHY)


def test_a_correction_replays_like_everything_else() -> None:
    table = stages.assignment()
    table.do(corrections.level, HqLevel.THREE, WHY)
    table.assign("Lucia", SHOP)
    assert replay(table.log) == table.campaign
    assert table.campaign.level is HqLevel.THREE
