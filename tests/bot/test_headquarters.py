"""`/headquarters show|open|level`, as a group sees them."""

from collections.abc import Callable

import pytest

from core.campaign import Campaign, HqLevel, Language
from loopback import Channel, Person, Reply
from tests.bot.conftest import Play
from tests.core.table import SWORD, headquarters, villa

pytestmark = pytest.mark.usefixtures("brotherhood")

Now = Callable[[], Campaign]


def shown(reply: Reply) -> dict[str, str]:
    """The fields of the board."""
    (embed,) = reply.embeds
    return {field.name: field.value for field in embed.fields or ()}


async def test_the_board_is_shown_to_who_asks(
    play: Play, table: Channel, ezio: Person, amelie: Person
) -> None:
    play(headquarters())
    reply = await ezio.slash(table, "headquarters show")
    assert reply.ephemeral
    assert "🏪 III · Shop" in shown(reply)
    reply = await amelie.slash(table, "headquarters show")
    assert "🏪 III · Boutique" in shown(reply)


async def test_the_board_is_shown_to_all_in_their_language(
    play: Play, table: Channel, amelie: Person
) -> None:
    play(headquarters())
    reply = await amelie.slash(table, "headquarters show", public=True)
    assert not reply.ephemeral
    assert "🏪 III · Shop" in shown(reply)


async def test_the_headquarters_opens_and_everything_it_does_is_told(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    played = villa()
    played.have("Common Sword", SWORD, count=2)
    for memory in ("0.1", "0.2", "0.3"):
        played.play(memory)
    played.play("0.4", hurt={"Alessandra": 3})
    play(played)
    reply = await ezio.slash(table, "headquarters open", contract=3)
    assert not reply.ephemeral
    for told in (
        "Contract 1 lies face up.",
        "Placed: Alessandra (Hospital, red space).",
        "Flying Machine lies in the Workshop and costs 4 white cards + 3 black cards.",
        "Cards: Common Sword ×2: Villa → Main Hall.",
        "Next: enter your Allies",
    ):
        assert told in reply.content
    assert "Alessandra" in shown(reply)["🏥 I · Hospital"]
    assert "3" in shown(reply)["📜 IV · Command Room"]
    assert now().hq_open


async def test_it_asks_for_the_number_of_a_contract_not_yet_read(
    play: Play, table: Channel, ezio: Person
) -> None:
    play(villa())
    reply = await ezio.slash(table, "headquarters open", already_played=True)
    assert "Read Contract 1 and tell its number of successes with `/contract`" in reply.content


async def test_the_flying_machine_is_called_in_the_campaigns_language(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    played = villa()
    played.settle(language=Language.FRENCH)
    play(played)
    await ezio.slash(table, "headquarters open", already_played=True)
    blueprint = now().blueprint
    assert blueprint is not None
    assert blueprint.name == "Machine volante"


async def test_it_opens_once_and_after_memory_0_4(play: Play, table: Channel, ezio: Person) -> None:
    play(villa())
    reply = await ezio.slash(table, "headquarters open")
    assert reply.ephemeral
    assert "0.4" in reply.content
    await ezio.slash(table, "headquarters open", already_played=True)
    reply = await ezio.slash(table, "headquarters open", already_played=True)
    assert reply.ephemeral
    assert "open already" in reply.content


async def test_the_level_is_set_by_hand(play: Play, now: Now, table: Channel, ezio: Person) -> None:
    play(headquarters())
    reply = await ezio.slash(table, "headquarters level", level="II")
    assert reply.content.startswith("HQ level 0 → II.")
    assert now().level is HqLevel.TWO
    reply = await ezio.slash(table, "headquarters level", level="II")
    assert reply.ephemeral


async def test_the_level_belongs_to_an_open_headquarters(
    play: Play, table: Channel, amelie: Person
) -> None:
    play(villa())
    reply = await amelie.slash(table, "headquarters level", level="I")
    assert reply.ephemeral
    assert "Repaire" in reply.content
