"""Who plays whom, and who may agree for whom (rules.md §6.3, §8)."""

from core.campaign import Assassin, Campaign, HealthState, MiniatureId, Phase
from core.events import Events, SwappedAssassin
from core.hearts import state
from core.inputs import miniature_name
from core.violations import Refusal, RuleViolation


def player_of(campaign: Campaign, who: MiniatureId) -> int | None:
    """The Discord user who plays an Assassin, or the Apprentice who stands in for theirs."""
    one = campaign.miniature(who)
    if isinstance(one, Assassin):
        return one.player
    if one.stands_in_for is None:
        return None
    return campaign.assassin(one.stands_in_for).player


def speaks_for(campaign: Campaign, player: int) -> frozenset[MiniatureId]:
    """The characters for whom a Discord user agrees: their own, and all that nobody plays."""
    return frozenset(
        one.id for one in campaign.miniatures() if player_of(campaign, one.id) in {None, player}
    )


def swap(campaign: Campaign, assassin_id: MiniatureId, name: str) -> Events:
    """A player goes on with another Assassin: between Memories, in Full Health only (§8).

    Raises:
        RuleViolation: ONLY_BETWEEN_MEMORIES; NOT_AN_ASSASSIN, UNKNOWN_MINIATURE;
            NOT_IN_FULL_HEALTH; what `miniature_name` refuses; NOTHING_TO_CHANGE.
    """
    if campaign.phase not in {Phase.VILLA, Phase.ASSIGNMENT}:
        raise RuleViolation(Refusal.ONLY_BETWEEN_MEMORIES)
    assassin = campaign.assassin(assassin_id)
    condition = state(campaign, assassin)
    if condition is not HealthState.FULL_HEALTH:
        raise RuleViolation(Refusal.NOT_IN_FULL_HEALTH, name=assassin.name, state=condition.value)
    name = miniature_name(campaign, name, own=assassin_id)
    if name == assassin.name:
        raise RuleViolation(Refusal.NOTHING_TO_CHANGE)
    after = assassin.named.model_copy(update={"name": name})
    return (SwappedAssassin(before=assassin.named, after=after),)
