"""Cards and where they lie (rules.md §7, §2.4)."""

from collections.abc import Collection, Iterable, Sequence
from enum import StrEnum

from core import hearts
from core.apply import apply, apply_all
from core.campaign import (
    DECK,
    DISCARD,
    FREE_SLOTS,
    OUT_OF_GAME,
    Assassin,
    Campaign,
    Card,
    CardId,
    CardKind,
    Colour,
    DeckKeeper,
    HqLevel,
    MiniatureId,
    Phase,
    Place,
    PlaceKind,
    Price,
    Slot,
    board,
)
from core.chance import Chance
from core.events import (
    ArmourChanged,
    CardMove,
    CardsAdded,
    CardsMoved,
    DeckShuffled,
    Event,
    Events,
    WhyMoved,
)
from core.frozen import Frozen
from core.inputs import CARD_NAME, checked, folded, in_range
from core.violations import Refusal, RuleViolation

MOST_CARDS = 500
MOST_AT_ONCE = 50
MOST_OF_A_COLOUR = 20  # in a Blueprint's price
MOST_ARMOUR_HEARTS = 9
HIGHEST_APPRENTICE_SKILL = HqLevel.TWO


class CardFacts(Frozen):
    """What is printed on a card, as the group reads it off (✎)."""

    kind: CardKind = CardKind.EQUIPMENT
    colour: Colour = Colour.BLACK
    slot: Slot | None = None
    hearts: int = 0
    medicine: bool = False
    price: Price | None = None
    level: HqLevel | None = None


class NewCards(Frozen):
    """Cards that the group enters: `count` of one kind, all alike."""

    name: str
    printed: CardFacts = CardFacts()
    count: int = 1


class KnownCard(StrEnum):
    """The cards that the rulebook names itself."""

    MEDICINE = "medicine"
    PARACHUTE = "parachute"
    SMOKE_BOMB = "smoke_bomb"
    COMMON_SWORD = "common_sword"
    BORGIA_CAPE = "borgia_cape"
    FLYING_MACHINE = "flying_machine"


KNOWN_CARDS = {
    KnownCard.MEDICINE: CardFacts(medicine=True),
    KnownCard.PARACHUTE: CardFacts(),
    KnownCard.SMOKE_BOMB: CardFacts(),
    KnownCard.COMMON_SWORD: CardFacts(colour=Colour.WHITE, slot=Slot.MELEE),
    KnownCard.BORGIA_CAPE: CardFacts(colour=Colour.WHITE),
    KnownCard.FLYING_MACHINE: CardFacts(
        kind=CardKind.BLUEPRINT, colour=Colour.WHITE, price=Price(black=3, white=4)
    ),
}


def facts(card: Card) -> CardFacts:
    """What is printed on a card that the campaign has."""
    return CardFacts(
        kind=card.kind,
        colour=card.colour,
        slot=card.slot,
        hearts=card.hearts,
        medicine=card.medicine,
        price=card.price,
        level=card.level,
    )


def facts_known(campaign: Campaign) -> dict[str, CardFacts]:
    """What the group already told of its cards, by their `folded` names."""
    return {folded(card.name): facts(card) for card in reversed(campaign.cards)}


def new_cards(campaign: Campaign, new: NewCards, place: Place) -> tuple[Card, ...]:
    """Cards of the group's that the campaign did not know before, each with an id of its own.

    Raises:
        RuleViolation: NAME_EMPTY, NAME_TOO_LONG, NUMBER_OUT_OF_RANGE; TOO_MANY_CARDS; a Blueprint
            without a price, armour without hearts, a Skill without a level (BLUEPRINT_NEEDS_PRICE,
            ARMOUR_NEEDS_HEARTS, SKILL_NEEDS_LEVEL).
    """
    name, printed, count = checked(new.name, CARD_NAME), new.printed, new.count
    in_range("count", count, 1, MOST_AT_ONCE)
    if len(campaign.cards) + count > MOST_CARDS:
        raise RuleViolation(Refusal.TOO_MANY_CARDS, maximum=MOST_CARDS)
    if printed.kind is CardKind.BLUEPRINT:
        if printed.price is None:
            raise RuleViolation(Refusal.BLUEPRINT_NEEDS_PRICE, card=name)
        in_range("black", printed.price.black, 0, MOST_OF_A_COLOUR)
        in_range("white", printed.price.white, 0, MOST_OF_A_COLOUR)
    if printed.slot is Slot.ARMOUR:
        if printed.hearts == 0:
            raise RuleViolation(Refusal.ARMOUR_NEEDS_HEARTS, card=name)
        in_range("hearts", printed.hearts, 1, MOST_ARMOUR_HEARTS)
    if printed.kind is CardKind.SKILL and printed.level is None:
        raise RuleViolation(Refusal.SKILL_NEEDS_LEVEL, card=name)
    return tuple(
        Card(
            id=CardId(campaign.last_id + number),
            name=name,
            place=place,
            kind=printed.kind,
            colour=printed.colour,
            slot=None if printed.kind is CardKind.SKILL else printed.slot,
            hearts=printed.hearts if printed.slot is Slot.ARMOUR else 0,
            medicine=printed.medicine,
            price=printed.price if printed.kind is CardKind.BLUEPRINT else None,
            level=printed.level if printed.kind is CardKind.SKILL else None,
        )
        for number in range(1, count + 1)
    )


def add(campaign: Campaign, new: NewCards, place: Place, chance: Chance) -> Events:
    """The group enters cards it has got, into one place.

    On a board without a slot each goes where it fits. Cards put into a deck that the bot keeps are
    shuffled in.

    Raises:
        RuleViolation: as `new_cards`; NOT_MOVED_BY_HAND for places that only a rule fills;
            DECK_IS_ON_THE_TABLE; NOT_AN_EQUIPMENT_CARD, BLUEPRINTS_LIE_IN_THE_MAIN_HALL; what
            `fitting` refuses; IN_CRITICAL_CONDITION for armour (§6.3).
    """
    _checked_target(campaign, place, new.printed.kind, new.name)
    placed: list[Card] = []
    going = campaign
    for card in new_cards(campaign, new, campaign.store):
        target = fitting(going, card, place)
        placed.append(card.model_copy(update={"place": target}))
        going = apply(going, CardsAdded(cards=(placed[-1],)))
    events: list[Event] = [
        CardsAdded(cards=tuple(placed), to_whom=owner_name(campaign, placed[0].place))
    ]
    events += armour_changes(campaign, going)
    if place.kind is PlaceKind.DECK:
        events.append(DeckShuffled(order=chance.shuffle(going.deck)))
    return tuple(events)


def add_several(
    campaign: Campaign, listed: Sequence[NewCards], place: Place, chance: Chance
) -> Events:
    """The group enters several kinds of cards at once, all into one place.

    Raises:
        RuleViolation: NO_CARDS_LISTED; as `add`, of the first that cannot be entered.
    """
    if not listed:
        raise RuleViolation(Refusal.NO_CARDS_LISTED)
    events: list[Event] = []
    going = campaign
    for new in listed:
        step = add(going, new, place, chance)
        going = apply_all(going, step)
        events += step
    return tuple(events)


def move(
    campaign: Campaign,
    cards: Sequence[CardId],
    place: Place,
    agreed: Collection[MiniatureId] = (),
) -> Events:
    """Cards change places by hand: for free between Memories, by an action or use during one.

    On a board without a slot each goes where it fits; an armour takes the place of a worse one.
    During a Memory, from board to board is the Trade action: both must have `agreed`. A Critical
    character does nothing but agree to a Trade that somebody else makes (§6.3).

    Raises:
        RuleViolation: UNKNOWN_CARD, CARD_TWICE; CARD_OUT_OF_REACH for what a bag, the deck or a
            pile holds; ALREADY_THERE; MAIN_HALL_OUT_OF_REACH during a Memory;
            SKILL_CARDS_ARE_NOT_TRADED; WHITE_CARDS_ARE_NOT_DISCARDED; NOT_MOVED_BY_HAND;
            NOT_AN_EQUIPMENT_CARD, BLUEPRINTS_LIE_IN_THE_MAIN_HALL; what `fitting` refuses;
            IN_CRITICAL_CONDITION, IS_ELIMINATED, CONSENT_NEEDED (§6.3);
            ARMOUR_IS_NOT_BETTER, ARMOUR_HOLDS_THE_LAST_HEARTS (§6.1).
    """
    distinct(cards)
    moves: list[CardMove] = []
    replaced: list[CardMove] = []
    going = campaign
    for card_id in cards:
        card = going.card(card_id)
        _checked_by_hand(campaign, card, place)
        _checked_hands(campaign, card, place, agreed)
        worse = _worse_armour(going, card, place)
        if worse:
            aside = way(going, worse, _aside(going, worse, card))
            replaced.append(aside)
            going = apply(going, CardsMoved(moves=(aside,), why=WhyMoved.REPLACED_ARMOUR))
        step = way(going, card, fitting(going, card, place))
        moves.append(step)
        going = apply(going, CardsMoved(moves=(step,), why=WhyMoved.BY_HAND))
    events: list[Event] = []
    if replaced:
        events.append(CardsMoved(moves=tuple(replaced), why=WhyMoved.REPLACED_ARMOUR))
    events.append(CardsMoved(moves=tuple(moves), why=WhyMoved.BY_HAND))
    return (*events, *armour_changes(campaign, going))


def must_agree(campaign: Campaign, card: Card, place: Place) -> frozenset[MiniatureId]:
    """Who must agree for a card to change hands: both sides of a Trade during a Memory (§6.3)."""
    owners = {owner for owner in (card.place.owner, place.owner) if owner is not None}
    traded = campaign.phase is Phase.MEMORY and len(owners) == 2
    return frozenset(owners) if traded else frozenset()


def use(campaign: Campaign, card_id: CardId) -> Events:
    """A card is used up, and so discarded: only a black one is (§7).

    Raises:
        RuleViolation: WHITE_CARDS_STAY; MEDICINE_HEALS_SOMEBODY, which `health.use_medicine`
            does; what `move` refuses.
    """
    card = campaign.card(card_id)
    if card.medicine:
        raise RuleViolation(Refusal.MEDICINE_HEALS_SOMEBODY)
    if card.colour is Colour.WHITE:
        raise RuleViolation(Refusal.WHITE_CARDS_STAY, card=card.name)
    return move(campaign, (card_id,), DISCARD)


def moved(campaign: Campaign, moves: Sequence[CardMove], why: WhyMoved) -> Events:
    """The events of cards that a rule moves, with what an armour among them changes.

    Raises:
        RuleViolation: ARMOUR_HOLDS_THE_LAST_HEARTS (§6.1).
    """
    if not moves:
        return ()
    event = CardsMoved(moves=tuple(moves), why=why)
    return (event, *armour_changes(campaign, apply(campaign, event)))


def way(campaign: Campaign, card: Card, target: Place) -> CardMove:
    """The way of one card from where it lies."""
    return CardMove(
        card=card.named,
        colour=card.colour,
        origin=card.place,
        target=target,
        from_whom=owner_name(campaign, card.place),
        to_whom=owner_name(campaign, target),
    )


def owner_name(campaign: Campaign, place: Place) -> str | None:
    """Whose board or bag a place is; None for all other places."""
    return None if place.owner is None else campaign.miniature(place.owner).name


def movable(campaign: Campaign) -> tuple[Card, ...]:
    """The cards that people may move by hand now: for lists to choose from (§2.4, §2.5)."""
    return tuple(card for card in campaign.cards if at_hand(campaign, card))


def at_hand(campaign: Campaign, card: Card) -> bool:
    """Whether somebody could take this card now: the Eliminated give none in a Memory (§6.4)."""
    if campaign.phase is not Phase.MEMORY:
        return card.place.kind is PlaceKind.BOARD or card.place == campaign.store
    owner = card.place.owner if card.place.kind is PlaceKind.BOARD else None
    return owner is not None and not campaign.miniature(owner).eliminated


def distinct(cards: Sequence[CardId]) -> None:
    """One card is one card.

    Raises:
        RuleViolation: CARD_TWICE.
    """
    if len(set(cards)) < len(cards):
        raise RuleViolation(Refusal.CARD_TWICE)


# --- boards (§7, §6.6) ---------------------------------------------------------------------------


def boards_in_play(campaign: Campaign) -> tuple[MiniatureId, ...]:
    """Whose boards can hold cards: Assassins not Eliminated, Apprentices who stand in."""
    assassins = [one.id for one in campaign.assassins if not one.eliminated]
    apprentices = [one.id for one in campaign.workers if one.stands_in_for is not None]
    return (*assassins, *apprentices)


def fitting(campaign: Campaign, card: Card, place: Place) -> Place:
    """The place itself, or on a board the slot: the one asked for, else the matching, else a free.

    Raises:
        RuleViolation: BOARD_NOT_IN_PLAY, BOARD_FULL, SLOT_TAKEN, SLOT_DOES_NOT_MATCH;
            NO_HIDDEN_BLADE_FOR_APPRENTICE, SKILL_TOO_HIGH_FOR_APPRENTICE (§6.6).
    """
    if place.kind is not PlaceKind.BOARD or place.owner is None:
        return place
    whose = campaign.miniature(place.owner)
    if place.owner not in boards_in_play(campaign):
        raise RuleViolation(Refusal.BOARD_NOT_IN_PLAY, name=whose.name)
    if not isinstance(whose, Assassin):
        _checked_for_apprentice(card, whose.name)
    lying = [
        other.place.slot
        for other in campaign.cards_in(PlaceKind.BOARD, place.owner)
        if other.id != card.id
    ]
    match place.slot:
        case None:
            if card.slot is not None and card.slot not in lying:
                return board(place.owner, card.slot)
        case Slot.FREE:
            pass
        case slot if card.slot is not slot:
            raise RuleViolation(Refusal.SLOT_DOES_NOT_MATCH, card=card.name, slot=slot.value)
        case slot if slot in lying:
            raise RuleViolation(Refusal.SLOT_TAKEN, name=whose.name, slot=slot.value)
        case slot:
            return board(place.owner, slot)
    if lying.count(Slot.FREE) >= FREE_SLOTS:
        raise RuleViolation(Refusal.BOARD_FULL, name=whose.name, maximum=FREE_SLOTS)
    return board(place.owner, Slot.FREE)


def _checked_for_apprentice(card: Card, name: str) -> None:
    if card.slot is Slot.HIDDEN_BLADE:
        raise RuleViolation(Refusal.NO_HIDDEN_BLADE_FOR_APPRENTICE, name=name, card=card.name)
    if card.level is not None and card.level > HIGHEST_APPRENTICE_SKILL:
        raise RuleViolation(
            Refusal.SKILL_TOO_HIGH_FOR_APPRENTICE,
            name=name,
            card=card.name,
            maximum=HIGHEST_APPRENTICE_SKILL,
        )


# --- armour (§6.1) -------------------------------------------------------------------------------


def armour_changes(before: Campaign, after: Campaign) -> Events:
    """Hearts follow armour: what it adds comes with it, and goes when it leaves.

    Raises:
        RuleViolation: ARMOUR_HOLDS_THE_LAST_HEARTS when somebody would have none left;
            IN_CRITICAL_CONDITION, since armour must not do what only healing does (§6.3).
    """
    changes: list[Event] = []
    for one in before.miniatures():
        gained = hearts.armour_hearts(after, one.id) - hearts.armour_hearts(before, one.id)
        if gained == 0 or one.eliminated:
            continue
        if one.hearts == 0:
            raise RuleViolation(Refusal.IN_CRITICAL_CONDITION, name=one.name)
        left = one.hearts + gained
        if left <= 0:
            raise RuleViolation(Refusal.ARMOUR_HOLDS_THE_LAST_HEARTS, name=one.name)
        changes.append(
            ArmourChanged(who=one.named, hearts=left, maximum=hearts.maximum(after, one))
        )
    return tuple(changes)


def _worse_armour(campaign: Campaign, card: Card, place: Place) -> Card | None:
    """The armour that this one replaces; None when it goes elsewhere or replaces nothing."""
    asked = place.kind is PlaceKind.BOARD and place.slot in {None, Slot.ARMOUR}
    if not asked or card.slot is not Slot.ARMOUR or place.owner is None:
        return None
    for worn in campaign.cards_in(PlaceKind.BOARD, place.owner):
        if worn.place.slot is not Slot.ARMOUR or worn.id == card.id:
            continue
        if worn.hearts < card.hearts:
            return worn
        if place.slot is Slot.ARMOUR:
            raise RuleViolation(
                Refusal.ARMOUR_IS_NOT_BETTER, card=card.name, other=worn.name, hearts=worn.hearts
            )
    return None


def _aside(campaign: Campaign, worn: Card, better: Card) -> Place:
    """Where a replaced armour goes: to the spare cards, or a free slot during a Memory."""
    if campaign.phase is not Phase.MEMORY or worn.place.owner is None:
        return campaign.store
    others = tuple(card for card in campaign.cards if card.id != better.id)
    without_better = campaign.model_copy(update={"cards": others})
    return fitting(without_better, worn, board(worn.place.owner, Slot.FREE))


# --- by hand (§2.4, §2.5) ------------------------------------------------------------------------

_FILLED_BY_RULES = {PlaceKind.WORKSHOP, PlaceKind.BAG, PlaceKind.REVEALED}
_WITHIN_REACH = {PlaceKind.VILLA, PlaceKind.MAIN_HALL, PlaceKind.BOARD}
_NEVER_IN = {
    PlaceKind.DECK: set(CardKind) - {CardKind.EQUIPMENT, CardKind.INVESTIGATION},
    PlaceKind.DISCARD: {CardKind.SKILL},
}


def _checked_target(campaign: Campaign, place: Place, kind: CardKind, name: str) -> None:
    stores = {PlaceKind.VILLA, PlaceKind.MAIN_HALL}
    wrong_store = place.kind in stores and place != campaign.store
    if place.kind in _FILLED_BY_RULES or wrong_store:
        raise RuleViolation(Refusal.NOT_MOVED_BY_HAND, place=place.kind.value)
    if place.kind is PlaceKind.DECK and campaign.settings.deck_keeper is DeckKeeper.TABLE:
        raise RuleViolation(Refusal.DECK_IS_ON_THE_TABLE)
    if kind is CardKind.BLUEPRINT and place.kind not in {*stores, PlaceKind.OUT_OF_GAME}:
        raise RuleViolation(Refusal.BLUEPRINTS_LIE_IN_THE_MAIN_HALL)
    if kind in _NEVER_IN.get(place.kind, ()):
        raise RuleViolation(Refusal.NOT_AN_EQUIPMENT_CARD, card=name)


def _checked_by_hand(campaign: Campaign, card: Card, place: Place) -> None:
    origin = card.place
    if origin.kind not in _WITHIN_REACH:
        raise RuleViolation(Refusal.CARD_OUT_OF_REACH, card=card.name, place=origin.kind.value)
    if place.kind is PlaceKind.DECK:
        raise RuleViolation(Refusal.NOT_MOVED_BY_HAND, place=place.kind.value)
    _checked_target(campaign, place, card.kind, card.name)
    same_place = origin.kind is place.kind and origin.owner == place.owner
    if same_place and place.slot in {None, origin.slot}:
        raise RuleViolation(Refusal.ALREADY_THERE, name=card.name)
    if campaign.phase is Phase.MEMORY and campaign.store in {origin, place}:
        raise RuleViolation(Refusal.MAIN_HALL_OUT_OF_REACH)
    traded = origin.kind is PlaceKind.BOARD and place.kind in {
        PlaceKind.BOARD,
        campaign.store.kind,
    }
    if card.kind is CardKind.SKILL and traded and origin.owner != place.owner:
        raise RuleViolation(Refusal.SKILL_CARDS_ARE_NOT_TRADED, card=card.name)
    if place.kind is PlaceKind.DISCARD and card.colour is Colour.WHITE:
        raise RuleViolation(Refusal.WHITE_CARDS_ARE_NOT_DISCARDED, card=card.name)


def _checked_hands(
    campaign: Campaign, card: Card, place: Place, agreed: Collection[MiniatureId]
) -> None:
    """Whose hands a card passes through during a Memory, and whether they can and will (§6.3)."""
    if campaign.phase is not Phase.MEMORY:
        return
    owners = {owner for owner in (card.place.owner, place.owner) if owner is not None}
    hands = [campaign.miniature(owner) for owner in sorted(owners)]
    for one in hands:
        if one.eliminated:
            raise RuleViolation(Refusal.IS_ELIMINATED, name=one.name)
    if hands and all(hearts.is_critical(one) for one in hands):
        raise RuleViolation(Refusal.IN_CRITICAL_CONDITION, name=hands[0].name)
    for missing in sorted(must_agree(campaign, card, place).difference(agreed)):
        raise RuleViolation(Refusal.CONSENT_NEEDED, name=campaign.miniature(missing).name)


def spent(card: Card) -> Place:
    """Where a card goes that is used up, paid or given up: black discarded, white gone (§7)."""
    return OUT_OF_GAME if card.colour is Colour.WHITE else DISCARD


def shuffled_into_deck(
    campaign: Campaign, cards: Iterable[Card], why: WhyMoved, chance: Chance
) -> Events:
    """Cards go into the Equipment deck, which is shuffled.

    The one on the table too: it may become the bot's, and then nobody must know its order.
    """
    moves = tuple(way(campaign, card, DECK) for card in cards)
    if not moves:
        return ()
    event = CardsMoved(moves=moves, why=why)
    deck = apply_all(campaign, (event,)).deck
    return (
        event,
        DeckShuffled(order=chance.shuffle(deck), discards=why is WhyMoved.RESHUFFLED),
    )
