"""`/stand-in`: Apprentices in the place of Eliminated Assassins (rules.md §3.7, §6.6)."""

from bot.answers import Reply
from bot.commands import candidates
from bot.commands.told import cards_told, told
from bot.names import pick
from bot.wishes import Ask, Change, Wish, command
from bot.words import Say
from core import health
from core.campaign import Campaign
from core.chance import Chance
from core.events import Events
from storage.values import Changed


@command(
    "stand-in set",
    suggest={
        "assassin": candidates.without_stand_in,
        "apprentice": candidates.free_apprentices,
    },
)
def stand_in(_: Ask, assassin: str, apprentice: str) -> Wish:
    """An Apprentice stands in for an Eliminated Assassin."""

    def decide(campaign: Campaign, _: Chance) -> Events:
        everybody = candidates.everybody(campaign)
        return health.stand_in(campaign, pick(assassin, everybody), pick(apprentice, everybody))

    return Change(decide, told)


@command("stand-in end", suggest={"apprentice": candidates.standing_in})
def end_stand_in(_: Ask, apprentice: str) -> Wish:
    """An Apprentice who stands in goes back to the pool."""

    def decide(campaign: Campaign, _: Chance) -> Events:
        one = pick(apprentice, candidates.everybody(campaign))
        return health.relieve_stand_in(campaign, one)

    return Change(decide, _relieved)


def _relieved(changed: Changed, say: Say) -> Reply:
    return told(changed, say, cards_told(changed, say))


COMMANDS = (stand_in, end_stand_in)
