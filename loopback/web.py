"""Discord in a browser: the page of `make play` (its source is in `web/`), and its socket.

What is done on the page is done by a `Person`, so it is checked as a Discord client would. It is
for this machine alone: bound to loopback, under an address with a secret in it, and deaf to what
other pages send.
"""

import argparse
import asyncio
import base64
import contextlib
import json
import os
import re
import secrets
import shlex
import sys
import webbrowser
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Annotated, Final, Literal

from aiohttp import WSMsgType, web
from pydantic import BaseModel, Field, TypeAdapter, ValidationError

from loopback.clicks import ROLE, USER, ClientRefused, Leaf, Value
from loopback.people import Guild, NoAnswer, OpenModal, Person, Reply
from loopback.process import ORDINARY_BOT, bot_process, is_up
from loopback.server import LoopbackDiscord
from loopback.table import Table
from loopback.wire.base import JsonObject
from loopback.wire.callbacks import Choice
from loopback.wire.commands import ChosenOption, ValueOption
from loopback.wire.components import ActionRow, AnySelect, Button, StringSelect
from loopback.wire.modals import Input, Label, TextInput
from loopback.world import Channel, InteractionKind, Message, Upload

PAGE: Final = Path(__file__).parent / "page"
SHOWN: Final = 80  # messages
BOT: Final = "Brotherhood HQ"
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_TYPES: Final = {
    "index.html": "text/html",
    "page.css": "text/css",
    "page.js": "text/javascript",
}


class Be(BaseModel):
    """Be somebody, new or known, in a language; an empty value leaves what is."""

    do: Literal["be"]
    name: Annotated[str, Field(max_length=32)]
    locale: Literal["", "en-GB", "fr"]


class Sent(BaseModel):
    """A file, its content in base 64."""

    name: str
    data: str


class Run(BaseModel):
    """Send a slash command."""

    do: Literal["run"]
    path: str
    options: dict[str, str | bool | int | float] = {}
    files: dict[str, Sent] = {}


class Complete(BaseModel):
    """Ask what an option can be."""

    do: Literal["complete"]
    path: str
    option: str
    typed: str
    options: dict[str, str | bool | int | float] = {}


class Press(BaseModel):
    """Press a button."""

    do: Literal["press"]
    message: int
    custom_id: str


class Choose(BaseModel):
    """Choose in a select menu."""

    do: Literal["choose"]
    message: int
    custom_id: str
    values: list[str]


class Submit(BaseModel):
    """Send a modal off."""

    do: Literal["submit"]
    modal: int
    values: dict[str, str | list[str]]


Deed = Annotated[Be | Run | Complete | Press | Choose | Submit, Field(discriminator="do")]


class Said(BaseModel):
    """What the page sends: a deed, with a number under which it is answered."""

    id: int
    deed: Deed


_SAID: Final = TypeAdapter(Said)


@dataclass
class Window:
    """One open page: who sits there, and the modals on the screen."""

    table: Table
    channel: Channel
    me: Person
    modals: dict[int, OpenModal] = field(default_factory=dict)
    numbers: "count[int]" = field(default_factory=lambda: count(1))

    # -- what is seen ---------------------------------------------------------------------

    def view(self) -> JsonObject:
        """All that is on the screen."""
        guild, channel = self.table.guild, self.channel
        return {
            "me": _person(self.me),
            "people": [_person(one) for one in guild.people.values()],
            "roles": [{"id": str(one.id), "name": one.name} for one in guild.roles.values()],
            "server": guild.name,
            "channel": channel.name,
            "commands": [self._command(leaf) for leaf in self.me.leaves(channel)],
            "messages": [self._message(one) for one in self.me.sees(channel)[-SHOWN:]],
        }

    def _command(self, leaf: Leaf) -> JsonObject:
        locale = self.me.locale
        inner = leaf.around[-1] if leaf.around else leaf.command
        about = (inner.description_localizations or {}).get(locale, inner.description or "")
        return {
            "path": leaf.path,
            "shown": leaf.shown(locale),
            "about": about,
            "options": [_option(option, locale) for option in leaf.options],
        }

    def _message(self, message: Message) -> JsonObject:
        used = ""
        interaction = message.interaction
        if interaction is not None and interaction.kind is InteractionKind.command:
            leaves = self.me.leaves(self.channel)
            found = (leaf for leaf in leaves if leaf.path == interaction.command)
            used = next((leaf.shown(self.me.locale) for leaf in found), "")
        return {
            "id": str(message.id),
            "time": message.created,
            "content": message.shown.text,
            "embeds": [embed.model_dump(mode="json") for embed in message.embeds],
            "rows": [
                [_control(child) for child in row.components]
                for row in message.components
                if isinstance(row, ActionRow)
            ],
            "files": [
                {
                    "url": f"files/{one.id}",
                    "name": one.upload.filename,
                    "about": one.description or one.upload.filename,
                    "image": one.upload.filename.endswith(".png"),
                }
                for one in message.attachments
            ],
            "ephemeral": message.ephemeral,
            "edited": message.edited is not None,
            "by": "" if interaction is None else interaction.user.name,
            "used": used,
        }

    # -- what is done ---------------------------------------------------------------------

    async def do(self, deed: Deed) -> JsonObject:
        """Do it; what a client or Discord would say is the answer's `error`."""
        choices: list[Choice] = []
        modal: JsonObject | None = None
        error = ""
        try:
            if isinstance(deed, Be):
                self.me = self.table.somebody(deed.name or self.me.name, deed.locale or None)
            elif isinstance(deed, Complete):
                choices = await self._complete(deed)
            else:
                modal = self._opened(await self._act(deed))
        except (ClientRefused, NoAnswer) as refused:
            error = str(refused)
        return {
            "error": error,
            "modal": modal,
            "choices": [{"name": one.name, "value": one.value} for one in choices],
        }

    async def _act(self, deed: Run | Press | Choose | Submit) -> Reply:
        match deed:
            case Run():
                options = self._options(deed.path, deed.options)
                options |= {name: _upload(sent) for name, sent in deed.files.items()}
                return await self.me.call(self.channel, deed.path, options)
            case Press():
                return await self.me.press(self._seen(deed.message), deed.custom_id)
            case Choose():
                message = self._seen(deed.message)
                menu = next(
                    (one for one in message.selects if one.custom_id == deed.custom_id), None
                )
                values = self._meant(menu, deed.values)
                return await self.me.choose(message, deed.custom_id, values)
            case Submit():
                return await self._submit(deed)

    async def _complete(self, deed: Complete) -> list[Choice]:
        options = self._options(deed.path, deed.options)
        options.pop(deed.option, None)
        return await self.me.complete(self.channel, deed.path, deed.option, deed.typed, options)

    async def _submit(self, deed: Submit) -> Reply:
        opened = self.modals.get(deed.modal)
        if opened is None:
            raise ClientRefused("that form is closed")
        inputs = {item.custom_id: item for _, item in opened.modal.inputs}
        values = {
            name: given
            if isinstance(given, str) or isinstance(inputs.get(name), TextInput | None)
            else self._meant(_select(inputs[name]), given)
            for name, given in deed.values.items()
        }
        reply = await self.me.submit(opened, values)
        del self.modals[deed.modal]
        return reply

    def _seen(self, number: int) -> Message:
        for message in self.me.sees(self.channel):
            if message.id == number:
                return message
        raise ClientRefused("that message is gone")

    def _options(
        self, path: str, given: Mapping[str, str | bool | float]
    ) -> dict[str, Value | Person | Upload]:
        """The values of a command, with the people and roles that ids stand for."""
        leaves = self.me.leaves(self.channel)
        leaf = next((leaf for leaf in leaves if leaf.path == path), None)
        types = {option.name: option.type for option in leaf.options} if leaf else {}
        return {name: self._value(types.get(name), value) for name, value in given.items()}

    def _value(self, kind: int | None, given: str | bool | float) -> Value | Person:
        if kind == USER:
            return self._one(str(given))
        if kind == ROLE:
            return self.table.guild.roles[_id(str(given))]
        return given

    def _meant(self, menu: AnySelect | None, values: list[str]) -> list[str | Person]:
        if menu is None or isinstance(menu, StringSelect):
            return list(values)
        return [self._one(value) for value in values]

    def _one(self, number: str) -> Person:
        person = self.table.guild.people.get(_id(number))
        if person is None:
            raise ClientRefused("that person is not here")
        return person

    def _opened(self, reply: Reply) -> JsonObject | None:
        if not reply.opened_modal:
            return None
        number = next(self.numbers)
        opened = self.modals[number] = reply.modal
        captions = {
            part.component.custom_id: part.description or ""
            for part in opened.modal.components
            if isinstance(part, Label)
        }
        return {
            "number": number,
            "title": opened.title,
            "inputs": [
                _input(caption, captions.get(item.custom_id, ""), item, self.table.guild)
                for caption, item in opened.modal.inputs
            ],
        }


def _id(text: str) -> int:
    return int(text) if text.isdecimal() else 0


def _select(item: Input) -> AnySelect:
    assert not isinstance(item, TextInput)
    return item


def _upload(sent: Sent) -> Upload:
    try:
        return Upload(sent.name, base64.b64decode(sent.data, validate=True))
    except ValueError as error:
        raise ClientRefused("that is no file") from error


def _person(one: Person) -> JsonObject:
    return {"id": str(one.id), "name": one.name, "locale": one.locale}


def _option(option: ValueOption, locale: str) -> JsonObject:
    chosen = option if isinstance(option, ChosenOption) else None
    about = (option.description_localizations or {}).get(locale, option.description)
    return {
        "name": option.name,
        "shown": option.localised(locale),
        "about": about,
        "type": option.type,
        "required": bool(option.required),
        "autocomplete": bool(chosen and chosen.autocomplete),
        "choices": [
            {"name": (one.name_localizations or {}).get(locale, one.name), "value": one.value}
            for one in (chosen.choices or () if chosen else ())
        ],
    }


def _control(child: Button | AnySelect) -> JsonObject:
    shown: JsonObject = child.model_dump(mode="json", exclude={"emoji", "id"})
    if not isinstance(child, Button):
        shown |= {"least": child.least, "most": child.most}
    return shown


def _input(caption: str, about: str, item: Input, guild: Guild) -> JsonObject:
    if isinstance(item, TextInput):
        return {
            "caption": caption,
            "about": about,
            "custom_id": item.custom_id,
            "text": True,
            "paragraph": item.style == 2,
            "value": item.value or "",
            "hint": item.placeholder or "",
            "required": item.required is not False,
            "least": item.min_length or 0,
            "most": item.max_length or 4000,
            "options": [],
        }
    people: list[JsonObject] = [
        {"label": one.name, "value": str(one.id)} for one in guild.people.values()
    ]
    listed: list[JsonObject] = people
    if isinstance(item, StringSelect):
        listed = [one.model_dump(mode="json", exclude={"emoji"}) for one in item.options]
    return {
        "caption": caption,
        "about": about,
        "custom_id": item.custom_id,
        "text": False,
        "paragraph": False,
        "value": "",
        "hint": item.placeholder or "",
        "required": item.required is not False and item.least > 0,
        "least": item.least,
        "most": item.most,
        "options": listed,
    }


# -- the server ---------------------------------------------------------------------------------


class Site:
    """The routes of the page, all under one secret address.

    Args:
        table: the channel that it shows; set before anybody comes.
    """

    def __init__(self) -> None:
        self.key = secrets.token_urlsafe(12)
        self.table: Table | None = None

    @property
    def path(self) -> str:
        """Where the page is, on the server."""
        return f"/play/{self.key}/"

    def routes(self) -> list[web.RouteDef]:
        """What the server has to add."""
        return [
            web.get(self.path, self._file),
            web.get(self.path + "{name:page\\.(?:css|js)}", self._file),
            web.get(self.path + "files/{id:[0-9]+}", self._attachment),
            web.get(self.path + "socket", self._socket),
        ]

    async def _file(self, request: web.Request) -> web.StreamResponse:
        _refuse_strangers(request)
        name = request.match_info.get("name", "index.html")
        body = await asyncio.to_thread((PAGE / name).read_bytes)
        return web.Response(
            body=body,
            content_type=_TYPES[name],
            charset="utf-8",
            headers={
                "Content-Security-Policy": POLICY,
                "X-Content-Type-Options": "nosniff",
                "Referrer-Policy": "no-referrer",
                "Cache-Control": "no-store",
            },
        )

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        _refuse_strangers(request)
        table = self._table()
        found = table.discord.world.attachments.get(int(request.match_info["id"]))
        if found is None:
            raise web.HTTPNotFound
        picture = found.upload.filename.endswith(".png")
        return web.Response(
            body=found.upload.data,
            content_type="image/png" if picture else "application/octet-stream",
            headers={"Content-Security-Policy": "sandbox", "X-Content-Type-Options": "nosniff"},
        )

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        _refuse_strangers(request)
        table = self._table()
        socket = web.WebSocketResponse(max_msg_size=32 * 2**20)
        await socket.prepare(request)
        window = Window(table, table.open(_channel_name(request)), table.first)
        async with asyncio.TaskGroup() as tasks:
            showing = tasks.create_task(_show(socket, window))
            doing: set[asyncio.Task[None]] = set()
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    deed = tasks.create_task(_answer(socket, window, message.data))
                    doing.add(deed)
                    deed.add_done_callback(doing.discard)
            for task in (showing, *doing):
                task.cancel()
        return socket

    def _table(self) -> Table:
        if self.table is None:
            raise web.HTTPServiceUnavailable
        return self.table


def _channel_name(request: web.Request) -> str:
    """`?channel=`: another channel than the usual one."""
    asked = request.query.get("channel", "")
    return asked if re.fullmatch(r"[a-z0-9-]{1,40}", asked) else "table"


def _refuse_strangers(request: web.Request) -> None:
    """Another site's page must not reach this one, by its own name or through the browser."""
    host = request.headers.get("Host", "")
    if host.partition(":")[0] not in {"127.0.0.1", "localhost"}:
        raise web.HTTPForbidden
    origin = request.headers.get("Origin")
    if origin is not None and origin != f"http://{host}":
        raise web.HTTPForbidden


async def _show(socket: web.WebSocketResponse, window: Window) -> None:
    """Send the view whenever it is another."""
    shown = ""

    def changed() -> str | None:
        view = json.dumps({"view": window.view()})
        return view if view != shown else None

    while not socket.closed:
        with contextlib.suppress(TimeoutError):
            shown = await window.table.discord.until(changed, within=3600)
            await socket.send_str(shown)


async def _answer(socket: web.WebSocketResponse, window: Window, text: str) -> None:
    try:
        said = _SAID.validate_json(text)
    except ValidationError as error:
        await socket.send_json({"error": str(error)})
        return
    done = await window.do(said.deed)
    window.table.discord.world.pulse.beat()
    with contextlib.suppress(ConnectionResetError):
        await socket.send_json({"id": said.id, "done": done})


async def play(arguments: argparse.Namespace, opened: Callable[[str], object]) -> int:
    """Serve the page and run the bot until interrupted; the exit status."""
    site = Site()
    async with LoopbackDiscord(port=arguments.port, routes=site.routes()) as discord:
        site.table = Table(discord, arguments.locale)
        address = discord.url + site.path
        command = shlex.split(arguments.bot) if arguments.bot else ORDINARY_BOT
        async with bot_process(discord, arguments.log, command, own_settings()) as process:
            if not await is_up(discord, process):
                tell("The bot did not come up. The end of its log:")
                tell("\n".join(arguments.log.read_text(errors="replace").splitlines()[-20:]))
                return 1
            tell(f"Brotherhood HQ is at the table: {address}")
            tell("Open this address in a browser on this machine; Ctrl-C ends it.")
            opened(address)
            await process.wait()
        tell(f"The bot has ended; its log is {arguments.log}")
        return 1


def own_settings() -> dict[str, str]:
    """Whatever `.env` says for the real bot: its campaigns and log are not to be played with."""
    own = {"DATABASE_URL": "sqlite:///data/play.db", "LOG_FILE": "data/play.jsonl"}
    return {name: os.environ.get(name, default) for name, default in own.items()}


def browse(address: str) -> None:
    """Open the browser, where there is a screen."""
    if sys.platform in {"darwin", "win32"} or os.environ.get("DISPLAY"):
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address)


def tell(line: str) -> None:
    """A line for the terminal."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
