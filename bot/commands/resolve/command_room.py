"""The Command Room's panels: the Contract, its dice, and what follows it (rules.md §4.4)."""

import discord

from bot.answers import Button, ChoiceField, Modal, Option, Reply, TextField
from bot.commands.resolve.looks import panel_embed, reckoned
from bot.commands.resolve.steps import here
from bot.telling import terms
from bot.words import Say
from core.campaign import Building, DieFaces, HqLevel
from core.headquarters import command_room
from core.headquarters.needs import ContractNumberNeed, NextContractNeed, RollNeed
from storage.values import Stored

_DIGITS = 3


def number_panel(stored: Stored, need: ContractNumberNeed, say: Say) -> Reply:
    """Somebody reads the number of successes off the Contract."""
    lines = [
        _dice(stored, need.dice, say),
        say("resolve-contract-unread", position=need.contract.position),
    ]
    read = Button(say("resolve-read"), here(stored, "resolve-read"), discord.ButtonStyle.primary)
    return _panel(lines, [read], say)


def number_form(stored: Stored, say: Say) -> Modal:
    """How many successes the Contract asks for."""
    number = TextField("number", say("resolve-successes"), most=_DIGITS)
    return Modal(here(stored, "resolve-number"), say("resolve-read"), (number,))


def roll_panel(stored: Stored, need: RollNeed, say: Say) -> Reply:
    """The bot rolls, once it knows the die's faces, or the group does."""
    lines = [
        say("resolve-contract", position=need.contract.position, number=need.number),
        _dice(stored, need.dice, say),
    ]
    if need.faces is None:
        lines.append(say("resolve-faces-unknown"))
    action = "resolve-faces" if need.faces is None else "resolve-roll"
    roll = Button(
        say("resolve-roll", number=need.dice), here(stored, action), discord.ButtonStyle.primary
    )
    typed = Button(say("resolve-rolled"), here(stored, "resolve-rolled"))
    return _panel(lines, [roll, typed], say)


def faces_form(stored: Stored, say: Say) -> Modal:
    """What the faces of the game's die show; asked once."""
    known = stored.campaign.settings.die_faces
    fields = [
        TextField(
            name,
            say(f"resolve-{name}-faces"),
            value="" if known is None else str(getattr(known, name)),
            most=_DIGITS,
        )
        for name in DieFaces.model_fields
    ]
    return Modal(here(stored, "resolve-faces-known"), say("resolve-faces"), fields)


def roll_form(stored: Stored, say: Say) -> Modal:
    """What the group rolled on its table."""
    fields = (
        TextField("hits", say("resolve-hits"), most=_DIGITS),
        TextField("specials", say("resolve-specials"), value="0", most=_DIGITS),
    )
    return Modal(here(stored, "resolve-rolled-typed"), say("resolve-rolled"), fields)


def next_panel(stored: Stored, need: NextContractNeed, say: Say) -> Reply:
    """The back of the next Contract shows the HQ level."""
    as_before = need.level is stored.campaign.level
    buttons = [
        Button(
            say("resolve-level", level=int(need.level), same="yes" if as_before else "no"),
            here(stored, "resolve-level", str(int(need.level))),
            discord.ButtonStyle.primary,
        ),
        Button(say("resolve-other"), here(stored, "resolve-other")),
        Button(say("resolve-last"), here(stored, "resolve-last")),
    ]
    return _panel([say("resolve-next", position=need.position)], buttons, say)


def next_form(stored: Stored, say: Say) -> Modal:
    """The next Contract's level, and its number if the group has read that too."""
    expected = command_room.next_level(stored.campaign)
    levels = ChoiceField(
        "level",
        say("resolve-new-level"),
        [
            Option(str(int(level)), terms.level_name(level, say), chosen=level is expected)
            for level in HqLevel
        ],
    )
    number = TextField("number", say("resolve-successes"), most=_DIGITS, required=False)
    return Modal(here(stored, "resolve-next-read"), say("resolve-next-form"), (levels, number))


def _dice(stored: Stored, number: int, say: Say) -> str:
    shares = command_room.shares(stored.campaign)
    return say("resolve-dice", number=number, reckoned=reckoned(shares, say))


def _panel(lines: list[str], buttons: list[Button], say: Say) -> Reply:
    return Reply(embeds=(panel_embed(Building.COMMAND_ROOM, lines, say),), rows=(buttons,))
