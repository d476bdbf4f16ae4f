"""`/why` and `/stats`, as people read them; what they say is telling's to test."""

import pytest

from bot.words import words
from core.campaign import Language
from loopback import Channel, Person
from tests.bot.conftest import Play
from tests.core import stages
from tests.core.table import COMMAND_ROOM, FAILURE, HIT, Table, headquarters, villa

english = words(Language.ENGLISH)
french = words(Language.FRENCH)

pytestmark = pytest.mark.usefixtures("brotherhood")


def rolled() -> Table:
    """Two dice for Contract 1, which asks for two successes: one came."""
    table = headquarters(contract=2)
    table.ally("Lucia", COMMAND_ROOM)
    table.ally("Marta", COMMAND_ROOM)
    table.play("1.1")
    table.resolve()
    table.decline()
    table.roll(HIT, FAILURE)
    return table


# --- /why ----------------------------------------------------------------------------------------


async def test_the_newest_result_is_explained(play: Play, table: Channel, ezio: Person) -> None:
    play(stages.playing())
    await ezio.slash(table, "wound", who="Bastiano", hearts=1)
    reply = await ezio.slash(table, "why")
    assert reply.ephemeral
    assert reply.embeds[0].title == "Why entry 2 came out so"
    assert "§6.2" in reply.text
    assert "Bastiano" in reply.text


async def test_any_entry_is_explained(
    play: Play, table: Channel, ezio: Person, amelie: Person
) -> None:
    play(rolled())
    await ezio.slash(table, "campaign rename", name="Roma")
    (newest, first) = await ezio.autocomplete(table, "why", "entry", "")
    assert [newest.name.partition(":")[0], first.name.partition(":")[0]] == [
        "#2 Ezio",
        "#1 Leonardo",
    ]
    reply = await amelie.slash(table, "why", entry=str(first.value), public=True)
    assert not reply.ephemeral
    assert "§4.4" in reply.text
    refused = await amelie.slash(table, "why", entry="#9")
    assert refused.ephemeral
    expected = french("no-such-entry", typed="\\#9", newest=2)
    assert refused.content == expected.replace("/journal", "/log")  # a link has the English name


# --- /stats --------------------------------------------------------------------------------------


async def test_what_was_rolled_against_what_the_faces_predict(
    play: Play, table: Channel, ezio: Person
) -> None:
    play(rolled())
    reply = await ezio.slash(table, "stats")
    assert reply.ephemeral
    assert "1 hit · 0.7 expected" in reply.text
    assert "1 failure · 0.7 expected" in reply.text
    assert "0 special faces · 0.7 expected" in reply.text


async def test_nothing_is_predicted_of_a_die_nobody_knows(
    play: Play, table: Channel, ezio: Person
) -> None:
    play(villa())
    reply = await ezio.slash(table, "stats", public=True)
    assert not reply.ephemeral
    assert english("stats-faces-unknown") in reply.text


async def test_it_speaks_french(play: Play, table: Channel, amelie: Person) -> None:
    play(rolled())
    assert amelie.shown_commands(table)["why"] == "pourquoi"
    reply = await amelie.slash(table, "stats")
    assert "0,7" in reply.text
