"""Many things in one line."""

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.telling.escaping import escape, length
from bot.words import Say

LINE = 400
"""About how long one list in an embed or a line of the log may be."""


def counted(names: Iterable[str]) -> list[str]:
    """Names as typed, escaped, each once: `Parachute ×2`."""
    return [
        escape(name) if number == 1 else f"{escape(name)} ×{number}"
        for name, number in Counter(names).items()
    ]


def joined(items: Sequence[str], say: Say, *, limit: int = LINE, separator: str = ", ") -> str:
    """As many of the items as fit, and how many more there are: `Lucia, Paolo +12 more`.

    The first item is always there, whatever its length.
    """
    room = limit - length(say("and-more", number=len(items)))
    shown: list[str] = []
    for item in items:
        room -= length(item) + len(separator)
        if room < 0 and shown:
            break
        shown.append(item)
    left_out = len(items) - len(shown)
    text = separator.join(shown)
    return f"{text} {say('and-more', number=left_out)}" if left_out else text
