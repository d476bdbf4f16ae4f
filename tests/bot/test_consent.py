"""What other players must agree to: a Trade during a Memory, a Critical one's Medicine (§6.3)."""

from collections.abc import Callable

import pytest

from bot.client import Brotherhood
from core import roster
from core.campaign import Campaign, Language, PlaceKind
from loopback import Channel, Guild, LoopbackDiscord, Person
from storage.store import Store
from tests.bot.conftest import Play, running
from tests.core.table import MEDICINE, PARACHUTE, Table, headquarters

Now = Callable[[], Campaign]


@pytest.fixture
def leonardo(guild: Guild) -> Person:
    """Somebody who plays nobody."""
    return guild.add_member("Leonardo")


def played_by(*people: tuple[str, Person]) -> Table:
    table = headquarters("Alessandra", "Bastiano", "Claudio")
    for name, person in people:
        table.do(roster.edit_assassin, table.who(name), player=person.id)
    return table


def trading(ezio: Person, amelie: Person) -> Table:
    """Ezio plays Alessandra, who has two parachutes, Amélie plays Bastiano, in Memory 1.1."""
    table = played_by(("Alessandra", ezio), ("Bastiano", amelie))
    table.have("Parachute", PARACHUTE, 2, place=table.board("Alessandra"))
    table.begin("1.1")
    return table


def last_medicine(ezio: Person, amelie: Person) -> Table:
    """Alessandra (Ezio's) and Bastiano (Amélie's) are hurt; he is Critical with a Medicine."""
    table = played_by(("Alessandra", ezio), ("Bastiano", amelie))
    table.have("Medicine", MEDICINE, place=table.board("Bastiano"))
    table.begin("1.1")
    table.hurt("Alessandra", 1)
    table.hurt("Bastiano", 3)
    return table


def owners(now: Now, name: str) -> list[str | None]:
    campaign = now()
    return [
        campaign.miniature(card.place.owner).name if card.place.owner else card.place.kind.value
        for card in campaign.cards
        if card.name == name
    ]


# --- a Trade -------------------------------------------------------------------------------------


@pytest.mark.usefixtures("brotherhood")
async def test_a_trade_happens_when_the_other_player_agrees(
    play: Play, now: Now, table: Channel, ezio: Person, amelie: Person
) -> None:
    play(trading(ezio, amelie))
    asked = await ezio.slash(table, "card trade", card="Parachute", to="Bastiano", count=2)
    assert asked.content == (
        "🤝 Parachute ×2: Alessandra’s board → Bastiano’s board — "
        f"Bastiano (<@{amelie.id}>), do you agree?"
    )
    assert not asked.ephemeral
    assert not asked.pings.users
    assert owners(now, "Parachute") == ["Alessandra", "Alessandra"]
    await amelie.press(asked, "I agree")
    assert asked.content.startswith("**Amélie**: Parachute ×2: Alessandra’s board → Bastiano")
    assert asked.buttons == ()
    assert owners(now, "Parachute") == ["Bastiano", "Bastiano"]


@pytest.mark.usefixtures("brotherhood")
async def test_only_who_is_asked_may_answer(
    play: Play, now: Now, table: Channel, ezio: Person, amelie: Person
) -> None:
    play(trading(ezio, amelie))
    asked = await ezio.slash(table, "card trade", card="Parachute", to="Bastiano")
    for label in ("I agree", "No"):
        reply = await ezio.press(asked, label)
        assert reply.ephemeral
        assert reply.content.startswith("Only the players who are asked can answer that.")
    assert len(asked.buttons) == 2
    assert owners(now, "Parachute") == ["Alessandra", "Alessandra"]


@pytest.mark.usefixtures("brotherhood")
async def test_who_is_asked_may_decline(
    play: Play, now: Now, table: Channel, ezio: Person, amelie: Person
) -> None:
    play(trading(ezio, amelie))
    asked = await ezio.slash(table, "card trade", card="Parachute", to="Bastiano")
    await amelie.press(asked, "No")
    assert asked.content == "Amélie does not agree. Nothing has changed."
    assert asked.buttons == ()
    assert owners(now, "Parachute") == ["Alessandra", "Alessandra"]


@pytest.mark.usefixtures("brotherhood")
async def test_of_whom_nobody_plays_nobody_is_asked(
    play: Play, now: Now, table: Channel, ezio: Person, amelie: Person
) -> None:
    play(trading(ezio, amelie))
    await ezio.slash(table, "card trade", card="Parachute", to="Claudio")
    assert sorted(map(str, owners(now, "Parachute"))) == ["Alessandra", "Claudio"]


@pytest.mark.usefixtures("brotherhood")
async def test_a_third_player_needs_the_consent_of_both(
    play: Play, now: Now, table: Channel, leonardo: Person, ezio: Person, amelie: Person
) -> None:
    play(trading(ezio, amelie))
    asked = await leonardo.slash(table, "card trade", card="Parachute", to="Bastiano")
    assert f"Alessandra (<@{ezio.id}>), Bastiano (<@{amelie.id}>)" in asked.content
    await amelie.press(asked, "I agree")
    assert f"— Alessandra (<@{ezio.id}>), do you agree?" in asked.content
    reply = await amelie.press(asked, "I agree")
    assert reply.ephemeral
    await ezio.press(asked, "I agree")
    assert sorted(map(str, owners(now, "Parachute"))) == ["Alessandra", "Bastiano"]


@pytest.mark.usefixtures("brotherhood")
async def test_after_a_change_it_is_asked_anew(
    play: Play, now: Now, table: Channel, ezio: Person, amelie: Person
) -> None:
    play(trading(ezio, amelie))
    asked = await ezio.slash(table, "card trade", card="Parachute", to="Bastiano")
    await ezio.slash(table, "wound", who="Claudio")
    reply = await amelie.press(asked, "I agree")
    assert "La situation a changé" in (await reply.more()).content
    assert "do you agree?" in asked.content
    assert owners(now, "Parachute") == ["Alessandra", "Alessandra"]
    await amelie.press(asked, "I agree")
    assert sorted(map(str, owners(now, "Parachute"))) == ["Alessandra", "Bastiano"]


@pytest.mark.usefixtures("brotherhood")
async def test_what_is_no_longer_possible_is_no_longer_asked(
    play: Play, now: Now, table: Channel, ezio: Person, amelie: Person
) -> None:
    play(trading(ezio, amelie))
    asked = await ezio.slash(table, "card trade", card="Parachute", to="Bastiano", count=2)
    await ezio.slash(table, "card use", card="Parachute")
    await amelie.press(asked, "I agree")
    assert asked.content.startswith("That is no longer to be decided.")
    assert asked.buttons == ()
    assert sorted(map(str, owners(now, "Parachute"))) == ["Alessandra", "discard"]


async def test_it_can_be_agreed_to_after_a_restart(
    brotherhood: Brotherhood,
    discord: LoopbackDiscord,
    database: str,
    play: Play,
    now: Now,
    table: Channel,
    ezio: Person,
    amelie: Person,
) -> None:
    play(trading(ezio, amelie))
    asked = await ezio.slash(table, "card move", card="Parachute", to="Bastiano")
    await brotherhood.close()
    async with running(discord, Store(database), real=True):
        await amelie.press(asked, "I agree")
    assert sorted(map(str, owners(now, "Parachute"))) == ["Alessandra", "Bastiano"]


@pytest.mark.usefixtures("brotherhood")
async def test_between_memories_a_trade_is_free(
    play: Play, now: Now, table: Channel, ezio: Person, amelie: Person
) -> None:
    played = played_by(("Alessandra", ezio), ("Bastiano", amelie))
    played.have("Parachute", PARACHUTE, place=played.board("Alessandra"))
    play(played)
    await amelie.slash(table, "card trade", card="Parachute", to="Bastiano")
    assert owners(now, "Parachute") == ["Bastiano"]


@pytest.mark.usefixtures("brotherhood")
async def test_what_the_rules_refuse_is_refused_before_anybody_is_asked(
    play: Play, table: Channel, ezio: Person, amelie: Person
) -> None:
    played = trading(ezio, amelie)
    played.hurt("Alessandra", 3)
    played.hurt("Bastiano", 3)
    play(played)
    reply = await ezio.slash(table, "card trade", card="Parachute", to="Bastiano")
    assert reply.ephemeral


# --- a Medicine ----------------------------------------------------------------------------------


@pytest.mark.usefixtures("brotherhood")
async def test_a_critical_ones_medicine_is_given_when_their_player_agrees(
    play: Play, now: Now, table: Channel, ezio: Person, amelie: Person
) -> None:
    play(last_medicine(ezio, amelie))
    asked = await ezio.slash(table, "medicine", who="Alessandra")
    assert "to heal Alessandra" in asked.content
    assert f"Bastiano (<@{amelie.id}>), do you agree?" in asked.content
    reply = await ezio.press(asked, "I agree")
    assert reply.ephemeral
    await amelie.press(asked, "I agree")
    assert "Alessandra gets 1 heart from a Medicine of Bastiano: ♥♥♥ 💚" in asked.content
    assert owners(now, "Medicine") == [PlaceKind.DISCARD.value]


@pytest.mark.usefixtures("brotherhood")
async def test_with_ones_own_medicine_a_critical_one_may_be_healed_once_they_agree(
    play: Play, now: Now, table: Channel, ezio: Person, amelie: Person
) -> None:
    play(last_medicine(ezio, amelie))
    reply = await amelie.slash(table, "medicine", who="Bastiano")
    assert "Bastiano gets 1 heart: ♥♡♡ 🩹 Injured." in reply.content
    assert owners(now, "Medicine") == [PlaceKind.DISCARD.value]


async def test_a_medicine_can_be_given_after_a_restart_in_french(
    brotherhood: Brotherhood,
    discord: LoopbackDiscord,
    database: str,
    play: Play,
    now: Now,
    table: Channel,
    ezio: Person,
    amelie: Person,
) -> None:
    played = last_medicine(ezio, amelie)
    played.settle(language=Language.FRENCH)
    play(played)
    asked = await ezio.slash(table, "card use", card="Medicine", who="Alessandra")
    assert "d’accord\u202f?" in asked.content
    await brotherhood.close()
    async with running(discord, Store(database), real=True):
        await amelie.press(asked, "D’accord")
    assert "Alessandra" in asked.content
    assert owners(now, "Medicine") == [PlaceKind.DISCARD.value]


@pytest.mark.usefixtures("brotherhood")
async def test_nobody_consents_in_anothers_name_with_a_button_of_their_own_making(
    play: Play, now: Now, table: Channel, ezio: Person, amelie: Person
) -> None:
    played = trading(ezio, amelie)
    alessandra, bastiano = played.who("Alessandra"), played.who("Bastiano")
    play(played)
    asked = await ezio.slash(table, "card trade", card="Parachute", to="Bastiano")
    agree = asked.buttons[0].custom_id or ""
    for forged in (
        f"{agree.partition('|')[0]}|{bastiano}",
        f"{agree.partition('|')[0]}|{alessandra}.{bastiano}",
        agree.replace(".1.", ".2.", 1),
    ):
        for person in (ezio, amelie):
            reply = await person.press(asked, forged, raw=True)
            assert reply.ephemeral
            assert not reply.text.startswith("Parachute")
    assert len(asked.buttons) == 2
    assert owners(now, "Parachute") == ["Alessandra", "Alessandra"]
