"""II. Workshop (rules.md §4.2)."""

import pytest

from core.campaign import (
    DISCARD,
    MAIN_HALL,
    OUT_OF_GAME,
    CardKind,
    Colour,
    HqLevel,
    Phase,
    PlaceKind,
    Price,
    Slot,
)
from core.cards import CardFacts
from core.events import WorkshopResolved
from core.headquarters import hospital, workshop
from core.headquarters.needs import BuildNeed
from core.violations import Refusal
from tests.core.table import (
    CAPE,
    HOSPITAL,
    MEDICINE,
    PARACHUTE,
    SHOP,
    SMOKE_BOMB,
    SWORD,
    WORKSHOP,
    Table,
    armour,
    blueprint,
    headquarters,
    refused,
)


def offered(black: int = 3, white: int = 4, *, swords: int = 5, parachutes: int = 5) -> Table:
    """The Workshop is due; the Main Hall holds so many swords, parachutes …"""
    table = headquarters()
    table.do(workshop.take_back_blueprint)
    (machine,) = table.have("Machine", blueprint(black=black, white=white))
    table.do(workshop.place_blueprint, machine)
    for name, printed, count in (("Sword", SWORD, swords), ("Parachute", PARACHUTE, parachutes)):
        if count:
            table.have(name, printed, count)
    return table


def due(table: Table) -> BuildNeed:
    table.play("1.1")
    table.resolve()
    need = table.need()
    assert isinstance(need, BuildNeed)
    return need


def pay(table: Table, *, black: int = 0, white: int = 0) -> None:
    table.build([*table.ids("Parachute", black), *table.ids("Sword", white)])


def test_printed_example_the_flying_machine() -> None:
    table = headquarters()
    table.have("Borgia cape", CAPE)
    table.have("Common sword", SWORD, 3)
    table.have("Parachute", PARACHUTE, 2)
    table.have("Smoke bomb", SMOKE_BOMB)
    need = due(table)
    assert need.blueprint.price == Price(white=4, black=3)
    assert (need.due, need.cards) == (Price(white=4, black=3), 7)

    table.build([card.id for card in table.campaign.cards if card.name != "Flying Machine"])

    assert table.lying(PlaceKind.OUT_OF_GAME) == ["Borgia cape"] + ["Common sword"] * 3
    assert table.lying(PlaceKind.DISCARD) == ["Parachute", "Parachute", "Smoke bomb"]
    machine = table.card("Flying Machine")
    assert (machine.kind, machine.place) == (CardKind.SPECIAL_EQUIPMENT, MAIN_HALL)
    assert table.campaign.blueprint is None


def test_the_group_may_leave_it_unbuilt() -> None:
    table = offered()
    due(table)
    table.decline()
    assert table.campaign.blueprint == table.card("Machine")
    assert table.campaign.phase is Phase.ASSIGNMENT


def test_without_a_blueprint_the_workshop_is_passed_and_emptied() -> None:
    table = headquarters()
    table.ally("Lucia", WORKSHOP)
    table.do(workshop.take_back_blueprint)
    table.play("1.1")
    table.resolve()
    assert table.campaign.phase is Phase.ASSIGNMENT
    assert table.in_building(WORKSHOP) == []


def test_nothing_can_be_built_without_a_blueprint() -> None:
    table = offered()
    table.do(workshop.take_back_blueprint)
    table.ally("Lucia", HOSPITAL)
    table.play("1.1", hurt={"Alessandra": 1, "Bastiano": 1})
    table.resolve()
    table.do(hospital.heal, {table.who("Alessandra"): 1})
    with refused(Refusal.NO_BLUEPRINT_TO_BUILD):
        table.build([])


def test_the_workshop_is_empty_afterwards() -> None:
    for build in (True, False):
        table = offered(black=1, white=1)
        table.ally("Lucia", WORKSHOP)
        due(table)
        if build:
            pay(table, black=1)
        else:
            table.decline()
        assert table.in_building(WORKSHOP) == []


# --- what workers save ---------------------------------------------------------------------------


def test_workers_save_cards_of_their_colour() -> None:
    table = offered(black=3, white=4)
    table.ally("Lucia", WORKSHOP, workshop=2, workshop_colour="black")
    table.ally("Marta", WORKSHOP, workshop=1, workshop_colour="white")
    need = due(table)
    assert (need.due, need.cards) == (Price(black=1, white=3), 4)
    pay(table, black=1, white=3)


def test_a_price_never_falls_below_nothing() -> None:
    table = offered(black=1, white=2)
    table.ally("Lucia", WORKSHOP, workshop=9, workshop_colour="black")
    need = due(table)
    assert (need.due, need.cards) == (Price(black=0, white=2), 2)
    with refused(Refusal.PAYMENT_TOO_MUCH_OF_A_COLOUR, colour="black", number=1, maximum=0):
        pay(table, black=1, white=1)
    pay(table, white=2)


@pytest.mark.parametrize(("black", "white"), [(1, 4), (2, 3), (3, 2)])
def test_savings_of_either_colour_are_split_as_the_group_likes(black: int, white: int) -> None:
    table = offered(black=3, white=4)
    table.ally("Lucia", WORKSHOP)
    table.ally("Marta", WORKSHOP)
    need = due(table)
    assert (need.savings.either, need.cards) == (2, 5)
    pay(table, black=black, white=white)
    assert table.card("Machine").kind is CardKind.SPECIAL_EQUIPMENT


def test_no_more_of_a_colour_is_due_than_cards_in_all() -> None:
    table = offered(black=2, white=2)
    table.ally("Lucia", WORKSHOP, workshop=2, workshop_colour="white")
    table.ally("Marta", WORKSHOP)
    need = due(table)
    assert (need.due, need.cards) == (Price(black=1, white=0), 1)
    pay(table, black=1)


def test_with_enough_workers_it_costs_nothing() -> None:
    table = offered(black=3, white=4)
    table.ally("Lucia", WORKSHOP, workshop=8)
    need = due(table)
    assert (need.cards, need.proposed) == (0, ())
    table.build([])
    assert table.card("Machine").kind is CardKind.SPECIAL_EQUIPMENT


# --- the payment ---------------------------------------------------------------------------------


def test_too_little_and_too_much() -> None:
    table = offered(black=3, white=4)
    table.ally("Lucia", WORKSHOP)
    due(table)
    with refused(Refusal.PAYMENT_TOO_SMALL, number=5, minimum=6):
        pay(table, black=3, white=2)
    with refused(Refusal.PAYMENT_TOO_LARGE, number=7, maximum=6):
        pay(table, black=3, white=4)


def test_no_exchange_between_colours() -> None:
    table = offered(black=3, white=4)
    due(table)
    with refused(Refusal.PAYMENT_TOO_MUCH_OF_A_COLOUR, colour="black", number=4, maximum=3):
        pay(table, black=4, white=3)
    with refused(Refusal.PAYMENT_TOO_MUCH_OF_A_COLOUR, colour="white", number=5, maximum=4):
        pay(table, black=2, white=5)


def test_one_card_counts_once() -> None:
    table = offered(black=2, white=0)
    due(table)
    with refused(Refusal.CARD_TWICE):
        table.build(table.ids("Parachute", 1) * 2)


@pytest.mark.parametrize(
    "kind", [CardKind.EQUIPMENT, CardKind.REWARD, CardKind.CHEST, CardKind.SPECIAL_EQUIPMENT]
)
def test_these_kinds_pay_from_the_main_hall_and_from_boards(kind: CardKind) -> None:
    table = offered(black=2, white=0)
    (one,) = table.have("One", CardFacts(kind=kind))
    (other,) = table.have("Other", CardFacts(kind=kind), place=table.board("Alessandra"))
    due(table)
    table.build([one, other])
    assert table.lying(PlaceKind.DISCARD) == ["One", "Other"]


def test_a_blueprint_not_yet_built_is_never_payment() -> None:
    table = offered(black=0, white=1)
    (rope,) = table.have("Rope", blueprint(black=1, white=0))
    due(table)
    for unbuilt in (rope, table.card("Machine").id):
        with refused(Refusal.BLUEPRINT_IS_NO_PAYMENT):
            table.build([unbuilt])


def test_a_built_one_is_payment_later_as_a_white_card() -> None:
    table = offered(black=1, white=0)
    (rope,) = table.have("Rope", blueprint(black=0, white=1))
    due(table)
    pay(table, black=1)
    table.do(workshop.place_blueprint, rope)
    table.play("1.2")
    table.resolve()
    table.build([table.card("Machine").id])
    assert table.card("Machine").place == OUT_OF_GAME


def test_skill_cards_are_out_of_reach() -> None:
    table = offered(black=1, white=0)
    skill = CardFacts(kind=CardKind.SKILL, level=HqLevel.ONE)
    (leap,) = table.have("Leap", skill, place=table.board("Alessandra"))
    due(table)
    with refused(Refusal.SKILL_IS_NO_PAYMENT, card="Leap"):
        table.build([leap])


def test_bagged_cards_are_out_of_reach() -> None:
    table = offered(black=0, white=1)
    (plate,) = table.have("Plate", armour(1), place=table.board("Alessandra"))
    table.play("1.1", hurt={"Alessandra": 4})
    table.resolve()
    with refused(Refusal.CARD_OUT_OF_REACH, card="Plate", place="bag"):
        table.build([plate])


def test_cards_in_the_discard_pile_or_the_deck_are_out_of_reach() -> None:
    table = offered(black=1, white=0)
    (bomb,) = table.have("Bomb", SMOKE_BOMB, place=DISCARD)
    need = due(table)
    assert bomb not in [card.id for card in need.payable]
    with refused(Refusal.CARD_OUT_OF_REACH, card="Bomb", place="discard"):
        table.build([bomb])


def test_investigation_cards_are_no_payment() -> None:
    table = offered(black=1, white=0)
    (clue,) = table.have("Clue", CardFacts(kind=CardKind.INVESTIGATION))
    due(table)
    with refused(Refusal.CARD_IS_NO_PAYMENT, card="Clue"):
        table.build([clue])


def test_paying_with_worn_armour_lowers_the_hearts_but_not_to_none() -> None:
    table = offered(black=0, white=1, swords=0)
    (plate,) = table.have("Plate", armour(2), place=table.board("Alessandra"))
    table.play("1.1", hurt={"Alessandra": 2})
    table.resolve()
    table.build([plate])
    assert table.hearts("Alessandra") == (1, 3)


def test_armour_that_holds_the_last_hearts_is_neither_proposed_nor_taken() -> None:
    table = offered(black=0, white=1, swords=0, parachutes=0)
    (plate,) = table.have("Plate", armour(2), place=table.board("Alessandra"))
    table.play("1.1", hurt={"Alessandra": 3})
    table.resolve()
    need = table.need()
    assert isinstance(need, BuildNeed)
    assert (need.payable, need.proposed, need.missing) == ((), None, 1)
    with refused(Refusal.ARMOUR_HOLDS_THE_LAST_HEARTS, name="Alessandra"):
        table.build([plate])


# --- what is proposed ----------------------------------------------------------------------------


def test_the_proposal_spares_white_cards_which_are_gone_for_good() -> None:
    table = offered(black=3, white=4)
    table.ally("Lucia", WORKSHOP, workshop=2)
    need = due(table)
    assert need.proposed
    colours = [table.campaign.card(card).colour for card in need.proposed]
    assert (colours.count(Colour.WHITE), colours.count(Colour.BLACK)) == (2, 3)
    table.build(need.proposed)


def test_the_proposal_spares_what_somebody_carries_and_medicines() -> None:
    table = offered(black=2, white=0, parachutes=0)
    table.have("Medicine", MEDICINE)
    table.have("Smoke bomb", SMOKE_BOMB, place=table.board("Alessandra"))
    table.have("Parachute", PARACHUTE)
    need = due(table)
    assert [card.name for card in need.payable if card.colour is Colour.BLACK] == [
        "Parachute",
        "Smoke bomb",
        "Medicine",
    ]


def test_what_is_missing_is_counted() -> None:
    table = offered(black=3, white=4, swords=2, parachutes=5)
    need = due(table)
    assert (need.proposed, need.missing) == (None, 2)


# --- its place in the order ----------------------------------------------------------------------


def test_the_workshop_is_resolved_when_it_is_due() -> None:
    table = offered()
    with refused(Refusal.NOT_IN_RESOLUTION):
        table.build([])
    table.ally("Lucia", SHOP)
    due(table)
    table.decline()
    with refused(Refusal.WRONG_BUILDING, building="workshop", due="shop"):
        table.build([])


def test_the_log_tells_the_price_and_what_was_paid() -> None:
    table = offered(black=1, white=2)
    table.ally("Lucia", WORKSHOP)
    due(table)
    pay(table, black=1, white=1)
    resolved = next(event for event in table.log if isinstance(event, WorkshopResolved))
    assert resolved.built
    assert (resolved.built.name, resolved.price, resolved.paid) == (
        "Machine",
        Price(black=1, white=2),
        Price(black=1, white=1),
    )


def test_a_built_card_keeps_the_slot_that_it_fits() -> None:
    table = headquarters()
    table.do(workshop.take_back_blueprint)
    bow = blueprint(black=0, white=0).model_copy(update={"slot": Slot.RANGED})
    (machine,) = table.have("Bow", bow)
    table.do(workshop.place_blueprint, machine)
    due(table)
    table.build([])
    table.move("Bow", table.board("Alessandra"))
    assert table.on_board("Alessandra") == [("Bow", Slot.RANGED)]
