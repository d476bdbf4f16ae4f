"""Numbers as people type them into an option or a modal."""

import re

from bot.refusals import Refused

_NUMBER = re.compile(r"-?\d{1,6}")


def whole_number(text: str) -> int:
    """The number typed.

    Raises:
        Refused: it is none.
    """
    typed = text.strip()
    if not _NUMBER.fullmatch(typed):
        raise Refused("number-not-whole")
    return int(typed)
