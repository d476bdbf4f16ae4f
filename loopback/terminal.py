"""Discord in the terminal: a bot is tried by typing lines, with no token and no account.

A line is a slash command (`/assign miniature:Lucia building:hospital`), the number of a button, the
number of a select with values, `as NAME` to be somebody else, or `?` for what there is.
"""

import argparse
import asyncio
import contextlib
import shlex
import sys
import threading
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, Protocol

from loopback.clicks import ClientRefused, Leaf, Value
from loopback.drawing import Control, controls, draw
from loopback.people import NoAnswer, OpenModal, Person, Reply
from loopback.process import ORDINARY_BOT, bot_process, doings, is_up
from loopback.server import LoopbackDiscord
from loopback.table import Table
from loopback.web import own_settings, tell
from loopback.wire.base import LOCALES
from loopback.wire.commands import (
    ChosenOption,
    IntegerOption,
    NumberOption,
    ValueOption,
)
from loopback.wire.components import AnySelect, Button, StringSelect
from loopback.wire.modals import Input, TextInput
from loopback.world import Message

HELP: Final = """\
/command option:value …   a slash command; quote with "…" what has spaces
/command option:Lu?       what autocomplete offers for what is typed so far
1                         press button 1
2 hospital, shop          choose in select 2, by parts of what is offered
as Bob · as Alice fr      be somebody else, in a language if you like
show                      the last messages again
? · ? assign              the commands there are
quit"""
QUIET: Final = 0.05  # seconds in which the bot must do nothing
QUIET_UNSEEN: Final = 0.3  # where that cannot be seen: a post is drawn and sent meanwhile
YES: Final = ("true", "yes", "on", "1")
NO: Final = ("false", "no", "off", "0")
BOOLEAN, USER = 5, 6


class Typed(Exception):
    """The line cannot be understood; the text says why."""


class Ask(Protocol):
    """Reads the next line; None at the end of the input."""

    async def __call__(self, prompt: str, /) -> str | None: ...


class Terminal:
    """One channel, seen by one person at a time.

    Args:
        table: what is looked at.
        ask: reads a line.
        tell: writes a line.
        doings: what the bot does (`LoopbackDiscord.settled`).
    """

    def __init__(
        self,
        table: Table,
        ask: Ask,
        tell: Callable[[str], None],
        *,
        doings: Callable[[], object] = lambda: None,
    ) -> None:
        self._table = table
        self._discord = table.discord
        self._guild = table.guild
        self._channel = table.channel
        self._ask = ask
        self._tell = tell
        self._doings = doings
        self._me = table.first
        self._drawn: dict[int, int] = {}  # message id -> edits when it was drawn
        self._controls: dict[int, tuple[Message, Control]] = {}

    async def run(self) -> None:
        """Take lines until the input ends or says so."""
        while (line := await self._ask(f"{self._me.name} ({self._me.locale})> ")) is not None:
            line = line.strip()
            if line in ("quit", "exit"):
                return
            try:
                await self._take(line)
            except (Typed, ClientRefused, NoAnswer) as error:
                self._tell(f"! {error}")

    async def _take(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if line.startswith("/"):
            await self._slash(line[1:])
        elif word == "?":
            self._list(rest.strip())
        elif word == "as":
            self._become(rest)
        elif word == "show":
            self._drawn.clear()
            self._draw_news()
        elif word.isdecimal():
            await self._use(int(word), rest)
        elif line:
            self._tell(HELP)

    # -- commands -------------------------------------------------------------------------

    def _list(self, part: str) -> None:
        for leaf in self._me.leaves(self._channel):
            shown = leaf.shown(self._me.locale)
            if part in shown or part in leaf.path:
                self._tell(f"/{shown} {' '.join(self._usage(each) for each in leaf.options)}")
                self._tell(f"    {leaf.description}")

    def _usage(self, option: ValueOption) -> str:
        choices = option.choices if isinstance(option, ChosenOption) else None
        what = "|".join(choice.name for choice in choices) if choices else "…"
        text = f"{option.localised(self._me.locale)}:{what}"
        return text if option.required else f"[{text}]"

    async def _slash(self, line: str) -> None:
        lexer = shlex.shlex(line, posix=True, punctuation_chars=False)
        lexer.whitespace_split = True
        lexer.quotes, lexer.commenters, lexer.escape = '"', "", ""
        try:
            words = list(lexer)
        except ValueError as error:
            raise Typed(f"{error}: a quote is missing") from None
        leaf, given = self._find(words)
        values: dict[str, Value | Person] = {}
        for word in given:
            name, colon, value = word.partition(":")
            option = self._option(leaf, name)
            if not colon:
                raise Typed(f"{word!r}: write it as option:value")
            if value.endswith("?") and isinstance(option, ChosenOption) and option.autocomplete:
                await self._complete(leaf, option, value[:-1], values)
                return
            values[option.name] = self._value(option, value)
        await self._after(await self._me.call(self._channel, leaf.path, values))

    def _find(self, words: list[str]) -> tuple[Leaf, list[str]]:
        for count in range(min(3, len(words)), 0, -1):
            name = " ".join(words[:count])
            for leaf in self._me.leaves(self._channel):
                if name in (leaf.path, leaf.shown(self._me.locale)):
                    return leaf, words[count:]
        raise Typed(f"there is no command /{' '.join(words[:3])}; ? lists them")

    def _option(self, leaf: Leaf, name: str) -> ValueOption:
        for option in leaf.options:
            if name in (option.name, option.localised(self._me.locale)):
                return option
        known = ", ".join(option.localised(self._me.locale) for option in leaf.options)
        raise Typed(f"/{leaf.path} has no option {name!r}; it has: {known or 'none'}")

    def _value(self, option: ValueOption, text: str) -> Value | Person:
        if isinstance(option, ChosenOption) and option.choices:
            found = (each for each in option.choices if text in (str(each.value), each.name))
            return next((choice.value for choice in found), text)
        if isinstance(option, IntegerOption | NumberOption):
            number = int if isinstance(option, IntegerOption) else float
            try:
                return number(text)
            except ValueError:
                raise Typed(f"{option.name}: {text!r} is no number") from None
        if option.type == BOOLEAN:
            if text.lower() not in YES + NO:
                raise Typed(f"{option.name}: yes or no?")
            return text.lower() in YES
        return self._person(text.removeprefix("@")) if option.type == USER else text

    async def _complete(
        self, leaf: Leaf, option: ValueOption, typed: str, values: "Mapping[str, Value | Person]"
    ) -> None:
        choices = await self._me.complete(self._channel, leaf.path, option.name, typed, values)
        for choice in choices:
            self._tell(f"  {choice.name}" + (f"  → {choice.value}" * (choice.name != choice.value)))
        if not choices:
            self._tell("  (nothing is offered)")

    # -- people ---------------------------------------------------------------------------

    def _person(self, name: str) -> Person:
        for person in self._guild.people.values():
            if person.name.lower() == name.lower():
                return person
        raise Typed(f"nobody here is called {name!r}; `as {name}` lets them in")

    def _become(self, rest: str) -> None:
        name, _, locale = rest.strip().partition(" ")
        if not name or (locale and locale not in LOCALES):
            raise Typed(f"write `as NAME` or `as NAME LANGUAGE`; languages: {sorted(LOCALES)}")
        self._me = self._table.somebody(name, locale or None)
        self._draw_news()

    # -- buttons, selects, modals ---------------------------------------------------------

    async def _use(self, number: int, rest: str) -> None:
        if number not in self._controls:
            raise Typed(f"there is no [{number}] on the screen; `show` draws it anew")
        message, control = self._controls[number]
        if isinstance(control, Button):
            await self._after(await self._me.press(message, control.custom_id or ""))
        else:
            values = self._chosen(control, rest)
            await self._after(await self._me.choose(message, control.custom_id, values))

    def _chosen(self, select: AnySelect, text: str) -> list[str | Person]:
        values = [value.strip() for value in text.split(",") if value.strip()]
        if isinstance(select, StringSelect):
            return [_option_meant(select, value) for value in values]
        return [self._person(value.removeprefix("@")) for value in values]

    async def _fill(self, modal: OpenModal) -> None:
        self._tell(f"┌ {modal.title} (an empty line keeps what is in [ ])")
        values: dict[str, str | list[str | Person]] = {}
        for caption, item in modal.modal.inputs:
            line = await self._ask(f"│ {caption} {_prefilled(item)}: ")
            if line is None:
                return
            if line.strip():
                text = isinstance(item, TextInput)
                values[item.custom_id] = line if text else self._chosen(_select(item), line)
        await self._after(await self._me.submit(modal, values))

    # -- what one sees --------------------------------------------------------------------

    async def _after(self, reply: Reply) -> None:
        if reply.opened_modal:
            await self._fill(reply.modal)
            return
        quiet = QUIET_UNSEEN if self._doings() is None else QUIET
        with contextlib.suppress(TimeoutError):
            await self._discord.settled(quiet, doings=self._doings)
        self._draw_news()

    def _draw_news(self) -> None:
        seen = self._me.sees(self._channel)
        news = [message for message in seen if self._drawn.get(message.id) != message.edits][-10:]
        if any(controls(message) for message in news):
            self._controls.clear()
        for message in news:
            self._drawn[message.id] = message.edits
            first = len(self._controls) + 1
            for line in draw(message, first):
                self._tell(line)
            self._controls.update(
                {first + at: (message, each) for at, each in enumerate(controls(message))}
            )


def _select(item: Input) -> AnySelect:
    assert not isinstance(item, TextInput)
    return item


def _option_meant(select: StringSelect, text: str) -> str:
    """The value of the only option that has this in its label; else the text itself."""
    if any(text == option.value for option in select.options):
        return text
    found = [each.value for each in select.options if text.lower() in each.label.lower()]
    return found[0] if len(found) == 1 else text


def _prefilled(item: Input) -> str:
    if isinstance(item, TextInput):
        return f"[{item.value or ''}]"
    if isinstance(item, StringSelect):
        options = ", ".join(option.label for option in item.options)
        return f"({options}) [{', '.join(item.defaults)}]"
    return "(names, with commas between)"


async def read_line(prompt: str) -> str | None:
    """One line of the standard input, read beside the loop; None at its end.

    The thread is a daemon: a line that nobody types must not keep the program from ending.
    """
    loop = asyncio.get_running_loop()
    future: asyncio.Future[str | None] = loop.create_future()

    def give(line: str | None) -> None:
        if not future.done():
            future.set_result(line)

    def read() -> None:
        try:
            line: str | None = input(prompt)
        except EOFError:
            line = None
        with contextlib.suppress(RuntimeError):  # the loop ended meanwhile
            loop.call_soon_threadsafe(give, line)

    threading.Thread(target=read, daemon=True).start()
    return await future


async def _echoing(prompt: str) -> str | None:
    """Read from a pipe: what is read is shown, so that the output is a whole transcript."""
    line = await read_line("")
    tell(f"{prompt}{'' if line is None else line}")
    return line


async def play(arguments: argparse.Namespace) -> int:
    """Serve, run the bot, take lines; the exit status."""
    async with LoopbackDiscord(port=arguments.port) as discord:
        table = Table(discord, arguments.locale)
        tell(f"A Discord on loopback serves at {discord.url}. A bot finds it by")
        tell(f"  DISCORD_TOKEN={discord.token} DISCORD_LOOPBACK_URL={discord.url}")
        ask = read_line if sys.stdin.isatty() else _echoing
        if arguments.no_bot:
            await Terminal(table, ask, tell).run()
            return 0
        command = shlex.split(arguments.bot) if arguments.bot else ORDINARY_BOT
        async with bot_process(discord, arguments.log, command, own_settings()) as process:
            tell(f"Starting the bot; its log is {arguments.log}")
            if not await is_up(discord, process):
                tell("The bot did not come up. The end of its log:")
                tell("\n".join(arguments.log.read_text(errors="replace").splitlines()[-20:]))
                return 1
            tell(f"{len(discord.commands)} commands are registered; ? lists them.")
            tell(HELP)
            watched = partial(doings, process.pid)
            await Terminal(table, ask, tell, doings=watched).run()
        return 0
