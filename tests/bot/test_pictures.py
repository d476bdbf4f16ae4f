"""Which answers carry the board as a picture, with its alt text; and that it is always current."""

from io import BytesIO

import pytest
from PIL import Image

from loopback import Channel, Message, Permissions, Person, Reply
from tests.bot.conftest import Play
from tests.core import stages
from tests.core.table import headquarters

pytestmark = pytest.mark.usefixtures("brotherhood")


def alt(shown: Reply | Message) -> str:
    """The alt text of the one picture of a message, which is one indeed."""
    (attachment,) = shown.attachments
    with Image.open(BytesIO(attachment.upload.data)) as drawn:
        assert drawn.width == 1000
    return attachment.description or ""


async def test_the_headquarters_are_shown_as_a_picture(
    play: Play, table: Channel, ezio: Person, amelie: Person
) -> None:
    play(stages.assignment())
    assert alt(await ezio.slash(table, "headquarters show")).startswith(
        "The Headquarters of Venezia. Assignment step. HQ level 0. I Hospital: nobody."
    )
    assert "I Hôpital\u00a0: personne" in alt(await amelie.slash(table, "headquarters show"))


async def test_the_board_of_assign_is_drawn_anew_with_each_tap(
    play: Play, table: Channel, ezio: Person
) -> None:
    play(stages.assignment())
    board = await ezio.slash(table, "assign")
    assert "I Hospital: nobody" in alt(board)
    menu = board.selects[0]
    await ezio.choose(board, menu.custom_id, [menu.options[0].value])  # type: ignore[union-attr]
    assert "I Hospital: Lucia 1 (1 heart)" in alt(board)


async def test_the_end_of_a_resolution_carries_it(play: Play, table: Channel, ezio: Person) -> None:
    played = headquarters()
    played.ally("Lucia")
    played.play("1.1")
    play(played)
    await ezio.slash(table, "resolve")
    panel = await table.wait_for(lambda message: "Next: 🛠️ II · Workshop" in message.text)
    await ezio.press(panel, "Do not build")
    closing = await table.wait_for(lambda message: "End of the Resolution" in message.text)
    assert "Not placed: Lucia" in alt(closing)


async def test_without_the_permission_to_attach_files_the_words_come_alone(
    play: Play, table: Channel, ezio: Person
) -> None:
    play(stages.assignment())
    table.bot_permissions &= ~Permissions.ATTACH_FILES
    reply = await ezio.slash(table, "headquarters show")
    assert reply.attachments == ()
    assert reply.embeds[0].image is None
