"""`/deck`: the Equipment deck that the bot keeps (rules.md §4.3).

Nobody ever sees its order. When it is empty, the Shop shuffles the discard pile into a new one.
"""

import discord

from bot import deck_files
from bot.answers import Reply
from bot.commands.told import told
from bot.deck_files import DeckFileRefused
from bot.refusals import Refused
from bot.wishes import Answer, Ask, Change, Load, Show, Wish, command
from bot.words import Say
from core import decks
from core.campaign import Campaign, DeckKeeper, PlaceKind
from core.cards import NewCards
from core.chance import Chance
from core.events import Events
from storage.values import Changed, Stored


@command("deck import")
def import_deck(_: Ask, *, file: discord.Attachment) -> Wish:
    """The cards listed in a file become the deck, which the bot keeps from now on."""

    def listed(content: bytes) -> Change:
        cards = _read(content)

        def decide(campaign: Campaign, chance: Chance) -> Events:
            return decks.put_together(campaign, cards, chance)

        return Change(decide, _imported)

    return Load(file, listed)


def _read(content: bytes) -> list[NewCards]:
    """The cards that the file lists.

    Raises:
        Refused: it cannot be read, and on which line.
    """
    try:
        return deck_files.read(content)
    except DeckFileRefused as error:
        raise Refused(
            "deck-file-refused",
            error.violation,
            flaw=error.flaw,
            line=error.line or 0,
            **error.values,
        ) from error


def _imported(changed: Changed, say: Say) -> Reply:
    number = len(changed.after.campaign.deck)
    return told(changed, say, say("deck-put-together", number=number))


@command("deck show")
def show(_: Ask, *, public: bool = False) -> Wish:
    """How many cards are in the deck and in the discard pile."""
    return Show(_counted, answer=Answer.PUBLIC if public else Answer.PRIVATE)


def _counted(stored: Stored, say: Say) -> Reply:
    campaign = stored.campaign
    discarded = len(campaign.cards_in(PlaceKind.DISCARD))
    if campaign.settings.deck_keeper is DeckKeeper.TABLE:
        return Reply(say("deck-on-the-table", discarded=discarded))
    if not campaign.deck:
        return Reply(say("deck-empty", discarded=discarded))
    return Reply(say("deck-shown", number=len(campaign.deck), discarded=discarded))


COMMANDS = (import_deck, show)
