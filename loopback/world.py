"""What Discord remembers: guilds, channels, members, messages, interactions, commands.

Pure state and its JSON shapes. `rest` changes it for the bot, `people` for those who click, and
`gateway` tells the bot of it.
"""

import asyncio
import re
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import Enum, IntFlag
from functools import cached_property
from typing import Final, Protocol, TypeVar

from loopback.snowflakes import Clock, Snowflakes
from loopback.wire.base import JsonObject
from loopback.wire.callbacks import Choice
from loopback.wire.commands import Command
from loopback.wire.components import (
    AnyComponent,
    AnySelect,
    Button,
    ChannelSelect,
    MentionableSelect,
    RoleSelect,
    StringSelect,
    UserSelect,
    of_kind,
)
from loopback.wire.embeds import Embed
from loopback.wire.messages import (
    FLAG_COMPONENTS_V2,
    FLAG_EPHEMERAL,
    FLAG_LOADING,
    AllowedMentions,
    MessageBody,
    texts_of,
)
from loopback.wire.modals import Modal

ANSWER_WITHIN: Final = 3.0  # seconds for the first answer to an interaction
TOKEN_LASTS: Final = 15 * 60.0  # seconds that an interaction's token is good for
BOT_ID: Final = 500_000_000_000_000_001  # the same at every start, as a real bot's is
LOOK_AGAIN: Final = 0.05  # seconds after which those who wait look again unasked
NONCE_LASTS: Final = 5 * 60.0  # seconds in which a repeated nonce gives the first message back

Found = TypeVar("Found")


class Permissions(IntFlag):
    """The permission bits that matter to a bot of commands and messages."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_APPLICATION_COMMANDS = 1 << 31
    SEND_MESSAGES_IN_THREADS = 1 << 38


ORDINARY: Final = (
    Permissions.VIEW_CHANNEL
    | Permissions.SEND_MESSAGES
    | Permissions.EMBED_LINKS
    | Permissions.ATTACH_FILES
    | Permissions.READ_MESSAGE_HISTORY
    | Permissions.USE_APPLICATION_COMMANDS
    | Permissions.SEND_MESSAGES_IN_THREADS
)


class ChannelKind(Enum):
    """Channel types by Discord's numbers."""

    text = 0
    dm = 1
    voice = 2
    announcement = 5
    thread = 11
    private_thread = 12

    @property
    def is_thread(self) -> bool:
        return self in (ChannelKind.thread, ChannelKind.private_thread)


@dataclass(slots=True, eq=False)
class User:
    """An account: a person's or the bot's."""

    id: int
    name: str
    locale: str = "en-GB"
    bot: bool = False

    def wire(self) -> JsonObject:
        return {
            "id": str(self.id),
            "username": self.name.lower().replace(" ", "_"),
            "discriminator": "0000" if self.bot else "0",
            "global_name": None if self.bot else self.name,
            "avatar": None,
            "bot": self.bot,
        }


@dataclass(slots=True, eq=False)
class Role:
    """A role of a guild."""

    id: int
    name: str
    permissions: int = 0

    def wire(self) -> JsonObject:
        return {
            "id": str(self.id),
            "name": self.name,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "position": 0,
            "permissions": str(self.permissions),
            "managed": False,
            "mentionable": True,
            "flags": 0,
        }


@dataclass(slots=True, eq=False)
class Upload:
    """A file as it was sent."""

    filename: str
    data: bytes
    content_type: str = "application/octet-stream"


@dataclass(slots=True, eq=False)
class Attachment:
    """A file that hangs on a message; `url` serves it."""

    id: int
    upload: Upload
    url: str
    description: str | None = None

    def wire(self) -> JsonObject:
        return {
            "id": str(self.id),
            "filename": self.upload.filename,
            "description": self.description,
            "content_type": self.upload.content_type,
            "size": len(self.upload.data),
            "url": self.url,
            "proxy_url": self.url,
        }


@dataclass(frozen=True, slots=True)
class Pings:
    """Whom a message notifies; false if nobody."""

    everyone: bool
    users: frozenset[int]
    roles: frozenset[int]

    def __bool__(self) -> bool:
        return self.everyone or bool(self.users) or bool(self.roles)


USER_MENTION: Final = re.compile(r"<@!?(\d+)>")
COMMAND_LINK: Final = re.compile(r"<(/[^:<>`]+):(\d+)>")
_ROLE_MENTION: Final = re.compile(r"<@&(\d+)>")
_EVERYONE: Final = re.compile(r"@(everyone|here)\b")


def as_read(text: str) -> str:
    """The text with `/name` for each link to a command, as the terminal and the tests show it."""
    return COMMAND_LINK.sub(r"`\1`", text)


def pings_of(text: str, allowed: AllowedMentions | None) -> Pings:
    """Whom `text` notifies; where a message does not say what is allowed, everything is."""
    parse: Iterable[str] = ("users", "roles", "everyone")
    listed_users: frozenset[int] = frozenset()
    listed_roles: frozenset[int] = frozenset()
    if allowed is not None:
        parse = allowed.parse or ()
        listed_users = frozenset(allowed.users or ())
        listed_roles = frozenset(allowed.roles or ())
    users = frozenset(int(found) for found in USER_MENTION.findall(text))
    roles = frozenset(int(found) for found in _ROLE_MENTION.findall(text))
    return Pings(
        everyone="everyone" in parse and _EVERYONE.search(text) is not None,
        users=users if "users" in parse else users & listed_users,
        roles=roles if "roles" in parse else roles & listed_roles,
    )


class Pulse:
    """Wakes those who wait for the world to change."""

    def __init__(self) -> None:
        self._waiting: list[asyncio.Future[None]] = []

    def beat(self) -> None:
        """Something changed: let everyone who waits look again."""
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def until(self, look: Callable[[], Found | None], within: float, what: str) -> Found:
        """The first true thing that `look` gives.

        It looks at every change of this world, and now and then besides, for what is awaited may
        lie outside of it (in the bot, in a file).

        Raises:
            TimeoutError: if `within` seconds pass before; its text says `what` was awaited.
        """
        try:
            async with asyncio.timeout(within):
                while not (found := look()):
                    future = asyncio.get_running_loop().create_future()
                    self._waiting.append(future)
                    await asyncio.wait([future], timeout=LOOK_AGAIN)
        except TimeoutError:
            raise TimeoutError(f"{what} did not come within {within:g} s") from None
        assert found is not None
        return found


def stamp(seconds: float) -> str:
    """A time as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


@dataclass(frozen=True, slots=True)
class Content:
    """What a message shows at one time."""

    text: str = ""
    embeds: tuple[Embed, ...] = ()
    components: tuple[AnyComponent, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    allowed_mentions: AllowedMentions | None = None
    flags: int = 0

    @property
    def empty(self) -> bool:
        """Whether there is nothing to see."""
        layout = self.components if self.flags & FLAG_COMPONENTS_V2 else ()
        return not (self.text.strip() or self.embeds or self.attachments or layout)

    def edited(self, body: MessageBody, added: tuple[Attachment, ...]) -> "Content":
        """The content after a body was taken over; what it does not mention stays."""
        said = body.model_fields_set
        attachments = self.attachments
        if "attachments" in said:
            kept = {entry.id for entry in body.attachments or ()}
            attachments = tuple(old for old in attachments if old.id in kept)
        mentions = body.allowed_mentions if "allowed_mentions" in said else self.allowed_mentions
        return Content(
            text=(body.content or "") if "content" in said else self.text,
            embeds=(body.embeds or ()) if "embeds" in said else self.embeds,
            components=(body.components or ()) if "components" in said else self.components,
            attachments=attachments + added,
            allowed_mentions=mentions,
            flags=(self.flags & ~FLAG_LOADING) | ((body.flags or 0) & ~FLAG_EPHEMERAL),
        )


@dataclass(eq=False, repr=False)
class Message:
    """A message as it is now: it changes when the bot edits it."""

    id: int
    channel: "Channel"
    author: User
    created: float
    shown: Content
    owner: User | None = None  # who alone sees it, if it is ephemeral
    interaction: "Interaction | None" = None
    nonce: str | int | None = None
    reply_to: int | None = None
    edited: float | None = None
    edits: int = 0
    deleted: bool = False

    def __repr__(self) -> str:
        return f"<Message {self.id}: {self.text!r}>"

    @property
    def ephemeral(self) -> bool:
        """Whether one person alone sees it."""
        return self.owner is not None

    @property
    def loading(self) -> bool:
        """Whether it still says that the bot is thinking."""
        return bool(self.shown.flags & FLAG_LOADING)

    @property
    def content(self) -> str:
        """Its text as one reads it: links to commands by their names."""
        return as_read(self.shown.text)

    @property
    def embeds(self) -> tuple[Embed, ...]:
        return self.shown.embeds

    @property
    def components(self) -> tuple[AnyComponent, ...]:
        return self.shown.components

    @property
    def attachments(self) -> tuple[Attachment, ...]:
        return self.shown.attachments

    @property
    def text(self) -> str:
        """All running text one sees, embeds included, a line for each piece."""
        return as_read("\n".join(texts_of(self.content, self.embeds, self.components)))

    @property
    def buttons(self) -> tuple[Button, ...]:
        """All buttons, in order."""
        return of_kind(self.components, Button)

    @property
    def selects(self) -> tuple[AnySelect, ...]:
        """All selects, in order."""
        return of_kind(
            self.components, StringSelect, UserSelect, RoleSelect, MentionableSelect, ChannelSelect
        )

    @property
    def pings(self) -> Pings:
        """Whom its text notifies; embeds never notify."""
        shown = texts_of(self.content, (), self.components)
        return pings_of("\n".join(shown), self.shown.allowed_mentions)

    def seen_by(self, user: User) -> bool:
        """Whether `user` has it on the screen."""
        return not self.deleted and (self.owner is None or self.owner is user)

    def delete(self) -> None:
        """Delete the message, as a moderator does."""
        self.channel.world.delete(self)

    def wire(self) -> JsonObject:
        """The message as Discord sends it."""
        shape: JsonObject = {
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "author": self.author.wire(),
            "content": self.shown.text,
            "timestamp": stamp(self.created),
            "edited_timestamp": None if self.edited is None else stamp(self.edited),
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [found.wire() for found in self.attachments],
            "embeds": [self._embed(embed) for embed in self.embeds],
            "components": _with_ids(component.wire() for component in self.components),
            "pinned": False,
            "type": 0,
            "flags": self.shown.flags,
        }
        if self.nonce is not None:
            shape["nonce"] = self.nonce
        if self.reply_to is not None:
            shape["type"] = 19
            shape["message_reference"] = {
                "type": 0,
                "message_id": str(self.reply_to),
                "channel_id": str(self.channel.id),
            }
        if self.interaction is not None:
            shape["application_id"] = shape["webhook_id"] = str(self.author.id)
            shape["interaction_metadata"] = self.interaction.metadata()
            if self.interaction.kind is InteractionKind.command and self.reply_to is None:
                shape["type"] = 20
        return shape

    def _embed(self, embed: Embed) -> JsonObject:
        shape = {"type": "rich", **embed.wire()}
        for name in ("image", "thumbnail"):
            media = shape.get(name)
            if isinstance(media, dict):
                wanted = str(media["url"]).removeprefix("attachment://")
                for found in self.attachments:
                    if media["url"] != wanted and found.upload.filename == wanted:
                        shape[name] = {**media, "url": found.url, "proxy_url": found.url}
        return shape


def _with_ids(components: Iterable[JsonObject]) -> list[JsonObject]:
    # Discord numbers every component that has no id of its own.
    listed = list(components)
    stack, count = list(reversed(listed)), 0
    while stack:
        component = stack.pop()
        count += 1
        if not component.get("id"):
            component["id"] = count
        children = component.get("components")
        if isinstance(children, list):
            stack.extend(reversed(children))
        accessory = component.get("accessory")
        if isinstance(accessory, dict):
            stack.append(accessory)
    return listed


@dataclass(eq=False, repr=False)
class Channel:
    """A text channel, a thread or a direct message."""

    world: "World"
    id: int
    name: str
    kind: ChannelKind
    guild: "Guild | None" = None
    parent: "Channel | None" = None
    recipient: User | None = None
    bot_permissions: int = ORDINARY
    deleted: bool = False
    archived: bool = False
    everything: dict[int, Message] = field(default_factory=dict)

    def __repr__(self) -> str:
        return f"<Channel #{self.name}>"

    @property
    def messages(self) -> tuple[Message, ...]:
        """What everybody sees, oldest first, without those that still say "thinking"."""
        return tuple(
            message
            for message in self.everything.values()
            if message.owner is None and not message.deleted and not message.loading
        )

    async def wait_for(self, wanted: Callable[[Message], bool], within: float = 5.0) -> Message:
        """The newest message, there already or yet to come, that `wanted` says yes to.

        Raises:
            TimeoutError: if none comes.
        """

        def look() -> Message | None:
            return next((found for found in reversed(self.messages) if wanted(found)), None)

        return await self.world.pulse.until(look, within, f"a message in #{self.name}")

    def wire(self, permissions: int | None = None) -> JsonObject:
        """The channel as Discord sends it; with `permissions` as an interaction holds it."""
        shape: JsonObject = {"id": str(self.id), "type": self.kind.value, "flags": 0}
        if self.recipient is not None:
            shape["recipients"] = [self.recipient.wire()]
            shape["last_message_id"] = None
            return shape
        shape |= {
            "name": self.name,
            "guild_id": str(self.guild.id) if self.guild else None,
            "parent_id": str(self.parent.id) if self.parent else None,
            "position": 0,
            "nsfw": False,
            "topic": None,
            "rate_limit_per_user": 0,
            "last_message_id": None,
            "permission_overwrites": [],
        }
        if self.kind is ChannelKind.voice:
            shape |= {"bitrate": 64_000, "user_limit": 0}
        if self.kind.is_thread:
            shape |= {
                "owner_id": str(self.world.bot.id),
                "message_count": len(self.everything),
                "member_count": 1,
                "total_message_sent": len(self.everything),
                "thread_metadata": {
                    "archived": self.archived,
                    "auto_archive_duration": 1440,
                    "archive_timestamp": stamp(self.world.clock.now()),
                    "locked": False,
                },
            }
        if permissions is not None:
            shape["permissions"] = str(permissions)
        return shape

    def delete(self) -> None:
        """Delete the channel with all that is in it, as a moderator does."""
        self.deleted = True
        for message in self.everything.values():
            message.deleted = True
        self.everything.clear()
        if self.guild is not None:
            name = "THREAD_DELETE" if self.kind.is_thread else "CHANNEL_DELETE"
            self.world.broadcast(name, self.wire, self.guild.id, Intents.GUILDS)
        self.world.pulse.beat()


@dataclass(eq=False, repr=False)
class Guild:
    """A server. `people.Guild` adds what tests do with it."""

    world: "World"
    id: int
    name: str
    locale: str = "en-US"
    bot_permissions: int = ORDINARY
    largest_file: int = 10 * 2**20  # bytes; a server without boosts
    channels: list[Channel] = field(default_factory=list)
    roles: dict[int, Role] = field(default_factory=dict)
    commands: dict[int, Command] = field(default_factory=dict)

    def __repr__(self) -> str:
        return f"<Guild {self.name!r}>"

    def shard_of(self, shards: int) -> int:
        """Which of so many shards hears of this guild."""
        return (self.id >> 22) % shards

    def partial(self) -> JsonObject:
        """The guild as an interaction holds it."""
        return {"id": str(self.id), "locale": self.locale, "features": []}

    def wire(self) -> JsonObject:
        """The guild as GUILD_CREATE holds it."""
        here = [channel for channel in self.channels if not channel.deleted]
        everyone = Role(self.id, "@everyone", int(ORDINARY))
        return {
            "id": str(self.id),
            "name": self.name,
            "icon": None,
            "owner_id": "1",
            "preferred_locale": self.locale,
            "roles": [role.wire() for role in (everyone, *self.roles.values())],
            "channels": [channel.wire() for channel in here if not channel.kind.is_thread],
            "threads": [channel.wire() for channel in here if channel.kind.is_thread],
            "members": [],
            "member_count": 1,
            "joined_at": stamp(self.world.clock.now()),
            "large": False,
            "unavailable": False,
            "features": [],
            "emojis": [],
            "stickers": [],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
            "afk_channel_id": None,
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "premium_progress_bar_enabled": False,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "vanity_url_code": None,
            "description": None,
            "banner": None,
        }


class InteractionKind(Enum):
    """Interaction types by Discord's numbers."""

    command = 2
    component = 3
    autocomplete = 4
    modal = 5


@dataclass(eq=False, repr=False)
class Interaction:
    """One click or command, and what the bot made of it."""

    id: int
    kind: InteractionKind
    user: User
    channel: Channel
    created: float
    payload: JsonObject
    command: str = ""
    source: Message | None = None  # the message whose component was used
    token: str = field(default_factory=lambda: secrets.token_urlsafe(32))
    answer: int | None = None  # the type number of the first answer
    original: Message | None = None
    modal: Modal | None = None
    choices: tuple[Choice, ...] = ()
    followups: list[Message] = field(default_factory=list)
    acknowledged: asyncio.Event = field(default_factory=asyncio.Event)
    completed: asyncio.Event = field(default_factory=asyncio.Event)

    def metadata(self) -> JsonObject:
        """What a message says of the interaction that it answers."""
        return {
            "id": str(self.id),
            "type": self.kind.value,
            "user": self.user.wire(),
            "authorizing_integration_owners": {},
            "name": self.command,
        }

    def made(self, message_id: int) -> Message | None:
        """The message of this id, if this interaction's token may touch it."""
        for message in (self.original, *self.followups):
            if message is not None and message.id == message_id and not message.deleted:
                return message
        return None


class Intents(IntFlag):
    """The gateway intents that this server knows events for."""

    NONE = 0
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


class Broadcast(Protocol):
    """How the world tells bots of an event; `data` is only made if somebody listens."""

    def __call__(
        self, event: str, data: Callable[[], JsonObject], guild_id: int | None, needs: Intents, /
    ) -> None: ...


def _nobody_listens(
    _event: str, _data: Callable[[], JsonObject], _guild_id: int | None, _needs: Intents, /
) -> None:
    pass


class World:
    """All state, and where it is looked up.

    Args:
        clock: what time it is.
        remember: how many messages a channel, and how many interactions in all, are kept; the
            oldest are forgotten first (so are files), so that a benchmark's memory does not grow.
    """

    def __init__(self, clock: Clock, remember: int) -> None:
        self.clock = clock
        self.snowflakes = Snowflakes(clock)
        self.remember = remember
        self.pulse = Pulse()
        self.broadcast: Broadcast = _nobody_listens
        self.url = ""
        self.bot = User(BOT_ID, "Loopback Bot", bot=True)
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.users: dict[int, User] = {}
        self.interactions: dict[str, Interaction] = {}
        self.commands: dict[int, Command] = {}
        self.commands_created = 0
        self.attachments: dict[int, Attachment] = {}

    def dm_with(self, user: User) -> Channel:
        """The bot's direct messages with somebody; there is one such channel each."""
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        number = self.snowflakes.next()
        channel = Channel(self, number, user.name, ChannelKind.dm, recipient=user)
        self.channels[number] = channel
        return channel

    def add_interaction(self, interaction: Interaction) -> None:
        """Remember an interaction until the oldest must go."""
        self.interactions[interaction.token] = interaction
        if len(self.interactions) > self.remember:
            del self.interactions[next(iter(self.interactions))]

    def attach(self, upload: Upload, description: str | None = None) -> Attachment:
        """Keep a file and give it an address."""
        number = self.snowflakes.next()
        url = f"{self.url}/attachments/{number}/{upload.filename}"
        attachment = Attachment(number, upload, url, description)
        self.attachments[number] = attachment
        if len(self.attachments) > self.remember:
            del self.attachments[next(iter(self.attachments))]
        return attachment

    def new_message(
        self,
        channel: Channel,
        *,
        flags: int = 0,
        interaction: Interaction | None = None,
    ) -> Message:
        """An empty message of the bot's, not yet shown to anybody."""
        owner = interaction.user if interaction and flags & FLAG_EPHEMERAL else None
        return Message(
            id=self.snowflakes.next(),
            channel=channel,
            author=self.bot,
            created=self.clock.now(),
            shown=Content(flags=flags if owner else flags & ~FLAG_EPHEMERAL),
            owner=owner,
            interaction=interaction,
        )

    def show(self, message: Message) -> None:
        """Put a message into its channel."""
        everything = message.channel.everything
        everything[message.id] = message
        if len(everything) > self.remember:
            del everything[next(iter(everything))]
        self._tell("MESSAGE_CREATE", message)

    def changed(self, message: Message) -> None:
        """A message was edited."""
        message.edited = self.clock.now()
        message.edits += 1
        self._tell("MESSAGE_UPDATE", message)

    def delete(self, message: Message) -> None:
        """Delete a message for everybody."""
        message.deleted = True
        message.channel.everything.pop(message.id, None)
        self._tell("MESSAGE_DELETE", message)

    def _tell(self, event: str, message: Message) -> None:
        self.pulse.beat()
        if message.owner is not None:
            return
        guild = message.channel.guild
        needs = Intents.DIRECT_MESSAGES if guild is None else Intents.GUILD_MESSAGES
        guild_id = None if guild is None else guild.id
        where: JsonObject = {"guild_id": str(guild_id)} if guild_id else {}
        self.broadcast(event, lambda: {**message.wire(), **where}, guild_id, needs)

    @cached_property
    def application(self) -> JsonObject:
        """The bot's application as Discord describes it."""
        return {
            "id": str(self.bot.id),
            "name": self.bot.name,
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "owner": {**self.bot.wire(), "bot": False},
            "team": None,
            "rpc_origins": [],
            "install_params": None,
            "integration_types_config": {"0": {}},
            "redirect_uris": [],
        }
