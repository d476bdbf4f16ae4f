"""What the bot says: one folder of Fluent files a language, English the base.

    say = words(Language.FRENCH)
    say("no-campaign")                  a message
    say("log.about")                    an attribute of a message
    say("log-page", page=2)             with the values its sentence needs

Names that people typed go in through `bot.telling.escaping.escape`.
"""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Protocol

import discord
import structlog
from fluent.runtime import FluentBundle, FluentResource

from core.campaign import Language

KEPT = 4096  # sentences a language; a board is made of some fifty, most the same for everybody

log = structlog.get_logger(__name__)


class Say(Protocol):
    """One language's catalogue. Never raises: what is missing is logged and the key is said."""

    @property
    def language(self) -> Language: ...

    def __call__(self, key: str, **values: str | int) -> str: ...


class Words:
    """The catalogue of a language; what it lacks is looked up in `fallback`."""

    def __init__(self, language: Language, fallback: Say | None = None) -> None:
        self.language = language
        self._fallback = fallback
        self._bundle = FluentBundle([language.value], use_isolating=False)
        for text in catalogue(language).values():
            self._bundle.add_resource(FluentResource(text))
        # The same words always come to the same sentence, and to make one takes long.
        self._kept = lru_cache(KEPT, typed=True)(self._said)

    def __call__(self, key: str, **values: str | int) -> str:
        return self._kept(key, **values)

    def _said(self, key: str, **values: str | int) -> str:
        message_id, _, attribute = key.partition(".")
        if self._bundle.has_message(message_id):
            message = self._bundle.get_message(message_id)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                text, errors = self._bundle.format_pattern(pattern, values)
                if not errors:
                    return str(text)
                log.error("words.values", key=key, language=self.language, errors=repr(errors))
        else:
            log.error("words.missing", key=key, language=self.language)
        return key if self._fallback is None else self._fallback(key, **values)


def catalogue(language: Language) -> dict[str, str]:
    """The text of each Fluent file of a language, by file name."""
    folder = files(__name__) / language.value
    return {
        file.name: file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }


@cache
def words(language: Language) -> Say:
    """The catalogue of that language, read once."""
    if language is Language.ENGLISH:
        return Words(language)
    return Words(language, fallback=words(Language.ENGLISH))


def language_of(locale: discord.Locale) -> Language:
    """The language of ours that is nearest to somebody's Discord client."""
    return Language.FRENCH if locale is discord.Locale.french else Language.ENGLISH
