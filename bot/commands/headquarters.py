"""`/headquarters show|open|level`."""

from dataclasses import replace

from discord.app_commands import Range

from bot.answers import Reply
from bot.commands.next_steps import moment
from bot.commands.told import cards_told, told
from bot.pictures.board import board_of
from bot.telling.glance import board_embed
from bot.wishes import Answer, Ask, Change, Press, Show, Wish, action, command
from bot.words import Say, words
from core.campaign import Campaign, HqLevel
from core.cards import KnownCard
from core.chance import Chance
from core.events import Events
from core.headquarters.command_room import HIGHEST_NUMBER
from core.headquarters.opening import open_headquarters, set_level
from storage.values import Changed, Stored


@command("headquarters show")
def show(_: Ask, *, public: bool = False) -> Wish:
    """The whole board."""
    return Show(_shown, Answer.PUBLIC if public else Answer.PRIVATE)


def _shown(stored: Stored, say: Say) -> Reply:
    campaign = stored.campaign
    return Reply(
        embeds=(board_embed(campaign, say.language),), picture=board_of(campaign, say.language)
    )


@command("headquarters open")
def open_doors(
    _: Ask,
    *,
    contract: Range[int, 1, HIGHEST_NUMBER] | None = None,
    already_played: bool = False,
) -> Wish:
    """Open the Headquarters, once, after Memory 0.4 (rules.md §2.7)."""
    return opening(contract, already_played=already_played)


@action("next-open-headquarters")
def open_next(_: Press) -> Wish:
    """The button after Memory 0.4: the command without its options."""
    return replace(opening(), guard=moment)


def opening(contract: int | None = None, *, already_played: bool = False) -> Change:
    """The Headquarters opens, and the whole board is shown."""

    def decide(campaign: Campaign, _: Chance) -> Events:
        say = words(campaign.settings.language)
        return open_headquarters(
            campaign,
            say("known-card", card=KnownCard.FLYING_MACHINE.value),
            contract_number=contract,
            played_on_paper=already_played,
        )

    return Change(decide, _opened)


def _opened(changed: Changed, say: Say) -> Reply:
    """Everything that opening did, and the board as it is from now on."""
    campaign = changed.after.campaign
    unread = campaign.contract is not None and campaign.contract.number is None
    reply = told(
        changed,
        say,
        cards_told(changed, say),
        say("headquarters-read-contract") if unread else "",
    )
    return replace(reply, embeds=(board_embed(campaign, say.language),))


@command("headquarters level")
def level(_: Ask, level: HqLevel) -> Wish:
    """Set the HQ level to what the Contract deck shows."""
    return Change(lambda campaign, _: set_level(campaign, level), told)


COMMANDS = (show, open_doors, level)
ACTIONS = (open_next,)
