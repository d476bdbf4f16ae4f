"""Commands that a text names are links to them."""

import re

import discord
import pytest

from bot.answers import CONTENT, Reply
from bot.command_links import CommandLinks
from bot.commands import COMMANDS
from loopback import Channel, LoopbackDiscord, Person
from tests.bot.conftest import Play
from tests.core.table import headquarters

IDS = {"memory": 1234567890123456789, "assign": 1234567890123456788}


@pytest.fixture
def links() -> CommandLinks:
    links = CommandLinks(COMMANDS)
    links.learn(IDS)
    return links


@pytest.mark.parametrize(
    ("named", "link"),
    [
        ("`/assign`", "</assign:1234567890123456788>"),
        ("`/affecter`", "</assign:1234567890123456788>"),
        ("`/memory begin`", "</memory begin:1234567890123456789>"),
        ("`/mémoire commencer`", "</memory begin:1234567890123456789>"),
        ("`/memory`", "`/memory`"),  # a group opens nothing
        ("`/resolve`", "`/resolve`"),  # its id is not known
        ("`/moon`", "`/moon`"),
        (r"\`/assign\`", r"\`/assign\`"),  # somebody's name
    ],
)
def test_a_command_is_linked_by_its_english_name(
    links: CommandLinks, named: str, link: str
) -> None:
    assert links.linked(Reply(f"x {named}.")).content == f"x {link}."


def test_before_the_ids_are_known_names_stay_as_they_are() -> None:
    assert CommandLinks(COMMANDS).linked(Reply("`/assign`")).content == "`/assign`"


def test_links_stand_where_discord_draws_them(links: CommandLinks) -> None:
    embed = discord.Embed(title="`/assign`", description="`/assign`")
    embed.add_field(name="`/assign`", value="`/assign`").set_footer(text="`/assign`")
    (linked,) = links.linked(Reply(embeds=(embed,))).embeds
    assert (linked.title, linked.footer.text) == ("`/assign`", "`/assign`")
    assert (linked.fields[0].name, linked.fields[0].value) == (
        "`/assign`",
        "</assign:1234567890123456788>",
    )
    assert linked.description == "</assign:1234567890123456788>"
    assert embed.description == "`/assign`"


def test_where_a_link_finds_no_room_the_name_stays(links: CommandLinks) -> None:
    long = "x" * (CONTENT - 9) + "`/assign`"
    assert links.linked(Reply(long)).content == long
    full = [discord.Embed(description="x" * 2975 + "`/assign`") for _ in range(2)]
    first, second = links.linked(Reply(embeds=full)).embeds
    assert str(first.description).endswith(">")
    assert second.description == full[1].description


@pytest.mark.usefixtures("brotherhood")
async def test_answers_carry_the_ids_that_discord_gave(
    discord: LoopbackDiscord, play: Play, table: Channel, ezio: Person
) -> None:
    play(headquarters())
    reply = await ezio.slash(table, "memory begin")
    numbers = {command.name: number for number, command in discord.world.commands.items()}
    link = f"</memory success:{numbers['memory']}>"
    assert link in reply.message.shown.text
    assert re.search("`/memory success`", reply.content)
