"""From what somebody typed into an option to what they meant.

The same candidates feed autocomplete (`ranked`) and the command itself (`pick`), because an
option's value may be anything: Discord does not hold people to the choices it showed, and some
clients send the shown label instead of the value.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from rapidfuzz import fuzz, process

from core.inputs import folded

T = TypeVar("T", bound=int | str)

_COMPARED = 100  # characters of what was typed; no name is longer


@dataclass(frozen=True, slots=True)
class Candidate(Generic[T]):
    """Something that can be meant.

    Attributes:
        value: its id, or itself.
        name: what people call it.
        label: what autocomplete shows, where that is more than the name.
    """

    value: T
    name: str
    label: str = ""

    @property
    def shown(self) -> str:
        return self.label or self.name

    @property
    def sent(self) -> str:
        """What autocomplete sends; an id is marked so that nothing can be named like it."""
        return f"#{self.value}" if isinstance(self.value, int) else self.value


class NotRecognised(Exception):
    """What was typed is none of the candidates, or several.

    Attributes:
        typed: as typed.
        near: the names of those that come nearest, nearest first; empty if there is nothing.
    """

    def __init__(self, typed: str, near: Sequence[str]) -> None:
        super().__init__(typed)
        self.typed = typed
        self.near = near


def pick(typed: str, candidates: Iterable[Candidate[T]]) -> T:
    """Return the value meant: by id, exact name or label, or a prefix that only one has.

    Raises:
        NotRecognised: none of them, or several.
    """
    known = list(candidates)
    for candidate in known:
        if typed == candidate.sent:
            return candidate.value
    text = folded(typed)
    for candidate in known:
        if text in (folded(candidate.name), folded(candidate.shown)):
            return candidate.value
    starting = [one for one in known if text and folded(one.shown).startswith(text)]
    if len({one.name for one in starting}) == 1:
        return starting[0].value
    near = starting or ranked(typed, known)
    raise NotRecognised(typed, list(dict.fromkeys(one.name for one in near))[:3])


def ranked(typed: str, candidates: Iterable[Candidate[T]]) -> list[Candidate[T]]:
    """The candidates that fit what has been typed so far, best first; all if nothing was."""
    known = list(candidates)
    text = folded(typed[:_COMPARED])[:_COMPARED]
    if not text:
        return known
    containing = [one for one in known if text in folded(one.shown)]
    if containing:
        return sorted(containing, key=lambda one: not folded(one.shown).startswith(text))
    matches = process.extract(
        text, [folded(one.shown) for one in known], scorer=fuzz.WRatio, score_cutoff=60
    )
    return [known[index] for _, _, index in matches]
