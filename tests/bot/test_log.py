"""`/log`, as people read it."""

import re

import pytest

from bot.client import Brotherhood
from bot.commands.log import ENTRIES
from bot.words import words
from core.campaign import Language
from loopback import Channel, LoopbackDiscord, Person, Reply
from storage.store import Store
from storage.values import Where
from tests.bot.conftest import Play, running
from tests.bot.test_outbox import renamed
from tests.core import stages

english = words(Language.ENGLISH)
french = words(Language.FRENCH)

NUMBER = re.compile(r"(?:~~)?#(\d+) ")
RENAMINGS = 24  # from "0" to "1" and so on, after the campaign began


def shown(reply: Reply) -> list[str]:
    (embed,) = reply.embeds
    return (embed.description or "").splitlines()


def newest(reply: Reply) -> int:
    """Which renaming stands first."""
    return int("".join(char for char in shown(reply)[0].rpartition(" ")[2] if char.isdigit()))


def pressable(reply: Reply) -> list[str | None]:
    return [button.label for button in reply.buttons if not button.disabled]


pytestmark = pytest.mark.usefixtures("brotherhood")


def numbers(reply: Reply) -> list[int]:
    """The entries that are shown, by their numbers."""
    return [int(found[1]) for line in shown(reply) if (found := NUMBER.match(line))]


# --- pages ---------------------------------------------------------------------------------------


@pytest.fixture
def long_log(store: Store, where: Where) -> None:
    renamed(store, where, RENAMINGS, post=False)


@pytest.mark.usefixtures("long_log")
async def test_the_newest_entries_come_first_and_privately(table: Channel, ezio: Person) -> None:
    reply = await ezio.slash(table, "log")
    assert reply.ephemeral
    assert newest(reply) == RENAMINGS
    assert numbers(reply) == list(range(RENAMINGS + 1, RENAMINGS + 1 - ENTRIES, -1))
    assert len(shown(reply)) == ENTRIES
    assert all("**Ezio**" in line for line in shown(reply))
    assert pressable(reply) == [english("log-older")]


@pytest.mark.usefixtures("long_log")
async def test_pages_go_back_to_the_beginning_and_forth_again(table: Channel, ezio: Person) -> None:
    reply = await ezio.slash(table, "log")
    second = await ezio.press(reply, english("log-older"))
    assert second.message is reply.message
    assert newest(second) == RENAMINGS - ENTRIES
    assert pressable(second) == [english("log-newer"), english("log-older")]
    last = await ezio.press(second, english("log-older"))
    assert len(shown(last)) == RENAMINGS + 1 - 2 * ENTRIES
    assert pressable(last) == [english("log-newer")]
    again = await ezio.press(await ezio.press(last, english("log-newer")), english("log-newer"))
    assert newest(again) == RENAMINGS


@pytest.mark.usefixtures("long_log")
async def test_it_is_read_in_the_readers_language(table: Channel, amelie: Person) -> None:
    reply = await amelie.slash(table, "log")
    assert pressable(reply) == [french("log-older")]
    assert reply.embeds[0].title == french("log-title", campaign=str(RENAMINGS))


@pytest.mark.usefixtures("long_log")
async def test_its_buttons_work_after_a_restart(
    discord: LoopbackDiscord, brotherhood: Brotherhood, database: str, table: Channel, ezio: Person
) -> None:
    reply = await ezio.slash(table, "log")
    await brotherhood.close()
    async with running(discord, Store(database), real=True):
        assert newest(await ezio.press(reply, english("log-older"))) == RENAMINGS - ENTRIES


@pytest.mark.usefixtures("long_log")
async def test_what_happens_meanwhile_comes_with_the_newest_page(
    table: Channel, ezio: Person
) -> None:
    reply = await ezio.press(await ezio.slash(table, "log"), english("log-older"))
    await ezio.slash(table, "campaign rename", name="900")
    back = await ezio.press(reply, english("log-newer"))
    again = await ezio.press(back, english("log-newer"))
    assert newest(again) == 900
    assert len(shown(again)) == ENTRIES
    assert pressable(again) == [english("log-older")]


@pytest.mark.usefixtures("long_log")
async def test_a_log_for_all_to_see_speaks_the_campaigns_language(
    table: Channel, amelie: Person
) -> None:
    reply = await amelie.slash(table, "log", public=True)
    assert not reply.ephemeral
    assert pressable(reply) == [english("log-older")]


# --- a part of it --------------------------------------------------------------------------------


@pytest.fixture
async def played(
    brotherhood: Brotherhood,  # noqa: ARG001 - it answers
    play: Play,
    table: Channel,
    ezio: Person,
    amelie: Person,
) -> None:
    """Entry 1 is the beginning; then Ezio and Amélie play Memory 1.1 and its Hospital."""
    play(stages.assignment())
    await ezio.slash(table, "assign", miniature="Lucia", building="hospital")  # 2
    await amelie.slash(table, "assign", miniature="Marco", building="shop")  # 3
    await ezio.slash(table, "memory begin", memory="1.1")  # 4
    await amelie.slash(table, "wound", who="Bastiano", hearts=1)  # 5
    await ezio.slash(table, "memory success")  # 6
    await amelie.slash(table, "resolve")  # 7, the Hospital
    await ezio.slash(table, "campaign rename", name="Roma")  # 8, in the Resolution of 1.1


@pytest.mark.usefixtures("played")
async def test_one_memory(table: Channel, ezio: Person) -> None:
    reply = await ezio.slash(table, "log", memory="1.1")
    assert numbers(reply) == [8, 7, 6, 5, 4]
    assert reply.embeds[0].footer is not None
    assert reply.embeds[0].footer.text == "Memory 1.1"


@pytest.mark.usefixtures("played")
async def test_one_person(table: Channel, ezio: Person) -> None:
    assert numbers(await ezio.slash(table, "log", player="Amélie")) == [7, 5, 3]


@pytest.mark.usefixtures("played")
async def test_one_building_and_one_person(table: Channel, amelie: Person) -> None:
    assert numbers(await amelie.slash(table, "log", building="hospital")) == [7, 2]
    reply = await amelie.slash(table, "log", building="hospital", player="ezio")
    assert numbers(reply) == [2]
    assert reply.embeds[0].footer is not None
    assert reply.embeds[0].footer.text == "Ezio · Hôpital"


@pytest.mark.usefixtures("played")
async def test_what_the_log_has_is_offered(table: Channel, ezio: Person) -> None:
    memories = await ezio.autocomplete(table, "log", "memory", "")
    assert [one.name for one in memories] == ["1.1"]
    people = await ezio.autocomplete(table, "log", "player", "am")
    assert [one.name for one in people] == ["Amélie"]
    reply = await ezio.slash(table, "log", memory="2.4")
    assert reply.content == english("not-recognised", typed="2.4")


@pytest.mark.usefixtures("played")
async def test_pages_keep_to_what_is_wanted_also_after_a_restart(
    discord: LoopbackDiscord, brotherhood: Brotherhood, database: str, table: Channel, ezio: Person
) -> None:
    for number in range(12):
        await ezio.slash(table, "campaign rename", name=f"Roma {number}")
    first = await ezio.slash(table, "log", memory="1.1", player="Ezio")
    assert numbers(first) == list(range(20, 10, -1))
    await brotherhood.close()
    async with running(discord, Store(database), real=True):
        last = await ezio.press(first, english("log-older"))
        assert numbers(last) == [10, 9, 8, 6, 4]
        assert pressable(last) == [english("log-newer")]
        assert numbers(await ezio.press(last, english("log-newer"))) == list(range(20, 10, -1))


@pytest.mark.usefixtures("played")
async def test_what_was_taken_back_is_struck_out(table: Channel, ezio: Person) -> None:
    question = await ezio.slash(table, "undo")
    await ezio.press(question, english("undo-take-back"))
    taken, renamed, *_ = shown(await ezio.slash(table, "log"))
    assert taken.startswith("#9 ")
    assert renamed.startswith("~~#8 ")
    assert renamed.endswith("~~")
