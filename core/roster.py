"""Who belongs to the group: Assassins, Allies and Apprentices (rules.md §1, §3.5, §8)."""

from core.campaign import (
    BASE_HEARTS,
    OUT_OF_GAME,
    Assassin,
    BrownCard,
    Campaign,
    CardKind,
    MiniatureId,
    Phase,
    PlaceKind,
    Worker,
    WorkerKind,
)
from core.cards import way
from core.events import (
    AssassinAdded,
    AssassinEdited,
    AssassinRemoved,
    CardsMoved,
    Event,
    Events,
    WhyMoved,
    WorkerAdded,
    WorkerEdited,
    WorkerRemoved,
)
from core.health import relieved
from core.inputs import in_range, miniature_name
from core.violations import Refusal, RuleViolation

MOST_ASSASSINS = 4
MOST_WORKERS = 50
HIGHEST_VALUE = 9  # on a brown card


def add_worker(
    campaign: Campaign,
    kind: WorkerKind,
    name: str,
    brown_card: BrownCard,
    most_hearts: int = BASE_HEARTS,
) -> Events:
    """An Ally or an Apprentice joins the group; `most_hearts` is read off an Ally's card.

    Raises:
        RuleViolation: ROSTER_FULL; what `miniature_name` refuses; NUMBER_OUT_OF_RANGE;
            APPRENTICES_HAVE_THREE_HEARTS (§6.6).
    """
    if len(campaign.workers) >= MOST_WORKERS:
        raise RuleViolation(Refusal.ROSTER_FULL, maximum=MOST_WORKERS)
    _checked_values(brown_card)
    name = miniature_name(campaign, name)
    _checked_hearts(kind, name, most_hearts)
    worker = Worker(
        id=MiniatureId(campaign.last_id + 1),
        name=name,
        kind=kind,
        brown_card=brown_card,
        most_hearts=most_hearts,
        hearts=most_hearts,
    )
    return (WorkerAdded(worker=worker),)


def edit_worker(
    campaign: Campaign,
    miniature: MiniatureId,
    *,
    name: str | None = None,
    brown_card: BrownCard | None = None,
    most_hearts: int | None = None,
) -> Events:
    """A worker's name, brown-card values or an Ally's hearts are corrected; None leaves them.

    Raises:
        RuleViolation: NOT_A_WORKER, UNKNOWN_MINIATURE; what `miniature_name` refuses;
            NUMBER_OUT_OF_RANGE; APPRENTICES_HAVE_THREE_HEARTS; MEMORY_UNDER_WAY for hearts, which
            might be lost ones; NOTHING_TO_CHANGE.
    """
    worker = campaign.worker(miniature)
    new_name = worker.name if name is None else miniature_name(campaign, name, own=miniature)
    new_card = worker.brown_card if brown_card is None else brown_card
    _checked_values(new_card)
    new_hearts = worker.most_hearts if most_hearts is None else most_hearts
    if new_hearts != worker.most_hearts:
        _checked_hearts(worker.kind, worker.name, new_hearts)
        if campaign.phase is Phase.MEMORY and campaign.attempt:
            raise RuleViolation(Refusal.MEMORY_UNDER_WAY, memory=campaign.attempt.memory)
    if (new_name, new_card, new_hearts) == (worker.name, worker.brown_card, worker.most_hearts):
        raise RuleViolation(Refusal.NOTHING_TO_CHANGE)
    return (
        WorkerEdited(
            worker_kind=worker.kind,
            before=worker.named,
            after=worker.named.model_copy(update={"name": new_name}),
            brown_card=new_card,
            most_hearts=new_hearts if new_hearts != worker.most_hearts else None,
        ),
    )


def remove_worker(campaign: Campaign, miniature: MiniatureId) -> Events:
    """A worker leaves the group; who stood in for an Assassin is relieved first.

    Raises:
        RuleViolation: NOT_A_WORKER, UNKNOWN_MINIATURE.
    """
    worker = campaign.worker(miniature)
    events: list[Event] = []
    if worker.stands_in_for is not None:
        events += relieved(campaign, campaign.assassin(worker.stands_in_for), worker)
    events.append(WorkerRemoved(worker=worker.named, worker_kind=worker.kind))
    return tuple(events)


def add_assassin(campaign: Campaign, name: str, player: int | None) -> Events:
    """Somebody joins with an Assassin: three hearts, between Memories only (§8).

    Raises:
        RuleViolation: ONLY_BETWEEN_MEMORIES, TOO_MANY_ASSASSINS; what `miniature_name` refuses.
    """
    _between_memories(campaign)
    if len(campaign.assassins) >= MOST_ASSASSINS:
        raise RuleViolation(Refusal.TOO_MANY_ASSASSINS, maximum=MOST_ASSASSINS)
    assassin = Assassin(
        id=MiniatureId(campaign.last_id + 1),
        name=miniature_name(campaign, name),
        player=player,
    )
    return (AssassinAdded(assassin=assassin),)


def edit_assassin(
    campaign: Campaign,
    miniature: MiniatureId,
    *,
    name: str | None = None,
    player: int | None = None,
) -> Events:
    """An Assassin's name or player is corrected; None leaves them as they are.

    Raises:
        RuleViolation: NOT_AN_ASSASSIN, UNKNOWN_MINIATURE; what `miniature_name` refuses;
            NOTHING_TO_CHANGE.
    """
    assassin = campaign.assassin(miniature)
    new_name = assassin.name if name is None else miniature_name(campaign, name, own=miniature)
    new_player = assassin.player if player is None else player
    if (new_name, new_player) == (assassin.name, assassin.player):
        raise RuleViolation(Refusal.NOTHING_TO_CHANGE)
    return (
        AssassinEdited(
            before=assassin.named,
            after=assassin.named.model_copy(update={"name": new_name}),
            player=new_player,
        ),
    )


def remove_assassin(campaign: Campaign, miniature: MiniatureId) -> Events:
    """Somebody leaves with their Assassin, between Memories only (§8).

    Skill cards are put away for good, all other cards go to the Main Hall.

    Raises:
        RuleViolation: ONLY_BETWEEN_MEMORIES; NOT_AN_ASSASSIN, UNKNOWN_MINIATURE;
            TOO_FEW_ASSASSINS for the last one.
    """
    _between_memories(campaign)
    assassin = campaign.assassin(miniature)
    if len(campaign.assassins) == 1:
        raise RuleViolation(Refusal.TOO_FEW_ASSASSINS)
    events: list[Event] = []
    stand_in = campaign.stand_in_of(assassin.id)
    if stand_in:
        events += relieved(campaign, assassin, stand_in)
    held = (
        *campaign.cards_in(PlaceKind.BOARD, assassin.id),
        *campaign.cards_in(PlaceKind.BAG, assassin.id),
    )
    if held:
        moves = tuple(
            way(campaign, card, OUT_OF_GAME if card.kind is CardKind.SKILL else campaign.store)
            for card in held
        )
        events.append(CardsMoved(moves=moves, why=WhyMoved.PLAYER_LEFT))
    events.append(AssassinRemoved(assassin=assassin.named))
    return tuple(events)


def _checked_hearts(kind: WorkerKind, name: str, most_hearts: int) -> None:
    if kind is WorkerKind.APPRENTICE and most_hearts != BASE_HEARTS:
        raise RuleViolation(Refusal.APPRENTICES_HAVE_THREE_HEARTS, name=name)
    in_range("hearts", most_hearts, 1, HIGHEST_VALUE)


def _checked_values(brown_card: BrownCard) -> None:
    for hearts in brown_card.hospital:
        in_range("hospital", hearts, 0, HIGHEST_VALUE)
    in_range("workshop", brown_card.workshop, 0, HIGHEST_VALUE)
    in_range("shop", brown_card.shop, 0, HIGHEST_VALUE)
    in_range("command_room", brown_card.command_room, 0, HIGHEST_VALUE)


def _between_memories(campaign: Campaign) -> None:
    if campaign.phase not in {Phase.VILLA, Phase.ASSIGNMENT}:
        raise RuleViolation(Refusal.ONLY_BETWEEN_MEMORIES)
