"""Names as people type them: when they are good, and when two of them are the same."""

import unicodedata

from core.campaign import Campaign, MiniatureId
from core.violations import Refusal, RuleViolation

MINIATURE_NAME = 40
CARD_NAME = 60
CAMPAIGN_NAME = 60


def folded(name: str) -> str:
    """What two names that look alike have in common: no case, accents or invisible characters."""
    decomposed = unicodedata.normalize("NFKD", name)
    visible = (char for char in decomposed if unicodedata.category(char)[0] not in "MC")
    return " ".join("".join(visible).casefold().split())


def legible(text: str) -> str:
    """The text without what no database and no file takes: control signs and half characters."""
    return "".join(char for char in text if char in "\n\r\t" or _is_sign(char))


def _is_sign(char: str) -> bool:
    return unicodedata.category(char) not in {"Cc", "Cs"}


def one_line(text: str) -> str:
    """The text, `legible`, without surrounding or repeated white space."""
    return " ".join(legible(text).split())


def checked(name: str, longest: int) -> str:
    """The name on `one_line`.

    Raises:
        RuleViolation: NAME_EMPTY when nothing visible is left; NAME_TOO_LONG above `longest`.
    """
    name = one_line(name)
    if not folded(name):
        raise RuleViolation(Refusal.NAME_EMPTY)
    if len(name) > longest:
        raise RuleViolation(Refusal.NAME_TOO_LONG, length=len(name), maximum=longest)
    return name


def miniature_name(campaign: Campaign, name: str, *, own: MiniatureId | None = None) -> str:
    """A good name for a miniature; `own` is the miniature that may keep its name.

    Raises:
        RuleViolation: NAME_EMPTY, NAME_TOO_LONG, or NAME_TAKEN by another miniature.
    """
    name = checked(name, MINIATURE_NAME)
    for other in campaign.miniatures():
        if other.id != own and folded(other.name) == folded(name):
            raise RuleViolation(Refusal.NAME_TAKEN, name=other.name)
    return name


def in_range(what: str, number: int, minimum: int, maximum: int) -> int:
    """The number itself.

    Raises:
        RuleViolation: NUMBER_OUT_OF_RANGE; `what` says which number it is.
    """
    if not minimum <= number <= maximum:
        raise RuleViolation(
            Refusal.NUMBER_OUT_OF_RANGE, what=what, number=number, minimum=minimum, maximum=maximum
        )
    return number
