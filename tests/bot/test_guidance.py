"""`/help`: what can be done now, by who asks; and an empty channel."""

import pytest

from bot.commands import COMMANDS
from loopback import Channel, LoopbackDiscord, Person
from storage.store import Store
from storage.values import Where
from tests.bot.conftest import Play
from tests.core import stages
from tests.core.table import MEDICINE, headquarters, villa
from tests.core.table import Table as Group

pytestmark = pytest.mark.usefixtures("brotherhood")

# --- an empty channel ----------------------------------------------------------------------------


async def test_in_an_empty_channel_any_command_says_how_to_begin(
    store: Store, where: Where, table: Channel, ezio: Person, amelie: Person
) -> None:
    for command in ("resolve", "assign", "campaign show"):
        reply = await ezio.slash(table, command)
        assert reply.ephemeral
        assert "`/campaign new`" in reply.content
        assert [button.label for button in reply.buttons] == ["Begin a campaign"]
    reply = await amelie.slash(table, "resolve")
    form = (await amelie.press(reply, "Commencer une campagne")).modal
    begun = await amelie.submit(form, {"name": "Venise"})
    assert not begun.ephemeral
    assert begun.content.startswith("**Amélie**")
    stored = store.find(where)
    assert stored is not None
    assert stored.campaign.settings.language == "fr"
    assert stored.campaign.assassins[0].player == amelie.id


async def test_the_button_is_of_no_use_where_a_campaign_runs(
    play: Play, table: Channel, ezio: Person
) -> None:
    early = await ezio.slash(table, "resolve")
    form = (await ezio.press(early, "Begin a campaign")).modal
    play(headquarters())
    for late in (
        await ezio.press(early, "Begin a campaign"),
        await ezio.submit(form, {"name": "Venice"}),
    ):
        assert late.ephemeral
        assert late.content.startswith("A campaign runs in this channel already.")


# --- now -----------------------------------------------------------------------------------------


async def test_help_in_an_empty_channel(table: Channel, amelie: Person) -> None:
    reply = await amelie.slash(table, "help")
    assert reply.ephemeral
    assert [button.label for button in reply.buttons] == ["Commencer une campagne"]
    assert "Un nom suffit" in reply.text


@pytest.mark.parametrize(
    ("group", "named", "buttons"),
    [
        (villa(), ["/memory begin"], ["Begin Memory 0.1"]),
        (
            stages.assignment(),
            ["/assign", "/memory begin", "/card add-several"],
            ["Place everybody", "Begin Memory 1.1"],
        ),
        (
            stages.playing(),
            ["/memory success", "/memory failure", "/wound", "/turn track"],
            ["Success", "Failure…"],
        ),
        (stages.at_shop(), ["/resolve"], ["Resolve the Headquarters"]),
    ],
)
async def test_it_names_what_can_be_done_now(
    play: Play,
    table: Channel,
    ezio: Person,
    group: Group,
    named: list[str],
    buttons: list[str],
) -> None:
    play(group)
    reply = await ezio.slash(table, "help")
    assert reply.ephemeral
    for name in named:
        assert f"`{name}`" in reply.text
    assert [button.label for button in reply.buttons] == buttons


async def test_it_says_where_a_resolution_waits(play: Play, table: Channel, ezio: Person) -> None:
    play(stages.at_shop())
    assert "Waiting: 🏪 III · Shop" in (await ezio.slash(table, "help")).text


async def test_who_is_critical_comes_first(play: Play, table: Channel, ezio: Person) -> None:
    group = stages.assignment()
    group.have("Balm", MEDICINE, place=group.board("Bastiano"))
    group.begin("1.1")
    group.hurt("Alessandra", 3)
    play(group)
    text = (await ezio.slash(table, "help")).text
    assert text.index("`/medicine`") < text.index("`/wound`")


async def test_it_is_for_who_asks(table: Channel, ezio: Person, amelie: Person) -> None:
    await ezio.slash(table, "campaign new", name="Venice")
    leader = (await ezio.slash(table, "help")).text
    assert "You play Alessandra." in leader
    assert "`/campaign settings`" in leader
    guest = (await amelie.slash(table, "help")).text
    assert "Vous jouez" not in guest
    assert "`/roster assassin edit`" in guest
    assert "`/campaign settings`" not in guest


async def test_who_may_only_read_is_told_so(table: Channel, ezio: Person, amelie: Person) -> None:
    await ezio.slash(table, "campaign new", name="Venice")
    await ezio.slash(table, "campaign access", who="players")
    reply = await amelie.slash(table, "help")
    assert reply.buttons == ()
    assert "Seul qui joue" in reply.text or "maître du jeu" in reply.text
    assert "`/headquarters show`" in reply.text


# --- all commands --------------------------------------------------------------------------------


async def test_every_command_is_in_one_topic(
    discord: LoopbackDiscord, play: Play, table: Channel, ezio: Person, amelie: Person
) -> None:
    play(headquarters())
    for who in (ezio, amelie):
        reply = await who.slash(table, "help")
        shown = ""
        (menu,) = reply.selects
        for option in menu.options:  # type: ignore[union-attr]
            await who.choose(reply, menu.custom_id, [option.value])
            shown += reply.text
        assert reply.ephemeral
        assert shown.count("`/") == len(COMMANDS)
    assert not discord.refusals
