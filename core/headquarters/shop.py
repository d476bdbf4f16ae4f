"""III. Shop (rules.md §4.3)."""

from collections.abc import Mapping, Sequence

from core.apply import apply_all
from core.campaign import (
    CARDS_REVEALED_IN_THE_SHOP,
    DISCARD,
    REVEALED,
    Building,
    Campaign,
    Card,
    CardId,
    CardKind,
    DeckKeeper,
    Place,
    PlaceKind,
    UnkeptCards,
)
from core.cards import NewCards, boards_in_play, fitting, moved, new_cards, shuffled_into_deck, way
from core.chance import Chance
from core.events import (
    CardMove,
    CardsAdded,
    CardsMoved,
    EquipmentRevealed,
    Event,
    Events,
    Share,
    ShopResolved,
    WhyMoved,
)
from core.headquarters.due import check_due
from core.headquarters.needs import DrawNeed, KeepNeed
from core.inputs import folded
from core.violations import Refusal, RuleViolation


def shares(campaign: Campaign) -> tuple[Share, ...]:
    """What each worker there gives."""
    return tuple(
        Share(worker=worker.named, value=worker.brown_card.shop)
        for worker in campaign.workers_in(Building.SHOP)
    )


def cards_to_keep(campaign: Campaign) -> int:
    """The sum of the workers' Shop values, at most the four cards revealed."""
    return min(sum(share.value for share in shares(campaign)), CARDS_REVEALED_IN_THE_SHOP)


def on_offer(campaign: Campaign) -> tuple[Card, ...]:
    """The revealed cards from which the group picks; Investigations are ignored."""
    return tuple(
        card
        for card in campaign.cards_in(PlaceKind.REVEALED)
        if card.kind is not CardKind.INVESTIGATION
    )


def _ignored(campaign: Campaign) -> tuple[Card, ...]:
    return tuple(
        card
        for card in campaign.cards_in(PlaceKind.REVEALED)
        if card.kind is CardKind.INVESTIGATION
    )


def places(campaign: Campaign, card: Card) -> tuple[Place, ...]:
    """Where a revealed card can be kept: the Main Hall, and each board with a slot left for it."""
    boards = (
        Place(kind=PlaceKind.BOARD, owner=miniature) for miniature in boards_in_play(campaign)
    )
    return (campaign.store, *(board for board in boards if _fits(campaign, card, board)))


def _fits(campaign: Campaign, card: Card, place: Place) -> bool:
    try:
        fitting(campaign, card, place)
    except RuleViolation:
        return False
    return True


def need(campaign: Campaign) -> DrawNeed | KeepNeed | None:
    """What was drawn on the table, then what is kept; None when the Shop gives nothing."""
    keep = cards_to_keep(campaign)
    if keep == 0:
        return None
    if not _revealed(campaign):
        on_table = campaign.settings.deck_keeper is DeckKeeper.TABLE
        return DrawNeed(keep=keep) if on_table else None
    cards = on_offer(campaign)
    if not cards:
        return None
    return KeepNeed(
        cards=cards,
        keep=min(keep, len(cards)),
        ignored=tuple(card.named for card in _ignored(campaign)),
    )


def draws_itself(campaign: Campaign) -> bool:
    """Whether the bot's deck is to be drawn from now, which is nobody's choice."""
    return (
        cards_to_keep(campaign) > 0
        and not _revealed(campaign)
        and campaign.settings.deck_keeper is DeckKeeper.BOT
    )


def _revealed(campaign: Campaign) -> bool:
    return campaign.resolution is not None and campaign.resolution.revealed


# --- the draw ------------------------------------------------------------------------------------


def reveal_from_deck(campaign: Campaign, chance: Chance) -> Events:
    """Four Equipment cards from the deck that the bot keeps; fewer if there are not so many.

    Investigations are put aside and replaced. When the deck is empty, the discard pile is shuffled
    into a new one.

    Raises:
        RuleViolation: what `check_due` refuses; DECK_IS_ON_THE_TABLE, CARDS_ALREADY_REVEALED.
    """
    check_due(campaign, Building.SHOP)
    if campaign.settings.deck_keeper is DeckKeeper.TABLE:
        raise RuleViolation(Refusal.DECK_IS_ON_THE_TABLE)
    if _revealed(campaign):
        raise RuleViolation(Refusal.CARDS_ALREADY_REVEALED)
    events: list[Event] = []
    going = campaign
    while len(on_offer(going)) < CARDS_REVEALED_IN_THE_SHOP:
        if going.deck:
            step: Events = (_drawn(going),)
        else:
            step = shuffled_into_deck(
                going, going.cards_in(PlaceKind.DISCARD), WhyMoved.RESHUFFLED, chance
            )
            if not step:
                break
        events += step
        going = apply_all(going, step)
    events.append(
        EquipmentRevealed(
            cards=tuple(card.named for card in on_offer(going)),
            ignored=tuple(card.named for card in _ignored(going)),
        )
    )
    return tuple(events)


def _drawn(campaign: Campaign) -> CardsMoved:
    """As many cards from the top as are still missing: an Investigation among them leaves a gap."""
    missing = CARDS_REVEALED_IN_THE_SHOP - len(on_offer(campaign))
    moves = tuple(way(campaign, campaign.card(card), REVEALED) for card in campaign.deck[:missing])
    return CardsMoved(moves=moves, why=WhyMoved.DRAWN)


def reveal_on_table(campaign: Campaign, typed: Sequence[NewCards]) -> Events:
    """The group tells which cards it revealed from its own deck, Investigations left out.

    A card that the campaign knows to be in that deck is that card and no new one.

    Raises:
        RuleViolation: what `check_due` refuses; DECK_IS_KEPT_BY_THE_BOT, CARDS_ALREADY_REVEALED;
            TOO_MANY_CARDS_REVEALED; INVESTIGATION_IS_IGNORED, NOT_AN_EQUIPMENT_CARD; what
            `new_cards` refuses.
    """
    check_due(campaign, Building.SHOP)
    if campaign.settings.deck_keeper is DeckKeeper.BOT:
        raise RuleViolation(Refusal.DECK_IS_KEPT_BY_THE_BOT)
    if _revealed(campaign):
        raise RuleViolation(Refusal.CARDS_ALREADY_REVEALED)
    number = sum(new.count for new in typed)
    if number > CARDS_REVEALED_IN_THE_SHOP:
        raise RuleViolation(
            Refusal.TOO_MANY_CARDS_REVEALED, number=number, maximum=CARDS_REVEALED_IN_THE_SHOP
        )
    events: list[Event] = []
    going = campaign
    for new in typed:
        step = _laid_open(going, new)
        events += step
        going = apply_all(going, step)
    events.append(EquipmentRevealed(cards=tuple(card.named for card in on_offer(going))))
    return tuple(events)


def _laid_open(campaign: Campaign, new: NewCards) -> Events:
    if new.printed.kind is CardKind.INVESTIGATION:
        raise RuleViolation(Refusal.INVESTIGATION_IS_IGNORED, card=new.name)
    if new.printed.kind is not CardKind.EQUIPMENT:
        raise RuleViolation(Refusal.NOT_AN_EQUIPMENT_CARD, card=new.name)
    known = [
        card
        for card in campaign.cards_in(PlaceKind.DECK)
        if folded(card.name) == folded(new.name) and card.colour is new.printed.colour
    ][: new.count]
    events: list[Event] = []
    if known:
        moves = tuple(way(campaign, card, REVEALED) for card in known)
        events.append(CardsMoved(moves=moves, why=WhyMoved.DRAWN))
    unknown = new.count - len(known)
    if unknown:
        rest = new.model_copy(update={"count": unknown})
        events.append(CardsAdded(cards=new_cards(campaign, rest, REVEALED)))
    return tuple(events)


def reshuffle_on_table(campaign: Campaign, chance: Chance) -> Events:
    """The group's own deck was empty, and it shuffled the discard pile into a new one.

    Raises:
        RuleViolation: DECK_IS_KEPT_BY_THE_BOT; NOTHING_TO_CHANGE with no discards.
    """
    if campaign.settings.deck_keeper is DeckKeeper.BOT:
        raise RuleViolation(Refusal.DECK_IS_KEPT_BY_THE_BOT)
    discards = campaign.cards_in(PlaceKind.DISCARD)
    if not discards:
        raise RuleViolation(Refusal.NOTHING_TO_CHANGE)
    return shuffled_into_deck(campaign, discards, WhyMoved.RESHUFFLED, chance)


# --- what is kept --------------------------------------------------------------------------------


def keep(campaign: Campaign, kept: Mapping[CardId, Place], chance: Chance) -> Events:
    """The group picks cards, for boards or the Main Hall; the Shop is emptied.

    Raises:
        RuleViolation: what `check_due` refuses; NO_CARDS_REVEALED, CARD_NOT_REVEALED,
            KEEP_EXACTLY; NOT_MOVED_BY_HAND for other places; what `fitting` refuses.
    """
    check_due(campaign, Building.SHOP)
    if not _revealed(campaign):
        raise RuleViolation(Refusal.NO_CARDS_REVEALED)
    offered = on_offer(campaign)
    number = min(cards_to_keep(campaign), len(offered))
    for card_id in kept:
        if campaign.card(card_id) not in offered:
            raise RuleViolation(Refusal.CARD_NOT_REVEALED, card=campaign.card(card_id).name)
    if len(kept) != number:
        raise RuleViolation(Refusal.KEEP_EXACTLY, number=len(kept), keep=number)
    moves: list[CardMove] = []
    going = campaign
    for card_id, place in kept.items():
        if place != campaign.store and place.kind is not PlaceKind.BOARD:
            raise RuleViolation(Refusal.NOT_MOVED_BY_HAND, place=place.kind.value)
        card = going.card(card_id)
        moves.append(way(going, card, fitting(going, card, place)))
        going = apply_all(going, (CardsMoved(moves=(moves[-1],), why=WhyMoved.KEPT),))
    return (*moved(campaign, moves, WhyMoved.KEPT), *_closed(campaign, tuple(moves), chance))


def pass_by(campaign: Campaign, chance: Chance) -> Events:
    """The Shop is emptied without a card: no worker's value gives one, or none could be revealed.

    Raises:
        RuleViolation: what `check_due` refuses.
    """
    check_due(campaign, Building.SHOP)
    return _closed(campaign, (), chance)


def _closed(campaign: Campaign, kept: tuple[CardMove, ...], chance: Chance) -> Events:
    """Unkept and ignored cards go where the group ruled (⚖); all miniatures leave."""
    ids = {move.card.id for move in kept}
    left_over = [card for card in campaign.cards_in(PlaceKind.REVEALED) if card.id not in ids]
    events: list[Event] = []
    if campaign.settings.rulings.unkept_cards is UnkeptCards.DECK:
        after_keeping = apply_all(campaign, (CardsMoved(moves=kept, why=WhyMoved.KEPT),))
        events += shuffled_into_deck(after_keeping, left_over, WhyMoved.UNKEPT, chance)
    elif left_over:
        moves = tuple(way(campaign, card, DISCARD) for card in left_over)
        events.append(CardsMoved(moves=moves, why=WhyMoved.UNKEPT))
    events.append(
        ShopResolved(
            shares=shares(campaign),
            keep=cards_to_keep(campaign),
            kept=kept,
            unkept=tuple(c.named for c in left_over if c.kind is not CardKind.INVESTIGATION),
            ignored=tuple(c.named for c in left_over if c.kind is CardKind.INVESTIGATION),
        )
    )
    return tuple(events)
