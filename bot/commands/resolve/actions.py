"""`/resolve`, and what the buttons and menus of its panels do.

A panel is the last embed of its message: that of `/resolve`, or the post that says what the
Building before brought. Whoever presses makes the choice for the group. When it resolves a
Building, the panel gives way to a line that says what was chosen, and the post with the next panel
follows; else the next panel takes its place.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

import discord

from bot.answers import Modal, Reply
from bot.commands.resolve import command_room, hospital, shop, workshop
from bot.commands.resolve.panels import panel, proposal
from bot.commands.resolve.posts import first_step, resolves
from bot.commands.resolve.steps import CHOOSE, Draft, moved_on, step
from bot.commands.typed import whole_number
from bot.telling.embeds import COLOUR
from bot.telling.escaping import escape
from bot.telling.lines import line
from bot.wishes import Answer, Ask, Change, Open, Press, Show, Wish, action, command
from bot.words import Say
from core.campaign import Campaign, DieFaces, HqLevel
from core.chance import Chance
from core.events import Events
from core.founding import change_settings
from core.headquarters import resolution
from core.headquarters.shop import reshuffle_on_table
from storage.values import Changed, Stored

Decide: TypeAlias = Callable[[Campaign, Chance], Events]


@command("resolve")
def resolve(_: Ask) -> Wish:
    """Begin the Resolution, or show again what it waits for."""
    return Change(_begin, _begun, post=resolves)


@action("resolve")
def resolve_now(_: Press) -> Wish:
    """The button under a completed Memory: the command, at any time."""
    return Change(_begin, _begun, post=resolves, guard=None)


def _begin(campaign: Campaign, chance: Chance) -> Events:
    if resolution.need(campaign) is not None:
        return ()
    return resolution.begin(campaign, chance)


def _begun(changed: Changed, say: Say) -> Reply:
    """That it begins; the panel, unless the post brings it."""
    told = line(changed.entry.events[:1], say.language) if changed.entry else ""
    return Reply(told) if changed.post else replace(panel(changed.after, say), content=told)


@action("resolve-go-on")
def go_on(press: Press) -> Wish:
    """Nothing is left to choose here."""
    return _choice(press, _begin)


# --- drafts: nothing is stored -------------------------------------------------------------------


@action(CHOOSE)
def choose(press: Press) -> Wish:
    """Something else is chosen in a menu."""
    return _redrawn(press, lambda _: press.chosen)


@action("resolve-propose")
def propose(press: Press) -> Wish:
    """The menus are set to what the bot proposes."""
    return _redrawn(press, proposal)


@action("resolve-page")
def turn(press: Press) -> Wish:
    """Other cards that could pay."""
    page = int(press.argument)
    return _redrawn(press, lambda _: workshop.turned(press.chosen, page))


@action("resolve-look-again")
def look_again(press: Press) -> Wish:
    """More cards may be known by now."""
    return _redrawn(press, lambda _: {})


# --- I. Hospital ---------------------------------------------------------------------------------


@action("resolve-heal")
def heal(press: Press) -> Wish:
    """The hearts are given as the menus say."""
    hearts = hospital.hearts(press.chosen)
    return _choice(press, lambda campaign, chance: resolution.heal(campaign, hearts, chance))


# --- II. Workshop --------------------------------------------------------------------------------


@action("resolve-build")
def build(press: Press) -> Wish:
    """The Blueprint is paid for with the cards that the menus have chosen."""
    payment = workshop.payment_of(press.chosen)
    return _choice(press, lambda campaign, chance: resolution.build(campaign, payment, chance))


@action("resolve-leave")
def leave(press: Press) -> Wish:
    """The Blueprint stays unbuilt."""
    return _choice(press, resolution.decline_to_build)


# --- III. Shop -----------------------------------------------------------------------------------


@action("resolve-draw")
def draw(_: Press) -> Wish:
    """Ask which cards were drawn."""
    return _form(shop.draw_form)


@action("resolve-drawn", modal=True)
def drawn(press: Press) -> Wish:
    """These cards were drawn."""

    def decide(campaign: Campaign, chance: Chance) -> Events:
        return resolution.reveal_on_table(campaign, shop.drawn(press, campaign), chance)

    return _choice(press, decide)


@action("resolve-none-drawn")
def none_drawn(press: Press) -> Wish:
    """Deck and discard pile are both empty."""
    return _choice(press, lambda campaign, chance: resolution.reveal_on_table(campaign, (), chance))


@action("resolve-reshuffle")
def reshuffle(press: Press) -> Wish:
    """The deck was empty, and the group shuffled its discards into a new one."""
    return _choice(press, reshuffle_on_table)


@action("resolve-keep")
def keep(press: Press) -> Wish:
    """The cards are kept, and go where the menus say."""
    kept = shop.kept(press.chosen)
    return _choice(press, lambda campaign, chance: resolution.keep(campaign, kept, chance))


# --- IV. Command Room ----------------------------------------------------------------------------


@action("resolve-read")
def read(_: Press) -> Wish:
    """Ask for the Contract’s number."""
    return _form(command_room.number_form)


@action("resolve-number", modal=True)
def number(press: Press) -> Wish:
    """The Contract asks for so many successes."""
    successes = whole_number(press.text("number"))
    return _choice(
        press, lambda campaign, chance: resolution.read_contract(campaign, successes, chance)
    )


@action("resolve-faces")
def ask_faces(_: Press) -> Wish:
    """Ask what is on the die."""
    return _form(command_room.faces_form)


@action("resolve-faces-known", modal=True)
def faces_known(press: Press) -> Wish:
    """The die is like this; the bot can roll from now on."""
    faces = DieFaces(**{name: whole_number(press.text(name)) for name in DieFaces.model_fields})

    def decide(campaign: Campaign, _: Chance) -> Events:
        settings = campaign.settings.model_copy(update={"die_faces": faces})
        return () if settings == campaign.settings else change_settings(campaign, settings)

    return _choice(press, decide)


@action("resolve-roll")
def roll(press: Press) -> Wish:
    """The bot rolls."""
    return _choice(press, resolution.roll)


@action("resolve-rolled")
def ask_roll(_: Press) -> Wish:
    """Ask what was rolled on the table."""
    return _form(command_room.roll_form)


@action("resolve-rolled-typed", modal=True)
def rolled(press: Press) -> Wish:
    """This was rolled on the table."""
    hits, specials = whole_number(press.text("hits")), whole_number(press.text("specials"))
    return _choice(
        press,
        lambda campaign, chance: resolution.roll_on_table(campaign, hits, specials, chance),
    )


@action("resolve-level")
def level(press: Press) -> Wish:
    """The next Contract gives the level that was to be expected."""
    return _next_contract(press, HqLevel(int(press.argument)), None)


@action("resolve-other")
def ask_next(_: Press) -> Wish:
    """Ask what stands on the next Contract."""
    return _form(command_room.next_form)


@action("resolve-next-read", modal=True)
def next_read(press: Press) -> Wish:
    """The next Contract gives this level, and perhaps its number is read already."""
    typed = press.text("number").strip()
    return _next_contract(
        press, HqLevel(int(press.text("level"))), whole_number(typed) if typed else None
    )


@action("resolve-last")
def last(press: Press) -> Wish:
    """There is no next Contract."""
    return _choice(
        press,
        lambda campaign, chance: resolution.reveal_next_contract(campaign, chance, none_left=True),
    )


def _next_contract(press: Press, new_level: HqLevel, successes: int | None) -> Wish:
    return _choice(
        press,
        lambda campaign, chance: resolution.reveal_next_contract(
            campaign, chance, level=new_level, number=successes
        ),
    )


# --- what they have in common --------------------------------------------------------------------


def _choice(press: Press, decide: Decide) -> Change:
    """The group has chosen; what comes of it takes the place of the panel."""

    def reply(changed: Changed, say: Say) -> Reply:
        told = ""
        if changed.entry:
            what = line(first_step(changed.entry.events), say.language)
            told = say("resolve-chosen", name=escape(changed.entry.actor.name), told=what)
        if changed.post:
            return _in_place(press, Reply(embeds=(discord.Embed(description=told, colour=COLOUR),)))
        return _in_place(press, _noted(panel(changed.after, say), told))

    return Change(decide, reply, answer=Answer.UPDATE, post=resolves, guard=step, stale=moved_on)


def _redrawn(press: Press, draft: Callable[[Stored], Draft]) -> Show:
    """The panel with another draft in its menus."""
    return Show(
        lambda stored, say: _in_place(press, panel(stored, say, draft(stored))),
        answer=Answer.UPDATE,
        guard=step,
        stale=moved_on,
    )


def _form(modal: Callable[[Stored, Say], Modal]) -> Open:
    return Open(modal, guard=step, stale=moved_on)


def _in_place(press: Press, shown: Reply) -> Reply:
    """The message that was pressed, with its last embed replaced."""
    earlier = press.shown.embeds[:-1]
    return replace(press.shown, embeds=(*earlier, *shown.embeds), rows=shown.rows)


def _noted(shown: Reply, told: str) -> Reply:
    """The panel with what just happened above it."""
    if told:
        for embed in shown.embeds:
            embed.description = f"{told}\n\n{embed.description}"
    return shown


COMMANDS = (resolve,)
ACTIONS = (
    resolve_now,
    go_on,
    choose,
    propose,
    turn,
    look_again,
    heal,
    build,
    leave,
    draw,
    drawn,
    none_drawn,
    reshuffle,
    keep,
    read,
    number,
    ask_faces,
    faces_known,
    roll,
    ask_roll,
    rolled,
    level,
    ask_next,
    next_read,
    last,
)
