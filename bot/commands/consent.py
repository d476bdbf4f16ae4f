"""What needs another player's consent: a Trade, a Critical character's Medicine (rules.md §6.3).

It is asked in front of everybody with two buttons, which only those who are asked can press. They
carry all that is needed, so they also work after a restart.
"""

from collections.abc import Callable, Collection
from functools import partial
from typing import Protocol, TypeAlias

import discord

from bot.answers import Button, Reply
from bot.custom_ids import CustomId
from bot.refusals import Refused
from bot.telling.escaping import escape
from bot.telling.listing import joined
from bot.wishes import Answer, Ask, Change, Press, Show, Wish, action
from bot.words import Say
from core.campaign import Campaign, MiniatureId
from core.chance import Chance
from core.events import Events
from core.players import player_of, speaks_for
from core.violations import RuleViolation
from storage.values import Changed, Stored

Told: TypeAlias = Callable[[Changed, Say], Reply]


class Proposal(Protocol):
    """What is asked about; `action` is that of the button that agrees to it."""

    @property
    def action(self) -> str: ...

    def consents(self, campaign: Campaign) -> frozenset[MiniatureId]:
        """Whose consent it needs."""

    def happens(self, campaign: Campaign, agreed: Collection[MiniatureId]) -> Events:
        """What comes of it."""

    def shown(self, campaign: Campaign, say: Say) -> str:
        """What it is, in a few words."""

    def written(self) -> str:
        """The proposal for a custom id: from this it is read again."""


def proposed(ask: Ask, find: Callable[[Campaign], Proposal], told: Told) -> Change:
    """It happens at once if the asker can agree to it alone; otherwise the others are asked."""

    def decide(campaign: Campaign, _: Chance) -> Events:
        return _decided(campaign, find(campaign), speaks_for(campaign, ask.actor.user))

    def reply(changed: Changed, say: Say) -> Reply:
        campaign = changed.after.campaign
        if changed.entry:
            return told(changed, say)
        return _question(changed.after, say, find(campaign), speaks_for(campaign, ask.actor.user))

    return Change(decide, reply)


def consented(press: Press, read: Callable[[str], Proposal], told: Told) -> Change:
    """Somebody who is asked agrees; it happens when nobody is left to be asked.

    If anything has changed since, it is asked anew, or is gone when it is no longer possible.
    """
    what, _, ids = press.argument.partition("|")
    proposal, before = read(what), _read(ids)

    def decide(campaign: Campaign, _: Chance) -> Events:
        given = speaks_for(campaign, press.actor.user)
        if given.isdisjoint(proposal.consents(campaign) - before):
            raise Refused("consent-not-yours")
        return _decided(campaign, proposal, before | given)

    def reply(changed: Changed, say: Say) -> Reply:
        if changed.entry:
            return told(changed, say)
        given = speaks_for(changed.after.campaign, press.actor.user)
        return _question(changed.after, say, proposal, before | given)

    refresh = partial(_asked_anew, proposal=proposal, agreed=before)
    return Change(decide, reply, Answer.UPDATE, refresh=refresh)


@action("consent-decline")
def decline(press: Press) -> Wish:
    """Somebody who is asked does not agree."""
    asked = _read(press.argument)

    def declined(stored: Stored, say: Say) -> Reply:
        campaign = stored.campaign
        if asked.isdisjoint(speaks_for(campaign, press.actor.user)):
            raise Refused("consent-not-yours")
        return Reply(say("consent-declined", player=escape(press.actor.name)))

    return Show(declined, Answer.UPDATE)


def _decided(campaign: Campaign, proposal: Proposal, agreed: frozenset[MiniatureId]) -> Events:
    """What comes of it; nothing as long as a consent is missing.

    What the rules refuse anyway is refused before anybody is asked.
    """
    needed = proposal.consents(campaign)
    events = proposal.happens(campaign, needed)
    return events if needed <= agreed else ()


def _question(
    stored: Stored, say: Say, proposal: Proposal, agreed: frozenset[MiniatureId]
) -> Reply:
    campaign = stored.campaign
    needed = proposal.consents(campaign)
    asked = sorted(needed - agreed)
    names = joined([_name(campaign, one) for one in asked], say)
    agree = CustomId(
        proposal.action,
        stored.id,
        stored.version,
        f"{proposal.written()}|{_written(needed & agreed)}",
    )
    declining = CustomId("consent-decline", stored.id, argument=_written(asked))
    buttons = (
        Button(say("consent-agree"), agree, discord.ButtonStyle.success),
        Button(say("consent-decline"), declining),
    )
    text = say("consent-question", what=proposal.shown(campaign, say), names=names)
    return Reply(text, rows=(buttons,))


def _asked_anew(
    stored: Stored, say: Say, proposal: Proposal, agreed: frozenset[MiniatureId]
) -> Reply:
    try:
        possible = not _decided(stored.campaign, proposal, agreed)
    except RuleViolation:
        possible = False
    return _question(stored, say, proposal, agreed) if possible else Reply(say("consent-gone"))


def _name(campaign: Campaign, who: MiniatureId) -> str:
    """`Claudio (@player)`: they see that it is them, and nobody is called by it."""
    name = escape(campaign.miniature(who).name)
    player = player_of(campaign, who)
    return name if player is None else f"{name} (<@{player}>)"


def _written(miniatures: Collection[MiniatureId]) -> str:
    return ".".join(str(one) for one in sorted(miniatures))


def _read(text: str) -> frozenset[MiniatureId]:
    return frozenset(MiniatureId(int(one)) for one in text.split(".") if one)


ACTIONS = (decline,)
