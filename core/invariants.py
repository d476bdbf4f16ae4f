"""What holds in every campaign, whatever happened; who sets something by hand is held to it."""

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum

from core import bounds
from core.campaign import (
    FREE_SLOTS,
    Assassin,
    Building,
    Campaign,
    Card,
    CardKind,
    HqLevel,
    Phase,
    PlaceKind,
    Slot,
    Worker,
)
from core.cards import HIGHEST_APPRENTICE_SKILL, boards_in_play
from core.hearts import is_critical, maximum
from core.memory import BEFORE_HEADQUARTERS, MEMORIES
from core.turns import ACTION_CUBES

HIGHEST_ID = 10**9  # so that custom ids hold several


class Invariant(StrEnum):
    """The rules that no state may break; `bot/` words each of them."""

    HEARTS = "hearts"  # nobody is below none or above their maximum (§6.1)
    ELIMINATED = "eliminated"  # without hearts; Allies and Apprentices in a Memory only (§6.4)
    CRITICAL = "critical"  # during a Memory only (§2.6)
    SLOTS = "slots"  # one matching card each, and five free ones (§7)
    BOARDS = "boards"  # only of Assassins who play and Apprentices who stand in (§6.5, §6.6)
    APPRENTICES_CARDS = "apprentices_cards"  # no Hidden Blade, Skills up to level II (§6.6)
    BAGS = "bags"  # of the Eliminated only, with one armour and one Hidden Blade each (§6.5)
    SPARE_CARDS = "spare_cards"  # in the Villa, then in the Main Hall (§2.1)
    BLUEPRINTS = "blueprints"  # one in the open Workshop, the others among the spare cards (§3.4)
    PILES = "piles"  # no Skill cards in the deck, the discard pile and the Shop (§7)
    REVEALED = "revealed"  # cards lie open while the Shop is due only (§4.3)
    STAND_INS = "stand_ins"  # one for each Eliminated Assassin, who does not work (§3.7, §6.6)
    BUILDINGS = "buildings"  # empty before the Headquarters opens and once resolved (§4)
    CONTRACT = "contract"  # Contract and level come with the Headquarters; one try may fail (§4.4)
    ROUND = "round"  # phase, attempt and Resolution go together (§2)
    DIARY = "diary"  # each completed Memory once, the one under way not yet (§2.8)
    TURNS = "turns"  # during a Memory only, with three cubes at most (§6.7)
    SIZE = "size"  # one to four Assassins (§1), no more workers and cards than can be entered
    NAMES = "names"  # of everything, neither empty nor too long
    NUMBERS = "numbers"  # as can stand on cards and dice
    RECORD = "record"  # ids and the deck's order


def broken(campaign: Campaign) -> Iterator[Invariant]:
    """Each rule that this state breaks; none of a good one."""
    checks = {
        Invariant.HEARTS: _hearts(campaign),
        Invariant.ELIMINATED: _eliminated(campaign),
        Invariant.CRITICAL: _critical(campaign),
        Invariant.SLOTS: _slots(campaign),
        Invariant.BOARDS: _boards(campaign),
        Invariant.APPRENTICES_CARDS: _apprentices_cards(campaign),
        Invariant.BAGS: _bags(campaign),
        Invariant.SPARE_CARDS: _spare_cards(campaign),
        Invariant.BLUEPRINTS: _blueprints(campaign),
        Invariant.PILES: _piles(campaign),
        Invariant.REVEALED: _revealed(campaign),
        Invariant.STAND_INS: _stand_ins(campaign),
        Invariant.BUILDINGS: _buildings(campaign),
        Invariant.CONTRACT: _contract(campaign),
        Invariant.ROUND: _round(campaign),
        Invariant.DIARY: _diary(campaign),
        Invariant.TURNS: _turns(campaign),
        Invariant.SIZE: bounds.size(campaign),
        Invariant.NAMES: bounds.names(campaign),
        Invariant.NUMBERS: bounds.numbers(campaign),
        Invariant.RECORD: _record(campaign),
    }
    return (rule for rule, holds in checks.items() if not holds)


# --- health (§6) ---------------------------------------------------------------------------------


def _hearts(campaign: Campaign) -> bool:
    return all(0 <= one.hearts <= maximum(campaign, one) for one in campaign.miniatures())


def _eliminated(campaign: Campaign) -> bool:
    if any(one.eliminated_in is not None and not one.eliminated for one in campaign.assassins):
        return False
    here = {Phase.MEMORY, Phase.ENDED}
    return all(
        one.hearts == 0 and (isinstance(one, Assassin) or campaign.phase in here)
        for one in campaign.miniatures()
        if one.eliminated
    )


def _critical(campaign: Campaign) -> bool:
    during = campaign.phase in {Phase.MEMORY, Phase.ENDED}
    return during or not any(is_critical(one) for one in campaign.miniatures())


# --- cards (§7) ----------------------------------------------------------------------------------


def _slots(campaign: Campaign) -> bool:
    on_boards = campaign.cards_in(PlaceKind.BOARD)
    held = Counter((card.place.owner, card.place.slot) for card in on_boards)
    return all(card.place.slot in {Slot.FREE, card.slot} for card in on_boards) and all(
        number <= (FREE_SLOTS if slot is Slot.FREE else 1) for (_, slot), number in held.items()
    )


def _boards(campaign: Campaign) -> bool:
    in_play = boards_in_play(campaign)
    return all(card.place.owner in in_play for card in campaign.cards_in(PlaceKind.BOARD))


def _apprentices_cards(campaign: Campaign) -> bool:
    workers = {worker.id for worker in campaign.workers}
    return all(
        card.slot is not Slot.HIDDEN_BLADE
        and (card.level or HqLevel.ZERO) <= HIGHEST_APPRENTICE_SKILL
        for card in campaign.cards_in(PlaceKind.BOARD)
        if card.place.owner in workers
    )


_BAGGED_ONCE = {Slot.ARMOUR, Slot.HIDDEN_BLADE}


def _bags(campaign: Campaign) -> bool:
    eliminated = {one.id for one in campaign.assassins if one.eliminated}
    bagged = campaign.cards_in(PlaceKind.BAG)
    worn = Counter((card.place.owner, card.slot) for card in bagged if card.slot in _BAGGED_ONCE)
    return (
        all(card.place.owner in eliminated for card in bagged)
        and max(worn.values(), default=1) == 1
    )


def _spare_cards(campaign: Campaign) -> bool:
    other = PlaceKind.VILLA if campaign.hq_open else PlaceKind.MAIN_HALL
    return not campaign.cards_in(other)


def _blueprints(campaign: Campaign) -> bool:
    def rightly(card: Card) -> bool:
        in_workshop = card.place.kind is PlaceKind.WORKSHOP
        if card.kind is CardKind.BLUEPRINT:
            spare_or_gone = {campaign.store.kind, PlaceKind.OUT_OF_GAME}
            return in_workshop or card.place.kind in spare_or_gone
        return not in_workshop

    most = 1 if campaign.hq_open else 0
    return len(campaign.cards_in(PlaceKind.WORKSHOP)) <= most and all(map(rightly, campaign.cards))


def _piles(campaign: Campaign) -> bool:
    piles = {PlaceKind.DECK, PlaceKind.DISCARD, PlaceKind.REVEALED}
    return not any(
        card.kind is CardKind.SKILL and card.place.kind in piles for card in campaign.cards
    )


def _revealed(campaign: Campaign) -> bool:
    at_shop = campaign.resolution and campaign.resolution.building is Building.SHOP
    return bool(at_shop) or not campaign.cards_in(PlaceKind.REVEALED)


# --- the Headquarters (§3, §4) -------------------------------------------------------------------


def _stand_ins(campaign: Campaign) -> bool:
    eliminated = {one.id for one in campaign.assassins if one.eliminated}
    standing_in = [one for one in campaign.workers if one.stands_in_for is not None]
    replaced = [one.stands_in_for for one in standing_in]
    return (
        len(set(replaced)) == len(replaced)
        and set(replaced) <= eliminated
        and all(one.building is None for one in standing_in)
    )


def _buildings(campaign: Campaign) -> bool:
    empty = [building for building in Building if not _anybody_in(campaign, building)]
    if not campaign.hq_open:
        return len(empty) == len(Building)
    if campaign.resolution is None:
        return True
    due = campaign.resolution.building
    order = list(Building)
    resolved = order[: order.index(due)] if due else order
    return set(resolved) <= set(empty)


def _anybody_in(campaign: Campaign, building: Building) -> bool:
    lying = building is Building.HOSPITAL and any(one.in_hospital for one in campaign.assassins)
    return lying or bool(campaign.workers_in(building))


def _contract(campaign: Campaign) -> bool:
    if not campaign.hq_open:
        return campaign.contract is None and campaign.level is HqLevel.ZERO
    if campaign.contract is None:
        return True
    fulfilled = campaign.resolution is not None and campaign.resolution.contract_fulfilled
    return 0 <= campaign.contract.tries <= (2 if fulfilled else 1)


# --- the round (§2) ------------------------------------------------------------------------------

_BEFORE_OPENING = {Phase.VILLA, Phase.MEMORY, Phase.BETWEEN_ATTEMPTS}
_AFTER_OPENING = set(Phase) - {Phase.VILLA, Phase.ENDED}
_OF_A_MEMORY = {Phase.MEMORY, Phase.BETWEEN_ATTEMPTS, Phase.RESOLUTION}


def _round(campaign: Campaign) -> bool:
    if campaign.phase is Phase.ENDED:
        return True
    attempt = campaign.attempt
    if (attempt is not None) is not (campaign.phase in _OF_A_MEMORY):
        return False
    if campaign.resolution is not None and campaign.phase is not Phase.RESOLUTION:
        return False
    if attempt and (attempt.memory in BEFORE_HEADQUARTERS) is campaign.hq_open:
        return False
    return campaign.phase in (_AFTER_OPENING if campaign.hq_open else _BEFORE_OPENING)


def _diary(campaign: Campaign) -> bool:
    completed = [record.memory for record in campaign.diary]
    if len(set(completed)) < len(completed) or not set(completed) <= set(MEMORIES):
        return False
    if campaign.attempt is None:
        return True
    if campaign.phase is Phase.RESOLUTION:
        return completed[-1:] == [campaign.attempt.memory]
    return campaign.phase is Phase.ENDED or campaign.attempt.memory not in completed


def _turns(campaign: Campaign) -> bool:
    def rightly(one: Assassin | Worker, turn: int | None) -> bool:
        if turn is None or not is_critical(one):
            return one.critical_since is None
        return one.critical_since is not None and one.critical_since <= turn

    clock = campaign.clock
    if campaign.phase is Phase.ENDED:
        return True
    if clock is None:
        return all(rightly(one, None) for one in campaign.miniatures())
    return (
        campaign.phase is Phase.MEMORY
        and all(0 <= cubes.left <= ACTION_CUBES for cubes in clock.cubes)
        and all(rightly(one, clock.turn) for one in campaign.miniatures())
    )


def _record(campaign: Campaign) -> bool:
    ids = [
        *(one.id for one in campaign.miniatures()),
        *(card.id for card in campaign.cards),
    ]
    in_deck = [card.id for card in campaign.cards_in(PlaceKind.DECK)]
    return (
        len(set(ids)) == len(ids)
        and min(ids, default=1) >= 1
        and max(ids, default=0) <= campaign.last_id <= HIGHEST_ID
        and sorted(campaign.deck) == sorted(in_deck)
    )
