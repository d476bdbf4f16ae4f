"""What is true of every campaign at every moment (rules.md §2 to §7)."""

from collections import Counter

from core.campaign import (
    BASE_HEARTS,
    FREE_SLOTS,
    Building,
    Campaign,
    CardKind,
    HqLevel,
    Phase,
    PlaceKind,
    Slot,
)
from core.cards import boards_in_play
from core.headquarters import resolution, workshop
from core.headquarters.needs import BuildNeed, HeartsNeed, KeepNeed
from core.hearts import maximum


def check(campaign: Campaign) -> None:
    _cards_lie_in_one_place(campaign)
    _boards_hold_what_fits(campaign)
    _hearts_are_within_bounds(campaign)
    _miniatures_stand_where_they_may(campaign)
    _the_resolution_is_in_order(campaign)
    _choices_can_be_made(campaign)


def _cards_lie_in_one_place(campaign: Campaign) -> None:
    ids = [*(card.id for card in campaign.cards), *(one.id for one in campaign.miniatures())]
    assert len(set(ids)) == len(ids)
    assert max(ids) <= campaign.last_id
    in_deck = [card.id for card in campaign.cards_in(PlaceKind.DECK)]
    assert sorted(campaign.deck) == sorted(in_deck)
    other_store = PlaceKind.VILLA if campaign.hq_open else PlaceKind.MAIN_HALL
    assert not campaign.cards_in(other_store)
    assert len(campaign.cards_in(PlaceKind.WORKSHOP)) <= 1
    for card in campaign.cards:
        where = card.place.kind
        assert (where is PlaceKind.WORKSHOP) <= (card.kind is CardKind.BLUEPRINT)
        if card.kind is CardKind.BLUEPRINT:
            assert where in {campaign.store.kind, PlaceKind.WORKSHOP, PlaceKind.OUT_OF_GAME}
        if where in {PlaceKind.DECK, PlaceKind.DISCARD, PlaceKind.REVEALED}:
            assert card.kind is not CardKind.SKILL


def _boards_hold_what_fits(campaign: Campaign) -> None:
    on_boards = campaign.cards_in(PlaceKind.BOARD)
    slots = Counter((card.place.owner, card.place.slot) for card in on_boards)
    in_play = boards_in_play(campaign)
    for (owner, slot), held in slots.items():
        assert owner in in_play
        assert held <= (FREE_SLOTS if slot is Slot.FREE else 1)
    for card in on_boards:
        assert card.place.slot in {Slot.FREE, card.slot}
        if any(worker.id == card.place.owner for worker in campaign.workers):
            assert card.slot is not Slot.HIDDEN_BLADE
            assert (card.level or HqLevel.ZERO) <= HqLevel.TWO
    eliminated = {one.id for one in campaign.assassins if one.eliminated}
    assert {card.place.owner for card in campaign.cards_in(PlaceKind.BAG)} <= eliminated


def _hearts_are_within_bounds(campaign: Campaign) -> None:
    for assassin in campaign.assassins:
        assert maximum(campaign, assassin) >= BASE_HEARTS
        assert 0 <= assassin.hearts <= maximum(campaign, assassin)
        assert (assassin.eliminated_in is not None) is assassin.eliminated
        if assassin.eliminated:
            assert assassin.hearts == 0
        elif campaign.phase is not Phase.MEMORY:
            assert assassin.hearts > 0, "Critical Condition does not outlast a Memory"


def _miniatures_stand_where_they_may(campaign: Campaign) -> None:
    stood_in_for = [one.stands_in_for for one in campaign.workers if one.stands_in_for]
    assert len(stood_in_for) == len(set(stood_in_for))
    for worker in campaign.workers:
        if worker.stands_in_for is not None:
            assert campaign.assassin(worker.stands_in_for).eliminated
            assert worker.building is None
        if not campaign.hq_open:
            assert worker.building is None


def _the_resolution_is_in_order(campaign: Campaign) -> None:
    under_way = campaign.resolution
    assert (campaign.phase is Phase.RESOLUTION) >= (under_way is not None)
    due = under_way.building if under_way else Building.HOSPITAL
    order = list(Building)
    for building in order[: order.index(due) if due else len(order)]:
        assert not campaign.workers_in(building)
        if building is Building.HOSPITAL:
            assert not any(one.in_hospital for one in campaign.assassins)
    if due is not Building.SHOP:
        assert not campaign.cards_in(PlaceKind.REVEALED)


def _choices_can_be_made(campaign: Campaign) -> None:
    match resolution.need(campaign):
        case HeartsNeed() as need:
            assert 0 < need.total < sum(patient.room for patient in need.patients)
        case BuildNeed(proposed=tuple() as payment):
            workshop.build(campaign, payment)
        case KeepNeed() as need:
            assert 0 < need.keep <= len(need.cards)
        case _:
            pass
