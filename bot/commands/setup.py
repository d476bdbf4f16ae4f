"""Setting up a campaign that has just begun: a button for each thing, and each can be left out.

The buttons stand under the answer of `/campaign new`, for everybody in the channel. Each makes a
decision that a command makes too, and shows the same message again.
"""

from collections.abc import Callable
from functools import partial

import discord

from bot.answers import Button, Modal, PersonField, Reply, TextField
from bot.commands.campaign_settings import die_form, die_typed
from bot.commands.headquarters import opening
from bot.commands.next_steps import as_rows, moment, next_buttons, next_step
from bot.commands.roster import free_names
from bot.commands.told import happened
from bot.commands.typed import whole_number
from bot.commands.worker_lines import joining, workers_form
from bot.custom_ids import CustomId
from bot.telling.escaping import escape, plain
from bot.telling.listing import joined
from bot.wishes import Answer, Change, Open, Press, Show, Wish, action
from bot.words import Say
from core import founding, roster
from core.apply import apply_all
from core.campaign import Assassin, Campaign, DeckKeeper, Settings
from core.chance import Chance
from core.events import Event, Events
from core.roster import MOST_ASSASSINS
from core.violations import Refusal, RuleViolation
from storage.values import Changed, Stored

_FREE = "free-"


def begun(changed: Changed, say: Say) -> Reply:
    """What began, who plays whom, and the buttons."""
    return _panel(changed.after, say, happened(changed.entry, say) if changed.entry else "")


def _panel(stored: Stored, say: Say, told: str = "") -> Reply:
    campaign = stored.campaign
    lines = (told, _players(campaign, say), say("setup-about"), next_step(campaign, say))
    text = "\n".join(line for line in lines if line)
    steps = ["players", "deck", "die", "workers"]
    if not campaign.hq_open:
        steps.append("opened")
    buttons = [
        Button(_label(campaign, step, say), CustomId(f"setup-{step}", stored.id, moment(stored)))
        for step in steps
    ]
    done = Button(
        say("setup-done"),
        CustomId("setup-done", stored.id, moment(stored)),
        discord.ButtonStyle.primary,
    )
    return Reply(text, rows=(buttons, (done,)))


def _label(campaign: Campaign, step: str, say: Say) -> str:
    return say("setup-button", step=step, keeper=campaign.settings.deck_keeper.value)


def _players(campaign: Campaign, say: Say) -> str:
    return joined([_played(one, say) for one in campaign.assassins], say)


def _played(assassin: Assassin, say: Say) -> str:
    """`Claudio · @player`; the mention calls nobody."""
    player = say("board-no-player") if assassin.player is None else f"<@{assassin.player}>"
    return f"{escape(assassin.name)} · {player}"


def _step(decide: Callable[[Campaign, Chance], Events]) -> Change:
    return Change(decide, begun, Answer.UPDATE, guard=moment)


@action("setup-done")
def done(_: Press) -> Wish:
    """The first step, without the buttons of the setting up."""

    def shown(stored: Stored, say: Say) -> Reply:
        campaign = stored.campaign
        text = f"{_players(campaign, say)}\n{next_step(campaign, say)}"
        return Reply(text, rows=as_rows(next_buttons(stored, say)))

    return Show(shown, Answer.UPDATE, guard=moment)


# --- who plays whom ------------------------------------------------------------------------------


@action("setup-players")
def ask_for_players(_: Press) -> Wish:
    """A form with somebody to be chosen for each Assassin."""
    return Open(_players_form, guard=moment)


def _players_form(stored: Stored, say: Say) -> Modal:
    campaign = stored.campaign
    taking_part = [
        PersonField(str(one.id), plain(one.name), chosen=one.player) for one in campaign.assassins
    ]
    others = [
        PersonField(f"{_FREE}{one.value}", plain(one.name), about=say("setup-nobody-yet"))
        for one in free_names(campaign)
    ]
    title = say("setup-button", step="players", keeper="")
    fields = (*taking_part, *others)[:MOST_ASSASSINS]
    return Modal(CustomId("setup-players-chosen", stored.id, moment(stored)), title, fields)


@action("setup-players-chosen", modal=True)
def set_players(press: Press) -> Wish:
    """These play; an Assassin whose player was taken out takes no part."""
    chosen = {name: int(values[0]) if values else None for name, values in press.fields.items()}
    return _step(lambda campaign, _: _playing(campaign, chosen))


def _playing(campaign: Campaign, chosen: dict[str, int | None]) -> Events:
    events: list[Event] = []
    going = campaign
    for decided in _decisions(campaign, chosen):
        step = decided(going)
        going = apply_all(going, step)
        events += step
    if not events:
        raise RuleViolation(Refusal.NOTHING_TO_CHANGE)
    return tuple(events)


def _decisions(
    campaign: Campaign, chosen: dict[str, int | None]
) -> list[Callable[[Campaign], Events]]:
    """First who plays otherwise, then who joins, then who leaves: so that never nobody is left."""
    edits: list[Callable[[Campaign], Events]] = []
    leaving: list[Callable[[Campaign], Events]] = []
    for one in campaign.assassins:
        player = chosen.get(str(one.id), one.player)
        if player is None and one.player is not None:
            leaving.append(partial(roster.remove_assassin, miniature=one.id))
        elif player != one.player:
            edits.append(partial(roster.edit_assassin, miniature=one.id, player=player))
    joining_now = [
        partial(roster.add_assassin, name=name.removeprefix(_FREE), player=player)
        for name, player in chosen.items()
        if name.startswith(_FREE) and player is not None
    ]
    return [*edits, *joining_now, *leaving]


# --- deck and die --------------------------------------------------------------------------------


@action("setup-deck")
def hand_over_deck(_: Press) -> Wish:
    """From the table to the bot, or back."""

    def decide(campaign: Campaign, _: Chance) -> Events:
        on_table = campaign.settings.deck_keeper is DeckKeeper.TABLE
        keeper = DeckKeeper.BOT if on_table else DeckKeeper.TABLE
        return _settled(campaign, campaign.settings.model_copy(update={"deck_keeper": keeper}))

    return _step(decide)


@action("setup-die")
def ask_for_die(_: Press) -> Wish:
    """A form for the faces of the die."""

    def form(stored: Stored, say: Say) -> Modal:
        return die_form(stored, say, CustomId("setup-die-typed", stored.id, moment(stored)))

    return Open(form, guard=moment)


@action("setup-die-typed", modal=True)
def set_die(press: Press) -> Wish:
    """The faces as typed."""
    faces = die_typed(press)
    return _step(
        lambda campaign, _: _settled(
            campaign, campaign.settings.model_copy(update={"die_faces": faces})
        )
    )


def _settled(campaign: Campaign, settings: Settings) -> Events:
    return founding.change_settings(campaign, settings)


# --- workers, and what was played before ---------------------------------------------------------


@action("setup-workers")
def ask_for_workers(_: Press) -> Wish:
    """A form that takes a line each."""
    return Open(lambda stored, say: workers_form(stored, say, "setup-workers-typed"), guard=moment)


@action("setup-workers-typed", modal=True)
def add_workers(press: Press) -> Wish:
    """They join the group."""
    return _step(lambda campaign, _: joining(campaign, press))


@action("setup-opened")
def ask_for_contract(_: Press) -> Wish:
    """Memory 0.4 was played before: the form asks for the Contract's number, and may be empty."""
    return Open(_contract_form, guard=moment)


def _contract_form(stored: Stored, say: Say) -> Modal:
    number = TextField(
        "contract", say("setup-contract"), about=say("setup-contract-about"), most=2, required=False
    )
    title = say("setup-opened-title")
    return Modal(CustomId("setup-opened-typed", stored.id, moment(stored)), title, [number])


@action("setup-opened-typed", modal=True)
def open_headquarters(press: Press) -> Wish:
    """The Headquarters stand open already."""
    typed = press.text("contract")
    number = whole_number(typed) if typed else None
    return _step(opening(number, already_played=True).decide)


ACTIONS = (
    done,
    ask_for_players,
    set_players,
    hand_over_deck,
    ask_for_die,
    set_die,
    ask_for_workers,
    add_workers,
    ask_for_contract,
    open_headquarters,
)
