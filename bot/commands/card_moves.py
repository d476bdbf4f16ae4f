"""`/card move|trade|equip|use|discard` and `/armour`: cards change places (rules.md §7, §2.4).

During a Memory a card that goes from one board to another needs both players' consent (§6.3).
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

import discord

from bot.answers import Button, Reply
from bot.commands.candidates import (
    alike,
    armours,
    board_cards,
    board_owners,
    curable,
    equippable,
    every_card,
    every_place,
    everybody,
    movable_cards,
    read_place,
    target_places,
    usable_cards,
    write_place,
)
from bot.commands.consent import consented, proposed
from bot.commands.health import MedicineFor
from bot.commands.told import cards_told, told
from bot.custom_ids import CustomId
from bot.names import pick
from bot.refusals import Refused
from bot.telling.lines import card_ways
from bot.telling.listing import joined
from bot.wishes import Answer, Ask, Change, Press, Show, Wish, action, command
from bot.words import Say
from core import cards
from core.campaign import OUT_OF_GAME, Campaign, CardId, MiniatureId, Place, PlaceKind, Slot, board
from core.chance import Chance
from core.events import Events
from core.inputs import in_range
from storage.values import Changed, Stored


@dataclass(frozen=True, slots=True)
class Handing:
    """Of the cards like `card` the first `count` go to `place`; on a board where they fit."""

    card: CardId
    count: int
    place: Place
    action: str = "card-agree"

    def consents(self, campaign: Campaign) -> frozenset[MiniatureId]:
        return cards.must_agree(campaign, campaign.card(self.card), self.place)

    def happens(self, campaign: Campaign, agreed: Collection[MiniatureId]) -> Events:
        together = alike(campaign, self.card)
        in_range("count", self.count, 1, len(together))
        return cards.move(campaign, together[: self.count], self.place, agreed)

    def shown(self, campaign: Campaign, say: Say) -> str:
        together = alike(campaign, self.card)[: self.count]
        ways = [cards.way(campaign, campaign.card(one), self.place) for one in together]
        return joined(card_ways(ways, say), say)

    def written(self) -> str:
        return f"{self.card}.{self.count}.{write_place(self.place)}.{self.place.slot or ''}"


def _read(text: str) -> Handing:
    card, count, place, slot = text.split(".")
    target = read_place(place)
    if slot:
        target = target.model_copy(update={"slot": Slot(slot)})
    return Handing(CardId(int(card)), int(count), target)


# --- commands ------------------------------------------------------------------------------------


@command("card move", suggest={"card": movable_cards, "to": target_places})
def move(ask: Ask, *, card: str, to: str, count: int = 1) -> Wish:
    """Cards change places; of several alike, the first `count`."""

    def find(campaign: Campaign) -> Handing:
        target = read_place(pick(to, every_place(campaign)))
        return Handing(pick(card, every_card(campaign)), count, target)

    return _handed(ask, find)


@command("card trade", suggest={"card": board_cards, "to": board_owners})
def trade(ask: Ask, *, card: str, to: str, count: int = 1) -> Wish:
    """Cards go to somebody's board: free between Memories, the Trade action during one."""

    def find(campaign: Campaign) -> Handing:
        owner = pick(to, everybody(campaign))
        target = Place(kind=PlaceKind.BOARD, owner=owner)
        return Handing(pick(card, every_card(campaign)), count, target)

    return _handed(ask, find)


@command("card equip", suggest={"card": equippable, "who": board_owners})
def equip(ask: Ask, *, card: str, who: str | None = None) -> Wish:
    """A card goes into its slot, on the board where it lies if nobody is named."""

    def find(campaign: Campaign) -> Handing:
        equipped = campaign.card(pick(card, every_card(campaign)))
        owner = equipped.place.owner if who is None else pick(who, everybody(campaign))
        if owner is None:
            raise Refused("card-equip-whom")
        target = Place(kind=PlaceKind.BOARD, owner=owner, slot=equipped.slot)
        return Handing(equipped.id, 1, target)

    return _handed(ask, find)


@command("armour", suggest={"who": board_owners, "card": armours})
def put_on_armour(ask: Ask, *, who: str, card: str) -> Wish:
    """Somebody puts on an armour, better than the one they may wear."""

    def find(campaign: Campaign) -> Handing:
        target = board(pick(who, everybody(campaign)), Slot.ARMOUR)
        return Handing(pick(card, every_card(campaign)), 1, target)

    return _handed(ask, find)


@command("card use", suggest={"card": usable_cards, "who": curable})
def use(ask: Ask, *, card: str, who: str | None = None) -> Wish:
    """A black card is used; a Medicine on somebody."""

    def find(campaign: Campaign) -> MedicineFor:
        patient = pick(who or "", everybody(campaign))
        return MedicineFor(patient, pick(card, every_card(campaign)))

    def decide(campaign: Campaign, _: Chance) -> Events:
        return cards.use(campaign, pick(card, every_card(campaign)))

    return Change(decide, _moved) if who is None else proposed(ask, find, _healed)


@command("card discard", suggest={"card": movable_cards})
def discard(ask: Ask, *, card: str, count: int = 1) -> Wish:
    """Cards are given up: black ones to the discard pile, white ones, once asked, for good."""

    def find(campaign: Campaign) -> Handing:
        given_up = campaign.card(pick(card, every_card(campaign)))
        return Handing(given_up.id, count, cards.spent(given_up))

    return _handed(ask, find)


# --- buttons -------------------------------------------------------------------------------------


@action("card-agree")
def agree(press: Press) -> Wish:
    """Somebody agrees to a Trade."""
    return consented(press, _read, _moved)


@action("card-leave")
def leave(press: Press) -> Wish:
    """Cards leave the game for good."""
    leaving = _read(press.argument)
    return Change(lambda campaign, _: leaving.happens(campaign, frozenset()), _moved, Answer.UPDATE)


@action("card-stay")
def stay(_: Press) -> Wish:
    """They do not."""
    return Show(lambda _, say: Reply(say("card-stays")), Answer.UPDATE)


# --- what comes of it ----------------------------------------------------------------------------


def _handed(ask: Ask, find: Callable[[Campaign], Handing]) -> Change:
    """Cards change places, once players agree who must; out of the game only after a question."""
    moving = proposed(ask, find, _moved)

    def decide(campaign: Campaign, chance: Chance) -> Events:
        events = moving.decide(campaign, chance)
        return () if find(campaign).place == OUT_OF_GAME else events

    def reply(changed: Changed, say: Say) -> Reply:
        handing = find(changed.after.campaign) if changed.entry is None else None
        if handing is not None and handing.place == OUT_OF_GAME:
            return _leaving(changed.after, say, handing)
        return moving.reply(changed, say)

    return replace(moving, decide=decide, reply=reply)


def _leaving(stored: Stored, say: Say, handing: Handing) -> Reply:
    """Whether cards are to leave the game."""
    leave_it = CustomId("card-leave", stored.id, stored.version, handing.written())
    buttons = (
        Button(say("card-leave-button"), leave_it, discord.ButtonStyle.danger),
        Button(say("card-stay-button"), CustomId("card-stay", stored.id)),
    )
    ways = handing.shown(stored.campaign, say)
    return Reply(say("card-leave-question", ways=ways), rows=(buttons,))


def _moved(changed: Changed, say: Say) -> Reply:
    return told(changed, say)


def _healed(changed: Changed, say: Say) -> Reply:
    return told(changed, say, cards_told(changed, say))


COMMANDS = (move, trade, equip, put_on_armour, use, discard)
ACTIONS = (agree, leave, stay)
