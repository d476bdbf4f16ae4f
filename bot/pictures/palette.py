"""The colours of the picture. It brings its own ground, so that it reads in any theme."""

from bot.telling.buildings import COLOURS
from core.campaign import Building, HealthState


def _hex(colour: int) -> str:
    return f"#{colour:06x}"


PAGE = "#1d1916"
BAND = "#2c2621"
TEXT = "#f6efe4"
QUIET = "#cdbfab"
WHITE_SPACE, ON_WHITE = "#f3e9da", "#231c16"
RED_SPACE, ON_RED = "#a82a24", "#ffffff"
EMPTY = "#8b7d6b"
HEART, LOST_HEART = "#e5484d", "#6b5f54"
BUILDINGS = {building: _hex(COLOURS[building]) for building in Building}
ON_BUILDING = "#ffffff"
STATES = {
    HealthState.FULL_HEALTH: "#1f6b3f",
    HealthState.INJURED: "#8a5200",
    HealthState.CRITICAL_CONDITION: "#b3261e",
    HealthState.ELIMINATED: "#4c4641",
}
ON_STATE = "#ffffff"
