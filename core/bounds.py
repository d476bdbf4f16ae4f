"""How much can be entered: names, numbers, and how many there are of anything.

The decisions refuse what is beyond; here the whole state is looked at, for what came by another
way, such as a file.
"""

from functools import lru_cache

from core.campaign import Campaign, Card, Contract, Slot
from core.cards import MOST_ARMOUR_HEARTS, MOST_CARDS, MOST_OF_A_COLOUR
from core.experience import END_OF_TRACK
from core.founding import checked_settings
from core.headquarters.command_room import HIGHEST_NUMBER
from core.inputs import CAMPAIGN_NAME, CARD_NAME, MINIATURE_NAME, folded
from core.memory import MEMORIES
from core.roster import HIGHEST_VALUE, MOST_ASSASSINS, MOST_WORKERS
from core.violations import RuleViolation

HIGHEST_COUNT = 10_000  # of what merely goes on: game turns, Contracts
HIGHEST_USER = 2**63 - 1


def size(campaign: Campaign) -> bool:
    """Whether there are as many Assassins, workers and cards as there can be."""
    return (
        1 <= len(campaign.assassins) <= MOST_ASSASSINS
        and len(campaign.workers) <= MOST_WORKERS
        and len(campaign.cards) <= MOST_CARDS
    )


def names(campaign: Campaign) -> bool:
    """Whether everything has a name that one can see and that is not too long."""
    return (
        _is_name(campaign.name, CAMPAIGN_NAME)
        and all(_is_name(one.name, MINIATURE_NAME) for one in campaign.miniatures())
        and all(_is_name(name, CARD_NAME) for name in {card.name for card in campaign.cards})
    )


@lru_cache(maxsize=1024)  # a log is looked at state by state, and has the same names in each
def _is_name(name: str, longest: int) -> bool:
    return len(name) <= longest and bool(folded(name))


def numbers(campaign: Campaign) -> bool:
    """Whether the numbers of settings, cards and the round are such as people can enter."""
    try:
        checked_settings(campaign.settings)
    except RuleViolation:
        return False
    return (
        all(map(_card, campaign.cards))
        and all(
            0 <= value <= HIGHEST_VALUE
            for worker in campaign.workers
            for value in (
                *worker.brown_card.hospital,
                worker.brown_card.workshop,
                worker.brown_card.shop,
                worker.brown_card.command_room,
                worker.most_hearts,
            )
        )
        and _contract(campaign.contract)
        and _round(campaign)
        and all(_is_user(user) for user in _users(campaign))
    )


def _card(card: Card) -> bool:
    price = (0, 0) if card.price is None else (card.price.black, card.price.white)
    least = 1 if card.slot is Slot.ARMOUR else 0
    return (
        all(0 <= cards <= MOST_OF_A_COLOUR for cards in price)
        and least <= card.hearts <= MOST_ARMOUR_HEARTS
    )


def _contract(contract: Contract | None) -> bool:
    if contract is None:
        return True
    number = 1 if contract.number is None else contract.number
    return 1 <= contract.position <= HIGHEST_COUNT and 1 <= number <= HIGHEST_NUMBER


def _round(campaign: Campaign) -> bool:
    attempts = [record.attempts for record in campaign.diary if record.attempts is not None]
    attempt, clock = campaign.attempt, campaign.clock
    told = (campaign.xp_on_paper, *(record.xp or 0 for record in campaign.diary))
    return (
        all(1 <= number <= 2 for number in attempts)
        and (attempt is None or (attempt.memory in MEMORIES and 1 <= attempt.number <= 2))
        and (clock is None or 1 <= clock.turn <= HIGHEST_COUNT)
        and all(0 <= xp <= END_OF_TRACK for xp in told)
    )


def _users(campaign: Campaign) -> tuple[int | None, ...]:
    """Whom and what of Discord's the campaign names."""
    players = (one.player for one in campaign.assassins)
    return (campaign.game_master, campaign.settings.access.role, *players)


def _is_user(user: int | None) -> bool:
    return user is None or 0 < user <= HIGHEST_USER
