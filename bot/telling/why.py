"""Why something came out as it did: the rule (by its section in `rules.md`) and the numbers."""

from collections.abc import Iterator, Sequence
from functools import singledispatch

import discord

from bot.telling import terms
from bot.telling.embeds import build_embed
from bot.telling.escaping import escape, plain
from bot.telling.lines import line
from bot.telling.listing import joined
from bot.telling.shares import by_worker, saved_by_worker, saved_in_all
from bot.words import Say, words
from core import events as e
from core.campaign import CARDS_REVEALED_IN_THE_SHOP, HealthState, HqLevel, Language
from core.experience import LEVELS

COLOUR = 0x5D6D7E

RULES: dict[type[object], tuple[str, str]] = {
    e.CampaignBegan: ("1", "why-campaign-began"),
    e.CampaignRenamed: ("", "why-by-the-group"),
    e.GameMasterNamed: ("", "why-by-the-group"),
    e.CampaignEnded: ("", "why-by-the-group"),
    e.EnteredFromPaper: ("", "why-by-the-group"),
    e.SettingsChanged: ("", "why-settings-changed"),
    e.AssassinAdded: ("8", "why-assassin-added"),
    e.AssassinEdited: ("", "why-by-the-group"),
    e.AssassinRemoved: ("8", "why-assassin-removed"),
    e.SwappedAssassin: ("8", "why-swapped-assassin"),
    e.WorkerAdded: ("3.5", "why-brown-card"),
    e.WorkerEdited: ("3.5", "why-brown-card"),
    e.WorkerRemoved: ("", "why-by-the-group"),
    e.CardsAdded: ("7", "why-cards-added"),
    e.DeckShuffled: ("4.3", "why-deck-shuffled"),
    e.Stranded: ("6.4", "why-stranded"),
    e.StandInTaken: ("6.6", "why-stand-in-taken"),
    e.StandInRelieved: ("6.6", "why-stand-in-relieved"),
    e.HeadquartersOpened: ("2.7", "why-headquarters-opened"),
    e.LevelSet: ("4.4", "why-level"),
    e.ContractNumberSet: ("4.4", "why-contract-number-set"),
    e.MiniatureUnassigned: ("3.1", "why-miniature-assigned"),
    e.BlueprintPlaced: ("3.4", "why-blueprint-placed"),
    e.BlueprintTakenBack: ("3.4", "why-blueprint-placed"),
    e.TurnsTracked: ("6.7", "why-turn"),
    e.TurnsLeftAlone: ("6.7", "why-turns-left-alone"),
    e.TurnPhaseBegan: ("6.7", "why-turn"),
    e.TurnBegan: ("6.7", "why-turn"),
    e.CubesUsed: ("6.7", "why-cubes-used"),
    e.ResolutionBegan: ("2.3", "why-resolution-began"),
    e.BlueprintBuilt: ("4.2", "why-blueprint-built"),
    e.EquipmentRevealed: ("4.3", "why-equipment-revealed"),
    e.ContractRevealed: ("4.4", "why-level"),
    e.ResolutionCompleted: ("4", "why-resolution-completed"),
}
"""The rule and the sentence of the events whose numbers explain nothing."""

MOVED = {
    e.WhyMoved.BY_HAND: "2.4",
    e.WhyMoved.HEADQUARTERS_OPENED: "2.7",
    e.WhyMoved.PAID: "4.2",
    e.WhyMoved.DRAWN: "4.3",
    e.WhyMoved.RESHUFFLED: "4.3",
    e.WhyMoved.KEPT: "4.3",
    e.WhyMoved.UNKEPT: "4.3",
    e.WhyMoved.ELIMINATED: "6.5",
    e.WhyMoved.RETURNED: "4.1",
    e.WhyMoved.RELIEVED: "6.6",
    e.WhyMoved.PLAYER_LEFT: "8",
    e.WhyMoved.REPLACED_ARMOUR: "6.1",
    e.WhyMoved.MEDICINE_USED: "2.4",
}
HEALED = {
    e.WhyHealed.HOSPITAL: "4.1",
    e.WhyHealed.MEDICINE: "2.4",
    e.WhyHealed.BY_HAND: "6.3",
    e.WhyHealed.BEFORE_HEADQUARTERS: "6.6",
}
ELIMINATED = {
    e.WhyEliminated.CRITICAL_AT_THE_END: "2.6",
    e.WhyEliminated.NOT_HEALED_IN_TIME: "6.4",
    e.WhyEliminated.STRANDED: "6.4",
    e.WhyEliminated.BY_HAND: "6.4",
}


def why_embed(
    events: Sequence[e.Event], number: int, actor: str, language: Language
) -> discord.Embed:
    """An entry of the log: what it tells, and why each of its events came out so."""
    say = words(language)
    embed = build_embed(
        title=say("why-title", number=number),
        lines=[line(events, language), "", *reasons(events, language)],
        footer=say("by-actor", name=plain(actor)),
    )
    embed.colour = discord.Colour(COLOUR)
    return embed


def reasons(events: Sequence[e.Event], language: Language) -> list[str]:
    """A line for each rule that was at work, in the order of what happened, none of them twice."""
    say = words(language)
    lines = [
        say("why-rule", section=section, text=text) if section else text
        for event in events
        for section, text in _why(event, say)
    ]
    return list(dict.fromkeys(lines))


Reasons = Iterator[tuple[str, str]]
"""Sections of `rules.md`, none where no rule is behind it, each with its sentence."""


@singledispatch
def _why(event: object, say: Say) -> Reasons:
    section, key = RULES[type(event)]
    yield section, say(key)


@_why.register
def _(event: e.CardsMoved, say: Say) -> Reasons:
    yield MOVED[event.why], say("why-cards-moved", why=event.why.value)


# --- health --------------------------------------------------------------------------------------


@_why.register
def _(event: e.Wounded, say: Say) -> Reasons:
    text = say(
        "why-wounded",
        name=escape(event.who.name),
        before=event.left + event.hearts,
        lost=event.hearts,
        left=event.left,
        maximum=event.maximum,
        state=event.state.value,
    )
    yield "6.2", text
    if event.state is HealthState.CRITICAL_CONDITION:
        turn = event.turn
        if turn is None:
            yield "6.4", say("why-critical")
        else:
            yield "6.4", say("why-critical-until", turn=turn, until=turn + 1)


@_why.register
def _(event: e.Healed, say: Say) -> Reasons:
    text = say(
        "why-healed",
        why=event.why.value,
        name=escape(event.who.name),
        before=event.left - event.hearts,
        gained=event.hearts,
        left=event.left,
        maximum=event.maximum,
        state=event.state.value,
    )
    yield HEALED[event.why], text
    if event.returned and event.why is not e.WhyHealed.BEFORE_HEADQUARTERS:
        yield "4.1", say("why-returned")


@_why.register
def _(event: e.Eliminated, say: Say) -> Reasons:
    name = escape(event.who.name)
    yield ELIMINATED[event.why], say("why-eliminated", why=event.why.value, name=name)


@_why.register
def _(event: e.ArmourChanged, say: Say) -> Reasons:
    name = escape(event.who.name)
    yield "6.1", say("why-armour", name=name, maximum=event.maximum, left=event.hearts)


# --- the round -----------------------------------------------------------------------------------


@_why.register
def _(event: e.MiniatureAssigned, say: Say) -> Reasons:
    if event.red_space:
        yield "3.2", say("why-red-space")
    else:
        yield "3.1", say("why-miniature-assigned")


@_why.register
def _(event: e.MemoryBegan, say: Say) -> Reasons:
    section = "2.2" if event.attempt.number == 1 else "2.5"
    yield section, say("why-memory-began", attempt=event.attempt.number)


@_why.register
def _(event: e.AttemptEnded, say: Say) -> Reasons:
    failed = "completed" if event.completed else "failed_once"
    yield "2.3", say("why-attempt-ended", outcome="success" if event.success else failed)


@_why.register
def _(event: e.ExperienceTold, say: Say) -> Reasons:
    yield (
        "2.8",
        say(
            "why-experience",
            total=event.total,
            level=event.level,
            levels=", ".join(
                f"{terms.level_name(HqLevel(level), say)} ({xp})" for xp, level in LEVELS.items()
            ),
        ),
    )


# --- by hand -------------------------------------------------------------------------------------


@_why.register
def _(event: e.Corrected, say: Say) -> Reasons:
    yield "9", say("why-corrected", reason=escape(event.reason).rstrip("."))


@_why.register
def _(event: e.TakenBack, say: Say) -> Reasons:
    yield "", say("why-taken-back", first=event.first)


# --- Resolution ----------------------------------------------------------------------------------


@_why.register
def _(event: e.HospitalResolved, say: Say) -> Reasons:
    if event.total == 0:
        yield "4.1", say("why-hospital-empty")
        return
    summed = say(
        "hearts-summed",
        shares=_summed(by_worker(event.shares), say),
        number=event.total,
        level=terms.level_name(event.level, say),
    )
    given = sum(share.value for share in event.given)
    yield "4.1", say("why-hospital", summed=summed, given=given, lost=event.lost)


@_why.register
def _(event: e.WorkshopResolved, say: Say) -> Reasons:
    if event.price is None:
        yield "4.2", say("why-workshop-nothing")
        return
    price, saved = terms.price(event.price, say), _saved(event, say)
    if event.paid is None:
        yield "4.2", say("why-not-built", price=price, saved=saved)
    else:
        paid = terms.price(event.paid, say)
        yield "4.2", say("why-built", price=price, saved=saved, paid=paid)


def _saved(event: e.WorkshopResolved, say: Say) -> str:
    if not event.shares:
        return say("why-nothing-saved")
    shares = _summed(saved_by_worker(event.shares, say), say)
    return say("saved-summed", shares=shares, saved=saved_in_all(event.shares, say))


@_why.register
def _(event: e.ShopResolved, say: Say) -> Reasons:
    number = sum(share.value for share in event.shares)
    if number == 0:
        yield "4.3", say("why-shop-empty")
        return
    summed = say(
        "cards-summed",
        shares=_summed(by_worker(event.shares), say),
        number=number,
        more="yes" if number > CARDS_REVEALED_IN_THE_SHOP else "no",
    )
    yield "4.3", say("why-shop", summed=summed, keep=event.keep)
    if event.ignored:
        yield "4.3", say("why-ignored", number=len(event.ignored))


@_why.register
def _(event: e.CommandRoomResolved, say: Say) -> Reasons:
    if event.outcome is e.CommandRoomOutcome.FAILED and not event.dice:
        yield "4.4", say("used-up-empty")
        return
    text = say(
        "why-command-room",
        outcome=event.outcome.value,
        shares=_summed(by_worker(event.shares), say),
        number=sum(share.value for share in event.shares),
        dice=_faces(event.dice),
        successes=event.successes,
        needed=(event.contract.number if event.contract else None) or 0,
    )
    yield "4.4", text


def _faces(dice: Sequence[e.Face]) -> str:
    """`⚔️⚔️✖️`: each die as it fell, as many as can be seen at a glance."""
    shown = "".join(terms.FACE_SIGNS[face] for face in dice[: terms.MOST_HEARTS_DRAWN])
    return shown if len(dice) <= terms.MOST_HEARTS_DRAWN else f"{shown}…"


def _summed(shares: Sequence[str], say: Say) -> str:
    return joined(shares, say, separator=" + ") if shares else say("nobody")
