"""What is printed on the cards that the rulebook names or that the group entered before."""

from bot.words import words
from core.campaign import Campaign, Language
from core.cards import KNOWN_CARDS, CardFacts, facts_known
from core.inputs import folded


def printed_on(campaign: Campaign, name: str) -> CardFacts | None:
    """What is known of a card of this name, in either language; None for one never heard of."""
    return facts_known(campaign, name) or known_facts(name)


def known_facts(name: str) -> CardFacts | None:
    """What the rulebook says of a card of this name, in either language."""
    wanted = folded(name)
    for card, printed in KNOWN_CARDS.items():
        for language in Language:
            if folded(words(language)("known-card", card=card.value)) == wanted:
                return printed
    return None
