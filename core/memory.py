"""Memories and their attempts (rules.md §2)."""

from collections.abc import Iterable

from core.apply import apply_all
from core.campaign import Attempt, Campaign, MiniatureId, Phase
from core.events import AttemptEnded, Event, Events, MemoryBegan
from core.headquarters.red_spaces import laid_in_hospital
from core.health import eliminated_at_the_end, recovered_before_headquarters
from core.violations import Refusal, RuleViolation

BEFORE_HEADQUARTERS = ("0.1", "0.2", "0.3", "0.4")
FIRST_OF_HEADQUARTERS = "1.1"
OPTIONAL = ("M.A", "M.B", "M.C", "M.D")
MEMORIES = (
    *BEFORE_HEADQUARTERS,
    *(FIRST_OF_HEADQUARTERS, "1.2", "1.3"),
    *("2.1", "2.2", "2.3", "2.4"),
    *("3.1", "3.2", "3.3", "3.4", "3.5"),
    *("4.1", "4.1A", "4.2", "4.3", "4.4", "4.5"),
    *OPTIONAL,
    *("R1.1", "R1.2", "R1.3", "R1.4", "R2.1", "R2.2", "R2.3", "R2.4"),
    *("T1.1", "T1.2", "T1.3", "T1.4", "T2.1", "T2.2", "T2.3", "T2.4"),
)
"""The base campaign's, its optional ones, and those of Roma and Tokyo (§2.8)."""


def playable(campaign: Campaign) -> tuple[str, ...]:
    """The Memories that may begin now: the failed one, or those not yet completed (§2.8).

    Those that follow the one played last come first; the optional ones interrupt that order.
    """
    match campaign.phase:
        case Phase.BETWEEN_ATTEMPTS if campaign.attempt:
            return (campaign.attempt.memory,)
        case Phase.VILLA | Phase.ASSIGNMENT:
            completed = [record.memory for record in campaign.diary]
            played = [MEMORIES.index(memory) for memory in completed if memory not in OPTIONAL]
            following = played[-1] + 1 if played else 0
            return tuple(
                memory
                for memory in (*MEMORIES[following:], *MEMORIES[:following])
                if memory not in completed
                and (memory in BEFORE_HEADQUARTERS) is not campaign.hq_open
            )
        case _:
            return ()


def begin(campaign: Campaign, memory: str | None = None) -> Events:
    """A Memory's 1st attempt begins, or the 2nd of the one that just failed.

    Raises:
        RuleViolation: what `next_attempt` refuses.
    """
    return (MemoryBegan(attempt=next_attempt(campaign, memory)),)


def next_attempt(campaign: Campaign, memory: str | None = None) -> Attempt:
    """The attempt that may begin now; `memory` None is the first that is `playable`.

    Raises:
        RuleViolation: UNKNOWN_MEMORY; MEMORY_UNDER_WAY, RESOLUTION_IS_DUE; SECOND_ATTEMPT_IS_DUE
            for another than the failed one; MEMORY_ALREADY_COMPLETED;
            MEMORY_NEEDS_OPEN_HEADQUARTERS, MEMORY_IS_BEFORE_HEADQUARTERS (§2.1).
    """
    if memory is None:
        memory = next(iter(playable(campaign)), FIRST_OF_HEADQUARTERS)
    memory = memory.strip().upper()
    if campaign.phase is Phase.MEMORY and campaign.attempt:
        raise RuleViolation(Refusal.MEMORY_UNDER_WAY, memory=campaign.attempt.memory)
    if campaign.phase is Phase.RESOLUTION:
        raise RuleViolation(Refusal.RESOLUTION_IS_DUE)
    if memory not in MEMORIES:
        raise RuleViolation(Refusal.UNKNOWN_MEMORY, memory=memory)
    if campaign.phase is Phase.BETWEEN_ATTEMPTS and campaign.attempt:
        if memory != campaign.attempt.memory:
            raise RuleViolation(Refusal.SECOND_ATTEMPT_IS_DUE, memory=campaign.attempt.memory)
        return Attempt(memory=memory, number=2)
    if any(record.memory == memory for record in campaign.diary):
        raise RuleViolation(Refusal.MEMORY_ALREADY_COMPLETED, memory=memory)
    if campaign.hq_open and memory in BEFORE_HEADQUARTERS:
        raise RuleViolation(Refusal.MEMORY_IS_BEFORE_HEADQUARTERS, memory=memory)
    if not campaign.hq_open and memory not in BEFORE_HEADQUARTERS:
        raise RuleViolation(Refusal.MEMORY_NEEDS_OPEN_HEADQUARTERS, memory=memory)
    return Attempt(memory=memory, number=1)


def end_attempt(
    campaign: Campaign, *, success: bool, stranded: Iterable[MiniatureId] = ()
) -> Events:
    """An attempt ends; with a success, or a second failure, the Memory is completed (§2.3).

    Whoever is Critical, or `stranded` on the Map, is Eliminated (§2.6, §6.4). Of a completed Memory
    the Eliminated go to the Hospital's red spaces (§6.5); before the HQ opens, those who had missed
    the Memory are back instead (§6.6).

    Raises:
        RuleViolation: NO_MEMORY_UNDER_WAY; NOT_AN_ASSASSIN, UNKNOWN_MINIATURE in `stranded`.
    """
    attempt = campaign.attempt
    if campaign.phase is not Phase.MEMORY or attempt is None:
        raise RuleViolation(Refusal.NO_MEMORY_UNDER_WAY)
    completed = success or attempt.number == 2
    events: list[Event] = [*eliminated_at_the_end(campaign, attempt, frozenset(stranded))]
    events.append(AttemptEnded(attempt=attempt, success=success, completed=completed))
    if completed:
        after = apply_all(campaign, events)
        if campaign.hq_open:
            events += laid_in_hospital(after)
        else:
            events += recovered_before_headquarters(after, attempt)
    return tuple(events)
