"""`/deck`: the Equipment deck that the bot keeps, from the group's own list (rules.md §4.3)."""

from collections.abc import Callable
from pathlib import Path

import pytest

from core.campaign import DISCARD, Campaign, DeckKeeper, Language
from loopback import Channel, Person, Upload
from tests.bot.conftest import Play, SlowStore
from tests.core.table import PARACHUTE, headquarters

pytestmark = pytest.mark.usefixtures("brotherhood")

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"

Now = Callable[[], Campaign]


def sample(name: str) -> Upload:
    return Upload(name, (EXAMPLES / name).read_bytes())


def listed(text: str) -> Upload:
    return Upload("deck.csv", text.encode())


@pytest.mark.parametrize("name", ["deck.csv", "deck.json"])
async def test_a_list_of_cards_becomes_the_deck(
    name: str, play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    reply = await ezio.slash(table, "deck import", file=sample(name))
    assert not reply.ephemeral
    assert "The Equipment deck is shuffled: 19 cards." in reply.content
    assert now().settings.deck_keeper is DeckKeeper.BOT
    assert len(now().deck) == 19
    shown = await ezio.slash(table, "deck show")
    assert shown.ephemeral
    assert shown.content == ("In the Equipment deck: 19 cards, shuffled. In the discard pile: 0.")
    reply = await ezio.slash(table, "deck import", file=sample(name))
    assert reply.ephemeral
    assert "two decks are never mixed" in reply.content


async def test_a_french_group_imports_a_french_list(
    play: Play, now: Now, table: Channel, amelie: Person
) -> None:
    played = headquarters()
    played.settle(language=Language.FRENCH)
    play(played)
    reply = await amelie.slash(table, "deck import", file=sample("pioche.csv"))
    assert "La pioche d’Équipement est mélangée\u00a0: 19 cartes." in reply.content
    assert len(now().deck) == 19


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "name,count\nMedicine,x\n",
            "line 2. In the column “count”, “x” is no whole number.",
        ),
        ("name\nNet\n", "it is line 2. I do not know Net yet."),
        (
            "name,count\nMedicine,99\n",
            "refuse that card: The number of cards cannot be 99.",
        ),
        ("\n", "The first line has to name the columns"),
        ("[{", "it is not JSON"),
        ("\0", "It is no text."),
        ("name,*price*\n", "I know no column “\\*price\\*”."),
        ("name\n", "The list names no cards"),
    ],
)
async def test_what_is_no_list_of_cards_is_refused_with_the_line(
    text: str, told: str, play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    reply = await ezio.slash(table, "deck import", file=listed(text))
    assert reply.ephemeral
    assert told in reply.content
    assert now().deck == ()


async def test_it_is_refused_in_the_askers_language(
    play: Play, table: Channel, amelie: Person
) -> None:
    play(headquarters())
    reply = await amelie.slash(table, "deck import", file=listed("nom,sorte\nFilet,bateau\n"))
    assert reply.content == (
        "Je ne peux pas faire de pioche de ce fichier, à cause de la ligne 2. "
        "Dans la colonne «\u00a0kind\u00a0», je ne connais pas «\u00a0bateau\u00a0»."
    )


async def test_numbers_of_a_deck_on_the_table_or_an_empty_one_are_told(
    play: Play, table: Channel, ezio: Person
) -> None:
    played = headquarters()
    played.have("Parachute", PARACHUTE, place=DISCARD)
    play(played)
    reply = await ezio.slash(table, "deck show", public=True)
    assert not reply.ephemeral
    assert reply.content.startswith("The Equipment deck is on the table")
    assert "`/deck import`" in reply.content
    await ezio.slash(table, "campaign settings", deck="bot")
    reply = await ezio.slash(table, "deck show")
    assert reply.content == (
        "The Equipment deck is empty. The next draw shuffles the discard pile in: 1."
    )


async def test_a_list_is_read_before_anything_waits_for_it(
    play: Play, store: SlowStore, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    store.gate.clear()
    reply = await ezio.slash(table, "deck import", file=listed("price\n9"))
    store.gate.set()
    assert reply.ephemeral
