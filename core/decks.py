"""The Equipment deck that the bot keeps: put together from the group's own list (rules.md §4.3)."""

from collections.abc import Sequence

from core.apply import apply_all
from core.campaign import DECK, Campaign, CardKind, DeckKeeper
from core.cards import NewCards, new_cards
from core.chance import Chance
from core.events import CardsAdded, DeckShuffled, Event, Events, SettingsChanged
from core.violations import Refusal, RuleViolation

IN_AN_EQUIPMENT_DECK = (CardKind.EQUIPMENT, CardKind.INVESTIGATION)


def put_together(campaign: Campaign, listed: Sequence[NewCards], chance: Chance) -> Events:
    """The listed cards become the deck, shuffled; from now on the bot keeps it.

    Raises:
        RuleViolation: DECK_NOT_EMPTY; NOT_AN_EQUIPMENT_CARD; DECK_LIST_EMPTY; what `new_cards`
            refuses.
    """
    if campaign.deck:
        raise RuleViolation(Refusal.DECK_NOT_EMPTY, number=len(campaign.deck))
    if not listed:
        raise RuleViolation(Refusal.DECK_LIST_EMPTY)
    events: list[Event] = []
    going = campaign
    for new in listed:
        if new.printed.kind not in IN_AN_EQUIPMENT_DECK:
            raise RuleViolation(Refusal.NOT_AN_EQUIPMENT_CARD, card=new.name)
        step = CardsAdded(cards=new_cards(going, new, DECK))
        going = apply_all(going, (step,))
        events.append(step)
    if campaign.settings.deck_keeper is DeckKeeper.TABLE:
        after = campaign.settings.model_copy(update={"deck_keeper": DeckKeeper.BOT})
        events.append(SettingsChanged(before=campaign.settings, after=after))
    return (*events, DeckShuffled(order=chance.shuffle(going.deck)))
