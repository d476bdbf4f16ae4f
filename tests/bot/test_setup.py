"""Setting up a campaign with the buttons under `/campaign new`, each of which can be left out."""

from collections.abc import Callable

import pytest

from core.campaign import Campaign, DeckKeeper, DieFaces
from loopback import Channel, LoopbackDiscord, Person, Reply

pytestmark = pytest.mark.usefixtures("brotherhood")

Now = Callable[[], Campaign]


@pytest.fixture
async def begun(table: Channel, ezio: Person) -> Reply:
    return await ezio.slash(table, "campaign new", name="Venice")


def players(campaign: Campaign) -> dict[str, int | None]:
    return {one.name: one.player for one in campaign.assassins}


async def test_a_name_is_enough_and_done_leads_to_the_first_step(
    begun: Reply, now: Now, ezio: Person, amelie: Person
) -> None:
    assert not begun.ephemeral
    assert [button.label for button in begun.buttons] == [
        "Who plays whom…",
        "Deck: on the table",
        "Faces of the die…",
        "Allies and Assassin Apprentices…",
        "Played before…",
        "Done",
    ]
    done = await amelie.press(begun, "Done")
    assert done.message is begun.message
    assert [button.label for button in done.buttons] == ["Begin Memory 0.1"]
    await ezio.press(done, "Begin Memory 0.1")
    assert now().attempt is not None


async def test_players_are_chosen_for_the_assassins(
    discord: LoopbackDiscord, begun: Reply, now: Now, ezio: Person, amelie: Person
) -> None:
    form = (await ezio.press(begun, "Who plays whom…")).modal
    assert form.captions == ("Alessandra", "Bastiano", "Claudio", "Dariâ")
    reply = await ezio.submit(form, {"Claudio": [amelie]})
    assert players(now()) == {"Alessandra": ezio.id, "Claudio": amelie.id}
    assert f"Alessandra · {ezio.mention}, Claudio · {amelie.mention}" in reply.content
    assert reply.message is begun.message
    assert not reply.pings
    form = (await amelie.press(begun, "Who plays whom…")).modal
    await amelie.submit(form, {"Alessandra": [], "Bastiano": [ezio]})
    assert players(now()) == {"Claudio": amelie.id, "Bastiano": ezio.id}
    form = (await amelie.press(begun, "Who plays whom…")).modal
    await amelie.submit(form, {"Claudio": [ezio], "Bastiano": [amelie]})
    assert players(now()) == {"Claudio": ezio.id, "Bastiano": amelie.id}
    assert not discord.refusals


async def test_somebody_always_takes_part(begun: Reply, now: Now, ezio: Person) -> None:
    form = (await ezio.press(begun, "Who plays whom…")).modal
    nobody: dict[str, list[Person]] = {"Alessandra": []}
    for chosen in (nobody, {}):
        reply = await ezio.submit(form, chosen)
        assert reply.ephemeral
    assert players(now()) == {"Alessandra": ezio.id}


async def test_deck_and_die_are_told_by_whoever_knows_them(
    begun: Reply, now: Now, ezio: Person, amelie: Person
) -> None:
    reply = await ezio.press(begun, "Deck: on the table")
    assert reply.content.startswith("**Ezio**: ")
    assert now().settings.deck_keeper is DeckKeeper.BOT
    await ezio.press(begun, "Deck: with the bot")
    assert now().settings.deck_keeper is DeckKeeper.TABLE
    form = (await amelie.press(begun, "Faces of the die…")).modal
    await amelie.submit(form, {"hit": "3", "special": "1", "failure": "2"})
    assert now().settings.die_faces == DieFaces(hit=3, special=1, failure=2)


async def test_what_was_played_before_opens_the_headquarters(
    begun: Reply, now: Now, ezio: Person
) -> None:
    form = (await ezio.press(begun, "Played before…")).modal
    refused = await ezio.submit(form, {"contract": "x"})
    assert refused.ephemeral
    reply = await ezio.submit(form, {"contract": "2"})
    assert now().hq_open
    assert now().contract is not None
    assert "Played before…" not in [button.label for button in reply.buttons]
    form = (await ezio.press(begun, "Allies and Assassin Apprentices…")).modal
    await ezio.submit(form, {"Allies, one a line": "Lucia\nTeodora 1 1 2 1"})
    assert [one.name for one in now().workers] == ["Lucia", "Teodora"]
    done = await ezio.press(begun, "Done")
    assert [button.label for button in done.buttons] == ["Place everybody", "Begin Memory 1.1"]


async def test_once_the_group_plays_the_setting_up_is_over(
    begun: Reply, now: Now, table: Channel, ezio: Person, amelie: Person
) -> None:
    await ezio.slash(table, "memory begin")
    late = await amelie.press(begun, "Deck: on the table")
    told = await late.more()
    assert told.ephemeral
    assert begun.buttons == ()
    assert now().settings.deck_keeper is DeckKeeper.TABLE


async def test_it_goes_in_french_too(table: Channel, amelie: Person, now: Now) -> None:
    begun = await amelie.slash(table, "campaign new", name="Venise")
    form = (await amelie.press(begun, "Déjà joué…")).modal
    await amelie.submit(form, {})
    assert now().hq_open
    done = await amelie.press(begun, "Terminé")
    assert "Commencer la Mémoire 1.1" in [button.label for button in done.buttons]
