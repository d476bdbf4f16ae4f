"""The Workshop's panel: whether to build, and which cards pay (rules.md §4.2)."""

from collections.abc import Iterable, Sequence

import discord

from bot.answers import MOST_OPTIONS, Button, Option, Reply, Select
from bot.commands.candidates import card_label
from bot.commands.resolve.looks import panel_embed
from bot.commands.resolve.steps import CHOOSE, Draft, here
from bot.telling import terms
from bot.telling.escaping import escape, plain
from bot.telling.listing import counted, joined
from bot.telling.shares import saved_by_worker, saved_in_all
from bot.words import Say
from core.campaign import Building, Campaign, Card, CardId, Colour, Price
from core.headquarters import workshop
from core.headquarters.needs import BuildNeed
from storage.values import Stored

_MENUS = 4  # beside the row of buttons
_PAGE = (
    50  # cards on a page, where there are several; the other menus hold what is chosen elsewhere
)
_FIRST = "0-0"


def panel(stored: Stored, need: BuildNeed, say: Say, draft: Draft) -> Reply:
    """The price, and the payment chosen so far; without a draft, the one that core proposes."""
    if need.proposed is None:
        return _too_few(stored, need, say)
    draft = draft or proposal(need)
    payment = [card for card in need.payable if card.id in payment_of(draft)]
    lines = [*_price(stored.campaign, need, say), "", *_paid(need, payment, say)]
    embed = panel_embed(Building.WORKSHOP, lines, say)
    pages = _pages(need)
    page = min(_page(draft), pages - 1)
    buttons = [
        Button(say("resolve-build"), here(stored, "resolve-build"), discord.ButtonStyle.success),
        _leave(stored, say),
    ]
    if need.cards:
        buttons.append(Button(say("resolve-propose"), here(stored, "resolve-propose")))
    if pages > 1:
        buttons += _turns(stored, page, pages, say)
    return Reply(embeds=(embed,), rows=(*_menus(stored, need, payment, page, say), buttons))


def payment_of(draft: Draft) -> tuple[CardId, ...]:
    """The cards that the menus have chosen."""
    return tuple(
        CardId(int(value))
        for (action, _), values in draft.items()
        if action == CHOOSE
        for value in values
    )


def proposal(need: BuildNeed) -> Draft:
    """The payment that core proposes."""
    return {(CHOOSE, _FIRST): tuple(str(card) for card in need.proposed or ())}


def turned(draft: Draft, page: int) -> Draft:
    """The same payment, on another page."""
    return {(CHOOSE, f"{page}-0"): tuple(str(card) for card in payment_of(draft))}


# --- what is told --------------------------------------------------------------------------------


def _price(campaign: Campaign, need: BuildNeed, say: Say) -> list[str]:
    price = need.blueprint.price or Price(black=0, white=0)
    lines = [
        say("resolve-price", card=escape(need.blueprint.name), price=terms.price(price, say)),
    ]
    saving = workshop.shares(campaign)
    if saving:
        shares = joined(saved_by_worker(saving, say), say, separator=" + ")
        lines.append(say("saved-summed", shares=shares, saved=saved_in_all(saving, say)))
    exactly = need.cards == need.due.white + need.due.black
    key = "resolve-due" if exactly else "resolve-due-of"
    lines.append(say(key, number=need.cards, most=terms.price(need.due, say)))
    return lines


def _paid(need: BuildNeed, payment: Sequence[Card], say: Say) -> list[str]:
    white = _of(Colour.WHITE, payment)
    black = _of(Colour.BLACK, payment)
    lines = []
    if white:
        lines.append(say("resolve-paid-white", cards=joined(counted(white), say)))
    if black:
        lines.append(say("resolve-paid-black", cards=joined(counted(black), say)))
    lines.append(
        say(
            "resolve-paid",
            chosen=len(payment),
            cards=need.cards,
            white=len(white),
            black=len(black),
            whites=need.due.white,
            blacks=need.due.black,
        )
    )
    return lines


def _of(colour: Colour, cards: Iterable[Card]) -> list[str]:
    return [card.name for card in cards if card.colour is colour]


def _too_few(stored: Stored, need: BuildNeed, say: Say) -> Reply:
    lines = [*_price(stored.campaign, need, say), say("resolve-missing", number=need.missing)]
    embed = panel_embed(Building.WORKSHOP, lines, say)
    again = Button(say("resolve-look-again"), here(stored, "resolve-look-again"))
    return Reply(embeds=(embed,), rows=((again, _leave(stored, say)),))


def _leave(stored: Stored, say: Say) -> Button:
    return Button(say("resolve-leave"), here(stored, "resolve-leave"), discord.ButtonStyle.danger)


# --- the menus of cards --------------------------------------------------------------------------


def _menus(
    stored: Stored, need: BuildNeed, payment: Sequence[Card], page: int, say: Say
) -> list[Select]:
    """The page's cards, after those that are chosen on other pages: so all that is chosen stays."""
    if not need.cards:
        return []
    shown = _on_page(need, page)
    elsewhere = [card for card in payment if card not in shown]
    offered = [*elsewhere, *shown][: _MENUS * MOST_OPTIONS]
    menus: list[Select] = []
    for first in range(0, len(offered), MOST_OPTIONS):
        cards = offered[first : first + MOST_OPTIONS]
        menus.append(
            Select(
                here(stored, CHOOSE, f"{page}-{len(menus)}"),
                tuple(
                    Option(
                        str(card.id),
                        plain(card_label(stored.campaign, card)),
                        chosen=card in payment,
                    )
                    for card in cards
                ),
                placeholder=say("resolve-payable"),
                least=0,
                most=len(cards),
            )
        )
    return menus


def _pages(need: BuildNeed) -> int:
    if len(need.payable) <= _MENUS * MOST_OPTIONS:
        return 1
    return -(-len(need.payable) // _PAGE)


def _on_page(need: BuildNeed, page: int) -> Sequence[Card]:
    if _pages(need) == 1:
        return need.payable
    return need.payable[page * _PAGE : (page + 1) * _PAGE]


def _page(draft: Draft) -> int:
    return next(
        (int(argument.partition("-")[0]) for action, argument in draft if action == CHOOSE), 0
    )


def _turns(stored: Stored, page: int, pages: int, say: Say) -> list[Button]:
    def turn(key: str, to: int) -> Button:
        target = here(stored, "resolve-page", str(to))
        return Button(say(key), target, disabled=not 0 <= to < pages)

    return [turn("resolve-earlier", page - 1), turn("resolve-later", page + 1)]
