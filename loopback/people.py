"""People who write commands, press buttons and read what the bot answers."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from loopback import clicks, world
from loopback.clicks import ClientRefused, Leaf, Resolved, Value
from loopback.wire.base import JsonObject
from loopback.wire.callbacks import Choice
from loopback.wire.commands import CHAT_INPUT, Command
from loopback.wire.components import AnyComponent, AnySelect, Button
from loopback.wire.embeds import Embed
from loopback.wire.modals import Modal
from loopback.world import (
    ANSWER_WITHIN,
    ORDINARY,
    Attachment,
    Channel,
    ChannelKind,
    Intents,
    Interaction,
    InteractionKind,
    Message,
    Pings,
    Role,
    Upload,
    User,
    stamp,
)

if TYPE_CHECKING:
    from loopback.server import LoopbackDiscord


class NoAnswer(Exception):
    """The person saw "The application did not respond", or a deferred answer never came."""


@dataclass(eq=False, repr=False)
class Guild(world.Guild):
    """A server that tests fill with channels and people."""

    discord: "LoopbackDiscord" = field(kw_only=True)
    people: dict[int, "Person"] = field(default_factory=dict, kw_only=True)

    def add_channel(
        self,
        name: str,
        kind: ChannelKind | str = ChannelKind.text,
        *,
        parent: Channel | None = None,
        bot_permissions: int | None = None,
        number: int | None = None,
    ) -> Channel:
        """A new channel; the bot has its permissions of the guild there if none are given.

        With a `number` for its id it is the same channel to a bot that knew it before.
        """
        kind = ChannelKind[kind] if isinstance(kind, str) else kind
        if kind.is_thread and parent is None:
            parent = self.add_channel(f"{name}-parent")
        allowed = self.bot_permissions if bot_permissions is None else bot_permissions
        number = self.world.snowflakes.next() if number is None else number
        channel = Channel(
            self.world, number, name, kind, self, parent=parent, bot_permissions=allowed
        )
        self.channels.append(channel)
        self.world.channels[number] = channel
        event = "THREAD_CREATE" if kind.is_thread else "CHANNEL_CREATE"
        self.world.broadcast(event, channel.wire, self.id, Intents.GUILDS)
        return channel

    def add_member(
        self,
        name: str,
        *,
        locale: str = "en-GB",
        permissions: int = ORDINARY,
        number: int | None = None,
    ) -> "Person":
        """Somebody new in this server, with these permissions in every channel."""
        user = self.discord.add_user(name, locale=locale, number=number)
        return self.join(user, permissions=permissions)

    def join(self, user: User, *, permissions: int = ORDINARY) -> "Person":
        """An account comes into this server."""
        person = Person(self.discord, user, self, permissions)
        self.people[user.id] = person
        return person

    def add_role(self, name: str, permissions: int = 0) -> Role:
        """A new role."""
        role = Role(self.world.snowflakes.next(), name, permissions)
        self.roles[role.id] = role
        return role

    def remove_bot(self) -> None:
        """Somebody throws the bot out."""
        del self.world.guilds[self.id]
        for channel in self.channels:
            channel.deleted = True
        gone: JsonObject = {"id": str(self.id)}
        self.world.broadcast("GUILD_DELETE", lambda: gone, self.id, Intents.GUILDS)


@dataclass(frozen=True)
class OpenModal:
    """A modal on somebody's screen."""

    modal: Modal
    opened_by: Interaction

    @property
    def title(self) -> str:
        return self.modal.title

    @property
    def custom_id(self) -> str:
        return self.modal.custom_id

    @property
    def captions(self) -> tuple[str, ...]:
        """What stands over each input."""
        return tuple(caption for caption, _ in self.modal.inputs)


class Reply:
    """What came of one click or command."""

    def __init__(self, discord: "LoopbackDiscord", interaction: Interaction) -> None:
        self._discord = discord
        self._handed_out = 0
        self.interaction = interaction

    @property
    def kind(self) -> int | None:
        """The type number of the first answer, or None if there is none yet."""
        return self.interaction.answer

    @property
    def message(self) -> Message:
        """The message that answers (after an update: the message that was updated).

        Raises:
            AssertionError: if the answer was no message, or it was deleted.
        """
        message = self.interaction.original
        if message is None or message.deleted:
            raise AssertionError(f"there is no message; the answer was of type {self.kind}")
        return message

    @property
    def deleted(self) -> bool:
        """Whether the bot took its answer back."""
        message = self.interaction.original
        return message is not None and message.deleted

    @property
    def modal(self) -> OpenModal:
        """The modal that was opened.

        Raises:
            AssertionError: if none was.
        """
        if self.interaction.modal is None:
            raise AssertionError(f"no modal was opened; the answer was of type {self.kind}")
        return OpenModal(self.interaction.modal, self.interaction)

    @property
    def opened_modal(self) -> bool:
        """Whether the answer is a modal."""
        return self.interaction.modal is not None

    @property
    def content(self) -> str:
        return self.message.content

    @property
    def embeds(self) -> tuple[Embed, ...]:
        return self.message.embeds

    @property
    def components(self) -> tuple[AnyComponent, ...]:
        return self.message.components

    @property
    def buttons(self) -> tuple[Button, ...]:
        return self.message.buttons

    @property
    def selects(self) -> tuple[AnySelect, ...]:
        return self.message.selects

    @property
    def attachments(self) -> tuple[Attachment, ...]:
        return self.message.attachments

    @property
    def ephemeral(self) -> bool:
        return self.message.ephemeral

    @property
    def text(self) -> str:
        """All running text of the answering message."""
        return self.message.text

    @property
    def pings(self) -> Pings:
        return self.message.pings

    @property
    def followups(self) -> tuple[Message, ...]:
        """The follow-up messages so far."""
        return tuple(self.interaction.followups)

    async def more(self, within: float = 5.0) -> Message:
        """The next follow-up message, waited for if need be.

        Raises:
            TimeoutError: if none comes.
        """

        def look() -> Message | None:
            followups = self.interaction.followups
            return followups[self._handed_out] if len(followups) > self._handed_out else None

        message = await self._discord.until(look, within, "a follow-up message")
        self._handed_out += 1
        return message

    def __repr__(self) -> str:
        return f"<Reply to {self.interaction.command!r}: type {self.kind}>"


@dataclass(eq=False, repr=False)
class Person:
    """Somebody at a Discord client. `permissions` are those in every channel of the guild."""

    discord: "LoopbackDiscord"
    user: User
    guild: Guild | None
    permissions: int = ORDINARY
    channel_permissions: dict[int, int] = field(default_factory=dict)
    roles: list[Role] = field(default_factory=list)

    def __repr__(self) -> str:
        return f"<Person {self.name}>"

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def locale(self) -> str:
        return self.user.locale

    @property
    def dm(self) -> Channel:
        """This person's direct messages with the bot."""
        return self.discord.world.dm_with(self.user)

    @property
    def mention(self) -> str:
        return f"<@{self.user.id}>"

    # -- what one sees --------------------------------------------------------------------

    def sees(self, channel: Channel) -> tuple[Message, ...]:
        """The messages on this person's screen, oldest first, ephemeral ones included."""
        return tuple(
            message
            for message in channel.everything.values()
            if message.seen_by(self.user) and not message.loading
        )

    def commands(self, channel: Channel) -> list[Command]:
        """The slash commands that the client offers here, those of the guild first."""
        return [command for command in self._registered(channel) if self._offered(command, channel)]

    def _registered(self, channel: Channel) -> Iterator[Command]:
        if channel.guild is not None:
            yield from channel.guild.commands.values()
        yield from self.discord.world.commands.values()

    def _offered(self, command: Command, channel: Channel) -> bool:
        allowed = int(self.permissions_in(channel))
        return command.kind == CHAT_INPUT and clicks.is_offered(command, channel, allowed)

    def _leaf(self, channel: Channel, path: str) -> Leaf:
        name = path.removeprefix("/").partition(" ")[0]
        for command in self._registered(channel):
            if command.name == name and self._offered(command, channel):
                return clicks.find_leaf([command], path)
        return clicks.find_leaf(self.commands(channel), path)  # refuses, with those there are

    def leaves(self, channel: Channel) -> list[Leaf]:
        """The same, one for each subcommand; `leaf.shown(locale)` is the name one sees."""
        return clicks.leaves(self.commands(channel))

    def shown_commands(self, channel: Channel) -> dict[str, str]:
        """Each command's name, and that name in this person's language."""
        return {leaf.path: leaf.shown(self.locale) for leaf in self.leaves(channel)}

    def permissions_in(self, channel: Channel) -> int:
        """What this person may do in the channel."""
        return self.channel_permissions.get(channel.id, self.permissions)

    # -- what one does --------------------------------------------------------------------

    async def slash(
        self,
        channel: Channel,
        command: str,
        /,
        *,
        raw_options: Sequence[JsonObject] | None = None,
        **options: "Value | Person | Upload",
    ) -> Reply:
        """Send a slash command and wait for what comes of it.

        Args:
            channel: where.
            command: its full name, such as ``roster ally add`` (not in the person's language).
            raw_options: instead of `options`: sent as they are, as a modified client could.
            options: by name; a user option takes a Person, an attachment option an Upload.

        Raises:
            ClientRefused: if a client would not send it.
            NoAnswer: if the bot does not answer in time.
        """
        return await self.call(channel, command, options, raw_options)

    async def call(
        self,
        channel: Channel,
        command: str,
        options: "Mapping[str, Value | Person | Upload]",
        raw_options: Sequence[JsonObject] | None = None,
    ) -> Reply:
        """The same as `slash`, for options whose names are not known to the caller."""
        leaf = self._leaf(channel, command)
        resolved = Resolved(self._member)
        if raw_options is None:
            filled = clicks.fill(leaf, self._values(options), resolved)
        else:
            filled = list(raw_options)
        data = leaf.data(filled, resolved)
        return await self._act(InteractionKind.command, channel, data, leaf.path)

    async def autocomplete(
        self,
        channel: Channel,
        command: str,
        option: str,
        typed: str,
        /,
        **options: "Value | Person | Upload",
    ) -> list[Choice]:
        """What is offered while `typed` stands in `option` and the others are filled so far.

        Raises:
            ClientRefused: if the option completes nothing.
            NoAnswer: if the bot does not answer in time.
        """
        return await self.complete(channel, command, option, typed, options)

    async def complete(
        self,
        channel: Channel,
        command: str,
        option: str,
        typed: str,
        options: "Mapping[str, Value | Person | Upload]",
    ) -> list[Choice]:
        """The same as `autocomplete`, for options whose names are not known to the caller."""
        leaf = self._leaf(channel, command)
        resolved = Resolved(self._member)
        filled = clicks.focus(leaf, option, typed, self._values(options), resolved)
        data = leaf.data(filled, resolved)
        reply = await self._act(InteractionKind.autocomplete, channel, data, leaf.path)
        return list(reply.interaction.choices)

    async def press(self, message: Message | Reply, button: str, *, raw: bool = False) -> Reply:
        """Press a button, by its custom id or label.

        Args:
            message: where it is.
            button: custom id or label.
            raw: send the custom id even if the button is disabled or not there at all.

        Raises:
            ClientRefused: if the client shows no such button that can be pressed.
            NoAnswer: if the bot does not answer in time.
        """
        source = _message_of(message)
        custom_id = button
        if not raw or any(button in (each.custom_id, each.label) for each in source.buttons):
            found = clicks.find_button(source, button)
            custom_id = found.custom_id or ""
            if found.disabled and not raw:
                raise ClientRefused(f"the button {button!r} is disabled")
        data: JsonObject = {"component_type": 2, "custom_id": custom_id}
        return await self._use(source, data, raw=raw)

    async def choose(
        self,
        message: Message | Reply,
        select: str,
        values: "Sequence[str | Person | Role | Channel]",
        *,
        raw: bool = False,
    ) -> Reply:
        """Choose in a select, by its custom id or placeholder.

        Args:
            message: where it is.
            select: custom id or placeholder.
            values: values or labels of a string select; for the others people, roles, channels.
            raw: send what is no option, too little or too much, or into a disabled select.

        Raises:
            ClientRefused: if the client would not let one choose so.
            NoAnswer: if the bot does not answer in time.
        """
        source = _message_of(message)
        found = clicks.find_select(source, select)
        if found.disabled and not raw:
            raise ClientRefused(f"the select {select!r} is disabled")
        resolved = Resolved(self._member)
        chosen = [each.user if isinstance(each, Person) else each for each in values]
        data: JsonObject = {
            "component_type": found.type,
            "custom_id": found.custom_id,
            "values": clicks.pick(found, chosen, resolved, raw=raw),
        }
        if resolved.found:
            data["resolved"] = resolved.found
        return await self._use(source, data, raw=raw)

    async def submit(
        self,
        modal: OpenModal,
        values: "Mapping[str, str | Sequence[str | Person | Role | Channel]]",
        *,
        raw: bool = False,
    ) -> Reply:
        """Send a modal off.

        Args:
            modal: as `reply.modal` gives it.
            values: by custom id or caption; texts for text inputs, values for selects. What is
                not named keeps what the bot prefilled.
            raw: send what does not fit.

        Raises:
            ClientRefused: if the client would not let one send it.
            NoAnswer: if the bot does not answer in time.
        """
        if modal.opened_by.user is not self.user:
            raise ClientRefused("the modal is on somebody else's screen")
        resolved = Resolved(self._member)
        plain = {
            name: given
            if isinstance(given, str)
            else [each.user if isinstance(each, Person) else each for each in given]
            for name, given in values.items()
        }
        data: JsonObject = {
            "custom_id": modal.custom_id,
            "components": clicks.fill_modal(modal.modal, plain, resolved, raw=raw),
        }
        if resolved.found:
            data["resolved"] = resolved.found
        channel, source = modal.opened_by.channel, modal.opened_by.source
        return await self._act(InteractionKind.modal, channel, data, modal.title, source)

    # -- how it goes ----------------------------------------------------------------------

    async def _use(self, source: Message, data: JsonObject, *, raw: bool) -> Reply:
        if not raw and not source.seen_by(self.user):
            raise ClientRefused("this person does not see the message")
        name = str(data["custom_id"])
        return await self._act(InteractionKind.component, source.channel, data, name, source)

    async def _act(
        self,
        kind: InteractionKind,
        channel: Channel,
        data: JsonObject,
        command: str,
        source: Message | None = None,
    ) -> Reply:
        if channel.deleted:
            raise ClientRefused(f"#{channel.name} is deleted")
        interaction = self._interaction(kind, channel, data, command, source)
        self.discord.deliver(interaction)
        reply = Reply(self.discord, interaction)
        left = interaction.created + ANSWER_WITHIN - self.discord.clock.now()
        try:
            async with asyncio.timeout(left):
                await interaction.acknowledged.wait()
        except TimeoutError:
            raise NoAnswer(
                f"The application did not respond within {ANSWER_WITHIN:g} s to {command!r} "
                f"of {self.name}"
            ) from None
        try:
            async with asyncio.timeout(self.discord.patience):
                await interaction.completed.wait()
        except TimeoutError:
            raise NoAnswer(
                f"{command!r} of {self.name} was deferred, and nothing came of it within "
                f"{self.discord.patience:g} s"
            ) from None
        return reply

    def _interaction(
        self,
        kind: InteractionKind,
        channel: Channel,
        data: JsonObject,
        command: str,
        source: Message | None,
    ) -> Interaction:
        state = self.discord.world
        application = str(state.bot.id)
        guild = channel.guild
        allowed = self.permissions_in(channel)
        payload: JsonObject = {
            "application_id": application,
            "type": kind.value,
            "version": 1,
            "data": data,
            "channel_id": str(channel.id),
            "channel": channel.wire(allowed),
            "locale": self.locale,
            "app_permissions": str(int(channel.bot_permissions)),
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(guild.id) if guild else "0"},
            "context": clicks.CONTEXT_BOT_DM if guild is None else clicks.CONTEXT_GUILD,
            "attachment_size_limit": 10 * 2**20 if guild is None else guild.largest_file,
        }
        if guild is None:
            payload["user"] = self.user.wire()
        else:
            payload["guild_id"] = str(guild.id)
            payload["guild"] = guild.partial()
            payload["guild_locale"] = guild.locale
            payload["member"] = {
                "user": self.user.wire(),
                **self.membership(),
                "permissions": str(int(allowed)),
            }
        if source is not None:
            payload["message"] = source.wire()
        interaction = Interaction(
            id=state.snowflakes.next(),
            kind=kind,
            user=self.user,
            channel=channel,
            created=self.discord.clock.now(),
            payload=payload,
            command=command,
            source=source,
        )
        payload["id"] = str(interaction.id)
        payload["token"] = interaction.token
        return interaction

    def membership(self) -> JsonObject:
        """What the guild knows of this person, as Discord sends it."""
        return {
            "nick": None,
            "avatar": None,
            "roles": [str(role.id) for role in self.roles],
            "joined_at": stamp(self.discord.clock.now()),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
        }

    def _member(self, number: int) -> JsonObject | None:
        """What Discord says of somebody of this guild who is named in an option."""
        person = None if self.guild is None else self.guild.people.get(number)
        if person is None:
            return None
        return {**person.membership(), "permissions": str(int(person.permissions))}

    def _values(self, options: "Mapping[str, Value | Person | Upload]") -> dict[str, Value]:
        plain: dict[str, Value] = {}
        for name, value in options.items():
            if isinstance(value, Person):
                plain[name] = value.user
            elif isinstance(value, Upload):
                plain[name] = self.discord.world.attach(value)
            else:
                plain[name] = value
        return plain


def _message_of(message: Message | Reply) -> Message:
    return message.message if isinstance(message, Reply) else message
