"""The limit: a bot of discord.py that knows no more than to answer. `python -m benchmarks.bare`.

It has the commands that are measured and answers each interaction with the same embed; it decides
nothing, keeps nothing and speaks one language. Intents and caches are those of our bot.
"""

import asyncio
import contextlib
import os
import signal

import discord
from discord import app_commands

from benchmarks.ticking import ticking
from bot.hosting import go_to_loopback

BUILDINGS = ("hospital", "workshop", "shop", "command_room")
CHOICES = [
    app_commands.Choice(name=name, value=name)
    for name in ("Alessandra", "Antonio", "Bastiano", "Lucia", "Paolo")
]
EMBED = discord.Embed(title="Headquarters", description="Lucia works in the Shop.")

Interaction = discord.Interaction[discord.Client]


class Bare(discord.AutoShardedClient):
    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self._tree = app_commands.CommandTree(self)
        self._tree.add_command(_assign)
        self._tree.add_command(_resolve)
        self._tree.add_command(_headquarters)

    async def setup_hook(self) -> None:
        await self._tree.sync()

    async def on_interaction(self, interaction: Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.edit_message(embed=EMBED)


@app_commands.command(name="assign", description="Answers.")
@app_commands.choices(
    building=[app_commands.Choice(name=building, value=building) for building in BUILDINGS]
)
async def _assign(interaction: Interaction, miniature: str, building: str) -> None:  # noqa: ARG001
    await interaction.response.send_message(embed=EMBED)


@_assign.autocomplete("miniature")
async def _suggest(
    _interaction: Interaction,
    _typed: str,
) -> list[app_commands.Choice[str]]:
    return CHOICES


@app_commands.command(name="resolve", description="Answers.")
async def _resolve(interaction: Interaction) -> None:
    await interaction.response.send_message(embed=EMBED)


_headquarters = app_commands.Group(name="headquarters", description="Answers.")


@_headquarters.command(name="show", description="Answers.")
async def _show(interaction: Interaction) -> None:
    await interaction.response.send_message(embed=EMBED, ephemeral=True)


async def main() -> None:
    """Serve until SIGTERM."""
    go_to_loopback(os.environ["DISCORD_LOOPBACK_URL"])
    stopped = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
    async with Bare() as client, ticking():
        serving = asyncio.create_task(client.start(os.environ["DISCORD_TOKEN"]))
        await stopped.wait()
        await client.close()
        with contextlib.suppress(asyncio.CancelledError):
            await serving


if __name__ == "__main__":
    asyncio.run(main())
