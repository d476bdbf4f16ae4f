"""The Hospital's panel: who gets how many hearts (rules.md §4.1)."""

import discord

from bot.answers import Button, Option, Reply, Select
from bot.commands.resolve.looks import panel_embed, reckoned
from bot.commands.resolve.steps import CHOOSE, Draft, here
from bot.telling import terms
from bot.telling.escaping import escape, plain
from bot.words import Say
from core.campaign import Building, MiniatureId
from core.headquarters import hospital
from core.headquarters.needs import HeartsNeed, Patient
from storage.values import Stored

_MOST = 24  # hearts that one menu offers, beside none


def panel(stored: Stored, need: HeartsNeed, say: Say, draft: Draft) -> Reply:
    """A menu for each patient, and how many of the hearts are given so far."""
    chosen = hearts(draft)
    given = [chosen.get(MiniatureId(patient.assassin.id), 0) for patient in need.patients]
    lines = [
        say(
            "resolve-hearts",
            number=need.total,
            level=int(stored.campaign.level),
            reckoned=reckoned(hospital.shares(stored.campaign), say),
        ),
        *(_patient(patient, say) for patient in need.patients),
        say("resolve-hearts-given", given=sum(given), number=need.total),
    ]
    embed = panel_embed(Building.HOSPITAL, lines, say)
    menus = [
        _menu(stored, need, patient, number, say)
        for patient, number in zip(need.patients, given, strict=True)
    ]
    buttons = (
        Button(say("resolve-done"), here(stored, "resolve-heal"), discord.ButtonStyle.success),
        Button(say("resolve-fill"), here(stored, "resolve-propose")),
    )
    return Reply(embeds=(embed,), rows=(*menus, buttons))


def hearts(draft: Draft) -> dict[MiniatureId, int]:
    """How many hearts the menus give to whom."""
    return {
        MiniatureId(int(patient)): int(values[0])
        for (action, patient), values in draft.items()
        if action == CHOOSE and values
    }


def proposal(need: HeartsNeed) -> Draft:
    """The hearts go round from the top, one each, as long as there are any."""
    given = dict.fromkeys(need.patients, 0)
    left = need.total
    while left:
        taking = [patient for patient in given if given[patient] < patient.room][:left]
        for patient in taking:
            given[patient] += 1
        left -= len(taking)
    return {(CHOOSE, str(one.assassin.id)): (str(number),) for one, number in given.items()}


def _patient(patient: Patient, say: Say) -> str:
    health = terms.health(patient.hearts, patient.maximum, patient.state, say)
    return f"**{escape(patient.assassin.name)}** {health}"


def _menu(stored: Stored, need: HeartsNeed, patient: Patient, given: int, say: Say) -> Select:
    name = plain(patient.assassin.name)
    return Select(
        here(stored, CHOOSE, str(patient.assassin.id)),
        tuple(
            Option(
                str(number),
                say("resolve-hearts-for", name=name, number=number),
                terms.hearts_drawn(patient.hearts + number, patient.maximum),
                chosen=number == given,
            )
            for number in range(min(need.total, patient.room, _MOST) + 1)
        ),
        placeholder=name,
    )
