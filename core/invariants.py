"""What holds in every campaign, whatever happened; who sets something by hand is held to it."""

from collections import Counter
from collections.abc import Iterator

from core.campaign import (
    FREE_SLOTS,
    Campaign,
    CardKind,
    Phase,
    PlaceKind,
    Slot,
)
from core.cards import boards_in_play
from core.hearts import maximum


def broken(campaign: Campaign) -> Iterator[str]:
    """The code of each rule that this state breaks; none of a good one (§3.4, §6.1, §7)."""
    if any(not 0 <= one.hearts <= maximum(campaign, one) for one in campaign.miniatures()):
        yield "hearts"
    if any(one.eliminated and one.hearts > 0 for one in campaign.assassins):
        yield "eliminated_with_hearts"
    if campaign.phase is not Phase.MEMORY and any(
        one.hearts == 0 and not one.eliminated for one in campaign.miniatures()
    ):
        yield "critical_outside_a_memory"
    if len(campaign.cards_in(PlaceKind.WORKSHOP)) > 1:
        yield "two_blueprints"
    if any(card.kind is not CardKind.BLUEPRINT for card in campaign.cards_in(PlaceKind.WORKSHOP)):
        yield "workshop_without_blueprint"
    if sorted(campaign.deck) != sorted(card.id for card in campaign.cards_in(PlaceKind.DECK)):
        yield "deck"
    ids = [one.id for one in campaign.miniatures()] + [card.id for card in campaign.cards]
    if len(set(ids)) < len(ids) or any(one > campaign.last_id for one in ids):
        yield "ids"
    yield from _broken_boards(campaign)
    yield from _broken_phase(campaign)


def _broken_boards(campaign: Campaign) -> Iterator[str]:
    slots = Counter(
        (card.place.owner, card.place.slot) for card in campaign.cards_in(PlaceKind.BOARD)
    )
    if any(
        number > (FREE_SLOTS if slot is Slot.FREE else 1) for (_, slot), number in slots.items()
    ):
        yield "slots"
    if any(
        card.place.slot not in {Slot.FREE, card.slot} for card in campaign.cards_in(PlaceKind.BOARD)
    ):
        yield "wrong_slot"
    in_play = boards_in_play(campaign)
    if any(card.place.owner not in in_play for card in campaign.cards_in(PlaceKind.BOARD)):
        yield "board_not_in_play"


def _broken_phase(campaign: Campaign) -> Iterator[str]:
    under_way = campaign.phase in {Phase.MEMORY, Phase.BETWEEN_ATTEMPTS, Phase.RESOLUTION}
    if under_way is not (campaign.attempt is not None):
        yield "phase"
    if campaign.resolution is not None and campaign.phase is not Phase.RESOLUTION:
        yield "phase"
    if campaign.phase in {Phase.ASSIGNMENT, Phase.RESOLUTION} and not campaign.hq_open:
        yield "phase"
    if campaign.clock is not None and campaign.phase is not Phase.MEMORY:
        yield "clock"
    if any(one.building is not None and one.stands_in_for is not None for one in campaign.workers):
        yield "stand_in_works"
