"""`/card add|add-several`: the group has got cards (rules.md §7)."""

from enum import StrEnum

from bot.answers import ChoiceField, Modal, Option, Reply, TextField
from bot.commands.candidates import (
    entry_places,
    every_place,
    keeping_places,
    place_candidate,
    read_place,
    speech,
)
from bot.commands.card_lines import read_cards
from bot.commands.told import told
from bot.custom_ids import CustomId
from bot.known_cards import printed_on
from bot.names import Candidate, pick
from bot.refusals import Refused
from bot.telling.escaping import plain
from bot.telling.listing import counted, joined
from bot.wishes import Ask, Change, Open, Press, Wish, action, command
from bot.words import Say
from core import cards
from core.campaign import DISCARD, Campaign, CardKind, Colour, HqLevel, Slot
from core.cards import KNOWN_CARDS, CardFacts, NewCards
from core.chance import Chance
from core.events import Events
from storage.values import Changed, Stored

MOST_TYPED = 2000


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
        printed = as_told(
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


def of_kind(printed: CardFacts, kind: CardType | None) -> CardFacts:
    """The same, of another kind if one is told."""
    if kind is None:
        return printed
    told_of = _PRINTED[kind]
    return printed.model_copy(update={"kind": told_of.kind, "medicine": told_of.medicine})


def as_told(
    printed: CardFacts,
    colour: Colour | None,
    slot: Slot | None,
    hearts: int | None,
    level: HqLevel | None,
) -> CardFacts:
    """The same, with the details that are told; hearts make it armour."""
    told_of = {"colour": colour, "slot": slot, "hearts": hearts, "level": level}
    update: dict[str, object] = {name: one for name, one in told_of.items() if one is not None}
    if hearts is not None and slot is None:
        update["slot"] = Slot.ARMOUR
    if slot is Slot.FREE:
        update["slot"] = None
    return printed.model_copy(update=update)


# --- several at once -----------------------------------------------------------------------------


@command("card add-several")
def add_several(_: Ask) -> Wish:
    """A form to enter cards, one a line."""
    return Open(_form)


def _form(stored: Stored, say: Say) -> Modal:
    campaign = stored.campaign
    places = [*keeping_places(campaign), place_candidate(campaign, DISCARD)]
    options = [
        Option(place.value, plain(place.shown), chosen=number == 0)
        for number, place in enumerate(places)
    ]
    lines = TextField(
        "cards",
        say("card-form-cards"),
        about=say("card-form-cards.about"),
        hint=say("card-form-cards.hint"),
        most=MOST_TYPED,
        paragraph=True,
    )
    where = ChoiceField("place", say("card-form-place"), options)
    return Modal(CustomId("card-add-several", stored.id), say("card-form-title"), (lines, where))


@action("card-add-several", modal=True)
def add_typed(press: Press) -> Wish:
    """What is known of the cards typed is entered; of the others the colour is asked for."""
    text = press.text("cards")

    def decide(campaign: Campaign, chance: Chance) -> Events:
        lines = read_cards(campaign, text)
        if lines.unknown and not lines.known:
            raise Refused("card-colours-unknown", names=", ".join(lines.unknown))
        target = read_place(pick(press.text("place"), every_place(campaign)))
        return cards.add_several(campaign, lines.known, target, chance)

    def entered(changed: Changed, say: Say) -> Reply:
        unknown = read_cards(changed.after.campaign, text).unknown
        names = joined(counted(unknown), say)
        left_out = say("card-colours-unknown", names=names) if unknown else ""
        return told(changed, say, left_out)

    return Change(decide, entered, guard=None)


COMMANDS = (add, add_several)
ACTIONS = (add_typed,)
