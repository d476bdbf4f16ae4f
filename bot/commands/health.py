"""`/wound`, `/medicine` and `/stand-in`: what befalls Assassins and what helps (rules.md §6)."""

from discord.app_commands import Range

from bot.answers import Reply
from bot.commands import candidates
from bot.commands.told import cards_told, told
from bot.names import pick
from bot.telling.escaping import escape
from bot.wishes import Ask, Change, Wish, command
from bot.words import Say
from core import health
from core.campaign import BASE_HEARTS, Campaign, HealthState
from core.cards import MOST_ARMOUR_HEARTS
from core.chance import Chance
from core.events import Events, Wounded
from storage.values import Changed

MOST_HEARTS = BASE_HEARTS + MOST_ARMOUR_HEARTS


@command("wound", suggest={"assassin": candidates.woundable})
def wound(_: Ask, assassin: str, hearts: Range[int, 1, MOST_HEARTS]) -> Wish:
    """An Assassin loses hearts in the Memory under way."""

    def decide(campaign: Campaign, _: Chance) -> Events:
        return health.wound(campaign, pick(assassin, candidates.everybody(campaign)), hearts)

    return Change(decide, _wounded)


def _wounded(changed: Changed, say: Say) -> Reply:
    """Who is in Critical Condition now must be healed in time (§6.4)."""
    events = changed.entry.events if changed.entry else ()
    critical = [
        say("health-critical", name=escape(event.who.name))
        for event in events
        if isinstance(event, Wounded) and event.state is HealthState.CRITICAL_CONDITION
    ]
    return told(changed, say, *critical)


@command("medicine", suggest={"assassin": candidates.curable, "card": candidates.medicines})
def medicine(_: Ask, assassin: str, card: str | None = None) -> Wish:
    """A Medicine heals an Assassin: the one named, or else the nearest."""

    def decide(campaign: Campaign, _: Chance) -> Events:
        patient = pick(assassin, candidates.everybody(campaign))
        chosen = None if card is None else pick(card, candidates.medicines(campaign))
        return health.use_medicine(campaign, patient, chosen)

    return Change(decide, _with_cards)


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

    return Change(decide, _with_cards)


def _with_cards(changed: Changed, say: Say) -> Reply:
    return told(changed, say, cards_told(changed, say))


COMMANDS = (wound, medicine, stand_in, end_stand_in)
