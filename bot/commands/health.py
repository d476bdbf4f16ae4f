"""What befalls characters in a Memory, and what heals them (rules.md §6, §2.4)."""

from collections.abc import Collection
from dataclasses import dataclass

from discord.app_commands import Range

from bot.answers import Reply
from bot.commands import candidates
from bot.commands.consent import consented, proposed
from bot.commands.told import cards_told, told
from bot.names import pick
from bot.telling import terms
from bot.telling.escaping import escape
from bot.telling.lines import card_ways
from bot.telling.listing import joined
from bot.wishes import Ask, Change, Press, Wish, action, command
from bot.words import Say
from core import health
from core.campaign import BASE_HEARTS, Campaign, CardId, HealthState, MiniatureId, Named
from core.cards import MOST_ARMOUR_HEARTS, owner_name, spent, way
from core.chance import Chance
from core.events import Events, Wounded
from storage.values import Changed

MOST_HEARTS = BASE_HEARTS + MOST_ARMOUR_HEARTS


# --- hearts --------------------------------------------------------------------------------------


@command("wound", suggest={"who": candidates.woundable})
def wound(_: Ask, who: str, hearts: Range[int, 1, MOST_HEARTS] = 1) -> Wish:
    """Somebody loses hearts in the Memory under way."""

    def decide(campaign: Campaign, _: Chance) -> Events:
        return health.wound(campaign, pick(who, candidates.everybody(campaign)), hearts)

    return Change(decide, _wounded)


def _wounded(changed: Changed, say: Say) -> Reply:
    """Who is in Critical Condition now can do nothing, and must be healed in time (§6.3, §6.4)."""
    events = changed.entry.events if changed.entry else ()
    critical = [
        _critical(changed.after.campaign, event.who, say)
        for event in events
        if isinstance(event, Wounded) and event.state is HealthState.CRITICAL_CONDITION
    ]
    return told(changed, say, *critical)


def _critical(campaign: Campaign, who: Named, say: Say) -> str:
    """What can save somebody; until when is told with every answer."""
    at_hand = health.medicines_for(campaign, MiniatureId(who.id))
    places = (
        terms.place_name(card.place.kind, owner_name(campaign, card.place), say) for card in at_hand
    )
    return say(
        "health-critical",
        name=escape(who.name),
        number=len(at_hand),
        places=joined(list(dict.fromkeys(places)), say),
    )


@command("heal", suggest={"who": candidates.healable})
def heal(_: Ask, who: str, hearts: Range[int, 1, MOST_HEARTS] = 1) -> Wish:
    """Somebody gets hearts in the Memory under way, by something that is no Medicine."""

    def decide(campaign: Campaign, _: Chance) -> Events:
        return health.heal(campaign, pick(who, candidates.everybody(campaign)), hearts)

    return Change(decide, told)


# --- Medicine ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MedicineFor:
    """A Medicine heals somebody; of a Critical character's, their player has to agree to it."""

    patient: MiniatureId
    card: CardId | None = None
    action: str = "medicine-give"

    def consents(self, campaign: Campaign) -> frozenset[MiniatureId]:
        return health.medicine_for(campaign, self.patient, self.card)[1]

    def happens(self, campaign: Campaign, agreed: Collection[MiniatureId]) -> Events:
        return health.use_medicine(campaign, self.patient, self.card, agreed)

    def shown(self, campaign: Campaign, say: Say) -> str:
        card, _ = health.medicine_for(campaign, self.patient, self.card)
        ways = card_ways((way(campaign, card, spent(card)),), say)
        patient = escape(campaign.miniature(self.patient).name)
        return say("medicine-shown", ways=joined(ways, say), patient=patient)

    def written(self) -> str:
        return f"{self.patient}.{self.card or ''}"


def _read(text: str) -> MedicineFor:
    patient, _, card = text.partition(".")
    return MedicineFor(MiniatureId(int(patient)), CardId(int(card)) if card else None)


@command("medicine", suggest={"who": candidates.curable, "card": candidates.medicines})
def medicine(ask: Ask, who: str, card: str | None = None) -> Wish:
    """A Medicine heals somebody: the one named, or else the nearest."""

    def find(campaign: Campaign) -> MedicineFor:
        patient = pick(who, candidates.everybody(campaign))
        chosen = None if card is None else pick(card, candidates.medicines(campaign))
        return MedicineFor(patient, chosen)

    return proposed(ask, find, _with_cards)


@action("medicine-give")
def give_medicine(press: Press) -> Wish:
    """The player of somebody Critical agrees to give a Medicine."""
    return consented(press, _read, _with_cards)


# --- lost for this Memory ------------------------------------------------------------------------


@command("eliminated", suggest={"who": candidates.on_the_map})
def eliminated(_: Ask, who: str) -> Wish:
    """Somebody was not healed in time: told by hand."""

    def decide(campaign: Campaign, _: Chance) -> Events:
        return health.eliminate(campaign, pick(who, candidates.everybody(campaign)))

    return Change(decide, _with_cards)


@command("stranded", suggest={"assassin": candidates.strandable})
def stranded(_: Ask, assassin: str, *, freed: bool = False) -> Wish:
    """An Assassin cannot leave the Map, or can after all."""

    def decide(campaign: Campaign, _: Chance) -> Events:
        who = pick(assassin, candidates.everybody(campaign))
        return health.strand(campaign, who, stranded=not freed)

    return Change(decide, told)


def _with_cards(changed: Changed, say: Say) -> Reply:
    return told(changed, say, cards_told(changed, say))


COMMANDS = (wound, heal, medicine, eliminated, stranded)
ACTIONS = (give_medicine,)
