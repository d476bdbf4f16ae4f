"""Somebody who goes on with a campaign: at each stop a legal choice, by chance."""

from random import Random

from core import founding, memory
from core.campaign import Campaign, HqLevel, MiniatureId, Phase
from core.cards import NewCards
from core.chance import Chance
from core.events import Events
from core.headquarters import opening, resolution
from core.headquarters.needs import (
    BuildNeed,
    ContractNumberNeed,
    DrawNeed,
    HeartsNeed,
    KeepNeed,
    Need,
    NextContractNeed,
    RollNeed,
)


def go_on(campaign: Campaign, chance: Chance, whim: Random) -> Events:
    """What comes next in the round (rules.md §2); the campaign ends with its last Memory."""
    match campaign.phase:
        case Phase.VILLA:
            return opening.open_headquarters(
                campaign,
                "Flying Machine",
                contract_number=whim.choice([None, 1, 2, 3]),
                played_on_paper=True,
            )
        case Phase.MEMORY:
            return memory.end_attempt(campaign, success=whim.random() < 0.5)
        case Phase.RESOLUTION:
            return choose(campaign, resolution.need(campaign), chance, whim)
        case _ if memory.playable(campaign):
            return memory.begin(campaign)
        case _:
            return founding.end(campaign)


def choose(campaign: Campaign, need: Need | None, chance: Chance, whim: Random) -> Events:
    """The choice that the Resolution waits for (rules.md §4)."""
    match need:
        case HeartsNeed() | BuildNeed():
            return _in_hospital_or_workshop(campaign, need, chance, whim)
        case DrawNeed() | KeepNeed():
            return _in_shop(campaign, need, chance, whim)
        case ContractNumberNeed() | RollNeed() | NextContractNeed():
            return _in_command_room(campaign, need, chance, whim)
        case None:
            return resolution.begin(campaign, chance)


def _in_hospital_or_workshop(
    campaign: Campaign, need: HeartsNeed | BuildNeed, chance: Chance, whim: Random
) -> Events:
    if isinstance(need, BuildNeed):
        if need.proposed is None or whim.random() < 0.3:
            return resolution.decline_to_build(campaign, chance)
        return resolution.build(campaign, need.proposed, chance)
    wanting = [MiniatureId(one.assassin.id) for one in need.patients for _ in range(one.room)]
    whim.shuffle(wanting)
    healed = wanting[: need.total]
    return resolution.heal(campaign, {one: healed.count(one) for one in healed}, chance)


def _in_shop(campaign: Campaign, need: DrawNeed | KeepNeed, chance: Chance, whim: Random) -> Events:
    if isinstance(need, DrawNeed):
        count = whim.randint(0, 4)
        drawn = [NewCards(name="Bomb", count=count)] if count else []
        return resolution.reveal_on_table(campaign, drawn, chance)
    kept = whim.sample(need.cards, need.keep)
    return resolution.keep(campaign, {card.id: campaign.store for card in kept}, chance)


def _in_command_room(
    campaign: Campaign,
    need: ContractNumberNeed | RollNeed | NextContractNeed,
    chance: Chance,
    whim: Random,
) -> Events:
    match need:
        case ContractNumberNeed():
            return resolution.read_contract(campaign, whim.randint(1, 3), chance)
        case RollNeed(faces=None):
            return resolution.roll_on_table(campaign, whim.randint(0, need.dice), 0, chance)
        case RollNeed():
            return resolution.roll(campaign, chance)
        case NextContractNeed():
            return resolution.reveal_next_contract(
                campaign,
                chance,
                level=whim.choice([None, *HqLevel]),
                number=whim.choice([None, 1, 2]),
                none_left=whim.random() < 0.1,
            )
