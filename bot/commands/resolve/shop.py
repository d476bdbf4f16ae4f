"""The Shop's panels: which cards were drawn on the table, and which are kept (rules.md §4.3)."""

from collections.abc import Mapping

import discord

from bot.answers import Button, ChoiceField, Modal, Option, Reply, Select, TextField
from bot.commands.candidates import place_label, read_place, write_place
from bot.commands.resolve.looks import panel_embed, reckoned
from bot.commands.resolve.steps import CHOOSE, Draft, here
from bot.known_cards import printed_on
from bot.telling.escaping import escape, plain
from bot.telling.listing import counted, joined
from bot.wishes import Press
from bot.words import Say
from core.campaign import (
    CARDS_REVEALED_IN_THE_SHOP,
    Building,
    Campaign,
    Card,
    CardId,
    Colour,
    Place,
    PlaceKind,
)
from core.cards import CardFacts, NewCards
from core.headquarters import shop
from core.headquarters.needs import DrawNeed, KeepNeed
from core.inputs import CARD_NAME
from storage.values import Stored

_UNKEPT = "unkept"
_NUMBERS = range(1, CARDS_REVEALED_IN_THE_SHOP + 1)


# --- the draw on the table -----------------------------------------------------------------------


def draw_panel(stored: Stored, need: DrawNeed, say: Say) -> Reply:
    """Somebody draws on the table and types what came."""
    lines = [_to_keep(stored, need.keep, say), say("resolve-draw-now")]
    buttons = [
        Button(say("resolve-draw"), here(stored, "resolve-draw"), discord.ButtonStyle.primary)
    ]
    if stored.campaign.cards_in(PlaceKind.DISCARD):
        buttons.append(Button(say("resolve-reshuffle"), here(stored, "resolve-reshuffle")))
    buttons.append(Button(say("resolve-none-drawn"), here(stored, "resolve-none-drawn")))
    return Reply(embeds=(panel_embed(Building.SHOP, lines, say),), rows=(buttons,))


def draw_form(stored: Stored, say: Say) -> Modal:
    """Four names, and which of the cards are white."""
    names = (
        TextField(
            f"card-{number}",
            say("resolve-card", number=number),
            most=CARD_NAME,
            required=number == 1,
        )
        for number in _NUMBERS
    )
    white = ChoiceField(
        "white",
        say("resolve-white"),
        [Option(str(number), say("resolve-card", number=number)) for number in _NUMBERS],
        about=say("resolve-white-about"),
        least=0,
        most=CARDS_REVEALED_IN_THE_SHOP,
    )
    return Modal(here(stored, "resolve-drawn"), say("resolve-draw"), (*names, white))


def drawn(press: Press, campaign: Campaign) -> list[NewCards]:
    """The cards typed into the form; of names known already, with what is printed on them."""
    white = press.fields.get("white", ())
    cards = []
    for number in _NUMBERS:
        name = press.text(f"card-{number}").strip()
        if name:
            printed = printed_on(campaign, name) or CardFacts()
            if str(number) in white:
                printed = printed.model_copy(update={"colour": Colour.WHITE})
            cards.append(NewCards(name=name, printed=printed))
    return cards


# --- what is kept --------------------------------------------------------------------------------


def keep_panel(stored: Stored, need: KeepNeed, say: Say, draft: Draft) -> Reply:
    """A menu for each revealed card: where it goes, if it is kept."""
    chosen = _possible(stored.campaign, need, kept(draft) if draft else _all_there_is(stored, need))
    lines = [_to_keep(stored, need.keep, say)]
    if need.ignored:
        ignored = joined(counted(card.name for card in need.ignored), say)
        lines.append(say("resolve-ignored", cards=ignored))
    lines += [
        f"**{escape(card.name)}** ({say('colour', colour=card.colour.value)})"
        for card in need.cards
    ]
    lines.append(say("resolve-kept-so-far", kept=len(chosen), number=need.keep))
    done = Button(say("resolve-done"), here(stored, "resolve-keep"), discord.ButtonStyle.success)
    menus = (_menu(stored, card, chosen.get(card.id), say) for card in need.cards)
    return Reply(embeds=(panel_embed(Building.SHOP, lines, say),), rows=(*menus, (done,)))


def kept(draft: Draft) -> dict[CardId, Place]:
    """Which cards the menus keep, and where they go."""
    return {
        CardId(int(card)): read_place(values[0])
        for (action, card), values in draft.items()
        if action == CHOOSE and values and values[0] != _UNKEPT
    }


def _all_there_is(stored: Stored, need: KeepNeed) -> dict[CardId, Place]:
    """Where every card can be kept, all that is left to say is where it goes."""
    every = need.cards if need.keep == len(need.cards) else ()
    return {card.id: stored.campaign.store for card in every}


def _possible(
    campaign: Campaign, need: KeepNeed, chosen: Mapping[CardId, Place]
) -> dict[CardId, Place]:
    """What is chosen and can still be done: a board may have filled up meanwhile."""
    return {
        card.id: chosen[card.id]
        for card in need.cards
        if card.id in chosen and chosen[card.id] in shop.places(campaign, card)
    }


def _menu(stored: Stored, card: Card, place: Place | None, say: Say) -> Select:
    name = plain(card.name)
    places = shop.places(stored.campaign, card)
    unkept = Option(_UNKEPT, say("resolve-unkept", card=name), chosen=place is None)
    return Select(
        here(stored, CHOOSE, str(card.id)),
        (
            unkept,
            *(
                Option(
                    write_place(one),
                    say("resolve-kept", card=name, place=plain(place_label(stored.campaign, one))),
                    chosen=one == place,
                )
                for one in places
            ),
        ),
        placeholder=name,
    )


def _to_keep(stored: Stored, number: int, say: Say) -> str:
    shares = shop.shares(stored.campaign)
    return say("resolve-to-keep", number=number, reckoned=reckoned(shares, say))
