"""The log as a Markdown text that reads well."""

from collections.abc import Iterable

from bot.telling.lines import line
from core.campaign import Language
from storage.values import Entry


def chronicle(entries: Iterable[Entry], language: Language) -> str:
    """A line for each entry."""
    return "".join(f"- {line(entry.events, language)}\n" for entry in entries)
