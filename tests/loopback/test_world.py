"""The state by itself: ids, mentions, what an edit leaves alone."""

from typing import Any

import pytest

from loopback import LoopbackDiscord
from loopback.snowflakes import EPOCH, Clock, Snowflakes
from loopback.wire.messages import AllowedMentions, MessageBody
from loopback.world import Content, Pings, pings_of


def body(text: str) -> MessageBody:
    return MessageBody.model_validate_json(text)


def test_ids_are_unique_and_tell_their_time() -> None:
    clock = Clock()
    snowflakes = Snowflakes(clock)
    ids = [snowflakes.next() for _ in range(10_000)]

    assert len(set(ids)) == len(ids)
    assert abs((ids[0] >> 22) / 1000 + EPOCH - clock.now()) < 5
    clock.advance(3600)
    assert (snowflakes.next() >> 22) - (ids[-1] >> 22) >= 3_600_000


def test_guilds_spread_evenly_over_the_shards() -> None:
    snowflakes = Snowflakes(Clock())
    shards = [(snowflakes.next_guild() >> 22) % 4 for _ in range(40)]

    assert [shards.count(shard) for shard in range(4)] == [10, 10, 10, 10]


NOBODY = Pings(everyone=False, users=frozenset(), roles=frozenset())
ALL = Pings(everyone=True, users=frozenset({5, 6}), roles=frozenset({7}))


@pytest.mark.parametrize(
    ("allowed", "expected"),
    [
        (None, ALL),
        ("{}", NOBODY),
        ('{"parse": []}', NOBODY),
        ('{"parse": ["everyone", "users", "roles"]}', ALL),
        ('{"users": ["6", "8"]}', Pings(everyone=False, users=frozenset({6}), roles=frozenset())),
        ('{"parse": ["roles"]}', Pings(everyone=False, users=frozenset(), roles=frozenset({7}))),
    ],
)
def test_mentions_ping_whom_they_may(allowed: str | None, expected: Pings) -> None:
    mentions = None if allowed is None else AllowedMentions.model_validate_json(allowed)

    assert pings_of("@here <@5> <@!6> <@&7>", mentions) == expected


def test_a_name_that_looks_like_a_mention_pings_nobody() -> None:
    assert not pings_of("mail@everyone.example @everyones <@x> @ here", None).users
    assert pings_of("say @everyone!", None).everyone


def test_an_edit_leaves_alone_what_it_does_not_mention() -> None:
    before = Content().edited(body('{"content": "c", "embeds": [{"title": "T"}]}'), ())

    after = before.edited(body('{"content": "d", "flags": 64}'), ())

    assert (after.text, after.embeds, after.flags) == ("d", before.embeds, 0)
    assert before.edited(body('{"embeds": []}'), ()).embeds == ()
    assert before.edited(body('{"content": null, "embeds": null}'), ()).empty


async def test_components_are_numbered_where_the_bot_did_not(discord: LoopbackDiscord) -> None:
    channel = discord.add_guild("G").add_channel("table")
    message = discord.world.new_message(channel)
    message.shown = Content().edited(
        body(
            '{"content": "c", "components": [{"type": 1, "components": ['
            '{"type": 2, "style": 1, "label": "A", "custom_id": "a"},'
            '{"type": 2, "style": 1, "label": "B", "custom_id": "b", "id": 9}]}]}'
        ),
        (),
    )

    wire: Any = message.wire()
    (row,) = wire["components"]
    assert (row["id"], [button["id"] for button in row["components"]]) == (1, [2, 9])


async def test_the_oldest_is_forgotten() -> None:
    async with LoopbackDiscord(remember=3, second_judge=False) as discord:
        channel = discord.add_guild("G").add_channel("table")
        for number in range(5):
            message = discord.world.new_message(channel)
            message.shown = Content(text=f"{number}")
            discord.world.show(message)

        assert [message.text for message in channel.messages] == ["2", "3", "4"]
