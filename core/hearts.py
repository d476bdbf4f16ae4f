"""How many hearts somebody may have, and what that makes of them (rules.md §6.1, §6.2)."""

from core.campaign import (
    BASE_HEARTS,
    Assassin,
    Campaign,
    Card,
    HealthState,
    MiniatureId,
    PlaceKind,
    Slot,
)


def armour_hearts(campaign: Campaign, owner: MiniatureId) -> int:
    """Hearts of the armour on somebody's board, or in their bag while they are Eliminated."""
    return sum(
        card.hearts
        for card in campaign.cards
        if card.place.owner == owner
        and (
            card.place.slot is Slot.ARMOUR
            or (card.place.kind is PlaceKind.BAG and card.slot is Slot.ARMOUR)
        )
    )


def holds_last_hearts(campaign: Campaign, card: Card) -> bool:
    """Whether somebody wears this armour and would have no heart left without it (§6.1)."""
    return card.place.slot is Slot.ARMOUR and any(
        assassin.id == card.place.owner and assassin.hearts <= card.hearts
        for assassin in campaign.assassins
    )


def maximum(campaign: Campaign, assassin: Assassin) -> int:
    """3 + armour; a bagged armour counts, since who returns takes it back (§6.1, §4.1)."""
    return BASE_HEARTS + armour_hearts(campaign, assassin.id)


def state_with(hearts: int, most: int) -> HealthState:
    """The state of somebody who is not Eliminated and has `hearts` of `most`."""
    if hearts >= most:
        return HealthState.FULL_HEALTH
    return HealthState.INJURED if hearts > 0 else HealthState.CRITICAL_CONDITION


def state(campaign: Campaign, assassin: Assassin) -> HealthState:
    """Full Health, Injured, Critical Condition or Eliminated (§6.2, §6.4)."""
    if assassin.eliminated:
        return HealthState.ELIMINATED
    return state_with(assassin.hearts, maximum(campaign, assassin))
