"""Logging in: shards, intents, compression, and what is refused."""

import asyncio
import contextlib
import json
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord as discord_py
import pytest

from loopback import Guild, Intents, LoopbackDiscord
from tests.loopback.bare_bot import BareBot


@asynccontextmanager
async def running(
    server: LoopbackDiscord, intents: discord_py.Intents | None = None
) -> AsyncIterator[BareBot]:
    bot = BareBot(intents)
    task = asyncio.create_task(bot.start(server.token))
    try:
        await server.bot_ready()
        yield bot
    finally:
        await bot.close()
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def test_without_intents_the_bot_hears_of_interactions_alone(
    discord: LoopbackDiscord, guild: Guild
) -> None:
    async with running(discord) as bot:
        await guild.add_member("Alice").slash(guild.add_channel("table"), "ping")

        assert bot.events == ["READY", "INTERACTION_CREATE"]
        assert not bot.guilds
        assert discord.gateway.identifies[0].intents == 0


async def test_with_intents_the_bot_hears_of_guilds_and_messages(
    discord: LoopbackDiscord, guild: Guild
) -> None:
    table = guild.add_channel("table")
    intents = discord_py.Intents(guilds=True, guild_messages=True)
    async with running(discord, intents=intents) as bot:
        await guild.add_member("Alice").slash(table, "ping")
        table.delete()
        await discord.until(lambda: bot.events[-1] == "CHANNEL_DELETE")

        assert bot.events == [
            "READY", "GUILD_CREATE", "INTERACTION_CREATE", "MESSAGE_CREATE", "CHANNEL_DELETE",
        ]  # fmt: skip
        assert [each.name for each in bot.guilds] == [guild.name]


async def test_a_privileged_intent_is_refused(discord: LoopbackDiscord) -> None:
    bot = BareBot(discord_py.Intents(members=True))

    with pytest.raises(discord_py.PrivilegedIntentsRequired):
        await bot.start(discord.token)
    await bot.close()


async def test_a_wrong_token_is_refused(discord: LoopbackDiscord) -> None:
    bot = BareBot()

    with pytest.raises(discord_py.LoginFailure):
        await bot.start("wrong")
    await bot.close()
    assert [refusal.status for refusal in discord.refusals] == [401]


# -- the socket itself ----------------------------------------------------------------------


@asynccontextmanager
async def socket(
    server: LoopbackDiscord, query: str = "v=10&encoding=json"
) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{server.url}/gateway?{query}") as opened,
    ):
        yield opened


def identify(server: LoopbackDiscord, **more: Any) -> dict[str, object]:  # noqa: ANN401
    return {"op": 2, "d": {"token": server.token, "intents": 0, "properties": {}} | more}


async def test_a_heartbeat_is_acknowledged_before_and_after_logging_in(
    discord: LoopbackDiscord,
) -> None:
    async with socket(discord) as opened:
        hello = await opened.receive_json()
        assert hello["op"] == 10
        assert hello["d"]["heartbeat_interval"] == 41250
        await opened.send_json({"op": 1, "d": None})
        assert (await opened.receive_json())["op"] == 11
        await opened.send_json(identify(discord))
        ready = await opened.receive_json()
        assert (ready["t"], ready["s"]) == ("READY", 1)
        assert ready["d"]["resume_gateway_url"].startswith("ws://127.0.0.1:")


async def test_each_shard_hears_of_its_own_guilds(discord: LoopbackDiscord) -> None:
    guilds = [discord.add_guild(f"Guild {number}") for number in range(6)]
    heard: dict[int, list[int]] = {}
    for shard in range(3):
        async with socket(discord) as opened:
            await opened.receive_json()
            await opened.send_json(identify(discord, shard=[shard, 3]))
            await opened.receive_json()
            for guild in guilds:
                discord.world.broadcast("TOLD", guild.partial, guild.id, Intents.NONE)
            discord.mischief.ask_to_reconnect()
            heard[shard] = []
            while (event := await opened.receive_json())["op"] == 0:
                heard[shard].append(int(event["d"]["id"]))

    for shard in range(3):
        assert heard[shard] == [guild.id for guild in guilds if guild.shard_of(3) == shard]
        assert len(heard[shard]) == 2


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ("no JSON", 4002),
        ({"op": 3, "d": {}}, 4003),
        ({"token": "wrong"}, 4004),
        ({"shard": [2, 2]}, 4010),
        ({"intents": 1 << 30}, 4013),
        ({"intents": 1 << 1}, 4014),
        ({"intents": "all"}, 4002),
    ],
)
async def test_what_cannot_be_right_closes_the_socket(
    discord: LoopbackDiscord, sent: str | dict[str, object], code: int
) -> None:
    async with socket(discord) as opened:
        await opened.receive_json()
        if isinstance(sent, dict):
            sent = json.dumps(sent if "op" in sent else identify(discord, **sent))
        await opened.send_str(sent)
        await opened.receive()

        assert opened.close_code == code


async def test_another_version_closes_the_socket(discord: LoopbackDiscord) -> None:
    async with socket(discord, "v=6&encoding=json") as opened:
        await opened.receive()

        assert opened.close_code == 4012


async def test_a_resume_of_nothing_known_is_an_invalid_session(discord: LoopbackDiscord) -> None:
    async with socket(discord) as opened:
        await opened.receive_json()
        resume = {"token": discord.token, "session_id": "gone", "seq": 3}
        await opened.send_json({"op": 6, "d": resume})

        answer = await opened.receive_json()
        assert (answer["op"], answer["d"]) == (9, False)


async def test_one_zlib_stream_spans_all_messages(discord: LoopbackDiscord) -> None:
    async with socket(discord, "v=10&encoding=json&compress=zlib-stream") as opened:
        stream = zlib.decompressobj()
        first = await opened.receive_bytes()
        assert first.endswith(b"\x00\x00\xff\xff")
        assert json.loads(stream.decompress(first))["op"] == 10
        await opened.send_json(identify(discord))
        assert json.loads(stream.decompress(await opened.receive_bytes()))["t"] == "READY"


async def test_an_invalidated_session_is_forgotten(discord: LoopbackDiscord) -> None:
    async with socket(discord) as opened:
        await opened.receive_json()
        await opened.send_json(identify(discord))
        await opened.receive_json()

        discord.mischief.invalidate(resumable=False)

        answer = await opened.receive_json()
        assert (answer["op"], answer["d"]) == (9, False)
        assert discord.gateway.sessions == {}
