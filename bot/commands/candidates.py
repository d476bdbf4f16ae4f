"""What an option can mean in a campaign: for autocomplete, and for reading what was typed.

Labels are in the campaign's language, as the names in it are.
"""

from collections.abc import Iterable

from bot.names import Candidate
from bot.telling import terms
from bot.words import Say, words
from core import cards, health, hearts, memory, turns
from core.campaign import (
    DECK,
    DISCARD,
    MAIN_HALL,
    OUT_OF_GAME,
    VILLA,
    WORKSHOP,
    Assassin,
    Campaign,
    Card,
    CardId,
    CardKind,
    Colour,
    DeckKeeper,
    MiniatureId,
    Phase,
    Place,
    PlaceKind,
    Slot,
    Worker,
    WorkerKind,
)
from core.headquarters import assignment, workshop


def speech(campaign: Campaign) -> Say:
    """The campaign's language."""
    return words(campaign.settings.language)


# --- miniatures ----------------------------------------------------------------------------------


def miniatures(
    campaign: Campaign, among: Iterable[Assassin | Worker]
) -> list[Candidate[MiniatureId]]:
    """Those of `among`, each with what matters: `Lucia · Ally · Shop`."""
    return [Candidate(one.id, one.name, miniature_label(campaign, one)) for one in among]


def assassins(campaign: Campaign) -> list[Candidate[MiniatureId]]:
    """Everybody who plays."""
    return miniatures(campaign, campaign.assassins)


def allies(campaign: Campaign) -> list[Candidate[MiniatureId]]:
    """All Allies."""
    return miniatures(campaign, _workers(campaign, WorkerKind.ALLY))


def apprentices(campaign: Campaign) -> list[Candidate[MiniatureId]]:
    """All Assassin Apprentices."""
    return miniatures(campaign, _workers(campaign, WorkerKind.APPRENTICE))


def everybody(campaign: Campaign) -> list[Candidate[MiniatureId]]:
    """Every miniature: what was typed is looked up here, so that core can say why it refuses."""
    return miniatures(campaign, campaign.miniatures())


def assignable(campaign: Campaign) -> list[Candidate[MiniatureId]]:
    """Those who may be placed in a Building now."""
    return miniatures(campaign, assignment.assignable(campaign))


def unassignable(campaign: Campaign) -> list[Candidate[MiniatureId]]:
    """Those who may be taken out of a Building now."""
    return miniatures(campaign, assignment.unassignable(campaign))


def taking_part(campaign: Campaign) -> list[Candidate[MiniatureId]]:
    """The Assassins who are not Eliminated."""
    return miniatures(campaign, (one for one in campaign.assassins if not one.eliminated))


def woundable(campaign: Campaign) -> list[Candidate[MiniatureId]]:
    """Those who can lose hearts now."""
    return miniatures(campaign, health.woundable(campaign))


def healable(campaign: Campaign) -> list[Candidate[MiniatureId]]:
    """Those who can be healed now by something that is no Medicine."""
    return miniatures(campaign, health.healable(campaign))


def curable(campaign: Campaign) -> list[Candidate[MiniatureId]]:
    """Those whom a Medicine would heal now."""
    return miniatures(campaign, health.curable(campaign))


def on_the_map(campaign: Campaign) -> list[Candidate[MiniatureId]]:
    """Those who can be Eliminated now, Critical ones first."""
    if campaign.phase is not Phase.MEMORY:
        return []
    critical_first = sorted(health.in_play(campaign), key=lambda one: not hearts.is_critical(one))
    return miniatures(campaign, critical_first)


def strandable(campaign: Campaign) -> list[Candidate[MiniatureId]]:
    """The Assassins on the Map now."""
    return miniatures(campaign, health.strandable(campaign))


def with_cubes(campaign: Campaign) -> list[Candidate[MiniatureId]]:
    """Those who can use action cubes now."""
    return miniatures(campaign, (one for one, _ in turns.cubes(campaign)))


def without_stand_in(campaign: Campaign) -> list[Candidate[MiniatureId]]:
    """The Eliminated Assassins for whom nobody stands in."""
    return miniatures(campaign, health.without_stand_in(campaign))


def free_apprentices(campaign: Campaign) -> list[Candidate[MiniatureId]]:
    """The Apprentices who may stand in for somebody."""
    return miniatures(campaign, health.free_apprentices(campaign))


def standing_in(campaign: Campaign) -> list[Candidate[MiniatureId]]:
    """The Apprentices who stand in for somebody."""
    return miniatures(campaign, (one for one in campaign.workers if one.stands_in_for is not None))


def _workers(campaign: Campaign, kind: WorkerKind) -> Iterable[Worker]:
    return (worker for worker in campaign.workers if worker.kind is kind)


def miniature_label(campaign: Campaign, one: Assassin | Worker) -> str:
    """`Lucia · Ally · Shop`, `Claudio · ♥♥♡ 🩹 Injured`; not escaped."""
    say = speech(campaign)
    if isinstance(one, Assassin):
        most = hearts.maximum(campaign, one)
        parts = [terms.health(one.hearts, most, hearts.state(campaign, one), say)]
        if one.in_hospital:
            parts.append(say("red-space"))
    else:
        parts = [terms.worker_kind(one.kind, say)]
        if campaign.phase is Phase.MEMORY and one in health.in_play(campaign):
            most = hearts.maximum(campaign, one)
            parts.append(terms.health(one.hearts, most, hearts.state(campaign, one), say))
        if one.building is not None:
            parts.append(terms.building_name(one.building, say))
        if one.stands_in_for is not None:
            name = campaign.assassin(one.stands_in_for).name
            parts.append(say("stands-in-for", name=name))
    return " · ".join((one.name, *parts))


# --- cards ---------------------------------------------------------------------------------------


def alike(campaign: Campaign, card: CardId) -> tuple[CardId, ...]:
    """The cards that nobody could tell from this one, itself first: same print, same place."""
    wanted = _look(campaign.card(card))
    others = (one.id for one in campaign.cards if _look(one) == wanted and one.id != card)
    return (card, *others)


def grouped(campaign: Campaign, among: Iterable[Card]) -> list[Candidate[CardId]]:
    """Each kind of card in each place once: `Parachute ×2 · black · Main Hall`."""
    groups: dict[Card, list[Card]] = {}
    for card in among:
        groups.setdefault(_look(card), []).append(card)
    return [
        Candidate(first.id, first.name, card_label(campaign, first, 1 + len(others)))
        for first, *others in groups.values()
    ]


def movable_cards(campaign: Campaign) -> list[Candidate[CardId]]:
    """The cards that people may move by hand now."""
    return grouped(campaign, cards.movable(campaign))


def every_card(campaign: Campaign) -> list[Candidate[CardId]]:
    """All cards, those within reach first; what is typed is looked up here, as in `everybody`."""
    return [*movable_cards(campaign), *grouped(campaign, campaign.cards)]


def board_cards(campaign: Campaign) -> list[Candidate[CardId]]:
    """The cards on boards: those that can be traded or used during a Memory."""
    return grouped(campaign, campaign.cards_in(PlaceKind.BOARD))


def equippable(campaign: Campaign) -> list[Candidate[CardId]]:
    """The cards within reach that have a matching slot and do not lie in it."""
    return grouped(
        campaign,
        (
            card
            for card in cards.movable(campaign)
            if card.slot is not None and card.place.slot is not card.slot
        ),
    )


def armours(campaign: Campaign) -> list[Candidate[CardId]]:
    """The armour within reach that nobody wears."""
    return grouped(
        campaign,
        (
            card
            for card in cards.movable(campaign)
            if card.slot is Slot.ARMOUR and card.place.slot is not Slot.ARMOUR
        ),
    )


def usable_cards(campaign: Campaign) -> list[Candidate[CardId]]:
    """The cards that are discarded when they are used, and are within reach."""
    return grouped(
        campaign, (card for card in cards.movable(campaign) if card.colour is Colour.BLACK)
    )


def medicines(campaign: Campaign) -> list[Candidate[CardId]]:
    """The Medicines at hand now."""
    return grouped(campaign, health.medicines(campaign))


def blueprints(campaign: Campaign) -> list[Candidate[CardId]]:
    """All Blueprints that are still to be built."""
    return grouped(campaign, (card for card in campaign.cards if card.kind is CardKind.BLUEPRINT))


def placeable_blueprints(campaign: Campaign) -> list[Candidate[CardId]]:
    """The Blueprints that may be laid into the Workshop now."""
    return grouped(campaign, workshop.placeable(campaign))


def card_label(campaign: Campaign, card: Card, count: int = 1) -> str:
    """`Parachute ×2 · black · Main Hall`; not escaped."""
    say = speech(campaign)
    name = card.name if count == 1 else f"{card.name} ×{count}"
    what = say("colour", colour=card.colour.value)
    if card.price is not None:
        what = terms.price(card.price, say)
    return f"{name} · {what} · {place_label(campaign, card.place)}"


def _look(card: Card) -> Card:
    return card.model_copy(update={"id": CardId(0)})


# --- places --------------------------------------------------------------------------------------


def boards(campaign: Campaign) -> list[Candidate[str]]:
    """The boards in play; `read_place` reads their values."""
    return [
        place_candidate(campaign, Place(kind=PlaceKind.BOARD, owner=owner))
        for owner in cards.boards_in_play(campaign)
    ]


def board_owners(campaign: Campaign) -> list[Candidate[MiniatureId]]:
    """Those whose boards are in play."""
    return miniatures(campaign, (campaign.miniature(one) for one in cards.boards_in_play(campaign)))


def keeping_places(campaign: Campaign) -> list[Candidate[str]]:
    """Where cards of the group can lie: with the spare cards, or on a board in play."""
    return [place_candidate(campaign, campaign.store), *boards(campaign)]


def target_places(campaign: Campaign) -> list[Candidate[str]]:
    """Where cards can be moved by hand now."""
    within_reach = boards(campaign) if campaign.phase is Phase.MEMORY else keeping_places(campaign)
    return [*within_reach, *(place_candidate(campaign, pile) for pile in (DISCARD, OUT_OF_GAME))]


def entry_places(campaign: Campaign) -> list[Candidate[str]]:
    """Where the group can enter cards; those in the deck only where the bot keeps it."""
    kept_by_bot = campaign.settings.deck_keeper is DeckKeeper.BOT
    piles = (DECK, DISCARD, OUT_OF_GAME) if kept_by_bot else (DISCARD, OUT_OF_GAME)
    return [*keeping_places(campaign), *(place_candidate(campaign, pile) for pile in piles)]


def every_place(campaign: Campaign) -> list[Candidate[str]]:
    """All places that can be named: what is typed is looked up here, as in `everybody`."""
    piles = (VILLA, MAIN_HALL, WORKSHOP, DECK, DISCARD, OUT_OF_GAME)
    owners = (Place(kind=PlaceKind.BOARD, owner=one.id) for one in campaign.miniatures())
    return [place_candidate(campaign, place) for place in (*piles, *owners)]


def filled_places(campaign: Campaign) -> list[Candidate[str]]:
    """Where cards lie, but for the deck: nobody is to know what is in it."""
    places = {
        card.place.model_copy(update={"slot": None})
        for card in campaign.cards
        if card.place.kind is not PlaceKind.DECK
    }
    order = list(PlaceKind)
    return [
        place_candidate(campaign, place)
        for place in sorted(places, key=lambda one: (order.index(one.kind), one.owner or 0))
    ]


def read_place(value: str) -> Place:
    """The place that a candidate of one of these lists stands for.

    Raises:
        ValueError: it stands for none.
    """
    kind, _, owner = value.partition(":")
    return Place(kind=PlaceKind(kind), owner=MiniatureId(int(owner)) if owner else None)


def write_place(place: Place) -> str:
    """The value that `read_place` reads; the slot is left out."""
    return place.kind.value if place.owner is None else f"{place.kind.value}:{place.owner}"


def place_label(campaign: Campaign, place: Place) -> str:
    """`Main Hall`, `Claudio’s board`, `Claudio’s board (armour)`; not escaped."""
    say = speech(campaign)
    owner = cards.owner_name(campaign, place)
    if owner is None:
        return say("place", place=place.kind.value)
    label = say("bag-of" if place.kind is PlaceKind.BAG else "board-of", name=owner)
    return label if place.slot is None else f"{label} ({say('slot', slot=place.slot.value)})"


def place_candidate(campaign: Campaign, place: Place) -> Candidate[str]:
    """The place, as all these lists have it; a board can be told of by its owner's name alone."""
    label = place_label(campaign, place)
    return Candidate(write_place(place), cards.owner_name(campaign, place) or label, label)


# --- Memories ------------------------------------------------------------------------------------


def memories(campaign: Campaign) -> list[Candidate[str]]:
    """The Memories that may begin now."""
    return [Candidate(one, one) for one in memory.playable(campaign)]


def completed_memories(campaign: Campaign) -> list[Candidate[str]]:
    """The Memories in the diary, those first whose experience nobody has told."""
    latest_first = tuple(reversed(campaign.diary))
    untold_first = sorted(latest_first, key=lambda record: record.xp is not None)
    return [Candidate(record.memory, record.memory) for record in untold_first]
