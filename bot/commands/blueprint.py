"""`/blueprint`: what is to be built, and whether it lies in the Workshop (rules.md §3.4)."""

from bot.commands.candidates import blueprints, placeable_blueprints, speech
from bot.commands.told import told
from bot.known_cards import printed_on
from bot.names import Candidate, pick
from bot.wishes import Ask, Change, Wish, command
from core import cards
from core.campaign import Campaign, CardKind, Colour, Price
from core.cards import KNOWN_CARDS, CardFacts, NewCards
from core.chance import Chance
from core.events import Events
from core.headquarters import workshop


def _known(campaign: Campaign) -> list[Candidate[str]]:
    """The Blueprints whose price the rulebook tells."""
    say = speech(campaign)
    names = (
        say("known-card", card=card.value)
        for card, printed in KNOWN_CARDS.items()
        if printed.kind is CardKind.BLUEPRINT
    )
    return [Candidate(name, name) for name in names]


@command("blueprint add", suggest={"name": _known})
def add(
    _: Ask,
    *,
    name: str,
    black: int | None = None,
    white: int | None = None,
    colour: Colour | None = None,
) -> Wish:
    """The group has got a Blueprint, with the price that is printed on it or known."""

    def decide(campaign: Campaign, chance: Chance) -> Events:
        known = printed_on(campaign, name) or CardFacts(colour=Colour.WHITE)
        price = known.price
        if black is not None or white is not None:
            price = Price(black=black or 0, white=white or 0)
        printed = CardFacts(kind=CardKind.BLUEPRINT, colour=colour or known.colour, price=price)
        return cards.add(campaign, NewCards(name=name, printed=printed), campaign.store, chance)

    return Change(decide, told)


@command("blueprint place", suggest={"blueprint": placeable_blueprints})
def place(_: Ask, *, blueprint: str) -> Wish:
    """Lay a Blueprint into the Workshop."""

    def decide(campaign: Campaign, _: Chance) -> Events:
        return workshop.place_blueprint(campaign, pick(blueprint, blueprints(campaign)))

    return Change(decide, told)


@command("blueprint take-back")
def take_back(_: Ask) -> Wish:
    """Take the Blueprint out of the Workshop."""
    return Change(lambda campaign, _: workshop.take_back_blueprint(campaign), told)


COMMANDS = (add, place, take_back)
