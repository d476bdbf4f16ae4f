"""A loopback Discord and a bare bot on it, for each test."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest

from loopback import Channel, Guild, LoopbackDiscord, Person
from tests.loopback.bare_bot import BareBot, point_at


@pytest.fixture
async def discord() -> AsyncIterator[LoopbackDiscord]:
    async with LoopbackDiscord() as server:
        point_at(server.url)
        yield server


@pytest.fixture
def guild(discord: LoopbackDiscord) -> Guild:
    return discord.add_guild("The Brotherhood", locale="en-GB")


@pytest.fixture
def table(guild: Guild) -> Channel:
    return guild.add_channel("table")


@pytest.fixture
def alice(guild: Guild) -> Person:
    return guild.add_member("Alice", locale="fr")


@pytest.fixture
def bob(guild: Guild) -> Person:
    return guild.add_member("Bob")


@pytest.fixture
async def bot(discord: LoopbackDiscord, guild: Guild) -> AsyncIterator[BareBot]:  # noqa: ARG001
    client = BareBot()
    running = asyncio.create_task(client.start(discord.token))
    try:
        await discord.bot_ready()
        yield client
    finally:
        await client.close()
        running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running
