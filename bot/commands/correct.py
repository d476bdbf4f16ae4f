"""`/correct`: set something by hand, with a reason, where the table had it otherwise (rules.md §9).

Everything is offered, legal or not: only what would break a rule that always holds is refused.
"""

from collections.abc import Callable
from enum import StrEnum

from discord.app_commands import Range

from bot.commands import candidates
from bot.commands.card import CardType, as_told, of_kind
from bot.commands.told import told
from bot.names import Candidate, pick
from bot.wishes import Ask, Change, Wish, command
from core import cards, corrections
from core.campaign import (
    Attempt,
    Building,
    Campaign,
    Colour,
    Contract,
    HqLevel,
    MemoryRecord,
    Phase,
    Price,
    Slot,
    TurnPhase,
)
from core.cards import NewCards
from core.events import Events
from core.memory import MEMORIES

_MEMORIES = tuple(Candidate(memory, memory) for memory in MEMORIES)


class DiaryOutcome(StrEnum):
    """How a Memory ended, as the diary has it."""

    SUCCESS_1 = "success_1"
    SUCCESS_2 = "success_2"
    FAILURE = "failure"
    ON_PAPER = "on_paper"
    NOT_COMPLETED = "not_completed"


_OUTCOMES: dict[DiaryOutcome, tuple[int | None, bool | None]] = {
    DiaryOutcome.SUCCESS_1: (1, True),
    DiaryOutcome.SUCCESS_2: (2, True),
    DiaryOutcome.FAILURE: (2, False),
    DiaryOutcome.ON_PAPER: (None, None),
}


def _correction(decide: Callable[[Campaign], Events]) -> Change:
    return Change(lambda campaign, _: decide(campaign), told)


# --- health --------------------------------------------------------------------------------------


@command("correct hearts", suggest={"who": candidates.everybody})
def hearts(_: Ask, *, who: str, hearts: int, reason: str, since: int | None = None) -> Wish:
    """Somebody has so many hearts."""

    def decide(campaign: Campaign) -> Events:
        one = pick(who, candidates.everybody(campaign))
        return corrections.hearts(campaign, one, hearts, reason, since=since)

    return _correction(decide)


@command("correct health", suggest={"who": candidates.everybody})
def health(_: Ask, *, who: str, eliminated: bool, reason: str) -> Wish:
    """Somebody is Eliminated, or is not."""

    def decide(campaign: Campaign) -> Events:
        one = pick(who, candidates.everybody(campaign))
        return corrections.health(campaign, one, out=eliminated, reason=reason)

    return _correction(decide)


@command(
    "correct stand-in",
    suggest={"apprentice": candidates.apprentices, "assassin": candidates.assassins},
)
def stand_in(_: Ask, *, apprentice: str, reason: str, assassin: str | None = None) -> Wish:
    """An Apprentice stands in for somebody else, or for nobody."""

    def decide(campaign: Campaign) -> Events:
        everybody = candidates.everybody(campaign)
        replaced = None if assassin is None else pick(assassin, everybody)
        return corrections.stand_in(campaign, pick(apprentice, everybody), replaced, reason)

    return _correction(decide)


# --- the Headquarters ----------------------------------------------------------------------------


@command("correct building", suggest={"miniature": candidates.everybody})
def building(_: Ask, *, miniature: str, reason: str, building: Building | None = None) -> Wish:
    """A miniature stands in another Building, or in none."""

    def decide(campaign: Campaign) -> Events:
        one = pick(miniature, candidates.everybody(campaign))
        return corrections.building(campaign, one, building, reason)

    return _correction(decide)


@command("correct level")
def level(_: Ask, *, level: HqLevel, reason: str) -> Wish:
    """The HQ level is another."""
    return _correction(lambda campaign: corrections.level(campaign, level, reason))


@command("correct contract")
def contract(
    _: Ask,
    *,
    reason: str,
    position: int | None = None,
    number: int | None = None,
    tried: bool | None = None,
    none_left: bool = False,
) -> Wish:
    """Another Contract lies face up, or something else is true of it; what is not told stays."""

    def decide(campaign: Campaign) -> Events:
        told_of = {
            "position": position,
            "number": number,
            "tries": None if tried is None else int(tried),
        }
        update = {name: value for name, value in told_of.items() if value is not None}
        changed = (campaign.contract or Contract()).model_copy(update=update)
        return corrections.contract(campaign, None if none_left else changed, reason)

    return _correction(decide)


# --- the round -----------------------------------------------------------------------------------


def _phases(campaign: Campaign) -> list[Candidate[str]]:
    say = candidates.speech(campaign)
    return [
        Candidate(phase.value, say("phase", phase=phase.value))
        for phase in Phase
        if phase is not Phase.ENDED
    ]


@command("correct round", suggest={"phase": _phases, "memory": _MEMORIES})
def round_to(
    _: Ask,
    *,
    phase: str,
    reason: str,
    memory: str | None = None,
    attempt: Range[int, 1, 2] | None = None,
    due: Building | None = None,
) -> Wish:
    """The group stands elsewhere in the campaign's round; the attempt stays if none is told."""

    def decide(campaign: Campaign) -> Events:
        to = Phase(pick(phase, _phases(campaign)))
        return corrections.round_to(
            campaign, to, _attempt(campaign, memory, attempt), reason, due=due
        )

    return _correction(decide)


def _attempt(campaign: Campaign, memory: str | None, number: int | None) -> Attempt | None:
    current = campaign.attempt
    if memory is None and (number is None or current is None):
        return None
    known = current.memory if current else ""
    return Attempt(memory=memory or known, number=number or 1)


@command("correct diary", suggest={"memory": _MEMORIES})
def diary(
    _: Ask, *, memory: str, outcome: DiaryOutcome, reason: str, contract: bool | None = None
) -> Wish:
    """A Memory was completed otherwise than noted, or was not; what is not told stays."""

    def decide(campaign: Campaign) -> Events:
        if outcome is DiaryOutcome.NOT_COMPLETED:
            return corrections.diary(campaign, memory, None, reason)
        attempts, success = _OUTCOMES[outcome]
        noted = [one for one in campaign.diary if one.memory == memory.strip().upper()]
        known = noted[0] if noted else MemoryRecord(memory=memory, attempts=None, success=None)
        record = known.model_copy(
            update={
                "attempts": attempts,
                "success": success,
                "contract_fulfilled": known.contract_fulfilled if contract is None else contract,
            }
        )
        return corrections.diary(campaign, memory, record, reason)

    return _correction(decide)


@command("correct turn")
def turn(_: Ask, *, turn: int, reason: str, phase: TurnPhase | None = None) -> Wish:
    """The Memory is in another game turn, or in another part of it."""

    def decide(campaign: Campaign) -> Events:
        now = campaign.clock.phase if campaign.clock else TurnPhase.EVENT
        return corrections.turn(campaign, turn, phase or now, reason)

    return _correction(decide)


@command("correct cubes", suggest={"who": candidates.on_the_map})
def cubes(_: Ask, *, who: str, left: int, reason: str) -> Wish:
    """Somebody has so many action cubes left."""

    def decide(campaign: Campaign) -> Events:
        one = pick(who, candidates.everybody(campaign))
        return corrections.cubes(campaign, one, left, reason)

    return _correction(decide)


# --- cards ---------------------------------------------------------------------------------------


@command(
    "correct card", suggest={"card": candidates.every_card, "to": candidates.conceivable_places}
)
def card_place(_: Ask, *, card: str, to: str, reason: str, slot: Slot | None = None) -> Wish:
    """A card lies elsewhere."""

    def decide(campaign: Campaign) -> Events:
        one = pick(card, candidates.every_card(campaign))
        place = candidates.read_place(pick(to, candidates.conceivable_places(campaign)))
        target = place.model_copy(update={"slot": slot}) if slot else place
        return corrections.card_place(campaign, one, target, reason)

    return _correction(decide)


@command("correct printed", suggest={"card": candidates.every_card})
def card_printed(  # noqa: PLR0913 - an option each
    _: Ask,
    *,
    card: str,
    reason: str,
    name: str | None = None,
    colour: Colour | None = None,
    kind: CardType | None = None,
    slot: Slot | None = None,
    hearts: int | None = None,
    level: HqLevel | None = None,
    black: int | None = None,
    white: int | None = None,
) -> Wish:
    """Something else is printed on a card than was typed; what is not told stays."""

    def decide(campaign: Campaign) -> Events:
        one = campaign.card(pick(card, candidates.every_card(campaign)))
        printed = as_told(of_kind(cards.facts(one), kind), colour, slot, hearts, level)
        if one.price is not None:
            price = _price(one.price, black, white)
            printed = printed.model_copy(update={"price": price})
        new = NewCards(name=name or one.name, printed=printed)
        return corrections.card_printed(campaign, one.id, new, reason)

    return _correction(decide)


def _price(known: Price, black: int | None, white: int | None) -> Price:
    return Price(
        black=known.black if black is None else black,
        white=known.white if white is None else white,
    )


@command("correct no-such-card", suggest={"card": candidates.every_card})
def card_unknown(_: Ask, *, card: str, reason: str) -> Wish:
    """A card was entered that the group never had."""

    def decide(campaign: Campaign) -> Events:
        return corrections.card_unknown(
            campaign, pick(card, candidates.every_card(campaign)), reason
        )

    return _correction(decide)


COMMANDS = (
    hearts,
    health,
    stand_in,
    building,
    level,
    contract,
    round_to,
    diary,
    turn,
    cubes,
    card_place,
    card_printed,
    card_unknown,
)
