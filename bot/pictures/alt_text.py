"""What the picture of the Headquarters shows, in words, for who does not see it."""

from collections.abc import Iterable, Iterator, Sequence

from bot.pictures.board import AssassinShown, Board, BuildingShown, Plan, Standing
from bot.telling import terms
from bot.telling.escaping import length, shorten
from bot.words import Say, words
from core.campaign import Price

LONGEST = 1024  # Discord's limit of an attachment's description
_SHORTER = ((60, 40), (40, 20), (24, 10), (14, 6), (10, 4))
"""How long names may be and how many are listed, one after another, until everything fits."""


def alt_text(board: Board) -> str:
    """All that the picture shows, from top to bottom, in the board's language.

    Where that is too much, names are cut and only the first of many are listed.
    """
    say = words(board.language)
    text = ""
    for longest, most in _SHORTER:
        text = " ".join(_sentences(board, _Names(longest, most, say), say))
        if length(text) <= LONGEST:
            return text
    return shorten(text, LONGEST)


class _Names:
    """Lists names: so many of them, and each so long at most."""

    def __init__(self, longest: int, most: int, say: Say) -> None:
        self._longest = longest
        self._most = most
        self._say = say

    def one(self, name: str) -> str:
        return shorten(name, self._longest)

    def listed(self, names: Sequence[str]) -> str:
        shown = ", ".join(self.one(name) for name in names[: self._most])
        left = len(names) - self._most
        return f"{shown} {self._say('and-more', number=left)}" if left > 0 else shown

    def workers(self, workers: Sequence[Standing]) -> str:
        return self.listed([self._worker(worker) for worker in workers])

    def _worker(self, worker: Standing) -> str:
        name = shorten(worker.name, max(self._longest - 8, 8))
        if worker.colour is None:
            return self._say("saves", name=name, number=worker.value)
        colour = worker.colour.value
        return self._say("saves-one-colour", name=name, number=worker.value, colour=colour)


def _sentences(board: Board, names: _Names, say: Say) -> Iterator[str]:
    name = names.one(board.name)
    yield say("picture-alt-title", name=name, standing=board.standing.rstrip("."))
    if board.level:
        yield say("picture-alt-level", level=board.level)
    for shown in board.buildings:
        yield _part(_title(shown, say), _building(shown, names, say), say)
    if board.idle:
        yield _part(say("board-idle"), [names.listed(board.idle)], say)
    for one in board.assassins:
        yield _part(names.one(one.name), _assassin(one), say)
    yield _part(board.store, [names.listed(board.cards) or say("no-cards")], say)


def _part(name: str, told: Iterable[str], say: Say) -> str:
    return say("picture-alt-part", part=name, told="; ".join(told).rstrip("."))


def _title(shown: BuildingShown, say: Say) -> str:
    title = f"{terms.BUILDING_NUMERALS[shown.building]} {shown.name}"
    return say("picture-alt-due", title=title) if shown.due else title


def _building(shown: BuildingShown, names: _Names, say: Say) -> list[str]:
    told = [names.workers(shown.white) or say("nobody")]
    if shown.summed:
        told = [say("picture-alt-sum", names=told[0], sum=shown.summed)]
    if shown.free_white:
        told.append(say("picture-alt-free", white=shown.free_white))
    if shown.red:
        told.append(say("picture-alt-red", names=names.listed(shown.red)))
    if shown.free_red:
        told.append(say("picture-alt-free-red", red=shown.free_red))
    if shown.plan is not None:
        told += _plan(shown.plan, names, say)
    return [*told, shown.note] if shown.note else told


def _plan(plan: Plan, names: _Names, say: Say) -> Iterator[str]:
    price = terms.price(Price(white=plan.white, black=plan.black), say)
    yield say("picture-alt-blueprint", card=names.one(plan.name), price=price)
    if plan.to_pay:
        yield plan.to_pay


def _assassin(one: AssassinShown) -> list[str]:
    health = f"{one.hearts}/{one.maximum} {terms.HEART}, {one.told}"
    return [health, one.stand_in] if one.stand_in else [health]
