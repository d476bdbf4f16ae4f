"""The Equipment deck that the bot keeps, put together from the group's list (rules.md §4.3)."""

from collections import Counter

import pytest

from core import decks
from core.apply import replay
from core.campaign import CardKind, DeckKeeper, PlaceKind
from core.cards import MOST_AT_ONCE, CardFacts, NewCards
from core.violations import Refusal
from tests.core.table import MEDICINE, SWORD, Table, headquarters, refused

CLUE = CardFacts(kind=CardKind.INVESTIGATION)
LISTED = [
    NewCards(name="Medicine", printed=MEDICINE, count=3),
    NewCards(name="Common Sword", printed=SWORD, count=2),
    NewCards(name="Investigation", printed=CLUE),
]


def put_together(table: Table, listed: list[NewCards]) -> None:
    table.do(decks.put_together, listed, table.chance)


def test_4_3_the_list_becomes_the_deck_shuffled_and_kept_by_the_bot() -> None:
    table = headquarters()
    put_together(table, LISTED)
    assert table.campaign.settings.deck_keeper is DeckKeeper.BOT
    names = [table.campaign.card(card).name for card in table.campaign.deck]
    assert names == ["Investigation", *["Common Sword"] * 2, *["Medicine"] * 3], "turned round"
    assert Counter(table.lying(PlaceKind.DECK)) == Counter(names)
    assert replay(table.log) == table.campaign


def test_a_deck_that_holds_cards_is_not_mixed_with_another() -> None:
    table = headquarters()
    put_together(table, LISTED)
    with refused(Refusal.DECK_NOT_EMPTY, number=6):
        put_together(table, LISTED)


@pytest.mark.parametrize(
    "kind", [kind for kind in CardKind if kind not in decks.IN_AN_EQUIPMENT_DECK]
)
def test_only_equipment_and_investigations_are_in_it(kind: CardKind) -> None:
    with refused(Refusal.NOT_AN_EQUIPMENT_CARD, card="Odd"):
        put_together(headquarters(), [NewCards(name="Odd", printed=CardFacts(kind=kind))])


def test_an_empty_or_wrong_list_makes_no_deck() -> None:
    with refused(Refusal.DECK_LIST_EMPTY):
        put_together(headquarters(), [])
    with refused(Refusal.NAME_EMPTY):
        put_together(headquarters(), [NewCards(name=" ")])
    with refused(Refusal.NUMBER_OUT_OF_RANGE, what="count", maximum=MOST_AT_ONCE):
        put_together(headquarters(), [NewCards(name="Bomb", count=MOST_AT_ONCE + 1)])
