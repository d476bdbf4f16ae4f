"""Discord is told of the commands when it does not know them, and only then."""

import pytest

from loopback import LoopbackDiscord
from storage.store import Store
from tests.bot.conftest import SlowStore, running

pytestmark = pytest.mark.usefixtures("guild")


def registrations(discord: LoopbackDiscord) -> int:
    return sum(
        request.method == "PUT" and request.path.endswith("/commands")
        for request in discord.requests
    )


async def test_a_second_start_registers_nothing(
    discord: LoopbackDiscord, store: SlowStore, database: str
) -> None:
    async with running(discord, store, real=True):
        assert registrations(discord) == 1
    async with running(discord, Store(database), real=True):
        assert registrations(discord) == 1


async def test_other_commands_are_registered_anew(
    discord: LoopbackDiscord, store: SlowStore, database: str
) -> None:
    async with running(discord, store):
        pass
    async with running(discord, Store(database), real=True):
        assert registrations(discord) == 2
        assert "log" in {command.name for command in discord.commands}


async def test_a_changed_description_is_registered(
    discord: LoopbackDiscord, store: SlowStore, database: str
) -> None:
    async with running(discord, store, real=True):
        pass
    for number, command in list(discord.world.commands.items()):
        words = command.model_copy(update={"description_localizations": {"fr": "Autre chose"}})
        discord.world.commands[number] = words
    async with running(discord, Store(database), real=True):
        assert registrations(discord) == 2


async def test_a_reconnect_registers_nothing(discord: LoopbackDiscord, store: SlowStore) -> None:
    async with running(discord, store, real=True):
        discord.mischief.invalidate(resumable=True)
        await discord.until(lambda: discord.gateway.connected, what="the bot again")
        await discord.settled()
        assert registrations(discord) == 1
