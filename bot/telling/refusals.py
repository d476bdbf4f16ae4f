"""Why the rules refuse something, and what to do instead."""

from bot.telling.escaping import escape, shorten
from bot.words import words
from core.campaign import Language
from core.violations import RuleViolation

_TYPED = {"name", "card", "other", "apprentice", "assassin", "memory"}
"""The values that people typed. Escaping the others would hide them from the selectors."""

_LONGEST = 120  # as long as names can be; what was typed for a Memory may be longer


def refusal(violation: RuleViolation, language: Language) -> str:
    """Two short sentences: what is wrong, and what to do instead.

    The catalogue's `refusal-<code>` gets the violation's values: names escaped, numbers, and the
    values of enumerations, which its selectors word.
    """
    values = {
        name: escape(shorten(value, _LONGEST))
        if isinstance(value, str) and name in _TYPED
        else value
        for name, value in violation.values.items()
    }
    return words(language)(refusal_key(violation.code), **values)


def refusal_key(code: str) -> str:
    """The catalogue's key for a code of `Refusal`."""
    return "refusal-" + code.replace("_", "-")
