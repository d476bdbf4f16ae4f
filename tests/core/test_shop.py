"""III. Shop (rules.md §4.3)."""

import pytest

from core.campaign import (
    DECK,
    DISCARD,
    MAIN_HALL,
    CardKind,
    Colour,
    DeckKeeper,
    Phase,
    PlaceKind,
    Settings,
    Slot,
    UnkeptCards,
)
from core.cards import CardFacts, NewCards
from core.events import DeckShuffled, EquipmentRevealed, ShopResolved
from core.headquarters import resolution, shop
from core.headquarters.needs import DrawNeed, KeepNeed
from core.violations import Refusal
from tests.core.table import (
    HOSPITAL,
    PARACHUTE,
    SHOP,
    SMOKE_BOMB,
    SWORD,
    Table,
    armour,
    headquarters,
    refused,
)

CLUE = CardFacts(kind=CardKind.INVESTIGATION)


def due(*, shop_values: tuple[int, ...] = (1,), **settings: object) -> Table:
    """The Shop is due, with a worker for each value; the deck is on the table by default."""
    table = headquarters(settings=Settings.model_validate(settings))
    for number, value in enumerate(shop_values):
        table.ally(f"Ally {number}", SHOP, shop=value)
    table.play("1.1")
    table.resolve()
    table.decline()
    return table


def dealt(*names: str, discards: tuple[str, ...] = (), keep: int = 1, **rulings: object) -> Table:
    """The bot keeps a deck of these cards, the first on top; the Shop is due and draws from it."""
    table = headquarters(settings=Settings(deck_keeper=DeckKeeper.BOT))
    table.chance.turns = False
    for name in names:
        table.have(name, CLUE if name.startswith("Clue") else PARACHUTE, place=DECK)
    table.chance.turns = True
    for name in discards:
        table.have(name, CLUE if name.startswith("Clue") else PARACHUTE, place=DISCARD)
    if rulings:
        table.settle(**rulings)
    table.ally("Lucia", SHOP, shop=keep)
    table.play("1.1")
    table.resolve()
    table.decline()
    return table


def offer(table: Table) -> KeepNeed:
    need = table.need()
    assert isinstance(need, KeepNeed)
    return need


def names(table: Table) -> list[str]:
    return [card.name for card in offer(table).cards]


# --- how many ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("values", "keep"), [((1,), 1), ((1, 2), 3), ((2, 2), 4), ((3, 3), 4), ((9,), 4)]
)
def test_cards_to_keep_are_the_sum_of_the_values_at_most_four(
    values: tuple[int, ...], keep: int
) -> None:
    assert due(shop_values=values).need() == DrawNeed(keep=keep)


@pytest.mark.parametrize("values", [(), (0,), (0, 0)])
def test_with_nothing_to_keep_nothing_is_drawn(values: tuple[int, ...]) -> None:
    table = due(shop_values=values)
    assert table.campaign.phase is Phase.ASSIGNMENT
    assert not any(isinstance(event, EquipmentRevealed) for event in table.log)
    assert table.in_building(SHOP) == []


def test_the_bot_draws_nothing_either() -> None:
    assert not dealt("A", "B", "C", "D", keep=0).lying(PlaceKind.REVEALED)


# --- the deck on the table -----------------------------------------------------------------------


def test_on_the_table_the_group_types_the_four_cards_and_picks() -> None:
    table = due(shop_values=(2,))
    table.draw("Knife", "Medicine", "Parachute", "Smoke bomb")
    assert names(table) == ["Knife", "Medicine", "Parachute", "Smoke bomb"]
    table.keep("Medicine", "Parachute")
    assert table.lying(PlaceKind.MAIN_HALL) == ["Medicine", "Parachute"]
    assert table.lying(PlaceKind.DISCARD) == ["Knife", "Smoke bomb"]
    assert table.lying(PlaceKind.REVEALED) == []


def test_on_the_table_four_is_the_most() -> None:
    table = due()
    with refused(Refusal.TOO_MANY_CARDS_REVEALED, number=5, maximum=4):
        table.draw(*"ABCDE")
    with refused(Refusal.TOO_MANY_CARDS_REVEALED, number=5, maximum=4):
        table.do(resolution.reveal_on_table, [NewCards(name="A", count=5)], table.chance)


def test_on_the_table_fewer_are_revealed_when_there_are_no_more() -> None:
    table = due(shop_values=(3,))
    table.draw("Knife", "Medicine")
    assert offer(table).keep == 2
    table = due(shop_values=(3,))
    table.draw()
    assert table.campaign.phase is Phase.ASSIGNMENT


def test_on_the_table_investigations_do_not_count_among_the_four() -> None:
    table = due()
    with refused(Refusal.INVESTIGATION_IS_IGNORED, card="Clue"):
        table.do(resolution.reveal_on_table, [NewCards(name="Clue", printed=CLUE)], table.chance)


def test_on_the_table_only_equipment_is_revealed() -> None:
    table = due()
    reward = NewCards(name="Chalice", printed=CardFacts(kind=CardKind.REWARD))
    with refused(Refusal.NOT_AN_EQUIPMENT_CARD, card="Chalice"):
        table.do(resolution.reveal_on_table, [reward], table.chance)


def test_on_the_table_a_card_known_to_be_in_the_deck_is_no_new_card() -> None:
    table = due(shop_values=(1,))
    (bomb,) = table.have("Bomb", SMOKE_BOMB, place=DISCARD)
    table.do(shop.reshuffle_on_table, table.chance)
    assert table.card("Bomb").place == DECK
    table.draw("bomb", "Bomb")
    assert [card.id == bomb for card in offer(table).cards] == [True, False]
    assert table.campaign.deck == ()


def test_on_the_table_the_discard_pile_becomes_the_new_deck() -> None:
    table = due()
    with refused(Refusal.NOTHING_TO_CHANGE):
        table.do(shop.reshuffle_on_table, table.chance)
    table.have("Bomb", SMOKE_BOMB, 2, place=DISCARD)
    table.do(shop.reshuffle_on_table, table.chance)
    assert table.lying(PlaceKind.DECK) == ["Bomb", "Bomb"]
    assert isinstance(table.log[-1], DeckShuffled)
    assert table.log[-1].discards


def test_cards_are_revealed_once() -> None:
    table = due()
    with refused(Refusal.NO_CARDS_REVEALED):
        table.do(resolution.keep, {}, table.chance)
    table.draw("A")
    with refused(Refusal.CARDS_ALREADY_REVEALED):
        table.draw("B")


# --- the deck kept by the bot --------------------------------------------------------------------


def test_the_bot_reveals_four_at_once() -> None:
    table = dealt("A", "B", "C", "D", "E")
    assert names(table) == ["A", "B", "C", "D"]
    assert table.lying(PlaceKind.DECK) == ["E"]


def test_investigations_are_ignored_and_each_is_replaced() -> None:
    table = dealt("A", "Clue 1", "B", "Clue 2", "Clue 3", "C", "D", "E")
    assert names(table) == ["A", "B", "C", "D"]
    assert sorted(card.name for card in offer(table).ignored) == ["Clue 1", "Clue 2", "Clue 3"]
    assert table.lying(PlaceKind.DECK) == ["E"]


def test_an_ignored_card_cannot_be_kept() -> None:
    table = dealt("A", "Clue", "B", "C", "D")
    with refused(Refusal.CARD_NOT_REVEALED, card="Clue"):
        table.keep("Clue")


def test_when_the_deck_is_empty_the_discards_are_shuffled_into_a_new_one() -> None:
    table = dealt("A", "B", discards=("C", "Clue", "D", "E"))
    # the scripted shuffle turns the pile round: E, D, Clue, C
    assert names(table) == ["A", "B", "E", "D"]
    assert table.lying(PlaceKind.DECK) == ["C", "Clue"]
    assert table.lying(PlaceKind.DISCARD) == []


def test_investigations_make_the_pile_run_out_and_what_there_is_is_revealed() -> None:
    table = dealt("Clue 1", "A", discards=("Clue 2", "B"), keep=4)
    assert names(table) == ["A", "B"]
    assert offer(table).keep == 2
    table.keep("A", "B")
    assert table.lying(PlaceKind.DISCARD) == ["Clue 1", "Clue 2"]


def test_without_any_card_the_shop_gives_nothing() -> None:
    for table in (dealt(), dealt("Clue 1", "Clue 2")):
        assert table.campaign.phase is Phase.ASSIGNMENT
        assert table.lying(PlaceKind.REVEALED) == []


def test_cards_put_into_the_bots_deck_are_shuffled_in() -> None:
    table = headquarters(settings=Settings(deck_keeper=DeckKeeper.BOT))
    first, second = table.have("Bomb", SMOKE_BOMB, 2, place=DECK)
    assert table.campaign.deck == (second, first)


# --- whose deck ----------------------------------------------------------------------------------


def test_either_keeper_refuses_what_is_the_others() -> None:
    table = due()
    with refused(Refusal.DECK_IS_ON_THE_TABLE):
        table.do(shop.reveal_from_deck, table.chance)
    with refused(Refusal.DECK_IS_ON_THE_TABLE):
        table.have("Bomb", SMOKE_BOMB, place=DECK)
    table = dealt("A")
    with refused(Refusal.DECK_IS_KEPT_BY_THE_BOT):
        table.draw("B")
    with refused(Refusal.DECK_IS_KEPT_BY_THE_BOT):
        table.do(shop.reshuffle_on_table, table.chance)
    with refused(Refusal.CARDS_ALREADY_REVEALED):
        table.do(shop.reveal_from_deck, table.chance)


def test_when_the_bot_takes_the_deck_over_in_the_shop_the_resolution_goes_on() -> None:
    table = due()
    table.settle(deck_keeper=DeckKeeper.BOT)
    table.have("Bomb", SMOKE_BOMB, place=DECK)
    assert table.need() is None
    table.resolve()
    assert names(table) == ["Bomb"]


# --- what is kept --------------------------------------------------------------------------------


def test_kept_cards_go_to_boards_or_the_main_hall() -> None:
    table = due(shop_values=(3,))
    sword = NewCards(name="Sword", printed=SWORD)
    bombs = NewCards(name="Bomb", printed=SMOKE_BOMB, count=2)
    table.do(resolution.reveal_on_table, [sword, bombs], table.chance)
    board, hall = table.board("Alessandra"), MAIN_HALL
    (blade,), (one, other) = table.ids("Sword"), table.ids("Bomb")
    table.do(resolution.keep, {blade: board, one: board, other: hall}, table.chance)
    assert table.on_board("Alessandra") == [("Sword", Slot.MELEE), ("Bomb", Slot.FREE)]
    assert table.lying(PlaceKind.MAIN_HALL) == ["Bomb"]


def test_kept_armour_adds_its_hearts() -> None:
    table = due()
    plate = NewCards(name="Plate", printed=armour(2))
    table.do(resolution.reveal_on_table, [plate], table.chance)
    table.keep("Plate", place=table.board("Alessandra"))
    assert table.hearts("Alessandra") == (5, 5)


def test_kept_cards_go_nowhere_else() -> None:
    table = due()
    table.draw("A", "B")
    for place in (DISCARD, DECK):
        with refused(Refusal.NOT_MOVED_BY_HAND, place=place.kind):
            table.keep("A", place=place)
    with refused(Refusal.NOT_MOVED_BY_HAND, place="villa"):
        table.keep("A", place=MAIN_HALL.model_copy(update={"kind": PlaceKind.VILLA}))


@pytest.mark.parametrize("kept", [(), ("A",), ("A", "B", "C")])
def test_exactly_as_many_are_kept_as_the_workers_values_say(kept: tuple[str, ...]) -> None:
    table = due(shop_values=(2,))
    table.draw("A", "B", "C", "D")
    with refused(Refusal.KEEP_EXACTLY, number=len(kept), keep=2):
        table.keep(*kept)


def test_only_revealed_cards_are_kept() -> None:
    table = due()
    (sword,) = table.have("Sword", SWORD)
    table.draw("A")
    with refused(Refusal.CARD_NOT_REVEALED, card="Sword"):
        table.do(resolution.keep, {sword: MAIN_HALL}, table.chance)


def test_the_shop_is_empty_afterwards() -> None:
    table = due()
    table.draw("A", "B")
    table.keep("A")
    assert table.in_building(SHOP) == []
    resolved = next(event for event in table.log if isinstance(event, ShopResolved))
    assert [card.name for card in resolved.unkept] == ["B"]


# --- ruling ⚖ on unkept and ignored cards --------------------------------------------------------


def test_ruling_unkept_and_ignored_cards_are_discarded_by_default() -> None:
    table = dealt("A", "Clue", "B", "C", "D", "E")
    table.keep("A")
    assert table.lying(PlaceKind.DISCARD) == ["B", "C", "Clue", "D"]
    assert table.lying(PlaceKind.DECK) == ["E"]


@pytest.mark.parametrize("colour", Colour)
def test_ruling_unkept_cards_of_either_colour_stay_in_the_game(colour: Colour) -> None:
    table = due()
    drawn = [NewCards(name=name, printed=CardFacts(colour=colour)) for name in "AB"]
    table.do(resolution.reveal_on_table, drawn, table.chance)
    table.keep("A")
    assert table.lying(PlaceKind.DISCARD) == ["B"]


def test_ruling_unkept_and_ignored_cards_are_shuffled_back_into_the_deck() -> None:
    table = dealt("A", "Clue", "B", "C", "D", "E", unkept_cards=UnkeptCards.DECK)
    table.keep("A")
    assert table.lying(PlaceKind.DISCARD) == []
    assert table.lying(PlaceKind.DECK) == ["B", "C", "Clue", "D", "E"]
    (e,) = table.ids("E")
    assert table.campaign.deck[-1] == e  # turned round with all the others


def test_ruling_also_with_the_deck_on_the_table() -> None:
    table = due()
    table.settle(unkept_cards=UnkeptCards.DECK)
    table.draw("A", "B")
    table.keep("A")
    assert table.lying(PlaceKind.DECK) == ["B"]


def test_the_shop_is_resolved_when_it_is_due() -> None:
    table = headquarters()
    table.ally("Lucia", SHOP)
    table.ally("Marta", HOSPITAL)
    with refused(Refusal.NOT_IN_RESOLUTION):
        table.draw("A")
    table.play("1.1")
    table.resolve()
    with refused(Refusal.WRONG_BUILDING, building="shop", due="workshop"):
        table.draw("A")


def test_a_card_can_be_kept_where_there_is_room_for_it() -> None:
    table = due()
    table.have("Dart", CardFacts(), 5, table.board("Alessandra"))
    table.do(resolution.reveal_on_table, [NewCards(name="Sword", printed=SWORD)], table.chance)
    everywhere = (MAIN_HALL, table.board("Alessandra"), table.board("Bastiano"))
    assert shop.places(table.campaign, table.card("Sword")) == everywhere
    table.have("Axe", SWORD, place=table.board("Alessandra"))
    assert shop.places(table.campaign, table.card("Sword")) == (everywhere[0], everywhere[2])


def test_places_are_the_main_hall_and_the_boards_with_a_slot_left() -> None:
    table = due()
    table.have("Bomb", SMOKE_BOMB, 5, place=table.board("Alessandra"))
    table.draw("Knife")
    (knife,) = offer(table).cards
    assert shop.places(table.campaign, knife) == (MAIN_HALL, table.board("Bastiano"))
