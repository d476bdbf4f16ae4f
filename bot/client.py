import asyncio
from collections.abc import Iterable

import discord
import structlog

from bot.chance import SystemChance
from bot.command_links import CommandLinks
from bot.commands import ACTIONS, COMMANDS, post_for
from bot.operating.monitor import Monitor
from bot.outbox import Outbox, Render
from bot.path import Interaction, Path
from bot.pictures.gallery import Gallery
from bot.records import Records
from bot.registration import register
from bot.slash import AnyCommand, Translator, build_tree
from bot.wishes import Action
from core.chance import Chance

FINISH_WITHIN = 5.0  # seconds that what is under way gets when the bot is stopped

log = structlog.get_logger(__name__)


_PRESSES = {discord.InteractionType.component, discord.InteractionType.modal_submit}


class Brotherhood(discord.AutoShardedClient):
    """The bot's connection to Discord. It needs no intents: interactions bring all they need."""

    def __init__(  # noqa: PLR0913
        self,
        records: Records,
        commands: Iterable[AnyCommand] = COMMANDS,
        actions: Iterable[Action] = ACTIONS,
        render: Render = post_for,
        *,
        chance: Chance | None = None,
        monitor: Monitor | None = None,
    ) -> None:
        super().__init__(
            intents=discord.Intents.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self._monitor = monitor or Monitor()
        commands = tuple(commands)
        self._links = CommandLinks(commands)
        self._gallery = Gallery()
        self._outbox = Outbox(records, self, render, self._links, self._gallery)
        self._path = Path(
            records,
            chance or SystemChance(),
            actions,
            self._outbox,
            self._links,
            self._gallery,
            self._monitor,
        )
        self._tree = build_tree(self, self._path, commands)
        self._posting: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether an interaction is under way."""
        return self._path.busy

    async def setup_hook(self) -> None:
        """Register the commands and post what an earlier process left; once a process."""
        self._links.learn(await register(self, self._tree, Translator()))
        self._posting = asyncio.create_task(self._outbox.run(), name="outbox")

    async def on_ready(self) -> None:
        log.info("ready", user=str(self.user), shards=self.shard_count)

    async def on_shard_connect(self, shard: int) -> None:
        self._monitor.connected(shard, of=self.shard_count or 1)

    async def on_shard_resumed(self, shard: int) -> None:
        self._monitor.connected(shard, of=self.shard_count or 1)

    async def on_shard_disconnect(self, shard: int) -> None:
        self._monitor.disconnected(shard)

    async def on_interaction(self, interaction: Interaction) -> None:
        if interaction.type in _PRESSES:
            await self._path.press(interaction)

    async def on_error(self, event_method: str, /, *_: object, **__: object) -> None:
        log.error("event.failed", name=event_method, exc_info=True)  # noqa: LOG014 - it is called in one

    async def close(self) -> None:
        """Finish what is under way, then leave Discord."""
        await self._path.close(FINISH_WITHIN)
        if self._posting is not None:
            self._posting.cancel()
            await asyncio.gather(self._posting, return_exceptions=True)
        await self._gallery.close()
        await super().close()
        self._monitor.disconnected()
