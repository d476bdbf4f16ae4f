"""`/card`: the group's cards, and where they lie (rules.md §7)."""

from enum import StrEnum

from bot.commands.candidates import (
    alike,
    entry_places,
    every_card,
    every_place,
    movable_cards,
    read_place,
    speech,
    target_places,
)
from bot.commands.known_cards import printed_on
from bot.commands.told import told
from bot.names import Candidate, pick
from bot.refusals import Refused
from bot.wishes import Ask, Change, Wish, command
from core import cards
from core.campaign import Campaign, CardKind, Colour, HqLevel, Slot
from core.cards import KNOWN_CARDS, CardFacts, NewCards
from core.chance import Chance
from core.events import Events
from core.inputs import in_range


class CardType(StrEnum):
    """What a card is called in the game. A Blueprint has a command of its own."""

    EQUIPMENT = "equipment"
    MEDICINE = "medicine"
    REWARD = "reward"
    CHEST = "chest"
    SPECIAL_EQUIPMENT = "special_equipment"
    SKILL = "skill"
    INVESTIGATION = "investigation"


_PRINTED = {
    CardType.EQUIPMENT: CardFacts(),
    CardType.MEDICINE: CardFacts(medicine=True),
    CardType.REWARD: CardFacts(kind=CardKind.REWARD),
    CardType.CHEST: CardFacts(kind=CardKind.CHEST),
    CardType.SPECIAL_EQUIPMENT: CardFacts(kind=CardKind.SPECIAL_EQUIPMENT),
    CardType.SKILL: CardFacts(kind=CardKind.SKILL, colour=Colour.WHITE),
    CardType.INVESTIGATION: CardFacts(kind=CardKind.INVESTIGATION),
}
_OF_ONE_COLOUR = {CardType.MEDICINE, CardType.SKILL, CardType.INVESTIGATION}


def _known_names(campaign: Campaign) -> list[Candidate[str]]:
    """The cards of which nothing but the name need be told."""
    say = speech(campaign)
    names = [card.name for card in campaign.cards]
    names += [say("known-card", card=card.value) for card in KNOWN_CARDS]
    return [Candidate(name, name) for name in dict.fromkeys(names)]


@command("card add", suggest={"name": _known_names, "place": entry_places})
def add(  # noqa: PLR0913 - an option each
    _: Ask,
    *,
    name: str,
    colour: Colour | None = None,
    kind: CardType | None = None,
    place: str | None = None,
    count: int = 1,
    slot: Slot | None = None,
    hearts: int | None = None,
    level: HqLevel | None = None,
) -> Wish:
    """The group has got cards; with the spare ones if no place is told."""

    def decide(campaign: Campaign, chance: Chance) -> Events:
        printed = _as_told(
            _printed(printed_on(campaign, name), kind, colour), colour, slot, hearts, level
        )
        target = campaign.store
        if place is not None:
            target = read_place(pick(place, every_place(campaign)))
        new = NewCards(name=name, printed=printed, count=count)
        return cards.add(campaign, new, target, chance)

    return Change(decide, told)


def _printed(known: CardFacts | None, kind: CardType | None, colour: Colour | None) -> CardFacts:
    """What is printed on the card before the options for its details are looked at.

    Raises:
        Refused: the card is new, and its colour has to be told.
    """
    if kind is None and known is not None:
        return known
    if colour is None and known is None and kind not in _OF_ONE_COLOUR:
        raise Refused("card-colour-unknown")
    printed = _PRINTED[kind or CardType.EQUIPMENT]
    if known is None or kind in _OF_ONE_COLOUR:
        return printed
    return printed.model_copy(update={"colour": known.colour})


def _as_told(
    printed: CardFacts,
    colour: Colour | None,
    slot: Slot | None,
    hearts: int | None,
    level: HqLevel | None,
) -> CardFacts:
    told_of = {"colour": colour, "slot": slot, "hearts": hearts, "level": level}
    update: dict[str, object] = {name: one for name, one in told_of.items() if one is not None}
    if hearts is not None and slot is None:
        update["slot"] = Slot.ARMOUR
    if slot is Slot.FREE:
        update["slot"] = None
    return printed.model_copy(update=update)


@command("card move", suggest={"card": movable_cards, "to": target_places})
def move(_: Ask, *, card: str, to: str, count: int = 1) -> Wish:
    """Cards change places; of several alike, the first `count`."""

    def decide(campaign: Campaign, _: Chance) -> Events:
        together = alike(campaign, pick(card, every_card(campaign)))
        in_range("count", count, 1, len(together))
        target = read_place(pick(to, every_place(campaign)))
        return cards.move(campaign, together[:count], target)

    return Change(decide, told)


COMMANDS = (add, move)
