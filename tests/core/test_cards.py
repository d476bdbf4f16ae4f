"""Cards and where they lie (rules.md §7, §2.4, §2.5, §6.1)."""

import pytest

from core import cards, health
from core.campaign import (
    DECK,
    DISCARD,
    MAIN_HALL,
    OUT_OF_GAME,
    REVEALED,
    VILLA,
    WORKSHOP,
    Card,
    CardId,
    CardKind,
    Colour,
    HqLevel,
    MiniatureId,
    Place,
    PlaceKind,
    Price,
    Slot,
    bag,
)
from core.cards import KNOWN_CARDS, CardFacts, KnownCard, NewCards
from core.violations import Refusal
from tests.core.table import (
    CAPE,
    MEDICINE,
    PARACHUTE,
    SWORD,
    Table,
    armour,
    blueprint,
    headquarters,
    refused,
    villa,
)

BOTH = ["Alessandra", "Bastiano"]
BLADE = CardFacts(colour=Colour.WHITE, slot=Slot.HIDDEN_BLADE)


def skill(level: HqLevel = HqLevel.ONE) -> CardFacts:
    return CardFacts(kind=CardKind.SKILL, level=level)


def with_stand_in() -> Table:
    """Between Memories; Alessandra is Eliminated and Marco stands in for her."""
    table = headquarters()
    table.play("1.1", hurt={"Alessandra": 3})
    table.resolve()
    table.decline()
    table.do(health.stand_in, table.who("Alessandra"), table.apprentice("Marco"))
    return table


# --- what the rulebook says of cards it names ----------------------------------------------------


@pytest.mark.parametrize(
    ("card", "colour"),
    [
        (KnownCard.MEDICINE, Colour.BLACK),
        (KnownCard.PARACHUTE, Colour.BLACK),
        (KnownCard.SMOKE_BOMB, Colour.BLACK),
        (KnownCard.COMMON_SWORD, Colour.WHITE),
        (KnownCard.BORGIA_CAPE, Colour.WHITE),
    ],
)
def test_7_colours_of_the_known_cards(card: KnownCard, colour: Colour) -> None:
    assert KNOWN_CARDS[card].colour is colour
    assert KNOWN_CARDS[card].kind is CardKind.EQUIPMENT


def test_4_2_price_of_the_flying_machine() -> None:
    assert KNOWN_CARDS[KnownCard.FLYING_MACHINE].price == Price(white=4, black=3)


# --- entering cards ------------------------------------------------------------------------------


def test_2_1_spare_cards_lie_in_the_villa_then_in_the_main_hall() -> None:
    table = villa()
    assert table.campaign.store == VILLA
    with refused(Refusal.NOT_MOVED_BY_HAND, place="main_hall"):
        table.have("Sword", SWORD, place=MAIN_HALL)
    table.open()
    assert table.campaign.store == MAIN_HALL
    with refused(Refusal.NOT_MOVED_BY_HAND, place="villa"):
        table.have("Sword", SWORD, place=VILLA)


def test_two_cards_alike_are_two_cards() -> None:
    table = villa()
    assert len(set(table.have("Sword", SWORD, 3))) == 3
    assert cards.facts_known(table.campaign) == {"sword": SWORD}


def test_what_must_be_known_of_a_card() -> None:
    table = villa()
    with refused(Refusal.BLUEPRINT_NEEDS_PRICE, card="Rope"):
        table.have("Rope", CardFacts(kind=CardKind.BLUEPRINT))
    with refused(Refusal.ARMOUR_NEEDS_HEARTS, card="Plate"):
        table.have("Plate", CardFacts(slot=Slot.ARMOUR))
    with refused(Refusal.SKILL_NEEDS_LEVEL, card="Leap"):
        table.have("Leap", CardFacts(kind=CardKind.SKILL))


@pytest.mark.parametrize(
    ("what", "printed", "count"),
    [
        ("count", SWORD, 0),
        ("count", SWORD, 51),
        ("black", blueprint(black=-1, white=0), 1),
        ("white", blueprint(black=0, white=21), 1),
        ("hearts", armour(10), 1),
    ],
)
def test_numbers_on_cards_are_such_as_a_game_has(what: str, printed: CardFacts, count: int) -> None:
    with refused(Refusal.NUMBER_OUT_OF_RANGE, what=what):
        villa().have("Card", printed, count)


def test_a_campaign_holds_five_hundred_cards() -> None:
    table = villa()
    for _ in range(10):
        table.have("Sword", SWORD, 50)
    with refused(Refusal.TOO_MANY_CARDS, maximum=500):
        table.have("Sword", SWORD)


def test_only_what_is_printed_on_such_a_card_is_kept() -> None:
    table = villa()
    everything = CardFacts(
        slot=Slot.MELEE, hearts=2, price=Price(black=1, white=1), level=HqLevel.ONE
    )
    table.have("Sword", everything)
    sword = table.card("Sword")
    assert (sword.slot, sword.hearts, sword.price, sword.level) == (Slot.MELEE, 0, None, None)
    table.have("Leap", everything.model_copy(update={"kind": CardKind.SKILL}))
    leap = table.card("Leap")
    assert (leap.slot, leap.hearts, leap.price, leap.level) == (None, 0, None, HqLevel.ONE)


@pytest.mark.parametrize("place", [WORKSHOP, REVEALED, bag(headquarters().who("Alessandra"))])
def test_places_that_only_a_rule_fills(place: Place) -> None:
    table = headquarters()
    with refused(Refusal.NOT_MOVED_BY_HAND, place=place.kind):
        table.have("Sword", SWORD, place=place)
    table.have("Sword", SWORD)
    with refused(Refusal.NOT_MOVED_BY_HAND, place=place.kind):
        table.move("Sword", place)


def test_boards_and_bags_are_somebodys_and_other_places_are_not() -> None:
    for kind in PlaceKind:
        owned = kind in {PlaceKind.BOARD, PlaceKind.BAG}
        with pytest.raises(ValueError, match="owner"):
            Place(kind=kind, owner=None if owned else headquarters().who("Alessandra"))


def test_the_deck_holds_equipment_and_investigations_only() -> None:
    table = headquarters()
    table.settle(deck_keeper="bot")
    for kind in (CardKind.EQUIPMENT, CardKind.INVESTIGATION):
        table.have("Card", CardFacts(kind=kind), place=DECK)
    for kind in (CardKind.REWARD, CardKind.CHEST, CardKind.SPECIAL_EQUIPMENT):
        with refused(Refusal.NOT_AN_EQUIPMENT_CARD, card="Card"):
            table.have("Card", CardFacts(kind=kind), place=DECK)
    with refused(Refusal.NOT_AN_EQUIPMENT_CARD):
        table.have("Leap", skill(), place=DISCARD)


# --- boards --------------------------------------------------------------------------------------


@pytest.mark.parametrize("slot", [slot for slot in Slot if slot is not Slot.FREE])
def test_7_a_matching_slot_holds_one_matching_card(slot: Slot) -> None:
    table = headquarters()
    printed = CardFacts(slot=slot, hearts=1)
    board = table.board("Alessandra")
    table.have("First", printed, place=board)
    table.have("Second", printed, place=board)
    assert table.on_board("Alessandra") == [("First", slot), ("Second", Slot.FREE)]
    with refused(Refusal.SLOT_TAKEN, name="Alessandra", slot=slot):
        table.have("Third", printed, place=table.board("Alessandra", slot))
    table.have("Cape", CAPE)
    with refused(Refusal.SLOT_DOES_NOT_MATCH, card="Cape", slot=slot):
        table.move("Cape", table.board("Alessandra", slot))


def test_7_five_free_slots_hold_any_cards() -> None:
    table = headquarters()
    table.have("Sword", SWORD, 6, place=table.board("Alessandra"))
    assert [slot for _, slot in table.on_board("Alessandra")] == [Slot.MELEE] + [Slot.FREE] * 5
    with refused(Refusal.BOARD_FULL, name="Alessandra", maximum=5):
        table.have("Parachute", PARACHUTE, place=table.board("Alessandra"))
    table.have("Bow", CardFacts(slot=Slot.RANGED), place=table.board("Alessandra"))


def test_6_5_the_board_of_an_eliminated_assassin_is_not_in_play() -> None:
    table = with_stand_in()
    assert cards.boards_in_play(table.campaign) == (table.who("Bastiano"), table.who("Marco"))
    table.ally("Lucia")
    for name in ("Alessandra", "Lucia"):
        with refused(Refusal.BOARD_NOT_IN_PLAY, name=name):
            table.have("Sword", SWORD, place=table.board(name))


def test_6_6_an_apprentice_carries_any_cards_but_no_hidden_blade_and_no_high_skills() -> None:
    table = with_stand_in()
    board = table.board("Marco")
    for level in HqLevel:
        if level <= HqLevel.TWO:
            table.have("Leap", skill(level), place=board)
        else:
            with refused(Refusal.SKILL_TOO_HIGH_FOR_APPRENTICE, name="Marco", maximum=2):
                table.have("Leap", skill(level), place=board)
    table.have("Sword", SWORD, place=board)
    for slot in (None, Slot.HIDDEN_BLADE, Slot.FREE):
        with refused(Refusal.NO_HIDDEN_BLADE_FOR_APPRENTICE, name="Marco", card="Blade"):
            table.have("Blade", BLADE, place=table.board("Marco", slot))


# --- moving --------------------------------------------------------------------------------------


def test_2_4_between_memories_cards_are_traded_stored_and_taken_freely() -> None:
    table = headquarters()
    table.have("Sword", SWORD)
    table.move("Sword", table.board("Alessandra"))
    table.move("Sword", table.board("Bastiano"))
    table.move("Sword", table.board("Bastiano", Slot.FREE))
    table.move("Sword", MAIN_HALL)
    assert table.card("Sword").place == MAIN_HALL


def test_2_5_also_between_the_attempts_and_during_the_resolution() -> None:
    table = headquarters()
    table.have("Sword", SWORD)
    table.begin("1.1")
    table.end(success=False)
    table.move("Sword", table.board("Alessandra"))
    table.begin("1.1")
    table.end(success=False)
    table.move("Sword", table.board("Bastiano"))
    table.resolve()
    table.move("Sword", MAIN_HALL)


def test_2_5_what_was_discarded_in_the_first_attempt_is_not_recovered() -> None:
    table = headquarters()
    table.have("Parachute", PARACHUTE, place=table.board("Alessandra"))
    table.begin("1.1")
    table.move("Parachute", DISCARD)
    table.end(success=False)
    with refused(Refusal.CARD_OUT_OF_REACH, card="Parachute", place="discard"):
        table.move("Parachute", table.board("Alessandra"))


def test_during_a_memory_cards_pass_between_boards_but_not_to_or_from_the_main_hall() -> None:
    table = headquarters()
    table.have("Sword", SWORD, place=table.board("Alessandra"))
    table.have("Cape", CAPE)
    table.begin("1.1")
    table.move("Sword", table.board("Bastiano"), agreed=["Alessandra", "Bastiano"])
    with refused(Refusal.MAIN_HALL_OUT_OF_REACH):
        table.move("Sword", MAIN_HALL)
    with refused(Refusal.MAIN_HALL_OUT_OF_REACH):
        table.move("Cape", table.board("Bastiano"))
    assert [card.name for card in cards.movable(table.campaign)] == ["Sword"]


def test_2_4_skill_cards_are_never_traded() -> None:
    table = headquarters()
    table.have("Leap", skill(), place=table.board("Alessandra"))
    for place in (table.board("Bastiano"), MAIN_HALL):
        with refused(Refusal.SKILL_CARDS_ARE_NOT_TRADED, card="Leap"):
            table.move("Leap", place)
    with refused(Refusal.NOT_AN_EQUIPMENT_CARD, card="Leap"):
        table.move("Leap", DISCARD)


def test_7_white_cards_are_never_discarded_by_hand() -> None:
    table = headquarters()
    table.have("Sword", SWORD)
    table.have("Parachute", PARACHUTE)
    with refused(Refusal.WHITE_CARDS_ARE_NOT_DISCARDED, card="Sword"):
        table.move("Sword", DISCARD)
    table.move("Sword", OUT_OF_GAME)
    table.move("Parachute", DISCARD)
    with refused(Refusal.CARD_OUT_OF_REACH, card="Sword", place="out_of_game"):
        table.move("Sword", MAIN_HALL)


def test_nobody_puts_a_card_into_the_deck_by_hand() -> None:
    table = headquarters()
    table.settle(deck_keeper="bot")
    table.have("Parachute", PARACHUTE)
    with refused(Refusal.NOT_MOVED_BY_HAND, place="deck"):
        table.move("Parachute", DECK)


def test_a_blueprint_lies_in_the_workshop_or_with_the_spare_cards() -> None:
    table = headquarters()
    table.have("Rope", blueprint(black=1, white=0))
    for place in (table.board("Alessandra"), DISCARD):
        with refused(Refusal.BLUEPRINTS_LIE_IN_THE_MAIN_HALL):
            table.move("Rope", place)
    with refused(Refusal.CARD_OUT_OF_REACH, card="Flying Machine", place="workshop"):
        table.move("Flying Machine", MAIN_HALL)


def test_a_card_is_moved_once_and_somewhere_else() -> None:
    table = headquarters()
    (sword,) = table.have("Sword", SWORD)
    with refused(Refusal.CARD_TWICE):
        table.do(cards.move, [sword, sword], table.board("Alessandra"))
    with refused(Refusal.ALREADY_THERE, name="Sword"):
        table.move("Sword", MAIN_HALL)
    table.move("Sword", table.board("Alessandra"))
    for slot in (None, Slot.MELEE):
        with refused(Refusal.ALREADY_THERE, name="Sword"):
            table.move("Sword", table.board("Alessandra", slot))
    with refused(Refusal.UNKNOWN_CARD, card=99):
        table.do(cards.move, [CardId(99)], MAIN_HALL)


def test_several_cards_move_at_once_or_not_at_all() -> None:
    table = headquarters()
    table.have("Parachute", PARACHUTE, 6)
    with refused(Refusal.BOARD_FULL):
        table.do(cards.move, table.ids("Parachute"), table.board("Alessandra"))
    table.do(cards.move, table.ids("Parachute", 5), table.board("Alessandra"))
    assert len(table.on_board("Alessandra")) == 5


# --- armour (§6.1) -------------------------------------------------------------------------------


def armoured(hearts: int = 1, *, lost: int = 0) -> Table:
    """Alessandra wears Leather of so many hearts and lost some in a Memory; now the Resolution."""
    table = headquarters()
    table.have("Leather", armour(hearts), place=table.board("Alessandra"))
    table.play("1.1", hurt={"Alessandra": lost} if lost else {})
    return table


def test_6_1_armour_adds_its_hearts() -> None:
    assert armoured(2).hearts("Alessandra") == (5, 5)


def test_6_1_a_spare_armour_in_a_free_slot_adds_nothing() -> None:
    table = armoured(1)
    table.have("Plate", armour(2), place=table.board("Alessandra", Slot.FREE))
    assert table.hearts("Alessandra") == (4, 4)


def test_6_1_a_better_armour_adds_just_the_difference() -> None:
    table = armoured(1, lost=2)
    table.have("Plate", armour(3))
    table.move("Plate", table.board("Alessandra"))
    assert table.hearts("Alessandra") == (4, 6)
    assert table.on_board("Alessandra") == [("Plate", Slot.ARMOUR)]
    assert table.card("Leather").place == MAIN_HALL


@pytest.mark.parametrize("hearts", [1, 2])
def test_6_1_it_is_replaced_only_by_a_better_one(hearts: int) -> None:
    table = armoured(2)
    table.have("Other", armour(hearts))
    with refused(Refusal.ARMOUR_IS_NOT_BETTER, card="Other", other="Leather", hearts=2):
        table.move("Other", table.board("Alessandra", Slot.ARMOUR))
    table.move("Other", table.board("Alessandra"))
    assert table.on_board("Alessandra") == [("Leather", Slot.ARMOUR), ("Other", Slot.FREE)]


def test_6_1_if_armour_leaves_the_maximum_falls_and_the_hearts_with_it() -> None:
    table = armoured(2, lost=1)
    table.move("Leather", MAIN_HALL)
    assert table.hearts("Alessandra") == (2, 3)


def test_6_1_nobody_is_healed_by_swapping_armour() -> None:
    table = armoured(2, lost=2)
    before = table.hearts("Alessandra")
    for place in (MAIN_HALL, table.board("Bastiano"), table.board("Alessandra")):
        table.move("Leather", place)
    assert table.hearts("Alessandra") == before == (3, 5)
    assert table.hearts("Bastiano") == (3, 3)


@pytest.mark.parametrize("lost", [3, 4])
def test_6_1_armour_that_holds_the_last_hearts_cannot_leave(lost: int) -> None:
    table = armoured(2, lost=lost)
    for place in (MAIN_HALL, table.board("Bastiano"), OUT_OF_GAME):
        with refused(Refusal.ARMOUR_HOLDS_THE_LAST_HEARTS, name="Alessandra"):
            table.move("Leather", place)


def test_6_3_armour_does_not_heal_who_is_critical() -> None:
    table = headquarters()
    table.have("Plate", armour(2), place=table.board("Bastiano"))
    table.begin("1.1")
    table.hurt("Alessandra", 3)
    with refused(Refusal.IN_CRITICAL_CONDITION, name="Alessandra"):
        table.move("Plate", table.board("Alessandra"), agreed=BOTH)
    table.move("Plate", table.board("Alessandra", Slot.FREE), agreed=BOTH)
    assert table.hearts("Alessandra") == (0, 3)


def test_6_3_nor_does_the_armour_of_who_is_critical_go_and_come_back() -> None:
    table = headquarters()
    table.have("Plate", armour(2), place=table.board("Alessandra"))
    table.begin("1.1")
    table.hurt("Alessandra", 5)
    with refused(Refusal.IN_CRITICAL_CONDITION, name="Alessandra"):
        table.move("Plate", table.board("Bastiano"), agreed=BOTH)


def test_6_3_during_a_memory_a_trade_needs_both() -> None:
    table = headquarters()
    table.have("Sword", SWORD, place=table.board("Alessandra"))
    table.begin("1.1")
    for agreed, missing in (
        ([], "Alessandra"),
        (["Alessandra"], "Bastiano"),
        (["Bastiano"], "Alessandra"),
    ):
        with refused(Refusal.CONSENT_NEEDED, name=missing):
            table.move("Sword", table.board("Bastiano"), agreed=agreed)
    table.move("Sword", table.board("Bastiano"), agreed=BOTH)
    assert table.on_board("Bastiano") == [("Sword", Slot.MELEE)]


def test_2_4_between_memories_a_trade_needs_nobodys_consent() -> None:
    table = headquarters()
    table.have("Sword", SWORD, place=table.board("Alessandra"))
    table.move("Sword", table.board("Bastiano"))
    table.begin("1.1")
    table.end(success=False)
    table.move("Sword", table.board("Alessandra"))
    assert table.on_board("Alessandra") == [("Sword", Slot.MELEE)]


def test_6_3_who_is_critical_does_nothing_but_agree_to_a_trade() -> None:
    table = headquarters()
    table.have("Sword", SWORD, place=table.board("Alessandra"))
    table.have("Parachute", PARACHUTE, place=table.board("Alessandra"))
    table.begin("1.1")
    table.hurt("Alessandra", 3)
    for name, place in (("Sword", table.board("Alessandra", Slot.FREE)), ("Parachute", DISCARD)):
        with refused(Refusal.IN_CRITICAL_CONDITION, name="Alessandra"):
            table.move(name, place)
    table.move("Sword", table.board("Bastiano"), agreed=BOTH)
    table.hurt("Bastiano", 3)
    with refused(Refusal.IN_CRITICAL_CONDITION, name="Alessandra"):
        table.move("Parachute", table.board("Bastiano"), agreed=BOTH)


def test_6_4_an_eliminated_stand_in_gives_no_cards() -> None:
    table = with_stand_in()
    table.have("Sword", SWORD, place=table.board("Marco"))
    table.begin("1.2")
    table.do(health.eliminate, table.who("Marco"))
    with refused(Refusal.IS_ELIMINATED, name="Marco"):
        table.move("Sword", table.board("Bastiano"), agreed=["Marco", "Bastiano"])
    assert cards.movable(table.campaign) == ()


def test_6_6_who_is_relieved_leaves_the_armour_and_its_hearts() -> None:
    table = with_stand_in()
    table.have("Plate", armour(2), place=table.board("Marco"))
    assert table.hearts("Marco") == (5, 5)
    table.do(health.relieve_stand_in, table.who("Marco"))
    assert table.hearts("Marco") == (3, 3)
    assert table.card("Plate").place == MAIN_HALL


def test_during_a_memory_a_replaced_armour_stays_on_the_board() -> None:
    table = armoured(1)
    table.resolve()
    table.decline()
    table.have("Plate", armour(2), place=table.board("Alessandra", Slot.FREE))
    table.have("Parachute", PARACHUTE, 4, place=table.board("Alessandra"))
    table.begin("1.2")
    table.move("Plate", table.board("Alessandra", Slot.ARMOUR))
    assert table.card("Plate").place == table.board("Alessandra", Slot.ARMOUR)
    assert table.card("Leather").place == table.board("Alessandra", Slot.FREE)
    assert table.hearts("Alessandra") == (5, 5)


def test_6_6_an_apprentice_wears_armour_too() -> None:
    table = with_stand_in()
    table.have("Leather", armour(1), place=table.board("Marco"))
    table.have("Plate", armour(2))
    table.move("Plate", table.board("Marco"))
    assert table.on_board("Marco") == [("Plate", Slot.ARMOUR)]


def test_a_medicine_is_a_black_equipment_card() -> None:
    card: Card = Card(
        id=CardId(1),
        name="Medicine",
        place=MAIN_HALL,
        **MEDICINE.model_dump(exclude={"price", "level"}),
    )
    assert cards.spent(card) == DISCARD


def test_new_cards_have_good_names() -> None:
    table = villa()
    for name in ("", " \u200b\u202e "):
        with refused(Refusal.NAME_EMPTY):
            table.have(name, SWORD)
    with refused(Refusal.NAME_TOO_LONG, length=61, maximum=60):
        table.have("x" * 61, SWORD)
    table.do(cards.add, NewCards(name=" Common   sword "), VILLA, table.chance)
    assert table.card("Common sword")


# --- several at once, used up --------------------------------------------------------------------


def test_several_kinds_of_cards_are_entered_at_once_or_none() -> None:
    table = headquarters()
    listed = [NewCards(name="Parachute", count=2), NewCards(name="Common Sword", printed=SWORD)]
    table.do(cards.add_several, listed, table.board("Alessandra"), table.chance)
    assert table.on_board("Alessandra") == [
        ("Parachute", Slot.FREE),
        ("Parachute", Slot.FREE),
        ("Common Sword", Slot.MELEE),
    ]
    with refused(Refusal.BOARD_FULL):
        more = [NewCards(name="Bomb", count=3), NewCards(name="Net")]
        table.do(cards.add_several, more, table.board("Alessandra"), table.chance)
    with refused(Refusal.NO_CARDS_LISTED):
        table.do(cards.add_several, [], MAIN_HALL, table.chance)


def test_7_a_black_card_is_used_up_a_white_one_is_not() -> None:
    table = headquarters()
    (parachute,) = table.have("Parachute", PARACHUTE, place=table.board("Alessandra"))
    (sword,) = table.have("Common Sword", SWORD, place=table.board("Alessandra"))
    (medicine,) = table.have("Medicine", MEDICINE, place=table.board("Alessandra"))
    table.begin("1.1")
    table.do(cards.use, parachute)
    assert table.lying(PlaceKind.DISCARD) == ["Parachute"]
    with refused(Refusal.WHITE_CARDS_STAY, card="Common Sword"):
        table.do(cards.use, sword)
    with refused(Refusal.MEDICINE_HEALS_SOMEBODY):
        table.do(cards.use, medicine)


def test_6_3_both_sides_of_a_trade_agree_during_a_memory_only() -> None:
    table = headquarters()
    table.have("Parachute", PARACHUTE, place=table.board("Alessandra"))
    to_bastiano = table.board("Bastiano")

    def must_agree() -> frozenset[MiniatureId]:
        return cards.must_agree(table.campaign, table.card("Parachute"), to_bastiano)

    assert must_agree() == frozenset()
    table.begin("1.1")
    assert must_agree() == {table.who("Alessandra"), table.who("Bastiano")}
    own = table.board("Alessandra", Slot.FREE)
    assert cards.must_agree(table.campaign, table.card("Parachute"), own) == frozenset()
