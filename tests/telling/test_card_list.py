"""The group's cards by where they lie, however many there are."""

from bot.telling.card_list import cards_embed
from core.campaign import DECK, DISCARD, MAIN_HALL, OUT_OF_GAME, DeckKeeper, Language
from core.cards import MOST_CARDS
from tests.core.table import PARACHUTE, SMOKE_BOMB, SWORD, Table, headquarters


def with_cards(number: int) -> Table:
    """Two places hold this many cards, of which no two are alike."""
    table = headquarters()
    for one in range(number):
        place = MAIN_HALL if one % 2 else OUT_OF_GAME
        table.have(f"{one:04}{'*' * 56}", PARACHUTE, place=place)
    return table


def test_the_largest_campaign_fits_into_one_message() -> None:
    campaign = with_cards(MOST_CARDS - 1).campaign
    embed = cards_embed(campaign, (MAIN_HALL, OUT_OF_GAME, DISCARD), Language.FRENCH)
    assert len(embed) <= 6000
    assert len(embed.fields) <= 25
    assert [field.name for field in embed.fields if field.name != "\u200b"] == [
        "Partie Centrale · 249 cartes",
        "Hors du jeu · 250 cartes",
    ]
    assert all((field.value or "").strip() for field in embed.fields)
    assert "+2" in (embed.fields[-1].value or "")


def test_a_place_with_many_cards_shows_them_all_while_they_fit() -> None:
    table = headquarters()
    for number in range(90):
        table.have(f"Card {number:02}", SMOKE_BOMB)
    embed = cards_embed(table.campaign, (MAIN_HALL, DISCARD), Language.ENGLISH)
    shown = "\n".join(field.value or "" for field in embed.fields)
    assert len(shown.splitlines()) == 90
    assert embed.fields[0].name == "Main Hall · 90 cards"


def test_nobody_is_shown_what_the_deck_holds() -> None:
    table = headquarters()
    table.settle(deck_keeper=DeckKeeper.BOT)
    table.have("Common Sword", SWORD, place=DECK)
    (field,) = cards_embed(table.campaign, (DECK,), Language.ENGLISH).fields
    assert (field.name, field.value) == (
        "Equipment deck · 1 card",
        "Shuffled; nobody knows the order.",
    )
