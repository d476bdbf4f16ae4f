"""The log: what happened, in a sentence or two for each entry.

Names are those that the events hold; the entry's date and who made it are the caller's to add.
"""

from collections.abc import Iterable, Sequence
from functools import singledispatch
from itertools import groupby

from bot.telling import terms
from bot.telling.escaping import escape, shorten
from bot.telling.facts import fact
from bot.telling.listing import counted, joined
from bot.telling.settings import changed_settings
from bot.words import Say, words
from core import events as e
from core.campaign import BASE_HEARTS, Language, Named
from core.turns import ACTION_CUBES

LONGEST = 350
LIST = 200

SIDE_EFFECTS = (
    e.CardsAdded,
    e.CardsMoved,
    e.DeckShuffled,
    e.ArmourChanged,
    e.StandInRelieved,
    e.ResolutionBegan,
    e.BlueprintBuilt,
    e.EquipmentRevealed,
)
"""What goes without saying where something else happened in the same entry."""


def line(events: Sequence[e.Event], language: Language) -> str:
    """What happened in one entry, its most important events first told; at most 350 characters."""
    say = words(language)
    told: list[str] = []
    for _, alike in groupby(_headlines(events), type):
        told += _sentences(list(alike), say)
    return shorten(" ".join(told), LONGEST)


def _headlines(events: Sequence[e.Event]) -> Sequence[e.Event]:
    revealed = [event for event in events if isinstance(event, e.EquipmentRevealed)]
    return [event for event in events if not _side_effect(event)] or revealed or events


def _side_effect(event: e.Event) -> bool:
    healed_there = isinstance(event, e.Healed) and event.why is e.WhyHealed.HOSPITAL
    return healed_there or isinstance(event, SIDE_EFFECTS)


def _sentences(alike: list[e.Event], say: Say) -> list[str]:
    """A sentence each; miniatures that were placed one after another share one."""
    placed = [event for event in alike if isinstance(event, e.MiniatureAssigned)]
    if placed:
        ways = joined([_placed(event, say) for event in placed], say, limit=LIST)
        return [say("event-miniatures-assigned", placed=ways)]
    taken = [event for event in alike if isinstance(event, e.MiniatureUnassigned)]
    if taken:
        names = counted(event.miniature.name for event in taken)
        return [say("event-miniatures-unassigned", placed=joined(names, say, limit=LIST))]
    return [_told(event, say) for event in alike]


def _placed(event: e.MiniatureAssigned, say: Say) -> str:
    name = escape(event.miniature.name)
    target = say("red-space") if event.red_space else terms.building_name(event.building, say)
    if event.origin is None:
        return say("placed", name=name, target=target)
    origin = terms.building_name(event.origin, say)
    return say("placed-from", name=name, origin=origin, target=target)


def card_ways(moves: Iterable[e.CardMove], say: Say) -> list[str]:
    """`Parachute ×2: Main Hall → Lucia’s board`: the cards that went the same way together."""
    together: dict[tuple[str, str, str], list[str]] = {}
    for move in moves:
        origin = terms.place_name(move.origin.kind, move.from_whom, say)
        target = terms.place_name(move.target.kind, move.to_whom, say)
        key = "card-way"
        if origin == target and move.target.slot:
            key, target = "card-way-on-board", terms.slot_name(move.target.slot, say)
        together.setdefault((key, origin, target), []).append(move.card.name)
    return [
        say(key, cards=_cards(names, say), origin=origin, target=target)
        for (key, origin, target), names in together.items()
    ]


def _cards(names: Iterable[str], say: Say) -> str:
    return joined(counted(names), say, limit=LIST)


def _names(named: Iterable[Named], say: Say) -> str:
    return _cards((one.name for one in named), say)


@singledispatch
def _told(event: object, say: Say) -> str:
    raise TypeError(f"nobody is told of {type(event).__name__} in {say.language}")


# --- campaign and roster -------------------------------------------------------------------------


@_told.register
def _(event: e.CampaignBegan, say: Say) -> str:
    assassins = joined(counted(one.name for one in event.assassins), say, limit=LIST)
    return say("event-campaign-began", name=escape(event.name), assassins=assassins)


@_told.register
def _(event: e.CampaignRenamed, say: Say) -> str:
    return say("event-campaign-renamed", before=escape(event.before), after=escape(event.after))


@_told.register
def _(event: e.SettingsChanged, say: Say) -> str:
    changed = changed_settings(event.before, event.after, say)
    if not changed:
        return say("event-settings-kept")
    return say("event-settings-changed", settings=" · ".join(changed))


@_told.register
def _(event: e.GameMasterNamed, say: Say) -> str:
    return say("event-game-master-named", player=f"<@{event.after}>")


@_told.register
def _(event: e.CampaignEnded, say: Say) -> str:
    return say("event-campaign-ended", name=escape(event.name))


@_told.register
def _(event: e.EnteredFromPaper, say: Say) -> str:
    return say(
        "event-entered-from-paper",
        memory=escape(event.last),
        opened="yes" if event.state.hq_open else "no",
        level=terms.level_name(event.level, say),
        xp=event.xp,
    )


@_told.register
def _(event: e.AssassinAdded, say: Say) -> str:
    return say("event-assassin-added", name=escape(event.assassin.name))


@_told.register
def _(event: e.AssassinEdited, say: Say) -> str:
    if event.before != event.after:
        return _renamed(event.before, event.after, say)
    return say(
        "event-assassin-player",
        name=escape(event.after.name),
        played="no" if event.player is None else "yes",
    )


@_told.register
def _(event: e.AssassinRemoved, say: Say) -> str:
    return say("event-assassin-removed", name=escape(event.assassin.name))


@_told.register
def _(event: e.WorkerAdded, say: Say) -> str:
    worker = event.worker
    added = say(
        "event-worker-added",
        name=escape(worker.name),
        kind=worker.kind.value,
        values=terms.brown_card(worker.brown_card, say),
    )
    if worker.most_hearts == BASE_HEARTS:
        return added
    return f"{added} {_hearts(worker.name, worker.most_hearts, say)}"


@_told.register
def _(event: e.WorkerEdited, say: Say) -> str:
    told = [] if event.before == event.after else [_renamed(event.before, event.after, say)]
    told.append(
        say(
            "event-worker-values",
            name=escape(event.after.name),
            values=terms.brown_card(event.brown_card, say),
        )
    )
    if event.most_hearts is not None:
        told.append(_hearts(event.after.name, event.most_hearts, say))
    return " ".join(told)


def _hearts(name: str, number: int, say: Say) -> str:
    return say("event-worker-hearts", name=escape(name), number=number)


def _renamed(before: Named, after: Named, say: Say) -> str:
    return say("event-renamed", before=escape(before.name), after=escape(after.name))


@_told.register
def _(event: e.WorkerRemoved, say: Say) -> str:
    return say("event-worker-removed", name=escape(event.worker.name), kind=event.worker_kind.value)


# --- cards ---------------------------------------------------------------------------------------


@_told.register
def _(event: e.CardsAdded, say: Say) -> str:
    cards = _cards((card.name for card in event.cards), say)
    target = terms.place_name(event.cards[0].place.kind, event.to_whom, say)
    return say("event-cards-added", cards=cards, target=target)


@_told.register
def _(event: e.CardsMoved, say: Say) -> str:
    if event.why in {e.WhyMoved.PAID, e.WhyMoved.MEDICINE_USED}:
        key = "event-cards-paid" if event.why is e.WhyMoved.PAID else "event-cards-used"
        return say(key, cards=_names((move.card for move in event.moves), say))
    ways = joined(card_ways(event.moves, say), say, limit=LIST, separator=" · ")
    return say("event-cards-moved", ways=ways)


@_told.register
def _(event: e.DeckShuffled, say: Say) -> str:
    discards = "yes" if event.discards else "no"
    return say("event-deck-shuffled", discards=discards, number=len(event.order))


# --- health --------------------------------------------------------------------------------------


@_told.register
def _(event: e.Wounded, say: Say) -> str:
    return say(
        "event-wounded",
        name=escape(event.who.name),
        number=event.hearts,
        health=terms.health(event.left, event.maximum, event.state, say),
    )


@_told.register
def _(event: e.Healed, say: Say) -> str:
    health = terms.health(event.left, event.maximum, event.state, say)
    if event.by is not None and event.by != event.who.name and not event.returned:
        return say(
            "event-healed-by",
            name=escape(event.who.name),
            number=event.hearts,
            by=escape(event.by),
            health=health,
        )
    return say(
        "event-healed",
        returned="yes" if event.returned else "no",
        name=escape(event.who.name),
        number=event.hearts,
        health=health,
    )


@_told.register
def _(event: e.Eliminated, say: Say) -> str:
    return say("event-eliminated", name=escape(event.who.name), why=event.why.value)


@_told.register
def _(event: e.ArmourChanged, say: Say) -> str:
    hearts = terms.hearts_drawn(event.hearts, event.maximum)
    return say("event-armour-changed", name=escape(event.who.name), hearts=hearts)


@_told.register
def _(event: e.Stranded, say: Say) -> str:
    stranded = "yes" if event.stranded else "no"
    return say("event-stranded", name=escape(event.who.name), stranded=stranded)


@_told.register
def _(event: e.StandInTaken, say: Say) -> str:
    return say(
        "event-stand-in-taken",
        assassin=escape(event.assassin.name),
        apprentice=escape(event.apprentice.name),
    )


@_told.register
def _(event: e.StandInRelieved, say: Say) -> str:
    return say(
        "event-stand-in-relieved",
        assassin=escape(event.assassin.name),
        apprentice=escape(event.apprentice.name),
    )


# --- the round -----------------------------------------------------------------------------------


@_told.register
def _(event: e.HeadquartersOpened, say: Say) -> str:
    return say("event-headquarters-opened", position=event.contract.position)


@_told.register
def _(event: e.LevelSet, say: Say) -> str:
    return say(
        "event-level-set",
        before=terms.level_name(event.before, say),
        after=terms.level_name(event.after, say),
    )


@_told.register
def _(event: e.ContractNumberSet, say: Say) -> str:
    return say("event-contract-number-set", position=event.position, number=event.after)


@_told.register
def _(event: e.BlueprintPlaced, say: Say) -> str:
    return say(
        "event-blueprint-placed",
        card=escape(event.blueprint.name),
        price=terms.price(event.price, say),
    )


@_told.register
def _(event: e.BlueprintTakenBack, say: Say) -> str:
    return say("event-blueprint-taken-back", card=escape(event.blueprint.name))


@_told.register
def _(event: e.MemoryBegan, say: Say) -> str:
    return say(
        "event-memory-began", memory=escape(event.attempt.memory), attempt=event.attempt.number
    )


@_told.register
def _(event: e.AttemptEnded, say: Say) -> str:
    failed = "completed" if event.completed else "failed_once"
    return say(
        "event-attempt-ended",
        memory=escape(event.attempt.memory),
        attempt=event.attempt.number,
        outcome="success" if event.success else failed,
    )


@_told.register
def _(event: e.ExperienceTold, say: Say) -> str:
    return say(
        "event-experience-told",
        memory=escape(event.memory),
        xp=event.xp,
        total=event.total,
        level=event.level,
    )


# --- game turns ----------------------------------------------------------------------------------


@_told.register
def _(event: e.TurnsTracked, say: Say) -> str:
    return say("event-turns-tracked", turn=event.clock.turn, phase=event.clock.phase.value)


@_told.register
def _(event: e.TurnsLeftAlone, say: Say) -> str:
    return say("event-turns-left-alone", turn=event.turn)


@_told.register
def _(event: e.TurnPhaseBegan, say: Say) -> str:
    return say("event-turn-phase-began", turn=event.turn, phase=event.phase.value)


@_told.register
def _(event: e.TurnBegan, say: Say) -> str:
    return say(
        "event-turn-began",
        turn=event.clock.turn,
        phase=event.clock.phase.value,
        number=ACTION_CUBES,
    )


@_told.register
def _(event: e.CubesUsed, say: Say) -> str:
    name = escape(event.who.name)
    return say("event-cubes-used", name=name, number=event.used, left=event.left)


# --- by hand -------------------------------------------------------------------------------------


@_told.register
def corrected(event: e.Corrected, say: Say) -> str:
    """What was set by hand, from what to what, and why."""
    return say(
        "event-corrected",
        what=event.what.value,
        subject=escape(event.subject or ""),
        before=fact(event.before, say),
        after=fact(event.after, say),
        reason=escape(event.reason).rstrip("."),
    )


@_told.register
def taken_back(event: e.TakenBack, say: Say) -> str:
    """Which entries count no more, what they were and whose."""
    return say(
        "event-taken-back",
        number=event.last - event.first + 1,
        first=event.first,
        last=event.last,
        commands=_cards(event.commands, say),
        actors=_cards(event.actors, say),
    )


@_told.register
def _(event: e.SwappedAssassin, say: Say) -> str:
    before, after = escape(event.before.name), escape(event.after.name)
    return say("event-swapped-assassin", before=before, after=after)


# --- Resolution ----------------------------------------------------------------------------------


@_told.register
def _(event: e.ResolutionBegan, say: Say) -> str:
    return say("event-resolution-began", memory=escape(event.memory))


@_told.register
def _(event: e.HospitalResolved, say: Say) -> str:
    if not event.given:
        return say("event-hospital-nobody")
    healed = [
        say("healed-by", name=escape(share.worker.name), number=share.value)
        for share in event.given
    ]
    return say("event-hospital-resolved", healed=joined(healed, say, limit=LIST))


@_told.register
def _(event: e.BlueprintBuilt, say: Say) -> str:
    return say("event-blueprint-built", card=escape(event.card.name))


@_told.register
def _(event: e.WorkshopResolved, say: Say) -> str:
    card = event.built or event.blueprint
    not_built = "not_built" if event.blueprint else "nothing"
    return say(
        "event-workshop-resolved",
        outcome="built" if event.built else not_built,
        card=escape(card.name) if card else "",
        price=terms.price(event.paid, say) if event.paid else "",
    )


@_told.register
def _(event: e.EquipmentRevealed, say: Say) -> str:
    if not event.cards:
        return say("event-nothing-revealed")
    return say("event-equipment-revealed", cards=_names(event.cards, say))


@_told.register
def _(event: e.ShopResolved, say: Say) -> str:
    if not event.kept:
        return say("event-shop-nothing")
    return say("event-shop-resolved", cards=_names((move.card for move in event.kept), say))


@_told.register
def _(event: e.CommandRoomResolved, say: Say) -> str:
    return say(
        "event-command-room-resolved",
        outcome=event.outcome.value,
        position=event.contract.position if event.contract else 0,
        number=event.successes,
    )


@_told.register
def contract_revealed(event: e.ContractRevealed, say: Say) -> str:
    """Which Contract lies on top now, and what it makes of the HQ level."""
    before = terms.level_name(event.level_before, say)
    after = terms.level_name(event.level, say)
    return say(
        "event-contract-revealed" if event.contract else "event-contracts-used-up",
        position=event.contract.position if event.contract else 0,
        before="same" if before == after else before,
        after=after,
    )


@_told.register
def _(event: e.ResolutionCompleted, say: Say) -> str:
    return say("event-resolution-completed", memory=escape(event.memory))
