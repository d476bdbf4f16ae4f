"""`/turn`: game turns, for groups that want them tracked (rules.md §6.7, §6.3, §6.4).

Every answer is the same panel: the turn, who is Critical until when, and the buttons that go on.
A group that never uses the command never meets any of it.
"""

import zlib
from collections.abc import Sequence
from functools import partial

import discord
from discord.app_commands import Range

from bot.answers import Button, Reply, Row
from bot.commands import candidates
from bot.commands.told import cards_told
from bot.custom_ids import CustomId
from bot.names import pick
from bot.telling import terms
from bot.telling.escaping import plain
from bot.telling.lines import line
from bot.telling.listing import counted, joined
from bot.telling.perils import perils_told
from bot.telling.settings import sentence
from bot.wishes import Answer, Ask, Change, Press, Show, Wish, action, command
from bot.words import Say
from core import turns
from core.campaign import Campaign, Clock, MiniatureId, TurnPhase
from core.chance import Chance
from core.events import (
    CardsMoved,
    Eliminated,
    Events,
    TurnBegan,
    TurnPhaseBegan,
    TurnsTracked,
)
from core.hearts import is_critical
from core.turns import ACTION_CUBES
from storage.values import Changed, Stored

_CUBE, _USED = "■", "□"
_SEEN = (Eliminated, CardsMoved, TurnsTracked, TurnPhaseBegan, TurnBegan)
"""What the panel tells by itself."""


def _moment(stored: Stored) -> int:
    """The guard of the buttons that go on: so that two players do not go on twice.

    Whatever else happens in a phase, such as a wound, leaves them as they are.
    """
    clock = stored.campaign.clock
    return _number_of(stored, *(() if clock is None else (clock.turn, clock.phase)))


def _cubes_left(stored: Stored, who: MiniatureId) -> int:
    """The guard of somebody's button: so that one cube is not used twice."""
    clock = stored.campaign.clock
    left = {one.id: left for one, left in turns.cubes(stored.campaign)}
    return _number_of(stored, 0 if clock is None else clock.turn, left.get(who, 0))


def _number_of(stored: Stored, *what: int | str) -> int:
    """A guard for this, in this attempt at this Memory and while turns are tracked as they are."""
    campaign = stored.campaign
    serial = campaign.clocks if campaign.clock is None else campaign.clock.serial
    attempt = campaign.attempt
    of = () if attempt is None else (attempt.memory, attempt.number)
    return zlib.crc32(repr((*of, campaign.clock is None, serial, *map(str, what))).encode())


# --- commands ------------------------------------------------------------------------------------


@command("turn show")
def show(_: Ask) -> Wish:
    """The panel, in front of everybody: they all may press."""
    return Show(_panel, answer=Answer.PUBLIC)


@command("turn track")
def track(_: Ask) -> Wish:
    """Track turns in this Memory from now on."""
    return Change(lambda campaign, _: turns.track(campaign), _went_on)


@command("turn next")
def next_phase(_: Ask) -> Wish:
    """The next phase; after the Enemy phase the next turn."""
    return Change(lambda campaign, _: turns.next_phase(campaign), _went_on)


@command("turn end")
def end_turn(_: Ask) -> Wish:
    """Straight to the next turn."""
    return Change(lambda campaign, _: turns.next_turn(campaign), _went_on)


@command("turn cubes", suggest={"who": candidates.with_cubes})
def use_cubes(_: Ask, who: str, used: Range[int, 1, ACTION_CUBES] = 1) -> Wish:
    """Somebody uses action cubes."""

    def decide(campaign: Campaign, _: Chance) -> Events:
        return turns.use_cubes(campaign, pick(who, candidates.everybody(campaign)), used)

    return Change(decide, _went_on)


@command("turn stop")
def stop(_: Ask) -> Wish:
    """Track turns no longer in this Memory."""
    return Change(lambda campaign, _: turns.leave_alone(campaign), _went_on)


# --- buttons -------------------------------------------------------------------------------------


@action("turn-track")
def press_track(_: Press) -> Wish:
    """Begin to track."""
    return Change(
        lambda campaign, _: turns.track(campaign),
        _went_on,
        Answer.UPDATE,
        guard=_moment,
        refresh=_panel,
    )


@action("turn-next")
def press_next(_: Press) -> Wish:
    """The next phase of the turn, in the same message."""
    return Change(
        lambda campaign, _: turns.next_phase(campaign),
        _went_on,
        Answer.UPDATE,
        guard=_moment,
        refresh=_panel,
    )


@action("turn-end")
def press_end(_: Press) -> Wish:
    """The next turn, in a message of its own: who is Eliminated is told where all see it."""
    return Change(
        lambda campaign, _: turns.next_turn(campaign), _went_on, guard=_moment, refresh=_panel
    )


@action("turn-cube")
def press_cube(press: Press) -> Wish:
    """Somebody uses one action cube."""
    who = MiniatureId(int(press.argument))
    return Change(
        lambda campaign, _: turns.use_cubes(campaign, who, 1),
        _went_on,
        Answer.UPDATE,
        guard=partial(_cubes_left, who=who),
        refresh=_panel,
    )


# --- the panel -----------------------------------------------------------------------------------


def _went_on(changed: Changed, say: Say) -> Reply:
    """What happened, the Eliminated first and loudly, over the panel."""
    events = changed.entry.events if changed.entry else ()
    names = counted(event.who.name for event in events if isinstance(event, Eliminated))
    gone = (say("turn-eliminated", names=joined(names, say)),) if names else ()
    others = [event for event in events if not isinstance(event, _SEEN)]
    happened = (*gone, cards_told(changed, say), line(others, say.language))
    return _panel(changed.after, say, happened)


def _panel(stored: Stored, say: Say, happened: Sequence[str] = ()) -> Reply:
    campaign = stored.campaign
    clock = campaign.clock
    if clock is None:
        told = [*happened, say("turn-untracked")]
        rows: tuple[Row, ...] = ()
        if not happened:
            rows = (
                (
                    Button(
                        say("turn-track-button"), CustomId("turn-track", stored.id, _moment(stored))
                    ),
                ),
            )
    else:
        title = say("board-turn", turn=clock.turn, phase=clock.phase.value)
        told = [*happened, title, *perils_told(campaign, say)]
        rows = (_going_on(stored, clock, say), *_cubes(stored))
    return Reply("\n".join(text for text in told if text), rows=rows)


def _going_on(stored: Stored, clock: Clock, say: Say) -> Sequence[Button]:
    """The next phase and the end of the turn; red, with their names, where that Eliminates some."""
    lost = [plain(one.name) for one in turns.perils(stored.campaign) if one.until <= clock.turn]
    end = Button(
        say("turn-end-loses", turn=clock.turn, names=", ".join(lost))
        if lost
        else say("turn-end-button", turn=clock.turn),
        CustomId("turn-end", stored.id, _moment(stored)),
        discord.ButtonStyle.danger if lost else discord.ButtonStyle.secondary,
    )
    phases = list(TurnPhase)
    if clock.phase is phases[-1]:
        return (end,)
    following = phases[phases.index(clock.phase) + 1]
    go_on = Button(
        sentence(terms.turn_phase(following, say)),
        CustomId("turn-next", stored.id, _moment(stored)),
        discord.ButtonStyle.primary,
    )
    return (go_on, end)


def _cubes(stored: Stored) -> Sequence[Row]:
    """A button for everybody who has action cubes: `Claudio ■■□` uses one."""
    buttons = tuple(
        Button(
            f"{plain(one.name)} {_CUBE * left}{_USED * (ACTION_CUBES - left)}",
            CustomId("turn-cube", stored.id, _cubes_left(stored, one.id), str(one.id)),
            disabled=left == 0 or is_critical(one),
        )
        for one, left in turns.cubes(stored.campaign)
    )
    return (buttons,) if buttons else ()


COMMANDS = (show, track, next_phase, end_turn, use_cubes, stop)
ACTIONS = (press_track, press_next, press_end, press_cube)
