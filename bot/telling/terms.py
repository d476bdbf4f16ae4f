"""The game's words and signs for the values of the rules (rules.md §1)."""

from bot.telling.escaping import escape
from bot.words import Say
from core.campaign import (
    Attempt,
    BrownCard,
    Building,
    CardKind,
    HealthState,
    HqLevel,
    Phase,
    PlaceKind,
    Price,
    Slot,
    TurnPhase,
    WorkerKind,
    WorkshopColour,
)
from core.events import Face

BUILDING_SIGNS = {
    Building.HOSPITAL: "🏥",
    Building.WORKSHOP: "🛠️",
    Building.SHOP: "🏪",
    Building.COMMAND_ROOM: "📜",
}
BUILDING_NUMERALS = dict(zip(Building, ("I", "II", "III", "IV"), strict=True))
HEALTH_SIGNS = {
    HealthState.FULL_HEALTH: "💚",
    HealthState.INJURED: "🩹",
    HealthState.CRITICAL_CONDITION: "🆘",
    HealthState.ELIMINATED: "💀",
}
FACE_SIGNS = {Face.HIT: "⚔️", Face.SPECIAL: "🌟", Face.FAILURE: "✖️"}
HEART, LOST_HEART = "♥", "♡"
MOST_HEARTS_DRAWN = 12


def building_name(building: Building, say: Say) -> str:
    """`Hospital`."""
    return say("building", building=building.value)


def building_title(building: Building, say: Say) -> str:
    """`🏥 I · Hospital`: its sign, its place in the order of resolution, its name."""
    name = building_name(building, say)
    return f"{BUILDING_SIGNS[building]} {BUILDING_NUMERALS[building]} · {name}"


def health_state(state: HealthState, say: Say) -> str:
    """`🩹 Injured`."""
    return f"{HEALTH_SIGNS[state]} {say('health-state', state=state.value)}"


def health(hearts: int, maximum: int, state: HealthState, say: Say) -> str:
    """`♥♥♡ 🩹 Injured`."""
    return f"{hearts_drawn(hearts, maximum)} {health_state(state, say)}"


def hearts_drawn(hearts: int, maximum: int) -> str:
    """`♥♥♡`, or in figures where there are too many hearts to count them at a glance."""
    if maximum > MOST_HEARTS_DRAWN:
        return f"{hearts}/{maximum} {HEART}"
    return HEART * hearts + LOST_HEART * (maximum - hearts)


def level_name(level: HqLevel, say: Say) -> str:
    """`0`, `I` … `IV`."""
    return say("level", level=int(level))


def phase_name(phase: Phase, say: Say) -> str:
    """`Assignment step`, to begin a line with."""
    return say("phase", phase=phase.value)


def attempt(one: Attempt, say: Say) -> str:
    """`Memory 1.1, 1st attempt`."""
    return say("attempt", memory=escape(one.memory), attempt=one.number)


def turn_phase(phase: TurnPhase, say: Say) -> str:
    """`Event phase`."""
    return say("turn-phase", phase=phase.value)


def worker_kind(kind: WorkerKind, say: Say) -> str:
    """`Ally` or `Assassin Apprentice`."""
    return say("worker-kind", kind=kind.value)


def card_kind(kind: CardKind, say: Say) -> str:
    """`Special Equipment`."""
    return say("card-kind", kind=kind.value)


def place_name(kind: PlaceKind, owner: str | None, say: Say) -> str:
    """`Main Hall`, `Lucia’s board`; `owner` is the name as typed."""
    if owner is not None and kind is PlaceKind.BOARD:
        return say("board-of", name=escape(owner))
    if owner is not None and kind is PlaceKind.BAG:
        return say("bag-of", name=escape(owner))
    return say("place", place=kind.value)


def slot_name(slot: Slot, say: Say) -> str:
    """`melee weapon`, `free`."""
    return say("slot", slot=slot.value)


def price(cost: Price, say: Say) -> str:
    """`4 white cards + 3 black cards`."""
    return amount(say, white=cost.white, black=cost.black)


def amount(say: Say, *, white: int = 0, black: int = 0, either: int = 0) -> str:
    """Numbers of cards by colour, those that are not 0."""
    parts = []
    for key, number in (
        ("n-white-cards", white),
        ("n-black-cards", black),
        ("n-either-cards", either),
    ):
        if number:
            parts.append(say(key, number=number))
    return " + ".join(parts) or say("no-cards")


def brown_card(card: BrownCard, say: Say) -> str:
    """`🏥 1/1/2/2/3 · 🛠️ 1 · 🏪 1 · 📜 1`: the values, the Hospital's by HQ level if they differ."""
    hospital = "/".join(map(str, card.hospital))
    if len(set(card.hospital)) == 1:
        hospital = str(card.hospital[0])
    workshop = str(card.workshop)
    if card.workshop and card.workshop_colour is not WorkshopColour.EITHER:
        workshop += f" ({say('colour', colour=card.workshop_colour.value)})"
    values = (hospital, workshop, str(card.shop), str(card.command_room))
    return " · ".join(
        f"{BUILDING_SIGNS[building]} {value}"
        for building, value in zip(Building, values, strict=True)
    )
