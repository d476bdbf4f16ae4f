"""How many hearts somebody may have, and what that makes of them (rules.md §6.1, §6.2, §6.5)."""

from core.campaign import (
    BASE_HEARTS,
    Assassin,
    Campaign,
    Card,
    Character,
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
        one.id == card.place.owner and one.hearts <= card.hearts for one in campaign.miniatures()
    )


def maximum(campaign: Campaign, one: Character) -> int:
    """3 + armour (an Ally: what the card says ✎).

    A bagged armour counts, since who returns takes it back (§6.1, §4.1).
    """
    base = BASE_HEARTS if isinstance(one, Assassin) else one.most_hearts
    return base + armour_hearts(campaign, one.id)


def state_with(hearts: int, most: int) -> HealthState:
    """The state of somebody who is not Eliminated and has `hearts` of `most`."""
    if hearts >= most:
        return HealthState.FULL_HEALTH
    return HealthState.INJURED if hearts > 0 else HealthState.CRITICAL_CONDITION


def state(campaign: Campaign, one: Character) -> HealthState:
    """Full Health, Injured, Critical Condition or Eliminated (§6.2, §6.4)."""
    if one.eliminated:
        return HealthState.ELIMINATED
    return state_with(one.hearts, maximum(campaign, one))


def is_critical(one: Character) -> bool:
    """In Critical Condition: no heart left, and not Eliminated (§6.2)."""
    return one.hearts == 0 and not one.eliminated
