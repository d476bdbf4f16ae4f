"""Embeds within Discord's limits, whatever goes into them."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.telling.escaping import length, shorten

MESSAGE = 6000
"""How many characters all embeds of one message may have together."""

NO_NAME = "\u200b"
"""The heading of a field that has none of its own: Discord asks for one."""

COLOUR = 0x34495E
"""That of what belongs to no Building (docs/wording.md)."""

TITLE, DESCRIPTION, FIELD_NAME, FIELD_VALUE, FOOTER, FIELDS = 256, 4096, 256, 1024, 2048, 25


@dataclass(frozen=True, slots=True)
class Field:
    """A part of an embed with its own heading; one without lines is left out."""

    name: str
    lines: Sequence[str]
    inline: bool = False


def build_embed(  # noqa: PLR0913 - a part each
    *,
    title: str,
    lines: Sequence[str] = (),
    fields: Sequence[Field] = (),
    footer: str = "",
    room: int = MESSAGE,
    colour: int = COLOUR,
) -> discord.Embed:
    """An embed of at most `room` characters: what is too long is cut, the longest texts first.

    All texts are Markdown but for the footer. Several embeds in one message share MESSAGE.
    """
    shown = [field for field in fields if field.lines][:FIELDS]
    texts = [
        (title, TITLE),
        ("\n".join(lines), DESCRIPTION),
        *((field.name, FIELD_NAME) for field in shown),
        *(("\n".join(field.lines), FIELD_VALUE) for field in shown),
        (footer, FOOTER),
    ]
    wanted = [min(length(text), most) for text, most in texts]
    title, description, *parts, footer = (
        shorten(text, share) for (text, _), share in zip(texts, _shares(wanted, room), strict=True)
    )
    embed = discord.Embed(title=title, description=description or None, colour=colour)
    for field, name, value in zip(shown, parts, parts[len(shown) :], strict=False):
        embed.add_field(name=name, value=value, inline=field.inline)
    if footer:
        embed.set_footer(text=footer)
    return embed


def split_field(name: str, lines: Sequence[str]) -> list[Field]:
    """As many fields as it takes to show every line whole; the first has the name."""
    parts: list[list[str]] = []
    used = FIELD_VALUE
    for line in lines:
        used += length(line) + 1
        if used > FIELD_VALUE:
            parts.append([])
            used = length(line)
        parts[-1].append(line)
    return [Field(name if number == 0 else NO_NAME, part) for number, part in enumerate(parts)]


def _shares(wanted: Sequence[int], room: int) -> list[int]:
    """To each what it wants; where that is too much in all, nobody gets more than an equal part."""
    shares = [0] * len(wanted)
    by_size = sorted(range(len(wanted)), key=wanted.__getitem__)
    for served, index in enumerate(by_size):
        shares[index] = min(wanted[index], room // (len(wanted) - served))
        room -= shares[index]
    return shares
