"""What a group does next in the campaign's round, and what it can do besides (rules.md §2).

Nothing is decided here: a step that is named can still be refused, and others stay possible.
"""

from enum import StrEnum

from core.campaign import Building, Campaign, CardKind, Phase, Worker
from core.headquarters.assignment import assignable, stands_in
from core.health import (
    curable,
    free_apprentices,
    healable,
    medicines,
    without_stand_in,
    woundable,
)
from core.memory import playable


class Step(StrEnum):
    BEGIN = "begin"
    SUCCEED = "succeed"
    FAIL = "fail"
    RESOLVE = "resolve"
    OPEN_HEADQUARTERS = "open_headquarters"
    ENTER_WORKERS = "enter_workers"
    PLACE = "place"

    GIVE_MEDICINE = "give_medicine"
    HEAL = "heal"
    LOSE_HEARTS = "lose_hearts"
    GO_ON_WITH_TURN = "go_on_with_turn"
    TRACK_TURNS = "track_turns"
    STAND_IN = "stand_in"
    READ_CONTRACT = "read_contract"
    LAY_BLUEPRINT = "lay_blueprint"
    NOTE_EXPERIENCE = "note_experience"
    MOVE_CARDS = "move_cards"
    ADD_CARDS = "add_cards"


def next_steps(campaign: Campaign) -> tuple[Step, ...]:
    """At most two, the most sensible first; none once the campaign has ended."""
    steps: tuple[Step, ...]
    match campaign.phase:
        case Phase.VILLA:
            steps = (Step.BEGIN,) if playable(campaign) else (Step.OPEN_HEADQUARTERS,)
        case Phase.ASSIGNMENT if not campaign.workers:
            steps = (Step.ENTER_WORKERS, Step.BEGIN)
        case Phase.ASSIGNMENT if _somebody_is_idle(campaign):
            steps = (Step.PLACE, Step.BEGIN)
        case Phase.ASSIGNMENT | Phase.BETWEEN_ATTEMPTS:
            steps = (Step.BEGIN,)
        case Phase.MEMORY:
            steps = (Step.SUCCEED, Step.FAIL)
        case Phase.RESOLUTION:
            steps = (Step.RESOLVE,)
        case Phase.ENDED:
            steps = ()
    return steps


def besides(campaign: Campaign) -> tuple[Step, ...]:
    """What else is of use at this moment, the most pressing first."""
    possible = {
        Step.GIVE_MEDICINE: bool(curable(campaign) and medicines(campaign)),
        Step.HEAL: bool(healable(campaign)),
        Step.STAND_IN: bool(without_stand_in(campaign) and free_apprentices(campaign)),
        Step.READ_CONTRACT: _is_unread(campaign),
        Step.LAY_BLUEPRINT: _is_unlaid(campaign),
        Step.LOSE_HEARTS: bool(woundable(campaign)),
        Step.GO_ON_WITH_TURN: campaign.clock is not None,
        Step.TRACK_TURNS: campaign.phase is Phase.MEMORY and campaign.clock is None,
        Step.NOTE_EXPERIENCE: bool(campaign.diary) and campaign.diary[-1].xp is None,
        Step.MOVE_CARDS: bool(campaign.cards) and campaign.phase is not Phase.ENDED,
        Step.ADD_CARDS: campaign.phase in {Phase.VILLA, Phase.ASSIGNMENT, Phase.BETWEEN_ATTEMPTS},
    }
    return tuple(step for step, sensible in possible.items() if sensible)


def _somebody_is_idle(campaign: Campaign) -> bool:
    """Whether a worker stands nowhere; who is Eliminated lies in the Hospital by itself."""
    return any(
        isinstance(one, Worker) and not any(stands_in(one, building) for building in Building)
        for one in assignable(campaign)
    )


def _is_unread(campaign: Campaign) -> bool:
    contract = campaign.contract
    return contract is not None and contract.number is None


def _is_unlaid(campaign: Campaign) -> bool:
    """Whether the Workshop is empty though the group has a Blueprint for it."""
    return (
        campaign.phase is Phase.ASSIGNMENT
        and campaign.blueprint is None
        and any(card.kind is CardKind.BLUEPRINT for card in campaign.cards_in(campaign.store.kind))
    )
