"""`/campaign new|show|rename|end`. Its settings are a module of their own."""

import discord

from bot.answers import Button, Reply
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
    """A campaign with the Assassins named or played; without any, the asker's Alessandra."""
    settings = Settings(language=language or ask.say.language)
    assassins = _taking_part(
        ask.actor.user,
        (
            (assassin_1, player_1),
            (assassin_2, player_2),
            (assassin_3, player_3),
            (assassin_4, player_4),
        ),
    )
    return Begin(lambda: (founding.begin(name, settings, assassins),), _begun)


def _taking_part(
    asker: int, given: tuple[tuple[str | None, discord.User | None], ...]
) -> list[NewAssassin]:
    """The Assassins told by name or player; who has no name gets the game's next one.

    The first is the asker's if no player is told.
    """
    told_of = [pair for pair in given if pair != (None, None)] or [(None, None)]
    taken = {folded(name) for name, _ in told_of if name is not None}
    free = iter([name for name in founding.ASSASSINS if folded(name) not in taken])
    assassins = [
        NewAssassin(
            name=next(free) if name is None else name, player=None if player is None else player.id
        )
        for name, player in told_of
    ]
    if assassins[0].player is None:
        assassins[0] = assassins[0].model_copy(update={"player": asker})
    return assassins


def _begun(changed: Changed, say: Say) -> Reply:
    reply = told(changed, say)
    return Reply(f"{reply.content}\n{say('campaign-begun')}")


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
