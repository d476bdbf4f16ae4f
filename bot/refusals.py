"""Why an interaction is refused, and the sentence its asker gets."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from discord import app_commands

from bot.answers import Reply, Row
from bot.empty_channel import begin_button
from bot.names import NotRecognised
from bot.telling.escaping import escape, shorten
from bot.telling.refusals import refusal
from bot.words import Say
from core.violations import RuleViolation
from storage import errors
from storage.archive import ArchiveRefused

_TYPED = 60  # characters of what was typed that are said back

KEYS: dict[type[Exception], str] = {
    errors.NoCampaign: "no-campaign",
    errors.CampaignRunning: "campaign-running",
    errors.CampaignOver: "campaign-over",
    errors.Conflict: "conflict",
    errors.StorageUnavailable: "store-unavailable",
    app_commands.CommandNotFound: "commands-changed",
    app_commands.CommandSignatureMismatch: "commands-changed",
    app_commands.TransformerError: "option-not-valid",
}
"""The sentences of errors that need no values."""


class Refused(Exception):
    """An interaction is refused, not by the rules; the message `key` says why.

    Attributes:
        values: what that sentence needs: numbers, texts as typed, members of enumerations.
        because: the rule behind it, whose sentence follows.
    """

    def __init__(self, key: str, because: RuleViolation | None = None, **values: str | int) -> None:
        super().__init__(key, values)
        self.key = key
        self.because = because
        self.values = values


class Stale(Exception):
    """The component was made for a moment that is gone.

    Attributes:
        replacement: what its message becomes; without it, it loses its components.
        text: what the asker is told; without it, the usual sentence.
    """

    def __init__(self, replacement: Reply | None = None, text: str | None = None) -> None:
        super().__init__()
        self.replacement = replacement
        self.text = text


@dataclass(frozen=True, slots=True)
class Sentence:
    """What the asker is told, in a word what the log says, and a button that helps."""

    text: str
    outcome: str
    rows: Sequence[Row] = ()


def sentence(error: Exception, say: Say) -> Sentence | None:
    """What the asker is told about an error that people can do something about; else None."""
    match error:
        case RuleViolation():
            return Sentence(refusal(error, say.language), error.code.value)
        case NotRecognised():
            return Sentence(_not_recognised(error, say), "not-recognised")
        case Stale():
            return Sentence(error.text or say("stale"), "stale")
        case Refused():
            return Sentence(_refused(error, say), error.key)
        case ArchiveRefused():
            return Sentence(_archive_refused(error, say), f"archive-{error.flaw}")
    key = KEYS.get(type(error))
    rows = ((begin_button(say),),) if isinstance(error, errors.NoCampaign) else ()
    return None if key is None else Sentence(say(key), key, rows)


def _refused(error: Refused, say: Say) -> str:
    text = say(error.key, **_shown(error.values))
    return text if error.because is None else f"{text} {refusal(error.because, say.language)}"


def _not_recognised(error: NotRecognised, say: Say) -> str:
    typed = escape(shorten(error.typed, _TYPED))
    if not error.near:
        return say("not-recognised", typed=typed)
    near = ", ".join(escape(name) for name in error.near)
    return say("not-recognised-near", typed=typed, near=near)


def _archive_refused(error: ArchiveRefused, say: Say) -> str:
    line = error.line or 0
    return say("archive-refused", flaw=error.flaw.value, line=line, **_shown(error.values))


def _shown(values: Mapping[str, str | int]) -> dict[str, str | int]:
    """The values of a sentence; texts but those of enumerations are what people typed."""
    return {
        name: escape(shorten(value, _TYPED))
        if isinstance(value, str) and not isinstance(value, StrEnum)
        else value
        for name, value in values.items()
    }
