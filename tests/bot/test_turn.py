"""`/turn`: the panel that goes through a game turn, and what it says of who is Critical (§6.7)."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.client import Brotherhood
from core import health, turns
from core.campaign import Campaign, Language, TurnPhase
from loopback import Channel, LoopbackDiscord, Person, Reply
from storage.store import Store
from tests.bot.conftest import Play, running
from tests.core.table import SWORD, Table, headquarters

Now = Callable[[], Campaign]


def in_memory() -> Table:
    played = headquarters()
    played.begin("1.1")
    return played


def tracked() -> Table:
    """Memory 1.1, turn 1, Event phase."""
    played = in_memory()
    played.do(turns.track)
    return played


def labels(reply: Reply) -> list[str | None]:
    return [button.label for button in reply.buttons]


def turn(now: Now) -> tuple[int, TurnPhase] | None:
    clock = now().clock
    return None if clock is None else (clock.turn, clock.phase)


@pytest.mark.usefixtures("brotherhood")
async def test_a_group_that_does_not_track_turns_never_meets_them(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(in_memory())
    told = await ezio.slash(table, "wound", who="Alessandra")
    shown = await ezio.slash(table, "headquarters show")
    assert "turn" not in (told.text + shown.text).lower()
    reply = await ezio.slash(table, "turn next")
    assert reply.ephemeral
    assert "`/turn track`" in reply.content
    assert turn(now) is None


@pytest.mark.usefixtures("brotherhood")
async def test_turns_are_tracked_from_a_button_on(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(in_memory())
    panel = await ezio.slash(table, "turn show")
    assert panel.content.startswith("Turns are not tracked.")
    assert not panel.ephemeral
    await ezio.press(panel, "Track turns")
    assert "Turn **1** · Event phase" in panel.content
    assert labels(panel) == ["Assassin phase", "End of turn 1", "Alessandra ■■■", "Bastiano ■■■"]
    assert turn(now) == (1, TurnPhase.EVENT)


@pytest.mark.usefixtures("brotherhood")
async def test_one_tap_goes_on_to_the_next_phase_and_the_next_turn(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(tracked())
    panel = await ezio.slash(table, "turn show")
    await ezio.press(panel, "Assassin phase")
    assert "Turn **1** · Assassin phase" in panel.content
    await ezio.press(panel, "Enemy phase")
    assert turn(now) == (1, TurnPhase.ENEMY)
    assert labels(panel)[0] == "End of turn 1"
    following = await ezio.press(panel, "End of turn 1")
    assert following.message is not panel.message
    assert "Turn **2** · Event phase" in following.content
    assert turn(now) == (2, TurnPhase.EVENT)


@pytest.mark.usefixtures("brotherhood")
async def test_the_same_is_done_by_commands(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(in_memory())
    await ezio.slash(table, "turn track")
    await ezio.slash(table, "turn next")
    assert turn(now) == (1, TurnPhase.ASSASSIN)
    reply = await ezio.slash(table, "turn end")
    assert turn(now) == (2, TurnPhase.EVENT)
    assert labels(reply)[:2] == ["Assassin phase", "End of turn 2"]
    reply = await ezio.slash(table, "turn stop")
    assert reply.buttons == ()
    assert turn(now) is None


@pytest.mark.usefixtures("brotherhood")
async def test_two_who_press_at_once_go_on_one_phase(
    play: Play, now: Now, table: Channel, ezio: Person, amelie: Person
) -> None:
    play(tracked())
    panel = await ezio.slash(table, "turn show")
    button = panel.buttons[0].custom_id or ""
    replies = await asyncio.gather(
        ezio.press(panel, button, raw=True), amelie.press(panel, button, raw=True)
    )
    assert turn(now) == (1, TurnPhase.ASSASSIN)
    assert len(replies) == 2
    assert labels(panel)[0] == "Enemy phase"


async def fail_and_track_again(ezio: Person, table: Channel) -> None:
    await ezio.slash(table, "memory failure")
    await ezio.slash(table, "memory begin")
    await ezio.slash(table, "turn track")


async def stop_and_track_again(ezio: Person, table: Channel) -> None:
    await ezio.slash(table, "turn stop")
    await ezio.slash(table, "turn track")


@pytest.mark.usefixtures("brotherhood")
@pytest.mark.parametrize("then", [fail_and_track_again, stop_and_track_again])
@pytest.mark.parametrize("label", ["Assassin phase", "End of turn 1", "Alessandra ■■■"])
async def test_buttons_of_turns_that_are_over_do_nothing_to_later_ones(
    play: Play,
    now: Now,
    table: Channel,
    ezio: Person,
    then: Callable[[Person, Channel], Awaitable[None]],
    label: str,
) -> None:
    play(tracked())
    panel = await ezio.slash(table, "turn show")
    await then(ezio, table)
    before = now()
    reply = await ezio.press(panel, label)
    assert (await reply.more()).ephemeral
    assert now() == before
    await ezio.press(panel, label)  # it shows by then what is so now
    assert now() != before


@pytest.mark.usefixtures("brotherhood")
async def test_the_button_to_track_turns_is_of_one_attempt(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(in_memory())
    panel = await ezio.slash(table, "turn show")
    await ezio.slash(table, "memory failure")
    await ezio.slash(table, "memory begin")
    await ezio.press(panel, "Track turns")
    assert turn(now) is None


# --- action cubes --------------------------------------------------------------------------------


@pytest.mark.usefixtures("brotherhood")
async def test_one_tap_uses_an_action_cube(
    play: Play, table: Channel, ezio: Person, amelie: Person
) -> None:
    play(tracked())
    panel = await ezio.slash(table, "turn show")
    await ezio.press(panel, "Alessandra ■■■")
    await amelie.press(panel, "Bastiano ■■■")
    await ezio.press(panel, "Alessandra ■■□")
    assert labels(panel)[2:] == ["Alessandra ■□□", "Bastiano ■■□"]
    await ezio.press(panel, "Alessandra ■□□")
    assert panel.buttons[2].disabled
    reply = await ezio.slash(table, "turn cubes", who="Bastiano", used=3)
    assert reply.ephemeral
    reply = await ezio.slash(table, "turn end")
    assert labels(reply)[2:] == ["Alessandra ■■■", "Bastiano ■■■"]


@pytest.mark.usefixtures("brotherhood")
async def test_a_cube_is_not_used_twice_by_a_double_click(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    play(tracked())
    panel = await ezio.slash(table, "turn show")
    button = panel.buttons[2].custom_id or ""
    await asyncio.gather(ezio.press(panel, button, raw=True), ezio.press(panel, button, raw=True))
    clock = now().clock
    assert clock is not None
    assert [one.left for one in clock.cubes] == [2, 3]


@pytest.mark.usefixtures("brotherhood")
async def test_cubes_of_who_is_critical_wait(play: Play, table: Channel, ezio: Person) -> None:
    play(tracked())
    panel = await ezio.slash(table, "turn show")
    await ezio.slash(table, "wound", who="Alessandra", hearts=3)
    choices = await ezio.autocomplete(table, "turn cubes", "who", "Bast")
    assert [one.name for one in choices] == ["Bastiano · ♥♥♥ 💚 Full Health"]
    reply = await ezio.slash(table, "turn cubes", who="Alessandra")
    assert reply.ephemeral
    await ezio.press(panel, "Bastiano ■■■")  # a wound leaves the others' buttons as they are
    assert panel.buttons[2].disabled
    assert "🆘 **Alessandra** must be healed before turn **2** ends." in panel.content


# --- who is Critical until when ------------------------------------------------------------------


@pytest.mark.usefixtures("brotherhood")
async def test_elimination_is_warned_of_a_turn_ahead_and_told_loudly(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    played = headquarters()
    played.have("Common Sword", SWORD, place=played.board("Alessandra"))
    played.begin("1.1")
    played.do(turns.track)
    play(played)
    told = await ezio.slash(table, "wound", who="Alessandra", hearts=3)
    assert "🆘 **Alessandra** must be healed before turn **2** ends." in told.content
    panel = await ezio.slash(table, "turn end")
    assert "🆘 **Alessandra** is Eliminated when **this turn** ends" in panel.content
    told = await ezio.slash(table, "wound", who="Bastiano")
    assert "🆘 **Alessandra** is Eliminated when **this turn** ends" in told.content
    end = panel.buttons[1]
    assert (end.label, end.style) == ("End of turn 2: Alessandra Eliminated", 4)
    following = await ezio.press(panel, end.custom_id or "")
    assert following.content.startswith("💀 **Eliminated: Alessandra**")
    assert "Common Sword: Alessandra’s board → Main Hall" in following.content
    assert labels(following) == ["Assassin phase", "End of turn 3", "Bastiano ■■■"]
    assert now().assassins[0].eliminated


@pytest.mark.usefixtures("brotherhood")
async def test_who_is_healed_in_time_is_safe(
    play: Play, now: Now, table: Channel, ezio: Person
) -> None:
    played = tracked()
    played.hurt("Alessandra", 3)
    played.do(turns.next_turn)
    played.do(health.heal, played.who("Alessandra"), 1)
    play(played)
    panel = await ezio.slash(table, "turn show")
    assert "Eliminated" not in panel.text
    await ezio.slash(table, "turn end")
    assert not now().assassins[0].eliminated


async def test_the_panel_goes_on_after_a_restart_in_french(
    brotherhood: Brotherhood,
    discord: LoopbackDiscord,
    database: str,
    play: Play,
    now: Now,
    table: Channel,
    amelie: Person,
) -> None:
    played = tracked()
    played.settle(language=Language.FRENCH)
    played.hurt("Alessandra", 3)
    play(played)
    panel = await amelie.slash(table, "turn show")
    assert "Tour **1** · phase Événement" in panel.content
    assert "🆘 **Alessandra** doit recevoir des soins avant la fin du tour **2**." in panel.content
    await brotherhood.close()
    async with running(discord, Store(database), real=True):
        await amelie.press(panel, "Phase Assassin")
        following = await amelie.press(panel, "Fin du tour 1")
    assert "🆘 **Alessandra** passe à l’état Éliminé à la fin de **ce tour**" in following.content
    assert turn(now) == (2, TurnPhase.EVENT)
