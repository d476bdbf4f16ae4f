"""`/log`, as people read it."""

import pytest

from bot.client import Brotherhood
from bot.commands.log import ENTRIES
from bot.words import words
from core.campaign import Language
from storage.store import Store
from storage.values import Where
from tests.bot.conftest import running
from tests.bot.test_outbox import left_by_an_earlier_process
from tests.loopback import Channel, LoopbackDiscord, Person, Reply

english = words(Language.ENGLISH)
french = words(Language.FRENCH)

pytestmark = pytest.mark.usefixtures("brotherhood")

RENAMINGS = 24  # from "0" to "1" and so on, after the campaign began


def shown(reply: Reply) -> list[str]:
    (embed,) = reply.embeds
    return (embed.description or "").splitlines()


def newest(reply: Reply) -> int:
    """Which renaming stands first."""
    return int("".join(char for char in shown(reply)[0].rpartition(" ")[2] if char.isdigit()))


def pressable(reply: Reply) -> list[str | None]:
    return [button.label for button in reply.buttons if not button.disabled]


@pytest.fixture(autouse=True)
def campaign(store: Store, where: Where) -> None:
    left_by_an_earlier_process(store, where, RENAMINGS)


async def test_the_newest_entries_come_first_and_privately(table: Channel, ezio: Person) -> None:
    reply = await ezio.slash(table, "log")
    assert reply.ephemeral
    assert newest(reply) == RENAMINGS
    assert len(shown(reply)) == ENTRIES
    assert all("**Ezio**" in line for line in shown(reply))
    assert pressable(reply) == [english("log-older")]


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


async def test_it_is_read_in_the_readers_language(table: Channel, amelie: Person) -> None:
    reply = await amelie.slash(table, "log")
    assert pressable(reply) == [french("log-older")]
    assert reply.embeds[0].title == french("log-title", campaign=str(RENAMINGS))


async def test_its_buttons_work_after_a_restart(
    discord: LoopbackDiscord, brotherhood: Brotherhood, database: str, table: Channel, ezio: Person
) -> None:
    reply = await ezio.slash(table, "log")
    await brotherhood.close()
    async with running(discord, Store(database), real=True):
        assert newest(await ezio.press(reply, english("log-older"))) == RENAMINGS - ENTRIES
