"""The commands that show the Headquarters carry it as a picture."""

import pytest

from bot.words import words
from core.campaign import Language
from loopback import Channel, Guild, Message, Permissions, Person, Reply
from tests.bot.conftest import Play
from tests.core.table import headquarters

pytestmark = pytest.mark.usefixtures("brotherhood")


def about(shown: Reply | Message) -> str:
    """The alt text of the one picture, which hangs in the last embed."""
    (attachment,) = shown.attachments
    assert attachment.upload.data.startswith(b"\x89PNG")
    image = shown.embeds[-1].image
    assert image is not None
    assert attachment.upload.filename in image.url
    return attachment.description or ""


async def test_the_headquarters_is_shown_as_a_picture(
    play: Play, table: Channel, ezio: Person, amelie: Person
) -> None:
    play(headquarters())
    assert "I Hospital: nobody." in about(await ezio.slash(table, "headquarters show"))
    assert "I Hôpital\u00a0: personne." in about(await amelie.slash(table, "headquarters show"))


async def test_each_choice_on_the_board_replaces_its_picture(
    play: Play, table: Channel, ezio: Person
) -> None:
    played = headquarters()
    played.ally("Lucia")
    play(played)
    reply = await ezio.slash(table, "assign")
    first = about(reply)
    assert "Not placed: Lucia." in first
    await ezio.choose(reply, "🏪 III · Shop", ["🏪 Lucia"])
    assert "III Shop: Lucia 1 (1 card)." in about(table.messages[-1])


async def test_the_end_of_the_resolution_shows_the_headquarters(
    play: Play, table: Channel, ezio: Person
) -> None:
    played = headquarters()
    played.play("1.1")
    play(played)
    await ezio.slash(table, "resolve")
    panel = await table.wait_for(lambda message: bool(message.buttons))
    await ezio.press(panel, "Do not build")
    closed = await table.wait_for(lambda message: "End of the Resolution" in message.text)
    assert "Alessandra: 3/3 ♥, Full Health." in about(closed)


async def test_without_the_permission_the_embed_goes_alone_and_it_is_said_why(
    play: Play, guild: Guild, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    table.bot_permissions = guild.bot_permissions & ~Permissions.ATTACH_FILES
    reply = await ezio.slash(table, "headquarters show", public=True)
    assert not reply.attachments
    assert reply.embeds[-1].image is None
    told = await reply.more()
    assert told.ephemeral
    say = words(Language.ENGLISH)
    assert told.content == say("missing-picture", permissions=say("permission-attach_files"))


async def test_without_the_permission_the_resolution_ends_all_the_same(
    play: Play, guild: Guild, table: Channel, ezio: Person
) -> None:
    played = headquarters()
    played.play("1.1")
    play(played)
    table.bot_permissions = guild.bot_permissions & ~Permissions.ATTACH_FILES
    await ezio.slash(table, "resolve")
    panel = await table.wait_for(lambda message: bool(message.buttons))
    await ezio.press(panel, "Do not build")
    closed = await table.wait_for(lambda message: "End of the Resolution" in message.text)
    assert not closed.attachments
