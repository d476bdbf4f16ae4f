"""`/campaign new|show|rename|end`. Its settings are a module of their own."""

from collections.abc import Sequence
from typing import TypeAlias

import discord

from bot.answers import Button, Reply
from bot.commands import setup
from bot.commands.told import told
from bot.custom_ids import CustomId
from bot.names import Candidate
from bot.telling.escaping import escape
from bot.telling.glance import campaign_embeds
from bot.wishes import Answer, Ask, Begin, Change, Press, Show, Wish, action, command
from bot.words import Say
from core import founding
from core.campaign import Language, Settings
from core.founding import NewAssassin
from core.inputs import folded
from storage.values import Changed, Stored

Told: TypeAlias = tuple[str | None, discord.User | None]
"""An Assassin's name and player, each if it is told."""

_NAMES = tuple(Candidate(name, name) for name in founding.ASSASSINS)


# --- new -----------------------------------------------------------------------------------------


@command(
    "campaign new",
    suggest=dict.fromkeys(("assassin_1", "assassin_2", "assassin_3", "assassin_4"), _NAMES),
)
def new(  # noqa: PLR0913 - an option each
    ask: Ask,
    *,
    name: str,
    language: Language | None = None,
    assassin_1: str | None = None,
    player_1: discord.User | None = None,
    assassin_2: str | None = None,
    player_2: discord.User | None = None,
    assassin_3: str | None = None,
    player_3: discord.User | None = None,
    assassin_4: str | None = None,
    player_4: discord.User | None = None,
) -> Wish:
    """Begin a campaign with one Assassin, or those told of."""
    given = (
        (assassin_1, player_1),
        (assassin_2, player_2),
        (assassin_3, player_3),
        (assassin_4, player_4),
    )
    return beginning(ask, name, language or ask.say.language, given)


def beginning(
    ask: Ask, name: str, language: Language, given: Sequence[Told] = ((None, None),)
) -> Begin:
    """A campaign begins; who asks leads it and, if nobody is told of, plays its one Assassin."""
    settings = Settings(language=language)
    assassins = _taking_part(ask.actor.user, given)
    leader = ask.actor.user
    return Begin(lambda: (founding.begin(name, settings, assassins, leader),), setup.begun)


def _taking_part(asker: int, given: Sequence[Told]) -> list[NewAssassin]:
    """The first Assassin, whose player is the asker if none is told, and those told of.

    Who has no name gets the next of the game's.
    """
    first, *others = given
    told_of = [first, *(one for one in others if one != (None, None))]
    taken = {folded(name) for name, _ in told_of if name is not None}
    free = iter([name for name in founding.ASSASSINS if folded(name) not in taken])
    assassins = [
        NewAssassin(
            name=next(free) if name is None else name, player=None if player is None else player.id
        )
        for name, player in told_of
    ]
    if first[1] is None:
        assassins[0] = assassins[0].model_copy(update={"player": asker})
    return assassins


# --- show, rename --------------------------------------------------------------------------------


@command("campaign show")
def show(_: Ask, *, public: bool = False) -> Wish:
    """Where the campaign stands."""
    return Show(_shown, answer=Answer.PUBLIC if public else Answer.PRIVATE)


def _shown(stored: Stored, say: Say) -> Reply:
    return Reply(embeds=campaign_embeds(stored.campaign, say.language))


@command("campaign rename")
def rename(_: Ask, name: str) -> Wish:
    """Another name for the campaign."""
    return Change(lambda campaign, _: founding.rename(campaign, name), told)


# --- end -----------------------------------------------------------------------------------------


@command("campaign end")
def end(_: Ask) -> Wish:
    """Ask, in front of everybody, whether the campaign is to end; nothing has changed yet."""
    return Show(_question, answer=Answer.PUBLIC)


@action("campaign-end")
def end_for_good(_: Press) -> Wish:
    """End it; whatever happened since the question makes the button stale."""
    return Change(
        lambda campaign, _: founding.end(campaign), _ended, answer=Answer.UPDATE, refresh=_question
    )


@action("campaign-go-on")
def go_on(_: Press) -> Wish:
    """Take the question away."""
    return Show(_going_on, answer=Answer.UPDATE)


def _question(stored: Stored, say: Say) -> Reply:
    """What ends and what stays, and two buttons."""
    campaign = stored.campaign
    name = escape(campaign.name)
    lost = say(
        "campaign-end-question",
        name=name,
        miniatures=len(campaign.assassins) + len(campaign.workers),
        cards=len(campaign.cards),
        memories=len(campaign.diary),
        entries=stored.version,
    )
    row = (
        Button(
            say("campaign-go-on"),
            CustomId("campaign-go-on", stored.id, stored.version),
            discord.ButtonStyle.primary,
        ),
        Button(
            say("campaign-end-for-good"),
            CustomId("campaign-end", stored.id, stored.version),
            discord.ButtonStyle.danger,
        ),
    )
    return Reply(lost, rows=(row,))


def _going_on(stored: Stored, say: Say) -> Reply:
    return Reply(say("campaign-goes-on", name=escape(stored.campaign.name)))


def _ended(changed: Changed, say: Say) -> Reply:
    return Reply(
        say(
            "campaign-ended",
            name=escape(changed.after.campaign.name),
            entries=changed.after.version,
        )
    )


COMMANDS = (new, show, rename, end)
ACTIONS = (end_for_good, go_on)
