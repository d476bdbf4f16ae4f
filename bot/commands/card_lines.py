"""Cards as people type them, one a line: `Parachute x2`, `Rope; white` (rules.md §7)."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.known_cards import printed_in
from core.campaign import Campaign, Colour
from core.cards import CardFacts, NewCards
from core.inputs import folded

# For text without repeated spaces: whatever is typed, each character is looked at a few times only.
_CARD = re.compile(
    r"(?:(?P<before>[0-9]{1,4}) ?[x×] )?(?P<name>.*?)(?:(?: x| ?×) ?(?P<after>[0-9]{1,4}))?",
    re.IGNORECASE,
)
_COLOURS = {
    "white": Colour.WHITE,
    "black": Colour.BLACK,
    "blanche": Colour.WHITE,
    "blanc": Colour.WHITE,
    "noire": Colour.BLACK,
    "noir": Colour.BLACK,
}


@dataclass(frozen=True, slots=True)
class _Typed:
    name: str
    count: int
    colour: Colour | None


@dataclass(frozen=True, slots=True)
class CardLines:
    """What was typed: the cards, and the names of those whose colour nobody told."""

    known: Sequence[NewCards]
    unknown: Sequence[str]


def read_cards(campaign: Campaign, text: str) -> CardLines:
    """The cards on the lines; the colour of one is asked for only as long as it is not known."""
    typed = list(_typed(text))
    told = {folded(one.name): one.colour for one in typed if one.colour is not None}
    printed_on = printed_in(campaign)
    known: list[NewCards] = []
    unknown: list[str] = []
    for one in typed:
        printed = printed_on(one.name)
        colour = told.get(folded(one.name))
        if printed is None and colour is None:
            unknown.append(one.name)
            continue
        facts = printed or CardFacts()
        if colour is not None:
            facts = facts.model_copy(update={"colour": colour})
        known.append(NewCards(name=one.name, printed=facts, count=one.count))
    return CardLines(known, unknown)


def _typed(text: str) -> Iterator[_Typed]:
    for line in text.splitlines():
        card, _, colour = (" ".join(part.split()) for part in line.partition(";"))
        found = _CARD.fullmatch(card)
        if found is None or not found["name"]:
            continue
        count = int(found["before"] or found["after"] or 1)
        yield _Typed(found["name"], count, _COLOURS.get(folded(colour)))
