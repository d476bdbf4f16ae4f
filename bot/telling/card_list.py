"""The group's cards by where they lie (rules.md §7)."""

from collections import Counter
from collections.abc import Sequence

import discord

from bot.telling import terms
from bot.telling.embeds import build_embed, split_field
from bot.telling.escaping import escape
from bot.telling.listing import joined
from bot.telling.settings import sentence
from bot.words import Say, words
from core.campaign import Campaign, Card, CardId, Language, Place, PlaceKind, Slot
from core.cards import owner_name

COLOUR = 0x34495E
ROOM = 5000


def cards_embed(campaign: Campaign, places: Sequence[Place], language: Language) -> discord.Embed:
    """What lies in each of the places, on a board slot by slot; of the deck only the number.

    Where that is too much for one message, each place shows a part of its cards.
    """
    say = words(language)
    lying = [_lying(campaign, place, say) for place in places]
    too_much = sum(len("\n".join(lines)) for _, lines in lying) > ROOM
    room = ROOM // len(lying) if too_much else ROOM
    fields = [
        field
        for heading, lines in lying
        for field in split_field(
            heading, joined(lines, say, limit=room, separator="\n").splitlines()
        )
    ]
    empty = () if fields else (say("no-cards"),)
    embed = build_embed(title=say("card-list-title"), lines=empty, fields=fields)
    embed.colour = discord.Colour(COLOUR)
    return embed


def _lying(campaign: Campaign, place: Place, say: Say) -> tuple[str, list[str]]:
    """The heading of a place, and its cards."""
    cards = campaign.cards_in(place.kind, place.owner)
    name = sentence(terms.place_name(place.kind, owner_name(campaign, place), say))
    heading = f"{name} · {say('n-cards', number=len(cards))}"
    if place.kind is PlaceKind.DECK:
        return heading, [say("card-list-deck")] if cards else []
    alike = Counter(card.model_copy(update={"id": CardId(0)}) for card in cards)
    in_order = sorted(alike.items(), key=lambda pair: _order(pair[0]))
    return heading, [_line(card, number, say) for card, number in in_order]


def _order(card: Card) -> tuple[int, str]:
    slots = list(Slot)
    return (slots.index(card.place.slot) if card.place.slot else 0, card.name.casefold())


def _line(card: Card, number: int, say: Say) -> str:
    """`**Cuirass** ×2 · white · Equipment · armour +2 ♥`."""
    name = f"**{escape(card.name)}**"
    parts = [
        name if number == 1 else f"{name} ×{number}",
        say("colour", colour=card.colour.value),
        terms.card_kind(card.kind, say),
    ]
    if card.slot is not None:
        armour = f" +{card.hearts} {terms.HEART}" if card.hearts else ""
        parts.append(terms.slot_name(card.slot, say) + armour)
    if card.level is not None:
        parts.append(terms.level_name(card.level, say))
    if card.price is not None:
        parts.append(terms.price(card.price, say))
    return " · ".join(parts)
