"""A small bot on bare discord.py, with one of everything that the loopback Discord serves."""

import discord
import yarl
from discord import app_commands


class BareBot(discord.AutoShardedClient):
    """Logs in, registers its commands, answers."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        super().__init__(intents=intents or discord.Intents.none())
        self.tree = app_commands.CommandTree(self)
        add_commands(self.tree)
        self.events: list[str] = []

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_socket_event_type(self, event: str) -> None:
        self.events.append(event)


def add_commands(tree: app_commands.CommandTree[BareBot]) -> None:
    """Everything the tests call."""

    @tree.command(description="Answer at once")
    async def ping(interaction: discord.Interaction[BareBot]) -> None:
        await interaction.response.send_message("pong")


def point_at(url: str) -> None:
    """Lead discord.py to the loopback Discord at this address."""
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(
        url.replace("http", "ws", 1) + "/gateway"
    )
