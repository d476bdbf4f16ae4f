"""The one path of every interaction: slash command, autocomplete, button, select menu, modal.

A command module only says what it wants (`bot.wishes`). The path does the rest, the same for all:

1. It is for a channel of a server: a text channel or a thread (a thread has its own campaign).
2. A clock runs. When the work is not done after `ACKNOWLEDGE_AFTER` seconds, Discord is told to
   wait. When Discord does not take that, the change is called off, unless it is stored already.
3. Changes of one campaign wait for each other, in order. Load, decide and store are one
   transaction on a thread; the event loop never waits for the database.
4. What came of it is answered; a post it asked for goes out through `bot.outbox`.
5. Whatever goes wrong is told to the asker alone, in a sentence that says what to do. Unknown
   errors carry a reference that stands in the log beside the traceback.

A press whose custom id belongs to another campaign, or whose guard is not what it has to be now,
is stale: nothing happens, the asker is told, and the message is refreshed or loses its components.
"""

import asyncio
import re
import secrets
import threading
import time
from collections.abc import Callable, Coroutine, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, TypeAlias, TypeVar
from weakref import WeakValueDictionary

import aiohttp
import discord
import structlog
from discord import app_commands

from bot import __version__
from bot.answers import Modal, Reply
from bot.command_links import CommandLinks
from bot.custom_ids import CustomId
from bot.delivery import Delivery
from bot.names import Candidate, NotRecognised, ranked
from bot.operating.monitor import Monitor
from bot.outbox import Outbox
from bot.pictures.gallery import Gallery
from bot.presses import read_press
from bot.records import Records
from bot.refusals import Refused, Sentence, Stale, sentence
from bot.telling.escaping import escape, plain, shorten
from bot.wishes import (
    LARGEST_FILE,
    Action,
    Answer,
    Answered,
    Ask,
    Begin,
    Change,
    Compose,
    Examine,
    FromLog,
    Import,
    Load,
    Open,
    Press,
    Read,
    Revise,
    Show,
    Suggest,
    Wish,
)
from bot.words import Say, language_of, words
from core import access
from core.access import Asker
from core.chance import Chance
from core.events import Events
from core.inputs import folded, one_line
from storage import archive, errors
from storage.values import Actor, Changed, Export, Stored, Where
from storage.values import Change as Decided

ACKNOWLEDGE_AFTER = 1.5  # seconds; Discord waits for three
SUGGEST_WITHIN = 2.0
SUGGESTIONS = 25
SUGGESTION_LENGTH = 100

T = TypeVar("T")

_MENTION = re.compile(r"<@!?([0-9]{1,20})>")  # as Discord writes `@Bob` in a text
Interaction: TypeAlias = discord.Interaction[discord.Client]
log = structlog.get_logger(__name__)

Meant: TypeAlias = Mapping[str, str]
"""What is meant by some of what was typed: for a player's name, their Assassin."""

_CHANNELS = {
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.news_thread,
}
_UNREACHABLE = (discord.HTTPException, aiohttp.ClientError, OSError)
# Message, webhook, interaction or the whole channel is gone, the bot was shut out of it, or
# somebody answered already.
_NOBODY_LISTENS = {10003, 10008, 10015, 10062, 40060, 50001, 50013, 50027}


class NotAcknowledged(Exception):
    """Discord no longer waits for an answer, so there is nobody to tell anything."""


class CalledOff(Exception):
    """A change is not stored because it could not be acknowledged."""


class Permit:
    """Settles between two threads whether a change is stored or called off: who is first wins."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._storing: bool | None = None

    def store(self) -> None:
        """Go ahead with storing.

        Raises:
            CalledOff: too late.
        """
        with self._lock:
            if self._storing is False:
                raise CalledOff
            self._storing = True

    def call_off(self) -> bool:
        """Whether the change is called off; otherwise it is being stored."""
        with self._lock:
            if self._storing is None:
                self._storing = False
            return not self._storing


class _Case:
    """One interaction under way."""

    def __init__(
        self,
        interaction: Interaction,
        links: CommandLinks,
        command: str,
        pressed: CustomId | None = None,
    ) -> None:
        self.interaction = interaction
        self.command = command
        self.pressed = pressed
        self.delivery = Delivery(interaction, links)
        self.say = words(language_of(interaction.locale))
        self.permit = Permit()
        self.changed: Changed | None = None
        self.meant: dict[str, str] = {}
        self.without_picture = False


class _Late:
    """Acknowledges an interaction whose answer takes long."""

    def __init__(self, case: _Case, answer: Answer) -> None:
        self._case = case
        self._answer = answer
        self._acknowledging: asyncio.Task[None] | None = None

    def begin(self, limit: asyncio.Timeout) -> None:
        """From now on the time counts; `limit` ends the work if it is called off."""
        self._limit: asyncio.Timeout | None = limit
        self._loop = asyncio.get_running_loop()
        self._timer = self._loop.call_later(ACKNOWLEDGE_AFTER, self._start)

    async def end(self) -> None:
        """The work is done.

        Raises:
            NotAcknowledged: Discord did not take it that the answer comes later.
        """
        self._limit = None
        self._timer.cancel()
        if self._acknowledging is not None:
            await self._acknowledging

    def _start(self) -> None:
        self._acknowledging = self._loop.create_task(self._acknowledge())

    async def _acknowledge(self) -> None:
        try:
            await self._case.delivery.acknowledge(self._answer)
        except _UNREACHABLE as error:
            if self._case.permit.call_off() and self._limit is not None:
                self._limit.reschedule(self._loop.time())
            raise NotAcknowledged from error


class Path:
    """Serves interactions.

    Args:
        records: where campaigns are kept.
        chance: where dice and shuffles come from.
        actions: what components do.
        outbox: what sends the posts that changes ask for.
        gallery: what draws pictures.
        links: what makes the commands named in answers clickable.
        monitor: what counts and times what is served.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - all that it works with
        self,
        records: Records,
        chance: Chance,
        actions: Iterable[Action],
        outbox: Outbox,
        links: CommandLinks,
        gallery: Gallery,
        monitor: Monitor,
    ) -> None:
        self._records = records
        self._store = records.store
        self._chance = chance
        self._actions = {action.name: action for action in actions}
        self._outbox = outbox
        self._gallery = gallery
        self._links = links
        self._monitor = monitor
        self._locks: WeakValueDictionary[Where, asyncio.Lock] = WeakValueDictionary()
        self._under_way: dict[int, asyncio.Task[None]] = {}
        self._missing: dict[Where, list[str]] = {}  # as it was said last
        self._closing = False

    async def run(
        self, interaction: Interaction, command: str, wanted: Callable[[Ask, Meant], Wish]
    ) -> None:
        """Serve a slash command; `command` is how it was given, for the log."""
        case = _Case(interaction, self._links, command)
        await self._serve(case, lambda: wanted(_ask(case), case.meant))

    async def press(self, interaction: Interaction) -> None:
        """Serve a button, a select menu or a modal."""
        pressed = read_press(interaction)
        case = _Case(interaction, self._links, pressed.action, pressed.custom_id)

        def wish() -> Wish:
            if not pressed.offered:
                raise Refused("stale")  # made up: the message itself is as good as ever
            action = self._actions.get(pressed.action)
            if action is None or pressed.custom_id is None:
                raise Stale
            if action.modal is not pressed.modal:
                raise Refused("stale")
            ask = _ask(case)
            press = Press(
                ask.where,
                ask.actor,
                ask.at,
                ask.say,
                ask.asker,
                pressed.custom_id,
                pressed.chosen,
                pressed.fields,
                pressed.shown,
                pressed.files,
            )
            return action.wanted(press)

        await self._serve(case, wish)

    async def fail(self, interaction: Interaction, command: str, error: Exception) -> None:
        """Answer an interaction that went wrong before it came here."""

        def wish() -> Wish:
            raise error

        await self._serve(_Case(interaction, self._links, command), wish)

    async def suggest(
        self, interaction: Interaction, source: Suggest, typed: str, *, reads: bool = False
    ) -> list[app_commands.Choice[str]]:
        """What autocomplete offers for what was typed so far. Nothing, when anything goes wrong.

        Who may only read is offered something only where the command only `reads`.
        """
        began = time.monotonic()
        try:
            asker = None if reads else _asker(interaction)
            candidates = await self._candidates(_where(interaction), source, typed, asker)
            return [
                app_commands.Choice(
                    name=shorten(plain(candidate.shown), SUGGESTION_LENGTH), value=candidate.sent
                )
                for candidate in ranked(typed, candidates)
                if len(candidate.sent) <= SUGGESTION_LENGTH
            ][:SUGGESTIONS]
        except Refused:
            return []
        except Exception:  # an autocomplete has no way to say what went wrong
            log.exception("suggest.failed", guild=interaction.guild_id)
            return []
        finally:
            self._monitor.suggested(time.monotonic() - began)

    async def _candidates(
        self, where: Where, source: Suggest, typed: str, asker: Asker | None
    ) -> Iterable[Candidate[Any]]:
        if isinstance(source, tuple):
            return source
        async with asyncio.timeout(SUGGEST_WITHIN):
            stored = await self._records.read(partial(self._store.find, where))
            if stored is None:
                return ()
            if asker is not None and not access.may_act(stored.campaign, asker):
                return ()
            if isinstance(source, FromLog):
                looked_up = partial(source.candidates, stored, self._store, typed)
                return await self._records.read(looked_up)
        return source(stored.campaign)

    @property
    def busy(self) -> bool:
        """Whether an interaction is under way."""
        return bool(self._under_way)

    async def close(self, within: float) -> None:
        """Take nothing more, finish what is under way within so many seconds, cancel the rest."""
        self._closing = True
        if self._under_way:
            _, late = await asyncio.wait(self._under_way.values(), timeout=within)
            for task in late:
                task.cancel()
            if late:
                await asyncio.wait(late)

    # --- one interaction ---------------------------------------------------------------------

    async def _serve(self, case: _Case, wanted: Callable[[], Wish]) -> None:
        interaction = case.interaction
        task = asyncio.current_task()
        if task is None or interaction.id in self._under_way:
            log.info("interaction", command=case.command, outcome="repeated", id=interaction.id)
            return
        self._under_way[interaction.id] = task
        began = time.monotonic()
        outcome = "cancelled"
        try:
            await self._fulfil(case, wanted)
            outcome = "done"
        except Exception as error:  # noqa: BLE001 - each is told to the asker or logged there
            outcome = await self._refuse(case, error)
        finally:
            del self._under_way[interaction.id]
            self._note(case, outcome, time.monotonic() - began)

    def _note(self, case: _Case, outcome: str, seconds: float) -> None:
        """Write the line of an interaction into the process's log, and count it."""
        interaction = case.interaction
        entry = None if case.changed is None else case.changed.entry
        log.info(
            "interaction",
            command=case.command,
            user=interaction.user.id,
            guild=interaction.guild_id,
            channel=interaction.channel_id,
            id=interaction.id,
            **({} if entry is None else {"campaign": entry.campaign_id, "entry": entry.seq}),
            ms=round(seconds * 1000),
            outcome=outcome,
        )
        self._monitor.served(self._kind(case), outcome, seconds, changed=entry is not None)

    def _kind(self, case: _Case) -> str:
        """The command or component without what was given with it: one of a few, for counting."""
        command = case.interaction.command
        if command is not None:
            return f"/{command.qualified_name}"
        return case.command if case.command in self._actions else "unknown"

    async def _fulfil(self, case: _Case, wanted: Callable[[], Wish]) -> None:
        if self._closing:
            raise Refused("closing")
        try:
            await self._fulfil_as_typed(case, wanted)
        except NotRecognised as error:
            if case.pressed is not None or not await self._means_a_player(case, error.typed):
                raise
            try:
                await self._fulfil_as_typed(case, wanted)
            except NotRecognised:
                raise error from None

    async def _means_a_player(self, case: _Case, typed: str) -> bool:
        """Whether it is the name of somebody who plays one Assassin; then that is meant by it."""
        who = await self._records.read(partial(self._played_by, _where(case.interaction), typed))
        if len(who) != 1:
            return False
        case.meant[typed] = f"#{who[0]}"
        return True

    def _played_by(self, where: Where, typed: str) -> list[int]:
        """The Assassins of those who are called so in the log, or who are mentioned."""
        stored = self._store.find(where)
        if stored is None:
            return []
        name = folded(typed)
        called = {one.user for one in self._store.actors(stored.id) if folded(one.name) == name}
        mentioned = _MENTION.fullmatch(typed.strip())
        users = called if mentioned is None else {int(mentioned[1])}
        return [one.id for one in stored.campaign.assassins if one.player in users]

    async def _fulfil_as_typed(self, case: _Case, wanted: Callable[[], Wish]) -> None:
        wish = wanted()
        try:
            if isinstance(wish, Open | Compose):
                modal = await self._at_once(self._modal(case, wish))
                await case.delivery.open(modal)
            else:
                reply = await self._in_time(case, self._shown(case, wish), wish.answer)
                await case.delivery.give(_with_files_that_fit(case, reply), wish.answer)
                await self._make_up_for_what_is_missing(case)
        finally:
            if case.changed is not None and case.changed.post is not None:
                self._outbox.poke()

    async def _make_up_for_what_is_missing(self, case: _Case) -> None:
        """Show a post as a follow-up, which needs no permission, if the bot may not post.

        What is missing is said once, and again only when something else is missing.
        """
        where = _where(case.interaction)
        missing = _missing_permissions(case.interaction)
        for_posts = [name for name in missing if name != "attach_files"]
        if not for_posts:
            self._outbox.admitted(where)
        if not missing:
            self._missing.pop(where, None)
            return
        post = None if case.changed is None else case.changed.post
        if post is not None and for_posts:
            await self._outbox.show(post, partial(case.delivery.also, private=False))
        elif not case.without_picture:
            return
        if self._missing.get(where) == missing:
            return
        self._missing[where] = missing
        names = ", ".join(case.say(f"permission-{name}") for name in missing)
        key = "missing-permissions" if post is not None and for_posts else "missing-for-pictures"
        await case.delivery.also(Reply(case.say(key, permissions=names)), private=True)

    async def _in_time(self, case: _Case, work: Coroutine[None, None, T], answer: Answer) -> T:
        """Do the work; when it takes long, acknowledge meanwhile, or call it off."""
        late = _Late(case, answer)
        try:
            async with asyncio.timeout(None) as limit:
                late.begin(limit)
                return await work
        finally:
            await late.end()

    async def _at_once(self, work: Coroutine[None, None, T]) -> T:
        """Do the work, which must not take long: a modal allows nothing else meanwhile."""
        try:
            async with asyncio.timeout(ACKNOWLEDGE_AFTER):
                return await work
        except TimeoutError as error:
            raise Refused("too-slow") from error

    async def _shown(self, case: _Case, wish: Answered) -> Reply:
        return await self._hung(case, await self._reply(case, wish))

    async def _hung(self, case: _Case, reply: Reply) -> Reply:
        """The reply with its picture, where the bot may attach one."""
        allowed = case.interaction.app_permissions
        if not (allowed.attach_files or allowed.administrator):
            case.without_picture = reply.picture is not None
            return replace(reply, picture=None)
        return await self._gallery.hang(reply)

    async def _reply(self, case: _Case, wish: Answered) -> Reply:
        match wish:
            case Load():
                content = await _content(wish.file)
                # It may take long to read, so neither here nor in the transaction.
                read = await self._records.read(partial(wish.then, content))
                return await self._reply(case, read)
            case Show():
                stored = await self._load(case, wish)
                return wish.reply(stored, _say(case, wish.answer, stored))
            case Read():
                stored = await self._load(case, wish)
                say = _say(case, wish.answer, stored)
                return await self._records.read(partial(wish.reply, stored, self._store, say))
            case Examine():
                return await self._records.read(partial(self._examined, case, wish))
            case Change() | Revise() | Begin():
                case.changed = await self._change(case, wish)
                return wish.reply(case.changed, _say(case, wish.answer, case.changed.after))
            case Import():
                return await self._import(case, wish)

    async def _modal(self, case: _Case, wish: Open | Compose) -> Modal:
        if isinstance(wish, Compose):
            where = _where(case.interaction)
            if await self._records.read(partial(self._store.find, where)) is not None:
                raise errors.CampaignRunning(where)
            return wish.modal(case.say)
        return wish.modal(await self._load(case, wish), case.say)

    async def _load(self, case: _Case, wish: Show | Read | Open) -> Stored:
        where = _where(case.interaction)
        stored = await self._records.read(partial(self._store.find, where))
        if stored is None:
            raise errors.NoCampaign(where)
        _check_fresh(case, wish, stored)
        if isinstance(wish, Open) or _everybody_sees(case, wish.answer):
            access.check_acting(stored.campaign, _asker(case.interaction))
        return stored

    def _examined(self, case: _Case, wish: Examine) -> Reply:
        stored = self._store.find(_where(case.interaction))
        if stored is not None and _everybody_sees(case, wish.answer):
            access.check_acting(stored.campaign, _asker(case.interaction))
        return wish.reply(stored, self._store, _say(case, wish.answer, stored))

    async def _change(self, case: _Case, wish: Change | Revise | Begin) -> Changed:
        ask = _ask(case)
        async with self._lock(ask.where):
            return await self._records.write(partial(self._stored, case, ask, wish))

    def _lock(self, where: Where) -> asyncio.Lock:
        return self._locks.setdefault(where, asyncio.Lock())

    def _stored(self, case: _Case, ask: Ask, wish: Change | Revise | Begin) -> Changed:
        """Decide and store; runs on a thread of the database's."""
        interaction = case.interaction.id
        if isinstance(wish, Begin):
            events = wish.events()
            case.permit.store()
            return self._store.begin(
                ask.where,
                events,
                actor=ask.actor,
                command=case.command,
                interaction=interaction,
                at=ask.at,
                post=wish.post(events),
            )

        decision = self._decision(wish, ask.where)
        asker = _asker(case.interaction)

        def decide(stored: Stored) -> Decided:
            _check_fresh(case, wish, stored)
            access.check_acting(stored.campaign, asker)
            events = decision(stored)
            access.check(stored.campaign, asker, events)
            case.permit.store()
            return Decided(events, wish.post(events))

        return self._store.change(
            ask.where,
            decide,
            actor=ask.actor,
            command=case.command,
            interaction=interaction,
            at=ask.at,
        )

    def _decision(self, wish: Change | Revise, where: Where) -> Callable[[Stored], Events]:
        if isinstance(wish, Change):
            return lambda stored: wish.decide(stored.campaign, self._chance)
        seen = self._store.find(where)
        if seen is None:
            raise errors.NoCampaign(where)
        return wish.prepare(seen, self._store)

    async def _import(self, case: _Case, wish: Import) -> Reply:
        ask = _ask(case)
        # Apart from the writing: the largest file takes seconds to read.
        archived, replacing = await self._records.read(
            partial(self._importable, case, ask, wish.content)
        )
        async with self._lock(ask.where):
            case.changed = await self._records.write(
                partial(self._imported, case, ask, archived, replacing)
            )
        say = _say(case, wish.answer, case.changed.after)
        return wish.reply(case.changed, replacing, say)

    def _importable(
        self, case: _Case, ask: Ask, content: bytes
    ) -> tuple[archive.Archive, Export | None]:
        """What the file holds, and the export of the campaign that it takes the place of."""
        archived = archive.read(content)
        running = self._store.find(ask.where)
        _check_the_same(case, running)
        if running is None:
            return archived, None
        access.check_leading(running.campaign, _asker(case.interaction))
        return archived, self._store.export(running, program=__version__, at=ask.at)

    def _imported(
        self, case: _Case, ask: Ask, archived: archive.Archive, replacing: Export | None
    ) -> Changed:
        case.permit.store()
        return self._store.import_log(
            ask.where,
            archived,
            actor=ask.actor,
            interaction=case.interaction.id,
            at=ask.at,
            replacing=replacing,
        )

    # --- when it goes wrong ------------------------------------------------------------------

    async def _refuse(self, case: _Case, error: Exception) -> str:
        """Tell the asker alone, if somebody listens; return what the log line says of it."""
        match error:
            case errors.InteractionRepeated():  # the first delivery is the one that answers
                return "repeated"
            case NotAcknowledged():
                return "not acknowledged" + _and_stored(case)
            case discord.HTTPException() if error.code in _NOBODY_LISTENS:
                return f"not answered ({error.code})" + _and_stored(case)
            case discord.DiscordServerError() | aiohttp.ClientError() | OSError():
                return f"not answered ({type(error).__name__})" + _and_stored(case)
            case errors.StorageUnavailable():
                log.error("store.unavailable", exc_info=error)
            case errors.NoCampaign() if case.pressed is not None:
                error = Stale()
            case _ if _is_unreadable(case, error):
                log.warning("press.unreadable", custom_id=str(case.pressed), exc_info=error)
                modal = case.interaction.type is discord.InteractionType.modal_submit
                error = Refused("stale") if modal else Stale()
        if isinstance(error, Stale):
            await self._retire(case, error)
        told = sentence(error, case.say) or self._apology(case, error)
        try:
            await case.delivery.give(Reply(told.text, rows=told.rows), Answer.PRIVATE)
        except _UNREACHABLE as unreachable:
            log.warning("refusal.not_delivered", error=repr(unreachable))
        return told.outcome

    async def _retire(self, case: _Case, stale: Stale) -> None:
        try:
            fresh = stale.replacement
            await case.delivery.retire(None if fresh is None else await self._hung(case, fresh))
        except _UNREACHABLE as error:
            log.warning("stale.not_retired", error=repr(error))

    def _apology(self, case: _Case, error: Exception) -> Sentence:
        reference = secrets.token_hex(3).upper()
        log.error("interaction.failed", reference=reference, command=case.command, exc_info=error)
        key = "unknown-error" if case.changed is None else "unknown-error-stored"
        return Sentence(case.say(key, reference=reference), f"failed {reference}")


async def _content(file: discord.Attachment) -> bytes:
    """What stands in a file that was sent along.

    Raises:
        Refused: it is too large, or Discord does not give it.
    """
    if file.size > LARGEST_FILE:
        raise Refused("file-too-large", most=LARGEST_FILE // 2**20)
    try:
        return await file.read()
    except _UNREACHABLE as error:
        raise Refused("file-not-read") from error


def _with_files_that_fit(case: _Case, reply: Reply) -> Reply:
    """The reply, with a sentence in place of each file that Discord would not take here."""
    most = case.interaction.filesize_limit
    too_large = [file for file in reply.files if len(file.content) > most]
    if not too_large:
        return reply
    kept = [file for file in reply.files if file not in too_large]
    told = [
        case.say(
            "file-not-sent", name=escape(file.name), size=_mib(len(file.content)), most=_mib(most)
        )
        for file in too_large
    ]
    return replace(reply, content="\n".join((reply.content, *told)), files=kept)


def _mib(size: int) -> int:
    return -(-size // 2**20)


def _is_unreadable(case: _Case, error: Exception) -> bool:
    """Whether a press carries what cannot be: of another release, or, in a modal, made up."""
    of_no_sense = isinstance(error, LookupError | ValueError | ArithmeticError | errors.NoEntry)
    return of_no_sense and case.pressed is not None and case.changed is None


def _and_stored(case: _Case) -> str:
    return "" if case.changed is None else ", but stored"


def _where(interaction: Interaction) -> Where:
    """The channel whose campaign is meant.

    Raises:
        Refused: it is not a text channel or thread of a server.
    """
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("not-in-server")
    if interaction.channel is None or interaction.channel.type not in _CHANNELS:
        raise Refused("not-in-this-channel")
    return Where(interaction.guild_id, interaction.channel_id)


def _missing_permissions(interaction: Interaction) -> list[str]:
    """What the bot would need to post in the channel, with pictures, and may not."""
    allowed = interaction.app_permissions
    if allowed.administrator:
        return []
    needed = {"view_channel": allowed.view_channel, "embed_links": allowed.embed_links}
    if isinstance(interaction.channel, discord.Thread):
        needed["send_messages_in_threads"] = allowed.send_messages_in_threads
    else:
        needed["send_messages"] = allowed.send_messages
    needed["attach_files"] = allowed.attach_files
    return [name for name, has in needed.items() if not has]


def _ask(case: _Case) -> Ask:
    user = case.interaction.user
    return Ask(
        _where(case.interaction),
        Actor(user.id, one_line(user.display_name)),
        case.interaction.created_at,
        case.say,
        _asker(case.interaction),
    )


def _asker(interaction: Interaction) -> Asker:
    """Who asks, as `core.access` looks at them."""
    user = interaction.user
    # `roles` would look each up in the guild, of which the bot knows none: it has no intents.
    roles = frozenset(user._roles) if isinstance(user, discord.Member) else frozenset()  # noqa: SLF001
    return Asker(user=user.id, roles=roles, manages=interaction.permissions.manage_guild)


def _is_private(case: _Case, answer: Answer) -> bool:
    message = case.interaction.message
    return answer is Answer.PRIVATE or (
        answer is Answer.UPDATE and message is not None and message.flags.ephemeral
    )


def _everybody_sees(case: _Case, answer: Answer) -> bool:
    """Whether the answer takes the place of a message that everybody sees."""
    return answer is Answer.UPDATE and not _is_private(case, answer)


def _say(case: _Case, answer: Answer, stored: Stored | None) -> Say:
    """The campaign's language for what everybody sees, the asker's for what only they see."""
    if _is_private(case, answer) or stored is None:
        return case.say
    return words(stored.campaign.settings.language)


def _check_fresh(case: _Case, wish: Show | Read | Change | Revise | Open, stored: Stored) -> None:
    """Compare what a component carries with the campaign as it is.

    Raises:
        Stale: it was made for another campaign or another moment.
    """
    custom_id = case.pressed
    if custom_id is None:
        return
    if custom_id.campaign != stored.id:
        raise Stale
    if wish.guard is not None and custom_id.guard != wish.guard(stored):
        fresh = wish.refresh
        raise Stale(
            None if fresh is None else fresh(stored, _say(case, Answer.UPDATE, stored)),
            None if wish.stale is None else wish.stale(stored, case.say),
        )


def _check_the_same(case: _Case, running: Stored | None) -> None:
    """Compare the campaign that a component was made to end with the one that runs.

    Raises:
        Stale: it is another campaign, or another moment.
    """
    known = None if case.pressed is None else (case.pressed.campaign, case.pressed.guard)
    if known not in {None, (0, 0) if running is None else (running.id, running.version)}:
        raise Stale
