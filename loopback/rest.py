"""The REST routes that a bot of commands and messages uses."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from aiohttp import BodyPartReader, hdrs, web
from pydantic import TypeAdapter
from pydantic_core import from_json, to_json

from loopback.errors import ApiError, api_error, invalid_at
from loopback.judges import Judges
from loopback.wire import callbacks
from loopback.wire.base import JsonObject
from loopback.wire.callbacks import (
    ANSWERS,
    Answer,
    ChoicesAnswer,
    DeferredAnswer,
    DeferredUpdateAnswer,
    MessageAnswer,
    ModalAnswer,
    UpdateAnswer,
)
from loopback.wire.commands import COMMANDS, Command
from loopback.wire.messages import (
    FLAG_EPHEMERAL,
    FLAG_LOADING,
    ChannelMessage,
    MessageBody,
    OpenDm,
)
from loopback.world import (
    ANSWER_WITHIN,
    NONCE_LASTS,
    TOKEN_LASTS,
    Channel,
    Guild,
    Interaction,
    InteractionKind,
    Message,
    Permissions,
    Upload,
    World,
)

BASE: Final = "/api/v10"
COMMANDS_A_DAY: Final = 200
MAX_FILE: Final = 10 * 1024 * 1024  # bytes; what a server without boosts takes

Handler = Callable[[web.Request], Awaitable[web.Response]]
Model = TypeVar("Model")

_ANSWERS: Final[dict[int, TypeAdapter[Answer]]] = {
    number: TypeAdapter(kind) for number, kind in ANSWERS.items()
}
_MESSAGE: Final = TypeAdapter(MessageBody)
_CHANNEL_MESSAGE: Final = TypeAdapter(ChannelMessage)
_COMMAND: Final = TypeAdapter(Command)
_OPEN_DM: Final = TypeAdapter(OpenDm)

# Which first answers each kind of interaction takes.
_FITTING: Final = {
    InteractionKind.command: {4, 5, 9},
    InteractionKind.component: {4, 5, 6, 7, 9},
    InteractionKind.autocomplete: {8},
    InteractionKind.modal: {4, 5, 6, 7},
}


@dataclass(frozen=True, slots=True)
class Sent:
    """The body of a request: its JSON and the files that came along."""

    raw: bytes
    files: dict[int, Upload]


def answer_json(body: object, status: int = 200) -> web.Response:
    """A JSON answer. discord.py wants exactly this content type, with no charset."""
    return web.Response(
        body=to_json(body), status=status, headers={hdrs.CONTENT_TYPE: "application/json"}
    )


def _nothing() -> web.Response:
    return web.Response(status=204)


async def read_body(request: web.Request) -> Sent:
    """The JSON and the files of a request, multipart or not."""
    if not request.content_type.startswith("multipart/"):
        return Sent(await request.read(), {})
    raw, files = b"{}", {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read(decode=True))
        if part.name == "payload_json":
            raw = data
        elif part.name and part.name.startswith("files["):
            if len(data) > MAX_FILE:
                raise ApiError(413, 40005, "Request entity too large")
            kind = part.headers.get(hdrs.CONTENT_TYPE, "application/octet-stream")
            number = int(part.name.removeprefix("files[").removesuffix("]"))
            files[number] = Upload(part.filename or "file", data, kind)
    return Sent(raw, files)


class Rest:
    """The handlers of all routes."""

    def __init__(self, world: World, judges: Judges) -> None:
        self._world = world
        self._judges = judges

    def routes(self) -> list[web.RouteDef]:
        """All routes. Parameters are named as in Discord's description, which finds them so."""
        application = "/applications/{application_id}"
        here = f"{application}/commands"
        there = f"{application}/guilds/{{guild_id}}/commands"
        channel = "/channels/{channel_id}"
        hook = "/webhooks/{webhook_id}/{webhook_token}"
        table: list[tuple[str, str, Handler]] = [
            ("GET", "/users/@me", self._me),
            ("GET", "/applications/@me", self._application),
            ("GET", "/oauth2/applications/@me", self._application),
            ("POST", "/users/@me/channels", self._open_dm),
            ("GET", "/guilds/{guild_id}", self._guild),
            ("POST", "/interactions/{interaction_id}/{interaction_token}/callback", self._callback),
            ("POST", hook, self._follow_up),
            ("GET", channel, self._channel),
            ("GET", f"{channel}/messages", self._list_messages),
            ("POST", f"{channel}/messages", self._post_message),
            ("GET", f"{channel}/messages/{{message_id}}", self._get_message),
            ("PATCH", f"{channel}/messages/{{message_id}}", self._edit_message),
            ("DELETE", f"{channel}/messages/{{message_id}}", self._delete_message),
        ]
        for commands in (here, there):
            table += [
                ("GET", commands, self._list_commands),
                ("PUT", commands, self._replace_commands),
                ("POST", commands, self._create_command),
                ("GET", f"{commands}/{{command_id}}", self._get_command),
                ("DELETE", f"{commands}/{{command_id}}", self._delete_command),
            ]
        for message in ("@original", "{message_id}"):
            table += [
                ("GET", f"{hook}/messages/{message}", self._get_answer),
                ("PATCH", f"{hook}/messages/{message}", self._edit_answer),
                ("DELETE", f"{hook}/messages/{message}", self._delete_answer),
            ]
        return [web.route(method, BASE + path, handler) for method, path, handler in table]

    def _judge(self, kind: TypeAdapter[Model], request: web.Request, raw: bytes) -> Model:
        resource = request.match_info.route.resource
        route = "" if resource is None else resource.canonical.removeprefix(BASE)
        return self._judges.read(kind, request.method, route, raw)

    # -- who am I -------------------------------------------------------------------------

    async def _me(self, _request: web.Request) -> web.Response:
        return answer_json({**self._world.bot.wire(), "verified": True, "mfa_enabled": True})

    async def _application(self, _request: web.Request) -> web.Response:
        return answer_json(self._world.application)

    async def _guild(self, request: web.Request) -> web.Response:
        return answer_json(self._find_guild(request).wire())

    # -- commands -------------------------------------------------------------------------

    def _find_guild(self, request: web.Request) -> Guild:
        guild = self._world.guilds.get(_snowflake(request.match_info["guild_id"]))
        if guild is None:
            raise api_error(10004)
        return guild

    def _commands(self, request: web.Request) -> dict[int, Command]:
        if request.match_info["application_id"] != str(self._world.bot.id):
            raise ApiError(403, 20012, "You are not authorized to perform this action")
        if "guild_id" in request.match_info:
            return self._find_guild(request).commands
        return self._world.commands

    def _register(self, commands: dict[int, Command], command: Command) -> Command:
        """Create the command, or replace the one of its name, which keeps its id."""
        for number, old in commands.items():
            if (old.kind, old.name) == (command.kind, command.name):
                return command.model_copy(update={"id": number})
        self._world.commands_created += 1
        if self._world.commands_created > COMMANDS_A_DAY:
            raise api_error(30034)
        return command.model_copy(update={"id": self._world.snowflakes.next()})

    def _show_command(self, command: Command, *, localised: bool = True) -> JsonObject:
        shape: JsonObject = {
            "type": command.kind,
            "description": "",
            "default_member_permissions": None,
            "nsfw": False,
            "contexts": None,
            "integration_types": [0],
        } | _lean(command.wire(), localised=localised)
        if command.default_member_permissions is not None:
            shape["default_member_permissions"] = str(command.default_member_permissions)
        return shape | {
            "id": str(command.id),
            "application_id": str(self._world.bot.id),
            "version": str(command.id),
        }

    async def _list_commands(self, request: web.Request) -> web.Response:
        localised = request.query.get("with_localizations", "").lower() in ("1", "true")
        found = self._commands(request).values()
        return answer_json([self._show_command(each, localised=localised) for each in found])

    async def _replace_commands(self, request: web.Request) -> web.Response:
        commands = self._commands(request)
        wanted = self._judge(COMMANDS, request, await request.read())
        registered = [self._register(commands, command) for command in wanted]
        commands.clear()
        commands.update({command.id: command for command in registered if command.id})
        self._world.pulse.beat()
        return answer_json([self._show_command(command) for command in registered])

    async def _create_command(self, request: web.Request) -> web.Response:
        commands = self._commands(request)
        wanted = self._judge(_COMMAND, request, await request.read())
        command = self._register(commands, wanted)
        assert command.id is not None
        status = 200 if command.id in commands else 201
        commands[command.id] = command
        self._world.pulse.beat()
        return answer_json(self._show_command(command), status)

    async def _get_command(self, request: web.Request) -> web.Response:
        command = self._commands(request).get(_snowflake(request.match_info["command_id"]))
        if command is None:
            raise api_error(10063)
        return answer_json(self._show_command(command))

    async def _delete_command(self, request: web.Request) -> web.Response:
        if self._commands(request).pop(_snowflake(request.match_info["command_id"]), None) is None:
            raise api_error(10063)
        return _nothing()

    # -- first answers --------------------------------------------------------------------

    async def _callback(self, request: web.Request) -> web.Response:
        world = self._world
        interaction = world.interactions.get(request.match_info["interaction_token"])
        if interaction is None or str(interaction.id) != request.match_info["interaction_id"]:
            raise api_error(10062)
        sent = await read_body(request)
        if interaction.answer is not None:
            raise api_error(40060)
        if world.clock.now() - interaction.created > ANSWER_WITHIN:
            raise api_error(10062)
        if interaction.channel.deleted:
            raise api_error(10003)
        answer = self._read_answer(request, sent.raw, interaction)
        self._take(interaction, answer, sent.files)
        if request.query.get("with_response", "").lower() not in ("1", "true"):
            return _nothing()
        return answer_json(self._callback_response(interaction))

    def _read_answer(self, request: web.Request, raw: bytes, interaction: Interaction) -> Answer:
        try:
            body = from_json(raw)
        except ValueError:
            raise api_error(50109) from None
        number = body.get("type") if isinstance(body, dict) else None
        adapter = _ANSWERS.get(number) if isinstance(number, int) else None
        if adapter is None or number not in _FITTING[interaction.kind]:
            raise invalid_at("type", "BASE_TYPE_CHOICES", "Not a type for this interaction.")
        answer = self._judge(adapter, request, raw)
        if interaction.source is None and isinstance(answer, DeferredUpdateAnswer | UpdateAnswer):
            raise invalid_at("type", "BASE_TYPE_CHOICES", "There is no message to update.")
        return answer

    def _take(self, interaction: Interaction, answer: Answer, files: dict[int, Upload]) -> None:
        message = self._answering_message(interaction, answer, files)
        # Only now is it answered: a refused body leaves the interaction open, as at Discord.
        interaction.answer = answer.type
        interaction.original = message
        if isinstance(answer, ChoicesAnswer):
            interaction.choices = answer.data.choices
        elif isinstance(answer, ModalAnswer):
            interaction.modal = answer.data
        elif isinstance(answer, MessageAnswer | DeferredAnswer) and message is not None:
            self._world.show(message)
        elif isinstance(answer, UpdateAnswer) and message is not None:
            self._world.changed(message)
        interaction.acknowledged.set()
        if not isinstance(answer, DeferredAnswer | DeferredUpdateAnswer):
            interaction.completed.set()

    def _answering_message(
        self, interaction: Interaction, answer: Answer, files: dict[int, Upload]
    ) -> Message | None:
        """The message that becomes `@original`: a new one, or the one whose button was pressed."""
        if isinstance(answer, MessageAnswer):
            message = self._world.new_message(
                interaction.channel, flags=answer.data.flags or 0, interaction=interaction
            )
            self._apply(message, answer.data, files)
            return message
        if isinstance(answer, DeferredAnswer):
            flags = ((answer.data and answer.data.flags) or 0) & FLAG_EPHEMERAL
            return self._world.new_message(
                interaction.channel, flags=flags | FLAG_LOADING, interaction=interaction
            )
        if not isinstance(answer, DeferredUpdateAnswer | UpdateAnswer):
            return None
        source = interaction.source
        if isinstance(answer, UpdateAnswer) and answer.data is not None and source is not None:
            self._apply(source, answer.data, files)
        return source

    def _callback_response(self, interaction: Interaction) -> JsonObject:
        message = interaction.original
        about: JsonObject = {"id": str(interaction.id), "type": interaction.kind.value}
        resource: JsonObject = {"type": interaction.answer}
        if message is not None:
            about["response_message_id"] = str(message.id)
            about["response_message_loading"] = message.loading
            about["response_message_ephemeral"] = message.ephemeral
            if interaction.answer in (callbacks.MESSAGE, callbacks.UPDATE):
                resource["message"] = message.wire()
        return {"interaction": about, "resource": resource}

    # -- later answers, by the interaction's token ----------------------------------------

    def _find_hook(self, request: web.Request) -> Interaction:
        world = self._world
        interaction = world.interactions.get(request.match_info["webhook_token"])
        known = request.match_info["webhook_id"] == str(world.bot.id)
        if interaction is None or not known or interaction.answer is None:
            raise api_error(10015)
        if world.clock.now() - interaction.created > TOKEN_LASTS:
            raise api_error(50027)
        return interaction

    def _find_answer(self, request: web.Request, interaction: Interaction) -> Message:
        number = request.match_info.get("message_id")
        original = interaction.original
        if number is None:
            message = original if original is not None and not original.deleted else None
        else:
            message = interaction.made(_snowflake(number))
        if message is None:
            raise api_error(10008)
        return message

    async def _follow_up(self, request: web.Request) -> web.Response:
        interaction = self._find_hook(request)
        if interaction.channel.deleted:
            raise api_error(10003)
        sent = await read_body(request)
        body = self._judge(_MESSAGE, request, sent.raw)
        original = interaction.original
        if original is not None and original.loading and not original.deleted:
            # The first follow-up takes the place of "thinking", seen by whom that was seen.
            self._apply(original, body, sent.files)
            self._world.changed(original)
            message = original
        else:
            flags = body.flags or 0
            message = self._world.new_message(
                interaction.channel, flags=flags, interaction=interaction
            )
            if original is not None and not original.deleted:
                message.reply_to = original.id
            self._apply(message, body, sent.files)
            interaction.followups.append(message)
            self._world.show(message)
        interaction.completed.set()
        return answer_json(message.wire())

    async def _get_answer(self, request: web.Request) -> web.Response:
        return answer_json(self._find_answer(request, self._find_hook(request)).wire())

    async def _edit_answer(self, request: web.Request) -> web.Response:
        interaction = self._find_hook(request)
        message = self._find_answer(request, interaction)
        sent = await read_body(request)
        self._apply(message, self._judge(_MESSAGE, request, sent.raw), sent.files)
        self._world.changed(message)
        interaction.completed.set()
        return answer_json(message.wire())

    async def _delete_answer(self, request: web.Request) -> web.Response:
        interaction = self._find_hook(request)
        self._world.delete(self._find_answer(request, interaction))
        interaction.completed.set()
        return _nothing()

    def _apply(self, message: Message, body: MessageBody, files: dict[int, Upload]) -> None:
        """Change the message, or raise and leave it as it was."""
        described = {entry.id: entry.description for entry in body.attachments or ()}
        if described.keys() - files.keys() - {kept.id for kept in message.attachments}:
            raise invalid_at("attachments", "ATTACHMENT_NOT_FOUND", "Attachment not found")
        added = tuple(
            self._world.attach(upload, described.get(number))
            for number, upload in sorted(files.items())
        )
        after = message.shown.edited(body, added)
        if after.empty:
            raise api_error(50006)
        message.shown = after

    # -- channels and their messages ------------------------------------------------------

    def _find_channel(
        self, request: web.Request, *needs: Permissions, also: Permissions | None = None
    ) -> Channel:
        channel = self._world.channels.get(_snowflake(request.match_info["channel_id"]))
        if channel is None or channel.deleted:
            raise api_error(10003)
        self._require(channel, Permissions.VIEW_CHANNEL, lacking=50001)
        for permission in (*needs, *([also] if also else [])):
            self._require(channel, permission)
        return channel

    def _require(self, channel: Channel, permission: Permissions, lacking: int = 50013) -> None:
        allowed = channel.bot_permissions
        direct = channel.recipient is not None
        if not direct and not allowed & (permission | Permissions.ADMINISTRATOR):
            raise api_error(lacking)

    def _find_message(self, request: web.Request, channel: Channel) -> Message:
        message = channel.everything.get(_snowflake(request.match_info["message_id"]))
        if message is None or message.deleted or message.owner is not None:
            raise api_error(10008)
        return message

    async def _channel(self, request: web.Request) -> web.Response:
        return answer_json(self._find_channel(request).wire())

    async def _open_dm(self, request: web.Request) -> web.Response:
        body = self._judge(_OPEN_DM, request, await request.read())
        user = self._world.users.get(body.recipient_id)
        if user is None:
            raise api_error(10013)
        return answer_json(self._world.dm_with(user).wire())

    async def _list_messages(self, request: web.Request) -> web.Response:
        channel = self._find_channel(request)
        if not channel.bot_permissions & Permissions.READ_MESSAGE_HISTORY:
            return answer_json([])
        limit = _snowflake(request.query.get("limit", "50"))
        if not 1 <= limit <= 100:
            raise invalid_at("limit", "NUMBER_TYPE_MAX", "int value should be 1 to 100.")
        found = list(channel.messages)
        if "before" in request.query:
            found = [each for each in found if each.id < _snowflake(request.query["before"])]
        if "after" in request.query:
            found = [each for each in found if each.id > _snowflake(request.query["after"])][:limit]
        return answer_json([each.wire() for each in reversed(found[-limit:])])

    async def _get_message(self, request: web.Request) -> web.Response:
        channel = self._find_channel(request, Permissions.READ_MESSAGE_HISTORY)
        return answer_json(self._find_message(request, channel).wire())

    async def _post_message(self, request: web.Request) -> web.Response:
        channel = self._find_channel(request)
        thread = channel.kind.is_thread
        self._require(
            channel,
            Permissions.SEND_MESSAGES_IN_THREADS if thread else Permissions.SEND_MESSAGES,
        )
        sent = await read_body(request)
        body = self._judge(_CHANNEL_MESSAGE, request, sent.raw)
        if body.embeds:
            self._require(channel, Permissions.EMBED_LINKS)
        if sent.files:
            self._require(channel, Permissions.ATTACH_FILES)
        if body.enforce_nonce and (earlier := self._same_nonce(channel, body.nonce)):
            return answer_json(earlier.wire())
        message = self._world.new_message(channel, flags=body.flags or 0)
        message.nonce = body.nonce
        if (reference := body.message_reference) is not None:
            if reference.message_id in channel.everything:
                message.reply_to = reference.message_id
            elif reference.fail_if_not_exists is not False:
                raise invalid_at("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        self._apply(message, body, sent.files)
        channel.archived = False  # a new message wakes an archived thread
        self._world.show(message)
        return answer_json(message.wire())

    def _same_nonce(self, channel: Channel, nonce: str | int | None) -> Message | None:
        since = self._world.clock.now() - NONCE_LASTS
        for message in reversed(channel.everything.values()):
            if message.created < since:
                return None
            if nonce is not None and str(message.nonce) == str(nonce):
                return message
        return None

    async def _edit_message(self, request: web.Request) -> web.Response:
        channel = self._find_channel(request)
        message = self._find_message(request, channel)
        if message.author is not self._world.bot:
            raise api_error(50005)
        if channel.archived:
            raise api_error(50083)
        sent = await read_body(request)
        self._apply(message, self._judge(_MESSAGE, request, sent.raw), sent.files)
        self._world.changed(message)
        return answer_json(message.wire())

    async def _delete_message(self, request: web.Request) -> web.Response:
        channel = self._find_channel(request)
        message = self._find_message(request, channel)
        if message.author is not self._world.bot:
            self._require(channel, Permissions.MANAGE_MESSAGES)
        if channel.archived:
            raise api_error(50083)
        self._world.delete(message)
        return _nothing()


def _lean(part: JsonObject, *, localised: bool) -> JsonObject:
    """A command or option as Discord lists it: without what is off, empty or in other languages."""
    lean: JsonObject = {}
    for key, value in part.items():
        if key in ("required", "autocomplete", "options", "choices") and not value:
            continue
        if key.endswith("_localizations") and not localised:
            continue
        if isinstance(value, list) and key in ("options", "choices"):
            lean[key] = [_lean(each, localised=localised) for each in value]
        else:
            lean[key] = value
    return lean


def _snowflake(text: str) -> int:
    if not text.isdecimal():
        raise invalid_at("id", "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
    return int(text)
