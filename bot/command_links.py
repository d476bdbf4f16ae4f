"""Commands that a text names, made clickable: `/assign` becomes Discord's `</assign:ID>`.

The catalogue names commands in backticks, in the reader's language. Only when a message leaves is
the id known, so that is where links are made; until then, and where there is no room for one, the
name stays as it is. A link needs the English name in every language: Discord shows it as written
and opens nothing for a translated one (discord-api-docs issues 5518 and 5462).
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

import discord

from bot.answers import CONTENT, Reply
from bot.telling.embeds import DESCRIPTION, FIELD_VALUE, MESSAGE
from bot.telling.escaping import length
from bot.wishes import Command
from bot.words import words
from core.campaign import Language

_NAMED = re.compile(r"`(/[^`]+)`")


class CommandLinks:
    """Makes links of the commands named in messages, once Discord has told their ids."""

    def __init__(self, commands: Iterable[Command[...]]) -> None:
        self._paths = {
            shown_name(command.path, language): shown_name(command.path, Language.ENGLISH)
            for command in commands
            for language in Language
        }
        self._ids: Mapping[str, int] = {}

    def learn(self, ids: Mapping[str, int]) -> None:
        """Take the ids of the commands and of the groups, by their English names."""
        self._ids = ids

    def linked(self, reply: Reply) -> Reply:
        """The same message with links, as far as they find room. Labels and titles have none."""
        if not self._ids or not any(map(_NAMED.search, _texts(reply))):
            return reply
        room = MESSAGE - sum(map(_size, reply.embeds))
        embeds = []
        for embed in reply.embeds:
            linked = self._linked_embed(embed)
            grown = _size(linked) - _size(embed)
            if grown <= room:
                room -= grown
                embeds.append(linked)
            else:
                embeds.append(embed)
        return replace(reply, content=self._linked(reply.content, CONTENT), embeds=embeds)

    def _linked_embed(self, embed: discord.Embed) -> discord.Embed:
        copy = embed.copy()
        if copy.description:
            copy.description = self._linked(copy.description, DESCRIPTION)
        for number, field in enumerate(copy.fields):
            value = self._linked(field.value or "", FIELD_VALUE)
            copy.set_field_at(number, name=field.name, value=value, inline=field.inline)
        return copy

    def _linked(self, text: str, most: int) -> str:
        linked = _NAMED.sub(self._link, text)
        return linked if length(linked) <= most else text

    def _link(self, named: re.Match[str]) -> str:
        path = self._paths.get(named[1], "")
        number = self._ids.get(path[1:].partition(" ")[0])
        return named[0] if number is None else f"<{path}:{number}>"


def _texts(reply: Reply) -> Iterator[str]:
    """Everything in which there can be links."""
    yield reply.content
    for embed in reply.embeds:
        yield embed.description or ""
        for field in embed.fields:
            yield field.value or ""


def shown_name(path: Iterable[str], language: Language) -> str:
    """`/campagne créer`: a command or group as people of that language find it."""
    say = words(language)
    parts = list(path)
    return "/" + " ".join(say("-".join(parts[: count + 1])) for count in range(len(parts)))


def _size(embed: discord.Embed) -> int:
    """What Discord counts of an embed, in its clients' units."""
    fields = (f"{field.name}{field.value}" for field in embed.fields)
    texts = (embed.title, embed.description, embed.footer.text, embed.author.name, *fields)
    return sum(length(text) for text in texts if text)
