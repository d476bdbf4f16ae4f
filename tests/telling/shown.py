"""An embed as one reads it, and whether Discord would take it."""

import json
from collections.abc import Sequence

import discord
from pydantic import TypeAdapter

from loopback.wire.embeds import Embed, Embeds

_ADAPTER: TypeAdapter[tuple[Embed, ...]] = TypeAdapter(Embeds)


def shown(embed: discord.Embed) -> str:
    """Title, description, `heading: text` for each field, footer: from top to bottom."""
    parts = [embed.title, embed.description]
    parts += [
        f"{field.value}" if field.name == "\u200b" else f"[{field.name}] {field.value}"
        for field in embed.fields
    ]
    parts.append(embed.footer.text)
    return "\n".join(part for part in parts if part)


def accepted(embeds: Sequence[discord.Embed]) -> bool:
    """Whether one message may hold all of these; raises with Discord's reason if not."""
    body = json.dumps([embed.to_dict() for embed in embeds])
    return len(_ADAPTER.validate_json(body)) == len(embeds)
