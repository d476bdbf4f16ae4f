"""The picture's colours, and which of them is read on which."""

from dataclasses import dataclass

from bot.telling.buildings import COLOURS
from core.campaign import Building, HealthState

Colour = tuple[int, int, int]

TEXT = 4.5
"""The contrast that WCAG 2 asks for at level AA; GRAPHIC is that of signs and of large text."""
GRAPHIC = 3.0

GROUND: Colour = (0x1B, 0x18, 0x22)  # of its own: the same in Discord's dark and light theme
PANEL: Colour = (0x2A, 0x26, 0x33)
CHIP: Colour = (0x3C, 0x37, 0x48)
EDGE: Colour = (0x57, 0x50, 0x66)
IVORY: Colour = (0xF6, 0xEE, 0xDF)
SOFT: Colour = (0xC9, 0xBE, 0xC0)
GOLD: Colour = (0xE8, 0xB9, 0x58)
INK: Colour = (0x17, 0x14, 0x1C)
WHITE: Colour = (0xFF, 0xFF, 0xFF)
RED: Colour = (0xC6, 0x2F, 0x3B)
HEART: Colour = (0xF0, 0x5D, 0x68)
PAPER: Colour = (0x23, 0x52, 0x86)  # of Blueprints


def _rgb(number: int) -> Colour:
    return number >> 16, number >> 8 & 0xFF, number & 0xFF


BUILDINGS = {building: _rgb(COLOURS[building]) for building in Building}
STATES: dict[HealthState, Colour] = {
    HealthState.FULL_HEALTH: (0x8F, 0xD9, 0xA5),
    HealthState.INJURED: (0xF1, 0xC5, 0x74),
    HealthState.CRITICAL_CONDITION: (0xFF, 0x9A, 0x8F),
    HealthState.ELIMINATED: (0xD3, 0xCB, 0xD8),
}


@dataclass(frozen=True, slots=True)
class Pair:
    """A colour that is read on another, and the least contrast that it takes."""

    ink: Colour
    ground: Colour
    least: float = TEXT


PAIRS: tuple[Pair, ...] = (
    Pair(IVORY, GROUND),
    Pair(SOFT, GROUND),
    Pair(INK, GOLD),
    Pair(IVORY, PANEL),
    Pair(SOFT, PANEL),
    Pair(GOLD, PANEL),
    Pair(GOLD, GROUND),
    Pair(IVORY, CHIP),
    Pair(SOFT, CHIP),
    Pair(GOLD, CHIP),
    Pair(HEART, PANEL, GRAPHIC),
    Pair(INK, WHITE),
    Pair(WHITE, INK),
    Pair(WHITE, CHIP, GRAPHIC),
    Pair(WHITE, PANEL, GRAPHIC),
    Pair(WHITE, RED, GRAPHIC),
    Pair(IVORY, PAPER),
    *(Pair(WHITE, colour, GRAPHIC) for colour in BUILDINGS.values()),
    *(Pair(colour, WHITE, GRAPHIC) for colour in BUILDINGS.values()),
    *(Pair(colour, PANEL) for colour in STATES.values()),
)
"""Every text and sign, on what it is drawn."""

GROUNDS: frozenset[tuple[Colour, Colour]] = frozenset(
    {
        (PANEL, GROUND),
        (GOLD, GROUND),
        (GOLD, PANEL),
        (CHIP, PANEL),
        (EDGE, PANEL),
        (INK, CHIP),
        (RED, CHIP),
        *((colour, PANEL) for colour in BUILDINGS.values()),
    }
)
"""Each ground on that which it lies on: nothing is read in these."""


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of WCAG 2, from 1 to 21."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
