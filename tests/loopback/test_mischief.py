"""What goes wrong on order, and how discord.py takes it."""

import asyncio

import discord as discord_py
import pytest

from loopback import Channel, Guild, LoopbackDiscord, NoAnswer, Person
from tests.loopback.bare_bot import BareBot

pytestmark = pytest.mark.usefixtures("bot")

CALLBACK = "/callback$"
MESSAGES = "/channels/.*/messages"


async def test_a_rate_limit_is_waited_out(
    discord: LoopbackDiscord, table: Channel, alice: Person
) -> None:
    fault = discord.mischief.rate_limit("POST", CALLBACK, 0.01)

    reply = await alice.slash(table, "ping")

    assert reply.text == "pong"
    assert fault.hits == 1
    assert [each.status for each in discord.requests if "callback" in each.path] == [429, 200]


async def test_a_rate_limit_without_via_is_taken_for_a_ban(
    discord: LoopbackDiscord, bot: BareBot, table: Channel, alice: Person
) -> None:
    discord.mischief.rate_limit("POST", CALLBACK, via=False)
    discord.mischief.deliver_late(2.9)

    with pytest.raises(NoAnswer):
        await alice.slash(table, "ping")

    (error,) = bot.errors
    assert isinstance(error, discord_py.HTTPException)
    assert error.status == 429


async def test_a_discord_error_comes_as_ordered_and_is_no_refusal(
    discord: LoopbackDiscord, bot: BareBot, table: Channel, alice: Person
) -> None:
    discord.mischief.error("POST", MESSAGES, 50013)
    task = asyncio.create_task(alice.slash(table, "post"))

    await discord.until(lambda: bot.errors)
    task.cancel()

    (error,) = bot.errors
    assert isinstance(error, discord_py.Forbidden)
    assert error.code == 50013
    assert discord.refusals == []


async def test_a_server_error_after_the_fact_is_retried_and_the_nonce_saves_us(
    discord: LoopbackDiscord, table: Channel, alice: Person
) -> None:
    discord.mischief.server_error("POST", MESSAGES, 502, after=True)

    reply = await alice.slash(table, "post")

    assert reply.text == "same posted and edited 1"


async def test_a_delayed_answer_comes_late(
    discord: LoopbackDiscord, table: Channel, alice: Person
) -> None:
    loop = asyncio.get_running_loop()
    discord.mischief.delay("POST", CALLBACK, 0.05)
    started = loop.time()

    await alice.slash(table, "ping")

    assert loop.time() - started >= 0.05


async def test_a_dropped_connection_is_an_error_for_the_bot(
    discord: LoopbackDiscord, bot: BareBot, table: Channel, alice: Person
) -> None:
    discord.mischief.drop("POST", CALLBACK, after=True)

    reply = await alice.slash(table, "ping")

    assert reply.text == "pong"
    await discord.until(lambda: bot.errors)


async def test_an_interaction_delivered_twice_is_answered_once(
    discord: LoopbackDiscord, table: Channel, alice: Person
) -> None:
    discord.mischief.deliver_times(2)

    await alice.slash(table, "ping")
    await discord.until(lambda: discord.refusals)

    assert [refusal.code for refusal in discord.refusals] == [40060]
    assert len(table.messages) == 1


async def test_a_late_delivery_finds_nobody_waiting(
    discord: LoopbackDiscord, bot: BareBot, table: Channel, alice: Person
) -> None:
    discord.mischief.deliver_late(4)

    with pytest.raises(NoAnswer):
        await alice.slash(table, "ping")
    await discord.until(lambda: bot.errors)

    assert [refusal.code for refusal in discord.refusals] == [10062]
    assert table.messages == ()


# -- the gateway ----------------------------------------------------------------------------


async def test_a_dropped_socket_is_resumed_and_what_was_missed_is_replayed(
    discord: LoopbackDiscord, bot: BareBot, table: Channel, alice: Person
) -> None:
    discord.mischief.drop_gateway()
    await discord.until(lambda: not discord.gateway.connected)

    reply = await alice.slash(table, "ping")

    assert reply.text == "pong"
    assert discord.gateway.resumes == 1
    assert bot.events.count("READY") == 1


async def test_a_request_to_reconnect_is_followed_by_a_resume(
    discord: LoopbackDiscord, table: Channel, alice: Person
) -> None:
    discord.mischief.ask_to_reconnect()
    await discord.until(lambda: discord.gateway.resumes == 1)

    assert (await alice.slash(table, "ping")).text == "pong"


async def test_an_invalid_session_that_can_be_resumed_is_resumed(
    discord: LoopbackDiscord, table: Channel, alice: Person
) -> None:
    discord.mischief.invalidate(resumable=True)
    await discord.until(lambda: discord.gateway.resumes == 1)

    assert (await alice.slash(table, "ping")).text == "pong"
    assert len(discord.gateway.identifies) == 1


async def test_a_deleted_channel_is_told_to_those_who_have_the_guilds_intent(
    bot: BareBot, guild: Guild, table: Channel, alice: Person
) -> None:
    table.delete()
    await alice.slash(guild.add_channel("other"), "ping")

    assert set(bot.events) == {"READY", "INTERACTION_CREATE"}
