"""What is printed on the cards that the rulebook names or that the group entered before."""

from collections.abc import Callable, Mapping
from functools import cache

from bot.words import words
from core.campaign import Campaign, Language
from core.cards import KNOWN_CARDS, CardFacts, facts_known
from core.inputs import folded


def printed_on(campaign: Campaign, name: str) -> CardFacts | None:
    """What is known of a card of this name, in either language; None for one never heard of."""
    return printed_in(campaign)(name)


def printed_in(campaign: Campaign) -> Callable[[str], CardFacts | None]:
    """`printed_on` for many names."""
    told = facts_known(campaign)
    return lambda name: told.get(folded(name)) or known_facts(name)


def known_facts(name: str) -> CardFacts | None:
    """What the rulebook says of a card of this name, in either language."""
    return _rulebook().get(folded(name))


@cache
def _rulebook() -> Mapping[str, CardFacts]:
    return {
        folded(words(language)("known-card", card=card.value)): printed
        for language in reversed(Language)
        for card, printed in reversed(KNOWN_CARDS.items())
    }
