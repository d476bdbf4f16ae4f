"""What all panels of the Resolution have in common."""

from collections.abc import Iterable, Sequence

import discord

from bot.telling import terms
from bot.telling.buildings import COLOURS
from bot.telling.embeds import build_embed
from bot.telling.listing import joined
from bot.telling.shares import by_worker
from bot.words import Say
from core.campaign import Building
from core.events import Share

ROOM = 1500
"""How many characters a panel takes at most, beside the embeds of what was resolved before it."""


def panel_embed(building: Building, lines: Sequence[str], say: Say) -> discord.Embed:
    """The text of a Building's panel."""
    title = say("resolve-next-building", building=terms.building_title(building, say))
    embed = build_embed(title=title, lines=lines, room=ROOM)
    embed.colour = discord.Colour(COLOURS[building])
    return embed


def reckoned(shares: Iterable[Share], say: Say) -> str:
    """`Lucia 2 + Paolo 1`."""
    return joined(by_worker(shares), say, separator=" + ")
