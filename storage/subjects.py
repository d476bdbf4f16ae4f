"""What a log entry is about: what the log can be looked up by. Taken from its events when stored.

Everything here can be found again from the log; it is kept beside it, indexed, so that nobody has
to read a whole log to find a part of it.
"""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import NamedTuple

from core import events as e
from core.apply import apply_all, replay
from core.campaign import Building, Campaign


class SubjectKind(StrEnum):
    MEMORY = "memory"  # its name
    BUILDING = "building"  # which
    WHOLE_STATE = "whole_state"  # an event holds the campaign's whole state: "", there is but one
    TAKEN_BACK = "taken_back"  # the number of the first entry that this one takes back


class Subject(NamedTuple):
    kind: SubjectKind
    name: str


INHERITED = (SubjectKind.MEMORY, SubjectKind.BUILDING)
"""What an entry that takes others back is about because they were."""


def subjects(before: Campaign | None, events: e.Events, after: Campaign) -> set[Subject]:
    """What an entry is about that led from one state to another.

    An entry belongs to a Memory from the beginning of its 1st attempt to the end of its Resolution.
    What is `INHERITED` is for the caller to add.
    """
    about = {Subject(SubjectKind.BUILDING, one.value) for one in _buildings(events)}
    about |= {Subject(SubjectKind.MEMORY, one) for one in _memories(before, events, after)}
    for event in events:
        if isinstance(event, e.CarriesState):
            about.add(Subject(SubjectKind.WHOLE_STATE, ""))
        if isinstance(event, e.TakenBack):
            about.add(Subject(SubjectKind.TAKEN_BACK, str(event.first)))
    return about


def subjects_of_log(log: Iterable[tuple[int, e.Events]]) -> Iterator[tuple[int, set[Subject]]]:
    """What each entry of a whole log is about, by its number.

    Raises:
        ValueError: the log does not begin with `CampaignBegan`.
    """
    return ((one.seq, one.about) for one in replayed(log))


class Replayed(NamedTuple):
    """An entry of a log that was played again: what it is about, and the state after it."""

    seq: int
    about: set[Subject]
    after: Campaign


def replayed(log: Iterable[tuple[int, e.Events]]) -> Iterator[Replayed]:
    """Play a whole log again, entry by entry.

    Raises:
        ValueError: the log does not begin with `CampaignBegan`.
    """
    before: Campaign | None = None
    known: dict[int, set[Subject]] = {}
    for seq, events in log:
        after = _after(before, events)
        about = subjects(before, events, after)
        for event in events:
            if isinstance(event, e.TakenBack):
                about |= {
                    subject
                    for taken in range(event.first, event.last + 1)
                    for subject in known.get(taken, ())
                    if subject.kind in INHERITED
                }
        known[seq] = about
        before = after
        yield Replayed(seq, about, after)


def _after(before: Campaign | None, events: e.Events) -> Campaign:
    if before is not None:
        return apply_all(before, events)
    return replay(events)


def _memories(before: Campaign | None, events: e.Events, after: Campaign) -> Iterator[str]:
    named = False
    for event in events:
        match event:
            case e.TakenBack():
                return  # it is about what it takes back
            case e.ExperienceTold():
                named = True
                yield event.memory
            case e.Corrected(what=e.Correction.DIARY, subject=str(memory)):
                named = True
                yield memory
            case _:
                pass
    attempt = after.attempt or (before.attempt if before else None)
    if attempt is not None and not named:
        yield attempt.memory


def _buildings(events: e.Events) -> Iterator[Building]:
    for event in events:
        match event:
            case e.MiniatureAssigned():
                yield event.building
                if event.origin is not None:
                    yield event.origin
            case e.MiniatureUnassigned():
                yield event.building
            case e.HospitalResolved() | e.Healed(why=e.WhyHealed.HOSPITAL):
                yield Building.HOSPITAL
            case (
                e.BlueprintPlaced()
                | e.BlueprintTakenBack()
                | e.BlueprintBuilt()
                | e.WorkshopResolved()
            ):
                yield Building.WORKSHOP
            case e.EquipmentRevealed() | e.ShopResolved():
                yield Building.SHOP
            case (
                e.HeadquartersOpened()
                | e.ContractNumberSet()
                | e.CommandRoomResolved()
                | e.ContractRevealed()
                | e.Corrected(what=e.Correction.CONTRACT)
            ):
                yield Building.COMMAND_ROOM
            case e.Corrected(what=e.Correction.BUILDING):
                facts = (event.before, event.after)
                yield from (fact.building for fact in facts if fact.building is not None)
            case _:
                pass
