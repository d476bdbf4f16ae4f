"""How events change the state: the only way in which it changes.

Nothing is decided here. Whether an event may happen was settled by the decision that returned it,
so that old logs replay whatever the rules' code has become since.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import singledispatch

from core import events as e
from core.campaign import (
    MAIN_HALL,
    WORKSHOP,
    Assassin,
    Building,
    Campaign,
    CardId,
    HealthState,
    MemoryRecord,
    MiniatureId,
    Named,
    Phase,
    Place,
    PlaceKind,
    Resolution,
    Worker,
)
from core.hearts import maximum


def found(event: e.CampaignBegan) -> Campaign:
    """The campaign as its first event makes it."""
    return Campaign(
        name=event.name,
        game_master=event.game_master,
        settings=event.settings,
        assassins=event.assassins,
        last_id=max((assassin.id for assassin in event.assassins), default=0),
    )


def apply(campaign: Campaign, event: e.Event) -> Campaign:
    """The state after one more event."""
    return _after(event, campaign)


def apply_all(campaign: Campaign, events: Iterable[e.Event]) -> Campaign:
    """The state after all of these, in their order."""
    for event in events:
        campaign = _after(event, campaign)
    return campaign


def replay(events: Iterable[e.Event]) -> Campaign:
    """The state that a whole log comes to; its first event is the campaign's beginning.

    Raises:
        ValueError: the log does not begin with `CampaignBegan`.
    """
    log = iter(events)
    first = next(log, None)
    if not isinstance(first, e.CampaignBegan):
        raise ValueError("a log begins with CampaignBegan")  # noqa: TRY004 - a wrong log, not type
    return apply_all(found(first), log)


@singledispatch
def _after(event: object, campaign: Campaign) -> Campaign:
    raise TypeError(f"nothing is known of {type(event).__name__} in {campaign.name}")


# --- changing one of many ------------------------------------------------------------------------


def _with_assassin(
    campaign: Campaign, who: int, change: Callable[[Assassin], Assassin]
) -> Campaign:
    changed = tuple(change(one) if one.id == who else one for one in campaign.assassins)
    return campaign.model_copy(update={"assassins": changed})


def _with_worker(campaign: Campaign, who: int, change: Callable[[Worker], Worker]) -> Campaign:
    changed = tuple(change(one) if one.id == who else one for one in campaign.workers)
    return campaign.model_copy(update={"workers": changed})


def _with_character(campaign: Campaign, who: int, update: Mapping[str, object]) -> Campaign:
    """The same change to whoever has this id, Assassin or worker."""
    campaign = _with_assassin(campaign, who, lambda one: one.model_copy(update=update))
    return _with_worker(campaign, who, lambda one: one.model_copy(update=update))


def _with_moves(campaign: Campaign, moves: Iterable[e.CardMove]) -> Campaign:
    """Cards lie where they were moved; those that moved last come last in their place."""
    targets = {move.card.id: move.target for move in moves}
    staying = [card for card in campaign.cards if card.id not in targets]
    known = {card.id: card for card in campaign.cards}
    moved = [
        known[CardId(card)].model_copy(update={"place": place}) for card, place in targets.items()
    ]
    deck = [card for card in campaign.deck if card not in targets]
    deck += [CardId(card) for card, target in targets.items() if target.kind is PlaceKind.DECK]
    return campaign.model_copy(update={"cards": (*staying, *moved), "deck": tuple(deck)})


def _emptied(campaign: Campaign, building: Building) -> Campaign:
    """All miniatures leave a Building that is resolved (§4); the next one is due."""
    workers = tuple(
        one.model_copy(update={"building": None}) if one.building is building else one
        for one in campaign.workers
    )
    order = list(Building)
    following = order[order.index(building) + 1 :]
    update: dict[str, object] = {"workers": workers}
    if building is Building.HOSPITAL:
        update["assassins"] = tuple(
            one.model_copy(update={"in_hospital": False}) for one in campaign.assassins
        )
    if campaign.resolution:
        due = following[0] if following else None
        update["resolution"] = campaign.resolution.model_copy(update={"building": due})
    return campaign.model_copy(update=update)


# --- campaign and roster -------------------------------------------------------------------------


@_after.register
def _(event: e.CampaignRenamed, campaign: Campaign) -> Campaign:
    return campaign.model_copy(update={"name": event.after})


@_after.register
def _(event: e.GameMasterNamed, campaign: Campaign) -> Campaign:
    return campaign.model_copy(update={"game_master": event.after})


@_after.register
def _(event: e.SettingsChanged, campaign: Campaign) -> Campaign:
    return campaign.model_copy(update={"settings": event.after})


@_after.register
def _(event: e.CampaignEnded, campaign: Campaign) -> Campaign:
    del event
    return campaign.model_copy(update={"phase": Phase.ENDED})


@_after.register
def _(event: e.AssassinAdded, campaign: Campaign) -> Campaign:
    return campaign.model_copy(
        update={
            "assassins": (*campaign.assassins, event.assassin),
            "last_id": max(campaign.last_id, event.assassin.id),
        }
    )


@_after.register
def _(event: e.AssassinEdited, campaign: Campaign) -> Campaign:
    update = {"name": event.after.name, "player": event.player}
    return _with_assassin(campaign, event.before.id, lambda one: one.model_copy(update=update))


@_after.register
def _(event: e.AssassinRemoved, campaign: Campaign) -> Campaign:
    return campaign.model_copy(
        update={
            "assassins": tuple(one for one in campaign.assassins if one.id != event.assassin.id)
        }
    )


@_after.register
def _(event: e.WorkerAdded, campaign: Campaign) -> Campaign:
    return campaign.model_copy(
        update={
            "workers": (*campaign.workers, event.worker),
            "last_id": max(campaign.last_id, event.worker.id),
        }
    )


@_after.register
def _(event: e.WorkerEdited, campaign: Campaign) -> Campaign:
    update: dict[str, object] = {"name": event.after.name, "brown_card": event.brown_card}
    if event.most_hearts is not None:
        update |= {"most_hearts": event.most_hearts, "hearts": event.most_hearts}
    return _with_worker(campaign, event.before.id, lambda one: one.model_copy(update=update))


@_after.register
def _(event: e.WorkerRemoved, campaign: Campaign) -> Campaign:
    return campaign.model_copy(
        update={"workers": tuple(one for one in campaign.workers if one.id != event.worker.id)}
    )


# --- cards ---------------------------------------------------------------------------------------


@_after.register
def _(event: e.CardsAdded, campaign: Campaign) -> Campaign:
    added_to_deck = tuple(card.id for card in event.cards if card.place.kind is PlaceKind.DECK)
    return campaign.model_copy(
        update={
            "cards": (*campaign.cards, *event.cards),
            "deck": (*campaign.deck, *added_to_deck),
            "last_id": max(campaign.last_id, *(card.id for card in event.cards)),
        }
    )


@_after.register
def _(event: e.CardsMoved, campaign: Campaign) -> Campaign:
    return _with_moves(campaign, event.moves)


@_after.register
def _(event: e.DeckShuffled, campaign: Campaign) -> Campaign:
    return campaign.model_copy(update={"deck": tuple(CardId(card) for card in event.order)})


# --- health --------------------------------------------------------------------------------------


@_after.register
def _(event: e.Wounded, campaign: Campaign) -> Campaign:
    critical_since = event.turn if event.left == 0 else None
    return _with_character(
        campaign, event.who.id, {"hearts": event.left, "critical_since": critical_since}
    )


@_after.register
def _(event: e.Healed, campaign: Campaign) -> Campaign:
    campaign = _with_character(
        campaign,
        event.who.id,
        {"hearts": event.left, "eliminated": False, "critical_since": None},
    )
    update: dict[str, object] = {}
    if event.returned:
        update["eliminated_in"] = None
    if event.returned or event.state is HealthState.FULL_HEALTH:
        update["in_hospital"] = False
    return _with_assassin(campaign, event.who.id, lambda one: one.model_copy(update=update))


@_after.register
def _(event: e.Eliminated, campaign: Campaign) -> Campaign:
    update = {"hearts": 0, "eliminated": True, "critical_since": None}
    campaign = _with_character(campaign, event.who.id, update)
    of_assassin = {"eliminated_in": event.attempt, "stranded": False}
    return _with_assassin(campaign, event.who.id, lambda one: one.model_copy(update=of_assassin))


@_after.register
def _(event: e.ArmourChanged, campaign: Campaign) -> Campaign:
    return _with_character(campaign, event.who.id, {"hearts": event.hearts})


@_after.register
def _(event: e.Stranded, campaign: Campaign) -> Campaign:
    update = {"stranded": event.stranded}
    return _with_assassin(campaign, event.who.id, lambda one: one.model_copy(update=update))


@_after.register
def _(event: e.StandInTaken, campaign: Campaign) -> Campaign:
    update = {"stands_in_for": MiniatureId(event.assassin.id)}
    return _with_worker(campaign, event.apprentice.id, lambda one: one.model_copy(update=update))


@_after.register
def _(event: e.StandInRelieved, campaign: Campaign) -> Campaign:
    """Back in the pool, and well again (§4.1); what armour added goes with its card."""
    campaign = _with_worker(
        campaign,
        event.apprentice.id,
        lambda one: one.model_copy(
            update={
                "stands_in_for": None,
                "hearts": one.most_hearts,
                "eliminated": False,
                "critical_since": None,
            }
        ),
    )
    if campaign.clock is None:
        return campaign
    cubes = tuple(one for one in campaign.clock.cubes if one.who != event.apprentice.id)
    return campaign.model_copy(update={"clock": campaign.clock.model_copy(update={"cubes": cubes})})


# --- the round -----------------------------------------------------------------------------------


@_after.register
def _(event: e.HeadquartersOpened, campaign: Campaign) -> Campaign:
    return campaign.model_copy(
        update={
            "hq_open": True,
            "phase": Phase.ASSIGNMENT,
            "attempt": None,
            "contract": event.contract,
        }
    )


@_after.register
def _(event: e.LevelSet, campaign: Campaign) -> Campaign:
    return campaign.model_copy(update={"level": event.after})


@_after.register
def _(event: e.ContractNumberSet, campaign: Campaign) -> Campaign:
    if campaign.contract is None:
        return campaign
    contract = campaign.contract.model_copy(update={"number": event.after})
    return campaign.model_copy(update={"contract": contract})


@_after.register
def _(event: e.MiniatureAssigned, campaign: Campaign) -> Campaign:
    who = event.miniature.id
    if event.red_space:
        return _with_assassin(
            campaign, who, lambda one: one.model_copy(update={"in_hospital": True})
        )
    return _with_worker(
        campaign, who, lambda one: one.model_copy(update={"building": event.building})
    )


@_after.register
def _(event: e.MiniatureUnassigned, campaign: Campaign) -> Campaign:
    who = event.miniature.id
    if event.red_space:
        return _with_assassin(
            campaign, who, lambda one: one.model_copy(update={"in_hospital": False})
        )
    return _with_worker(campaign, who, lambda one: one.model_copy(update={"building": None}))


@_after.register
def _(event: e.BlueprintPlaced, campaign: Campaign) -> Campaign:
    return _with_card_in(campaign, event.blueprint, WORKSHOP)


@_after.register
def _(event: e.BlueprintTakenBack, campaign: Campaign) -> Campaign:
    return _with_card_in(campaign, event.blueprint, MAIN_HALL)


def _with_card_in(campaign: Campaign, card_moved: Named, place: Place) -> Campaign:
    cards = tuple(
        card.model_copy(update={"place": place}) if card.id == card_moved.id else card
        for card in campaign.cards
    )
    return campaign.model_copy(update={"cards": cards})


@_after.register
def _(event: e.MemoryBegan, campaign: Campaign) -> Campaign:
    return campaign.model_copy(update={"phase": Phase.MEMORY, "attempt": event.attempt})


@_after.register
def _(event: e.AttemptEnded, campaign: Campaign) -> Campaign:
    campaign = off_the_map(campaign)
    if not event.completed:
        return campaign.model_copy(update={"phase": Phase.BETWEEN_ATTEMPTS})
    record = MemoryRecord(
        memory=event.attempt.memory, attempts=event.attempt.number, success=event.success
    )
    return campaign.model_copy(
        update={
            "diary": (*campaign.diary, record),
            "phase": Phase.RESOLUTION if campaign.hq_open else Phase.VILLA,
            "attempt": event.attempt if campaign.hq_open else None,
        }
    )


def off_the_map(campaign: Campaign) -> Campaign:
    """No attempt is under way: no game turn any more, Allies and Apprentices are well (§4.1)."""
    workers = tuple(
        one.model_copy(
            update={
                "hearts": maximum(campaign, one),
                "eliminated": False,
                "critical_since": None,
            }
        )
        for one in campaign.workers
    )
    assassins = tuple(
        one.model_copy(update={"stranded": False, "critical_since": None})
        for one in campaign.assassins
    )
    return campaign.model_copy(update={"workers": workers, "assassins": assassins, "clock": None})


@_after.register
def _(event: e.ExperienceTold, campaign: Campaign) -> Campaign:
    diary = tuple(
        record.model_copy(update={"xp": event.xp}) if record.memory == event.memory else record
        for record in campaign.diary
    )
    return campaign.model_copy(update={"diary": diary})


# --- game turns ----------------------------------------------------------------------------------


@_after.register
def _(event: e.TurnsTracked, campaign: Campaign) -> Campaign:
    """Who is Critical already counts as Critical from this turn on."""
    turn = event.clock.turn
    for one in campaign.miniatures():
        if one.hearts == 0 and not one.eliminated:
            campaign = _with_character(campaign, one.id, {"critical_since": turn})
    return campaign.model_copy(update={"clock": event.clock, "clocks": event.clock.serial})


@_after.register
def _(event: e.TurnsLeftAlone, campaign: Campaign) -> Campaign:
    del event
    for one in campaign.miniatures():
        if one.critical_since is not None:
            campaign = _with_character(campaign, one.id, {"critical_since": None})
    return campaign.model_copy(update={"clock": None})


@_after.register
def _(event: e.TurnPhaseBegan, campaign: Campaign) -> Campaign:
    if campaign.clock is None:
        return campaign
    clock = campaign.clock.model_copy(update={"phase": event.phase})
    return campaign.model_copy(update={"clock": clock})


@_after.register
def _(event: e.TurnBegan, campaign: Campaign) -> Campaign:
    return campaign.model_copy(update={"clock": event.clock})


@_after.register
def _(event: e.CubesUsed, campaign: Campaign) -> Campaign:
    if campaign.clock is None:
        return campaign
    cubes = tuple(
        one.model_copy(update={"left": event.left}) if one.who == event.who.id else one
        for one in campaign.clock.cubes
    )
    clock = campaign.clock.model_copy(update={"cubes": cubes})
    return campaign.model_copy(update={"clock": clock})


# --- by hand -------------------------------------------------------------------------------------


@_after.register
def _(event: e.Corrected, campaign: Campaign) -> Campaign:
    del campaign
    return event.state


@_after.register
def _(event: e.TakenBack, campaign: Campaign) -> Campaign:
    del campaign
    return event.state


@_after.register
def _(event: e.EnteredFromPaper, campaign: Campaign) -> Campaign:
    del campaign
    return event.state


@_after.register
def _(event: e.SwappedAssassin, campaign: Campaign) -> Campaign:
    update = {"name": event.after.name}
    return _with_assassin(campaign, event.before.id, lambda one: one.model_copy(update=update))


# --- Resolution ----------------------------------------------------------------------------------


@_after.register
def _(event: e.ResolutionBegan, campaign: Campaign) -> Campaign:
    del event
    return campaign.model_copy(update={"resolution": Resolution()})


@_after.register
def _(event: e.HospitalResolved, campaign: Campaign) -> Campaign:
    del event
    return _emptied(campaign, Building.HOSPITAL)


@_after.register
def _(event: e.BlueprintBuilt, campaign: Campaign) -> Campaign:
    cards = tuple(event.card if card.id == event.card.id else card for card in campaign.cards)
    return campaign.model_copy(update={"cards": cards})


@_after.register
def _(event: e.WorkshopResolved, campaign: Campaign) -> Campaign:
    del event
    return _emptied(campaign, Building.WORKSHOP)


@_after.register
def _(event: e.EquipmentRevealed, campaign: Campaign) -> Campaign:
    del event  # the cards' ways are events of their own
    return campaign.model_copy(
        update={"resolution": Resolution(building=Building.SHOP, revealed=True)}
    )


@_after.register
def _(event: e.ShopResolved, campaign: Campaign) -> Campaign:
    del event
    return _emptied(campaign, Building.SHOP)


@_after.register
def _(event: e.CommandRoomResolved, campaign: Campaign) -> Campaign:
    fulfilled = event.outcome in {
        e.CommandRoomOutcome.FULFILLED,
        e.CommandRoomOutcome.FULFILLED_SURELY,
    }
    tried = fulfilled or event.outcome is e.CommandRoomOutcome.FAILED
    contract = campaign.contract
    if contract is not None:
        contract = contract.model_copy(update={"tries": event.tries})
    *earlier, latest = campaign.diary
    if tried:
        latest = latest.model_copy(update={"contract_fulfilled": fulfilled})
    resolution = Resolution(building=None, contract_fulfilled=fulfilled)
    return _emptied(campaign, Building.COMMAND_ROOM).model_copy(
        update={
            "contract": contract,
            "resolution": resolution,
            "diary": (*earlier, latest),
        }
    )


@_after.register
def _(event: e.ContractRevealed, campaign: Campaign) -> Campaign:
    return campaign.model_copy(
        update={
            "contract": event.contract,
            "level": event.level,
            "resolution": Resolution(building=None),
        }
    )


@_after.register
def _(event: e.ResolutionCompleted, campaign: Campaign) -> Campaign:
    del event
    return campaign.model_copy(
        update={"phase": Phase.ASSIGNMENT, "resolution": None, "attempt": None}
    )
