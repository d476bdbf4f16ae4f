"""II. Workshop: Blueprints, and how they are built (rules.md §3.4, §4.2)."""

from collections.abc import Sequence

from core.campaign import (
    WORKSHOP,
    Building,
    Campaign,
    Card,
    CardId,
    CardKind,
    Colour,
    Phase,
    PlaceKind,
    Price,
    Slot,
    WorkshopColour,
)
from core.cards import distinct, moved, spent, way
from core.events import (
    BlueprintBuilt,
    BlueprintPlaced,
    BlueprintTakenBack,
    Events,
    SavingShare,
    WhyMoved,
    WorkshopResolved,
)
from core.headquarters.assignment import check_assignment_step
from core.headquarters.due import check_due
from core.headquarters.needs import BuildNeed, Savings
from core.hearts import holds_last_hearts
from core.violations import Refusal, RuleViolation

PAYMENT_KINDS = (
    CardKind.EQUIPMENT,
    CardKind.REWARD,
    CardKind.CHEST,
    CardKind.SPECIAL_EQUIPMENT,
)


# --- in the Assignment step (§3.4) ---------------------------------------------------------------


def place_blueprint(campaign: Campaign, card_id: CardId) -> Events:
    """A Blueprint is laid into the Workshop; at most one lies there.

    Raises:
        RuleViolation: what `check_assignment_step` refuses; UNKNOWN_CARD, NOT_A_BLUEPRINT,
            ALREADY_THERE, WORKSHOP_HAS_A_BLUEPRINT; CARD_OUT_OF_REACH.
    """
    check_assignment_step(campaign)
    card = campaign.card(card_id)
    if card.kind is not CardKind.BLUEPRINT or card.price is None:
        raise RuleViolation(Refusal.NOT_A_BLUEPRINT, card=card.name)
    if card.place == WORKSHOP:
        raise RuleViolation(Refusal.ALREADY_THERE, name=card.name)
    if campaign.blueprint:
        raise RuleViolation(Refusal.WORKSHOP_HAS_A_BLUEPRINT, card=campaign.blueprint.name)
    if card.place != campaign.store:
        raise RuleViolation(Refusal.CARD_OUT_OF_REACH, card=card.name, place=card.place.kind.value)
    return (BlueprintPlaced(blueprint=card.named, price=card.price),)


def placeable(campaign: Campaign) -> tuple[Card, ...]:
    """The Blueprints that may be laid into the Workshop now: for lists to choose from."""
    if campaign.phase is not Phase.ASSIGNMENT or campaign.blueprint:
        return ()
    spare = campaign.cards_in(campaign.store.kind)
    return tuple(card for card in spare if card.kind is CardKind.BLUEPRINT)


def take_back_blueprint(campaign: Campaign) -> Events:
    """The Workshop's Blueprint goes back to the Main Hall.

    Raises:
        RuleViolation: what `check_assignment_step` refuses; WORKSHOP_HAS_NO_BLUEPRINT.
    """
    check_assignment_step(campaign)
    if campaign.blueprint is None:
        raise RuleViolation(Refusal.WORKSHOP_HAS_NO_BLUEPRINT)
    return (BlueprintTakenBack(blueprint=campaign.blueprint.named),)


# --- what it costs (§4.2) ------------------------------------------------------------------------


def shares(campaign: Campaign) -> tuple[SavingShare, ...]:
    """What each worker there saves of the price."""
    return tuple(
        SavingShare(
            worker=worker.named,
            value=worker.brown_card.workshop,
            colour=(
                None
                if worker.brown_card.workshop_colour is WorkshopColour.EITHER
                else Colour(worker.brown_card.workshop_colour.value)
            ),
        )
        for worker in campaign.workers_in(Building.WORKSHOP)
    )


def savings(campaign: Campaign) -> Savings:
    """What all workers there save together."""

    def of(colour: Colour | None) -> int:
        return sum(share.value for share in shares(campaign) if share.colour is colour)

    return Savings(black=of(Colour.BLACK), white=of(Colour.WHITE), either=of(None))


def due(price: Price, saved: Savings) -> tuple[Price, int]:
    """The most cards of each colour that may be paid, and how many cards in all must be."""
    black, white = max(price.black - saved.black, 0), max(price.white - saved.white, 0)
    in_all = max(black + white - saved.either, 0)
    return Price(black=min(black, in_all), white=min(white, in_all)), in_all


def payable(campaign: Campaign) -> tuple[Card, ...]:
    """The cards that can pay, those first that a group would rather give."""
    cards = (
        card
        for card in campaign.cards
        if not _why_no_payment(card) and not holds_last_hearts(campaign, card)
    )
    return tuple(sorted(cards, key=_dearness))


def _dearness(card: Card) -> tuple[bool, bool, bool, bool, int]:
    return (
        card.kind is CardKind.SPECIAL_EQUIPMENT,
        card.medicine,
        card.place.kind is not PlaceKind.MAIN_HALL,
        card.place.slot not in {None, Slot.FREE},
        card.id,
    )


def _why_no_payment(card: Card) -> Refusal | None:
    if card.kind is CardKind.BLUEPRINT:
        return Refusal.BLUEPRINT_IS_NO_PAYMENT
    if card.kind is CardKind.SKILL:
        return Refusal.SKILL_IS_NO_PAYMENT
    if card.kind not in PAYMENT_KINDS:
        return Refusal.CARD_IS_NO_PAYMENT
    if card.place.kind not in {PlaceKind.MAIN_HALL, PlaceKind.BOARD}:
        return Refusal.CARD_OUT_OF_REACH
    return None


def proposal(campaign: Campaign, most: Price, in_all: int) -> tuple[CardId, ...] | None:
    """A legal payment with as few white cards, which are gone for good, as there can be."""
    cards = payable(campaign)
    white = [card.id for card in cards if card.colour is Colour.WHITE]
    black = [card.id for card in cards if card.colour is Colour.BLACK]
    for of_white in range(max(in_all - most.black, 0), min(most.white, in_all) + 1):
        of_black = in_all - of_white
        if of_white <= len(white) and of_black <= len(black):
            return (*white[:of_white], *black[:of_black])
    return None


def _missing(campaign: Campaign, most: Price, in_all: int) -> int:
    cards = payable(campaign)
    white = sum(card.colour is Colour.WHITE for card in cards)
    black = len(cards) - white
    return max(in_all - min(white, most.white) - min(black, most.black), 0)


# --- the Resolution (§4.2) -----------------------------------------------------------------------


def need(campaign: Campaign) -> BuildNeed | None:
    """Whether to build and what to pay with; None when no Blueprint lies in the Workshop."""
    blueprint = campaign.blueprint
    if blueprint is None or blueprint.price is None:
        return None
    saved = savings(campaign)
    most, in_all = due(blueprint.price, saved)
    return BuildNeed(
        blueprint=blueprint,
        savings=saved,
        due=most,
        cards=in_all,
        payable=payable(campaign),
        proposed=proposal(campaign, most, in_all),
        missing=_missing(campaign, most, in_all),
    )


def build(campaign: Campaign, payment: Sequence[CardId]) -> Events:
    """The Blueprint is paid for and flipped; the Workshop is emptied.

    White cards leave the game, black ones go to the discard pile, one card counts one of its own
    colour. The Special Equipment lies in the Main Hall.

    Raises:
        RuleViolation: what `check_due` refuses; NO_BLUEPRINT_TO_BUILD; UNKNOWN_CARD, CARD_TWICE;
            BLUEPRINT_IS_NO_PAYMENT, SKILL_IS_NO_PAYMENT, CARD_IS_NO_PAYMENT, CARD_OUT_OF_REACH;
            PAYMENT_TOO_SMALL, PAYMENT_TOO_LARGE; ARMOUR_HOLDS_THE_LAST_HEARTS.
    """
    check_due(campaign, Building.WORKSHOP)
    blueprint = campaign.blueprint
    if blueprint is None or blueprint.price is None:
        raise RuleViolation(Refusal.NO_BLUEPRINT_TO_BUILD)
    distinct(payment)
    cards = [campaign.card(card) for card in payment]
    for card in cards:
        refusal = _why_no_payment(card)
        if refusal is Refusal.CARD_OUT_OF_REACH:
            raise RuleViolation(refusal, card=card.name, place=card.place.kind.value)
        if refusal:
            raise RuleViolation(refusal, card=card.name)
    white = sum(card.colour is Colour.WHITE for card in cards)
    paid = Price(black=len(cards) - white, white=white)
    reduced, in_all = due(blueprint.price, savings(campaign))
    _check_payment(paid, reduced, in_all)
    moves = [way(campaign, card, spent(card)) for card in cards]
    built = blueprint.model_copy(
        update={"kind": CardKind.SPECIAL_EQUIPMENT, "price": None, "place": campaign.store}
    )
    return (
        *moved(campaign, moves, WhyMoved.PAID),
        BlueprintBuilt(card=built, price=blueprint.price, reduced=reduced),
        WorkshopResolved(
            shares=shares(campaign), built=built.named, price=blueprint.price, paid=paid
        ),
    )


def _check_payment(paid: Price, most: Price, in_all: int) -> None:
    for colour, number, maximum in (
        (Colour.BLACK, paid.black, most.black),
        (Colour.WHITE, paid.white, most.white),
    ):
        if number > maximum:
            raise RuleViolation(
                Refusal.PAYMENT_TOO_MUCH_OF_A_COLOUR,
                colour=colour.value,
                number=number,
                maximum=maximum,
            )
    number = paid.black + paid.white
    if number < in_all:
        raise RuleViolation(Refusal.PAYMENT_TOO_SMALL, number=number, minimum=in_all)
    if number > in_all:
        raise RuleViolation(Refusal.PAYMENT_TOO_LARGE, number=number, maximum=in_all)


def pass_by(campaign: Campaign) -> Events:
    """The Workshop is emptied and nothing is built: for want of a Blueprint or by choice.

    Raises:
        RuleViolation: what `check_due` refuses.
    """
    check_due(campaign, Building.WORKSHOP)
    blueprint = campaign.blueprint
    return (
        WorkshopResolved(
            shares=shares(campaign),
            blueprint=blueprint.named if blueprint else None,
            price=blueprint.price if blueprint else None,
        ),
    )
