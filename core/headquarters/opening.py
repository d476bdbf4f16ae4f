"""The Headquarters opens, once, after Memory 0.4 (rules.md §2.1, §2.7)."""

from core.apply import apply_all
from core.campaign import (
    MAIN_HALL,
    Campaign,
    CardKind,
    Contract,
    HqLevel,
    Phase,
    PlaceKind,
)
from core.cards import KNOWN_CARDS, KnownCard, NewCards, new_cards, way
from core.events import (
    BlueprintPlaced,
    CardsAdded,
    CardsMoved,
    Event,
    Events,
    HeadquartersOpened,
    LevelSet,
    WhyMoved,
)
from core.headquarters.command_room import checked_number
from core.headquarters.red_spaces import laid_in_hospital
from core.inputs import folded
from core.violations import Refusal, RuleViolation

LAST_BEFORE_OPENING = "0.4"


def open_headquarters(
    campaign: Campaign,
    flying_machine: str,
    *,
    contract_number: int | None = None,
    played_on_paper: bool = False,
) -> Events:
    """Everything that §2.7 lists; then the first Assignment step.

    `flying_machine` is what the group calls its first Blueprint, `contract_number` what Contract 1
    asks for if it was read already, `played_on_paper` says that Memory 0.4 was completed without
    the bot.

    Raises:
        RuleViolation: HEADQUARTERS_ALREADY_OPEN, MEMORY_UNDER_WAY, SECOND_ATTEMPT_IS_DUE;
            HEADQUARTERS_OPENS_AFTER_0_4; NUMBER_OUT_OF_RANGE.
    """
    if campaign.hq_open:
        raise RuleViolation(Refusal.HEADQUARTERS_ALREADY_OPEN)
    if campaign.attempt:
        under_way = campaign.phase is Phase.MEMORY
        code = Refusal.MEMORY_UNDER_WAY if under_way else Refusal.SECOND_ATTEMPT_IS_DUE
        raise RuleViolation(code, memory=campaign.attempt.memory)
    completed = any(record.memory == LAST_BEFORE_OPENING for record in campaign.diary)
    if not completed and not played_on_paper:
        raise RuleViolation(Refusal.HEADQUARTERS_OPENS_AFTER_0_4)
    number = None if contract_number is None else checked_number(contract_number)
    events: list[Event] = [HeadquartersOpened(contract=Contract(number=number))]
    going = apply_all(campaign, events)
    events += laid_in_hospital(going)
    spare = campaign.cards_in(PlaceKind.VILLA)
    if spare:
        moves = tuple(way(campaign, card, MAIN_HALL) for card in spare)
        events.append(CardsMoved(moves=moves, why=WhyMoved.HEADQUARTERS_OPENED))
    events += _flying_machine_in_workshop(apply_all(campaign, events), flying_machine)
    return tuple(events)


def _flying_machine_in_workshop(campaign: Campaign, name: str) -> Events:
    for card in campaign.cards_in(PlaceKind.MAIN_HALL):
        if card.kind is CardKind.BLUEPRINT and card.price and folded(card.name) == folded(name):
            return (BlueprintPlaced(blueprint=card.named, price=card.price),)
    printed = KNOWN_CARDS[KnownCard.FLYING_MACHINE]
    (card,) = new_cards(campaign, NewCards(name=name, printed=printed), MAIN_HALL)
    added = CardsAdded(cards=(card,))
    if card.price is None:
        return (added,)
    return (added, BlueprintPlaced(blueprint=card.named, price=card.price))


def set_level(campaign: Campaign, level: HqLevel) -> Events:
    """The group sets the HQ level to what its Contract deck shows (✎ §4.4).

    Raises:
        RuleViolation: HEADQUARTERS_CLOSED, NOTHING_TO_CHANGE.
    """
    if not campaign.hq_open:
        raise RuleViolation(Refusal.HEADQUARTERS_CLOSED)
    if level == campaign.level:
        raise RuleViolation(Refusal.NOTHING_TO_CHANGE)
    return (LevelSet(before=campaign.level, after=level),)
