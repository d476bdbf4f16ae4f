"""Who may do what, checked on every interaction; and no campaign is touched from elsewhere."""

from collections.abc import Callable

import pytest

from bot.custom_ids import CustomId
from core.campaign import Campaign, Phase
from loopback import Channel, Guild, LoopbackDiscord, Person
from loopback.world import ORDINARY
from storage.store import Store
from storage.values import Where

pytestmark = pytest.mark.usefixtures("brotherhood", "campaign")
Now = Callable[[], Campaign]
MANAGE_GUILD = 1 << 5


@pytest.fixture
async def campaign(table: Channel, ezio: Person, amelie: Person) -> None:
    """Ezio leads; Amélie plays the second Assassin."""
    await ezio.slash(table, "campaign new", name="Venice", player2=amelie)


@pytest.fixture
def stranger(guild: Guild) -> Person:
    return guild.add_member("Cesare")


# --- the game master -----------------------------------------------------------------------------


async def test_settings_end_and_name_are_the_game_masters(
    now: Now, table: Channel, ezio: Person, stranger: Person
) -> None:
    before = now()
    for command, options in (
        ("campaign settings", {"medicine": 2}),
        ("campaign rename", {"name": "Rome"}),
        ("campaign access", {"who": "players"}),
        ("campaign game-master", {"who": stranger}),
    ):
        reply = await stranger.slash(table, command, **options)
        assert reply.ephemeral
        assert reply.content == (
            f"Only the game master, {ezio.mention}, or who manages the server may do that. "
            "Ask one of them."
        )
        assert not reply.pings.users
    question = await stranger.slash(table, "campaign end")
    reply = await stranger.press(question, "End it for good")
    assert reply.content.startswith("Only the game master")
    assert now() == before
    reply = await ezio.press(question, "End it for good")
    assert "has ended" in reply.content


async def test_the_settings_panel_obeys_only_the_game_master(
    now: Now, table: Channel, ezio: Person, stranger: Person
) -> None:
    panel = await ezio.slash(table, "campaign settings")
    deck = str(panel.selects[1].custom_id)
    reply = await stranger.choose(panel, deck, ["bot"])
    assert reply.content.startswith("Only the game master")
    assert now().settings.deck_keeper.value == "table"
    await ezio.choose(panel, deck, ["bot"])
    assert now().settings.deck_keeper.value == "bot"


async def test_who_manages_the_server_leads_too(now: Now, table: Channel, guild: Guild) -> None:
    manager = guild.add_member("Doge", permissions=ORDINARY | MANAGE_GUILD)
    await manager.slash(table, "campaign rename", name="Rome")
    assert now().name == "Rome"


async def test_the_campaign_is_handed_over(
    now: Now, table: Channel, ezio: Person, stranger: Person
) -> None:
    reply = await ezio.slash(table, "campaign game-master", who=stranger)
    assert reply.content.splitlines()[0] == f"{stranger.mention} is the game master now."
    assert not reply.pings.users
    reply = await ezio.slash(table, "campaign rename", name="Rome")
    assert reply.content.startswith("Only the game master")
    await stranger.slash(table, "campaign rename", name="Rome")
    assert now().name == "Rome"


async def test_taking_the_game_masters_decision_back_is_the_game_masters(
    now: Now, table: Channel, ezio: Person, stranger: Person
) -> None:
    await ezio.slash(table, "campaign settings", medicine=2)
    question = await stranger.slash(table, "undo")
    reply = await stranger.press(question, question.buttons[1].label or "")
    assert reply.content.startswith("Only the game master")
    assert now().settings.medicine_hearts == 2


# --- players and roles ---------------------------------------------------------------------------


async def test_only_players_act_where_the_game_master_says_so(
    now: Now, table: Channel, ezio: Person, amelie: Person, stranger: Person
) -> None:
    reply = await ezio.slash(table, "campaign access", who="players")
    assert "only who plays an Assassin and the game master may act here" in reply.content
    assert await stranger.autocomplete(table, "memory begin", "memory", "") == []
    reply = await stranger.slash(table, "memory begin")
    assert reply.ephemeral
    assert reply.content.startswith("Only who plays an Assassin in this campaign")
    assert now().phase is Phase.VILLA
    assert await amelie.autocomplete(table, "memory begin", "memory", "") != []
    await amelie.slash(table, "memory begin")
    assert now().phase is Phase.MEMORY


async def test_who_may_only_read_reads_everything(
    table: Channel, ezio: Person, stranger: Person
) -> None:
    await ezio.slash(table, "campaign access", who="players")
    for command in ("campaign show", "headquarters show", "roster show", "log", "why", "stats"):
        reply = await stranger.slash(table, command)
        assert "read along" not in reply.text, command
    assert await stranger.autocomplete(table, "why", "entry", "") != []


async def test_a_role_is_what_it_takes(
    now: Now, table: Channel, guild: Guild, ezio: Person, amelie: Person, stranger: Person
) -> None:
    role = guild.add_role("Brothers")
    await ezio.slash(table, "campaign access", who="role", role=role)
    reply = await amelie.slash(table, "memory begin")
    assert f"<@&{role.id}>" in reply.content
    assert not reply.pings.roles
    stranger.roles.append(role)
    await stranger.slash(table, "memory begin")
    assert now().phase is Phase.MEMORY


async def test_a_role_has_to_be_chosen(now: Now, table: Channel, ezio: Person) -> None:
    reply = await ezio.slash(table, "campaign access", who="role")
    assert reply.content == (
        "That needs a role. Choose one with the option `role` of `/campaign access`, too."
    )
    assert now().settings.access.role is None


async def test_who_may_only_read_changes_no_panel_that_others_see(
    table: Channel, ezio: Person, stranger: Person
) -> None:
    await ezio.slash(table, "campaign access", who="players")
    question = await ezio.slash(table, "campaign end")
    reply = await stranger.press(question, "Play on")
    assert reply.ephemeral
    assert question.buttons


# --- from elsewhere ------------------------------------------------------------------------------


async def test_a_campaign_is_not_touched_from_another_channel_or_server(
    discord: LoopbackDiscord, store: Store, where: Where, guild: Guild, ezio: Person
) -> None:
    stored = store.find(where)
    assert stored is not None
    elsewhere = guild.add_channel("elsewhere")
    other = discord.add_guild("The Templars")
    there = other.add_channel("table")
    rodrigo = other.add_member("Rodrigo", permissions=ORDINARY | MANAGE_GUILD)
    for person, channel in ((ezio, elsewhere), (rodrigo, there)):
        await person.slash(channel, "campaign new", name="Another")
        question = await person.slash(channel, "campaign end")
        forged = CustomId("campaign-end", stored.id, stored.version)
        await person.press(question, str(forged), raw=True)
    assert store.find(where) == stored
