"""What the routes answer, asked without discord.py, error by error."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

import aiohttp
import pytest

from loopback import (
    ORDINARY,
    Channel,
    ClientRefused,
    Guild,
    LoopbackDiscord,
    NoAnswer,
    Permissions,
    Person,
)
from loopback.rest import BASE
from loopback.world import Interaction

Ask = Callable[..., Awaitable[tuple[int, Any]]]
Open = Callable[[], Awaitable[Interaction]]

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK = 10003, 10008, 10015
UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED, INVALID_TOKEN = 10062, 40060, 50027
MISSING_ACCESS, MISSING_PERMISSIONS, EMPTY, INVALID_FORM = 50001, 50013, 50006, 50035
HELLO: Final = {"type": 4, "data": {"content": "hello"}}


@pytest.fixture
async def ask(discord: LoopbackDiscord) -> AsyncIterator[Ask]:
    """Send one request; the status and the body of the answer."""
    headers = {"Authorization": f"Bot {discord.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:

        async def send(method: str, path: str, body: object = None) -> tuple[int, Any]:
            url = f"{discord.url}{BASE}{path}"
            async with session.request(method, url, json=body) as response:
                if response.status == 204:
                    return 204, None
                assert response.headers["Content-Type"] == "application/json"
                return response.status, await response.json()

        yield send


@pytest.fixture
def commands(discord: LoopbackDiscord) -> str:
    return f"/applications/{discord.world.bot.id}/commands"


@pytest.fixture
async def opened(
    discord: LoopbackDiscord, ask: Ask, commands: str, table: Channel, alice: Person
) -> AsyncIterator[Open]:
    """Let Alice send a command that nobody answers but the test itself."""
    await ask("PUT", commands, [{"name": "ping", "description": "d"}])
    waiting: list[asyncio.Task[object]] = []

    async def slash() -> Interaction:
        waiting.append(asyncio.create_task(alice.slash(table, "ping")))
        await asyncio.sleep(0)
        return list(discord.world.interactions.values())[-1]

    yield slash
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


def callback(interaction: Interaction) -> str:
    return f"/interactions/{interaction.id}/{interaction.token}/callback"


def hook(discord: LoopbackDiscord, interaction: Interaction) -> str:
    return f"/webhooks/{discord.world.bot.id}/{interaction.token}"


async def test_nobody_gets_in_without_the_token(discord: LoopbackDiscord) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{discord.url}{BASE}/users/@me") as response,
    ):
        assert response.status == 401
        assert await response.json() == {"message": "401: Unauthorized", "code": 0}


async def test_an_unknown_route_is_refused_and_noted(discord: LoopbackDiscord, ask: Ask) -> None:
    status, body = await ask("GET", "/nowhere")

    assert (status, body["code"]) == (404, 0)
    assert [refusal.path for refusal in discord.refusals] == [f"{BASE}/nowhere"]


# -- interactions ---------------------------------------------------------------------------


async def test_the_callback_answers_with_the_message_only_if_asked(ask: Ask, opened: Open) -> None:
    assert await ask("POST", callback(await opened()), HELLO) == (204, None)

    interaction = await opened()
    status, body = await ask("POST", f"{callback(interaction)}?with_response=true", HELLO)

    assert status == 200
    assert body["resource"]["message"]["content"] == "hello"
    assert body["interaction"]["response_message_id"] == body["resource"]["message"]["id"]


async def test_an_interaction_is_unknown_after_three_seconds(
    discord: LoopbackDiscord, ask: Ask, opened: Open
) -> None:
    interaction = await opened()
    discord.clock.advance(3.1)

    status, body = await ask("POST", callback(interaction), HELLO)

    assert (status, body["code"]) == (404, UNKNOWN_INTERACTION)
    status, body = await ask("POST", hook(discord, interaction), {"content": "late"})
    assert (status, body["code"]) == (404, UNKNOWN_WEBHOOK)


async def test_an_interaction_with_another_token_is_unknown(ask: Ask, opened: Open) -> None:
    interaction = await opened()

    status, body = await ask("POST", f"/interactions/{interaction.id}/other/callback", HELLO)

    assert (status, body["code"]) == (404, UNKNOWN_INTERACTION)


async def test_an_interaction_is_answered_once(ask: Ask, opened: Open) -> None:
    interaction = await opened()
    await ask("POST", callback(interaction), {"type": 5})

    status, body = await ask("POST", callback(interaction), HELLO)

    assert (status, body["code"]) == (400, ALREADY_ACKNOWLEDGED)


async def test_a_refused_answer_says_where_and_leaves_the_interaction_open(
    discord: LoopbackDiscord, ask: Ask, opened: Open
) -> None:
    interaction = await opened()
    bad = {"type": 4, "data": {"embeds": [{"title": "T", "fields": [{"name": "n"}]}]}}

    status, body = await ask("POST", callback(interaction), bad)

    assert (status, body["code"], body["message"]) == (400, INVALID_FORM, "Invalid Form Body")
    place = body["errors"]["data"]["embeds"]["0"]["fields"]["0"]["value"]
    assert place["_errors"][0]["code"] == "BASE_TYPE_REQUIRED"
    assert [refusal.code for refusal in discord.refusals] == [INVALID_FORM]
    assert await ask("POST", callback(interaction), HELLO) == (204, None)


@pytest.mark.parametrize("number", [1, 6, 7, 8, 44, "4", None])
async def test_an_answer_must_fit_its_interaction(
    ask: Ask, opened: Open, number: int | str | None
) -> None:
    status, body = await ask("POST", callback(await opened()), {"type": number, "data": {}})

    assert (status, body["code"]) == (400, INVALID_FORM)
    assert "type" in body["errors"]


@pytest.mark.parametrize("data", [{}, {"content": "  "}, {"content": None, "embeds": []}])
async def test_an_answer_must_show_something(
    ask: Ask, opened: Open, data: dict[str, object]
) -> None:
    status, body = await ask("POST", callback(await opened()), {"type": 4, "data": data})

    assert (status, body["code"]) == (400, EMPTY)


async def test_an_edit_may_not_leave_nothing_and_changes_nothing_then(
    discord: LoopbackDiscord, ask: Ask, opened: Open, table: Channel
) -> None:
    interaction = await opened()
    await ask("POST", callback(interaction), HELLO)
    original = f"{hook(discord, interaction)}/messages/@original"

    status, body = await ask("PATCH", original, {"content": ""})

    assert (status, body["code"]) == (400, EMPTY)
    assert table.messages[0].text == "hello"


async def test_the_token_is_good_for_fifteen_minutes(
    discord: LoopbackDiscord, ask: Ask, opened: Open
) -> None:
    interaction = await opened()
    await ask("POST", callback(interaction), HELLO)
    original = f"{hook(discord, interaction)}/messages/@original"

    discord.clock.advance(14 * 60)
    status, _ = await ask("PATCH", original, {"content": "still"})
    assert status == 200

    discord.clock.advance(61)
    for method, path, body in (
        ("PATCH", original, {"content": "too late"}),
        ("GET", original, None),
        ("DELETE", original, None),
        ("POST", hook(discord, interaction), {"content": "too late"}),
    ):
        status, answer = await ask(method, path, body)
        assert (status, answer["code"]) == (401, INVALID_TOKEN)


async def test_an_unanswered_interaction_has_no_follow_ups(
    discord: LoopbackDiscord, ask: Ask, opened: Open
) -> None:
    status, body = await ask("POST", hook(discord, await opened()), {"content": "early"})

    assert (status, body["code"]) == (404, UNKNOWN_WEBHOOK)


async def test_a_follow_up_is_fetched_edited_and_deleted_by_its_id(
    discord: LoopbackDiscord, ask: Ask, opened: Open, table: Channel
) -> None:
    interaction = await opened()
    await ask("POST", callback(interaction), HELLO)
    _, message = await ask("POST", hook(discord, interaction), {"content": "more"})
    path = f"{hook(discord, interaction)}/messages/{message['id']}"

    _, edited = await ask("PATCH", path, {"embeds": [{"title": "T"}]})
    assert (edited["content"], edited["embeds"][0]["title"]) == ("more", "T")
    assert (await ask("GET", path))[1]["edited_timestamp"] is not None
    assert await ask("DELETE", path) == (204, None)
    status, body = await ask("GET", path)
    assert (status, body["code"]) == (404, UNKNOWN_MESSAGE)
    assert [found.text for found in table.messages] == ["hello"]


# -- channels -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("allowed", "body", "code"),
    [
        (0, {"content": "c"}, MISSING_ACCESS),
        (Permissions.VIEW_CHANNEL, {"content": "c"}, MISSING_PERMISSIONS),
        (ORDINARY & ~Permissions.EMBED_LINKS, {"embeds": [{"title": "T"}]}, MISSING_PERMISSIONS),
        (ORDINARY, {"content": ""}, EMPTY),
        (ORDINARY, {"content": "x" * 2001}, INVALID_FORM),
        (ORDINARY, {"content": "c", "message_reference": {"message_id": "5"}}, INVALID_FORM),
    ],
)
async def test_posting_needs_permissions_and_something_to_post(
    guild: Guild, ask: Ask, allowed: int, body: dict[str, object], code: int
) -> None:
    channel = guild.add_channel("channel", bot_permissions=int(allowed))

    _, answer = await ask("POST", f"/channels/{channel.id}/messages", body)

    assert answer["code"] == code
    assert channel.messages == ()


async def test_posting_in_a_thread_needs_its_own_permission(guild: Guild, ask: Ask) -> None:
    allowed = int(ORDINARY & ~Permissions.SEND_MESSAGES_IN_THREADS)
    thread = guild.add_channel("thread", "thread", bot_permissions=allowed)

    status, body = await ask("POST", f"/channels/{thread.id}/messages", {"content": "c"})

    assert (status, body["code"]) == (403, MISSING_PERMISSIONS)


async def test_a_deleted_channel_is_unknown(table: Channel, ask: Ask) -> None:
    table.delete()

    status, body = await ask("POST", f"/channels/{table.id}/messages", {"content": "c"})

    assert (status, body["code"]) == (404, UNKNOWN_CHANNEL)


async def test_when_the_channel_goes_under_an_interaction_its_answers_go_with_it(
    discord: LoopbackDiscord, ask: Ask, opened: Open, table: Channel, alice: Person
) -> None:
    answered, open_still = await opened(), await opened()
    await ask("POST", callback(answered), HELLO)

    table.delete()

    _, body = await ask("POST", callback(open_still), HELLO)
    assert body["code"] == UNKNOWN_CHANNEL
    _, body = await ask("POST", hook(discord, answered), {"content": "c"})
    assert body["code"] == UNKNOWN_CHANNEL
    _, body = await ask("PATCH", f"{hook(discord, answered)}/messages/@original", {"content": "c"})
    assert body["code"] == UNKNOWN_MESSAGE
    with pytest.raises(ClientRefused, match="#table is deleted"):
        await alice.slash(table, "ping")


async def test_a_deleted_message_is_unknown(table: Channel, ask: Ask) -> None:
    _, message = await ask("POST", f"/channels/{table.id}/messages", {"content": "c"})
    table.messages[0].delete()

    for method in ("GET", "PATCH", "DELETE"):
        path = f"/channels/{table.id}/messages/{message['id']}"
        status, body = await ask(method, path, {"content": "d"})
        assert (status, body["code"]) == (404, UNKNOWN_MESSAGE)


async def test_an_ephemeral_message_is_out_of_the_channels_reach(
    ask: Ask, opened: Open, table: Channel
) -> None:
    interaction = await opened()
    answer = {"type": 4, "data": {"content": "secret", "flags": 64}}
    await ask("POST", callback(interaction), answer)
    assert interaction.original is not None

    path = f"/channels/{table.id}/messages/{interaction.original.id}"
    status, body = await ask("PATCH", path, {"content": "d"})

    assert (status, body["code"]) == (404, UNKNOWN_MESSAGE)
    assert (await ask("GET", f"/channels/{table.id}/messages"))[1] == []


async def test_a_nonce_is_kept_for_five_minutes_if_enforced(
    discord: LoopbackDiscord, table: Channel, ask: Ask
) -> None:
    path = f"/channels/{table.id}/messages"
    body = {"content": "c", "nonce": "7", "enforce_nonce": True}

    first = (await ask("POST", path, body))[1]["id"]
    assert (await ask("POST", path, body | {"content": "d"}))[1]["id"] == first
    assert (await ask("POST", path, body | {"enforce_nonce": False}))[1]["id"] != first
    discord.clock.advance(301)
    assert (await ask("POST", path, body))[1]["id"] != first


async def test_an_attachment_that_did_not_come_along_is_refused(table: Channel, ask: Ask) -> None:
    body = {"content": "c", "attachments": [{"id": 0, "filename": "a.png"}]}

    status, answer = await ask("POST", f"/channels/{table.id}/messages", body)

    assert (status, answer["code"]) == (400, INVALID_FORM)
    assert "attachments" in answer["errors"]


async def test_the_bot_can_write_to_somebody(ask: Ask, alice: Person) -> None:
    _, channel = await ask("POST", "/users/@me/channels", {"recipient_id": str(alice.id)})
    await ask("POST", f"/channels/{channel['id']}/messages", {"content": "psst"})

    assert [message.text for message in alice.dm.messages] == ["psst"]
    status, body = await ask("POST", "/users/@me/channels", {"recipient_id": "5"})
    assert (status, body["code"]) == (404, 10013)


async def test_an_archived_thread_is_woken_by_a_post_and_takes_no_edit(
    guild: Guild, ask: Ask
) -> None:
    thread = guild.add_channel("thread", "thread")
    path = f"/channels/{thread.id}/messages"
    _, message = await ask("POST", path, {"content": "c"})
    thread.archived = True

    status, body = await ask("PATCH", f"{path}/{message['id']}", {"content": "d"})
    assert (status, body["code"]) == (400, 50083)
    await ask("POST", path, {"content": "e"})
    assert not thread.archived


async def test_a_list_of_messages_is_newest_first_and_in_part(table: Channel, ask: Ask) -> None:
    path = f"/channels/{table.id}/messages"
    ids = [(await ask("POST", path, {"content": f"{n}"}))[1]["id"] for n in range(4)]

    async def listed(query: str) -> list[str]:
        return [message["content"] for message in (await ask("GET", f"{path}?{query}"))[1]]

    assert await listed("limit=2") == ["3", "2"]
    assert await listed(f"before={ids[2]}") == ["1", "0"]
    assert await listed(f"after={ids[0]}&limit=2") == ["2", "1"]


# -- commands -------------------------------------------------------------------------------


async def test_a_command_keeps_its_id_as_long_as_its_name(ask: Ask, commands: str) -> None:
    _, first = await ask("PUT", commands, [{"name": "a", "description": "d"}])
    _, second = await ask(
        "PUT", commands, [{"name": "b", "description": "d"}, {"name": "a", "description": "e"}]
    )

    assert second[1]["id"] == first[0]["id"] != second[0]["id"]
    assert [each["description"] for each in (await ask("GET", commands))[1]] == ["d", "e"]


async def test_commands_are_listed_in_other_languages_only_if_asked(
    ask: Ask, commands: str
) -> None:
    option = {"type": 3, "name": "b", "description": "d", "required": False}
    command = {"name": "a", "description": "d", "name_localizations": {"fr": "à"}}
    await ask("PUT", commands, [command | {"options": [option]}])

    (plain,) = (await ask("GET", commands))[1]
    (full,) = (await ask("GET", f"{commands}?with_localizations=true"))[1]

    assert "name_localizations" not in plain
    assert full["name_localizations"] == {"fr": "à"}
    assert full["options"] == [{"type": 3, "name": "b", "description": "d"}]


async def test_commands_are_created_fetched_and_deleted_one_by_one(ask: Ask, commands: str) -> None:
    status, made = await ask("POST", commands, {"name": "a", "description": "d"})
    assert status == 201
    status, _ = await ask("POST", commands, {"name": "a", "description": "e"})
    assert status == 200

    path = f"{commands}/{made['id']}"
    assert (await ask("GET", path))[1]["description"] == "e"
    assert await ask("DELETE", path) == (204, None)
    status, body = await ask("GET", path)
    assert (status, body["code"]) == (404, 10063)


async def test_one_bad_command_refuses_all(
    discord: LoopbackDiscord, ask: Ask, commands: str
) -> None:
    bad = [{"name": "good", "description": "d"}, {"name": "Bad", "description": "d"}]

    status, body = await ask("PUT", commands, bad)

    assert (status, body["code"]) == (400, INVALID_FORM)
    assert "1" in body["errors"]
    assert discord.commands == ()


async def test_two_hundred_commands_a_day_can_be_created(ask: Ask, commands: str) -> None:
    for day in "ab":
        await ask("PUT", commands, [{"name": f"{day}{n}", "description": "d"} for n in range(100)])

    status, body = await ask("POST", commands, {"name": "c", "description": "d"})

    assert (status, body["code"]) == (400, 30034)


async def test_commands_of_a_guild_are_offered_there_alone(
    discord: LoopbackDiscord, guild: Guild, ask: Ask, table: Channel, alice: Person
) -> None:
    other = discord.add_guild("Other")
    path = f"/applications/{discord.world.bot.id}/guilds/{guild.id}/commands"

    await ask("PUT", path, [{"name": "here", "description": "d"}])

    assert list(alice.shown_commands(table)) == ["here"]
    stranger = other.add_member("Stranger")
    assert stranger.shown_commands(other.add_channel("table")) == {}


async def test_a_command_that_nobody_hears_is_not_answered(
    discord: LoopbackDiscord, ask: Ask, commands: str, table: Channel, alice: Person
) -> None:
    await ask("PUT", commands, [{"name": "ping", "description": "d"}])
    discord.mischief.deliver_late(2.99)

    with pytest.raises(NoAnswer):
        await alice.slash(table, "ping")
