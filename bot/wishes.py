"""What a command asks for: it says what it wants, `bot.path` does it.

A command is a plain function from who asks (and the options) to a wish; a button, select menu or
modal is one from what was pressed. Neither touches Discord, the database or the clock:

    @command("assign", suggest={"miniature": free_workers})
    def assign(ask: Ask, miniature: str, building: Building) -> Wish:
        def decide(campaign: Campaign, chance: Chance) -> Events:
            worker = pick(miniature, free_workers(campaign))
            return assignment.assign(campaign, worker, building)

        return Change(decide, reply=shown_board)

    @action("assign-clear")
    def clear(press: Press) -> Wish:
        ...

A function of a wish may raise `RuleViolation` or `NotRecognised`; the asker gets a kind sentence.
Decisions run in the transaction that stores them, so they must be pure; replies are rendered after
it. `say` speaks the campaign's language in public and the asker's own in private.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum, auto
from typing import Any, Concatenate, Generic, ParamSpec, TypeAlias

import discord

from bot.answers import Modal, Reply
from bot.custom_ids import CustomId
from bot.names import Candidate
from bot.words import Say
from core.access import Asker
from core.campaign import Campaign
from core.chance import Chance
from core.events import Events
from storage.store import Store
from storage.values import Actor, Changed, Export, Stored, Where

P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Ask:
    """Who asks, where and when. `say` speaks the asker's own language, `asker` is for access."""

    where: Where
    actor: Actor
    at: datetime
    say: Say
    asker: Asker


@dataclass(frozen=True, slots=True)
class Press(Ask):
    """A button or select menu that was pressed, or a modal that was sent.

    Attributes:
        custom_id: what it carries.
        chosen: of each select menu of the message, by its action and argument, the values chosen;
            for the one that was just used, the new ones.
        fields: of a modal, what was typed or chosen in each field, by its name.
        shown: the message as it is, without its buttons, menus and files.
        files: those of the message.
    """

    custom_id: CustomId
    chosen: Mapping[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)
    fields: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    shown: Reply = field(default_factory=Reply)
    files: Sequence[discord.Attachment] = ()

    @property
    def argument(self) -> str:
        return self.custom_id.argument

    @property
    def values(self) -> tuple[str, ...]:
        """What was chosen in the select menu that was just used."""
        return self.choice(self.custom_id.action, self.custom_id.argument)

    def choice(self, action: str, argument: str = "") -> tuple[str, ...]:
        """What is chosen in that select menu of the message."""
        return self.chosen.get((action, argument), ())

    def text(self, name: str) -> str:
        """What was typed into that field of the modal."""
        return " ".join(self.fields.get(name, ()))


class Answer(Enum):
    """How an answer is shown."""

    PUBLIC = auto()  # a new message that everybody in the channel sees
    PRIVATE = auto()  # a new message that only the asker sees
    UPDATE = auto()  # in place of the message whose button or menu was pressed


Guard: TypeAlias = Callable[[Stored], int]
"""What the guard of a custom id has to be now, or else the component is stale."""


def version(stored: Stored) -> int:
    """The guard of components that any change makes stale."""
    return stored.version


def never(_: Events) -> bool:
    """Nothing of it is posted."""
    return False


def always(_: Events) -> bool:
    """It is posted, whatever it is."""
    return True


@dataclass(frozen=True, slots=True)
class Show:
    """Show something of the campaign."""

    reply: Callable[[Stored, Say], Reply]
    answer: Answer = Answer.PRIVATE
    guard: Guard | None = None
    refresh: Callable[[Stored, Say], Reply] | None = None
    stale: Callable[[Stored, Say], str] | None = None


@dataclass(frozen=True, slots=True)
class Read:
    """Show something that has to be read from the store besides the campaign."""

    reply: Callable[[Stored, Store, Say], Reply]
    answer: Answer = Answer.PRIVATE
    guard: Guard | None = None
    refresh: Callable[[Stored, Say], Reply] | None = None
    stale: Callable[[Stored, Say], str] | None = None


@dataclass(frozen=True, slots=True)
class Examine:
    """A `Read` that needs no campaign: None is where none runs in the channel."""

    reply: Callable[[Stored | None, Store, Say], Reply]
    answer: Answer = Answer.PRIVATE


@dataclass(frozen=True, slots=True)
class Change:
    """Decide something, store it, show what came of it.

    Attributes:
        decide: the events; pure, from `core`.
        reply: what is shown to answer.
        post: whether what happened is also posted in the channel (`bot.telling` renders it).
        guard: compared with the custom id's when a component asks.
        refresh: what a stale message becomes; without it, it just loses its components.
        stale: what the asker of a stale component is told instead of the usual sentence.
    """

    decide: Callable[[Campaign, Chance], Events]
    reply: Callable[[Changed, Say], Reply]
    answer: Answer = Answer.PUBLIC
    post: Callable[[Events], bool] = never
    guard: Guard | None = version
    refresh: Callable[[Stored, Say], Reply] | None = None
    stale: Callable[[Stored, Say], str] | None = None


@dataclass(frozen=True, slots=True)
class Revise:
    """Decide something that needs the log, store it, show what came of it: a `Change` otherwise.

    Attributes:
        prepare: reads from the store what the decision needs, and returns it.
    """

    prepare: Callable[[Stored, Store], Callable[[Stored], Events]]
    reply: Callable[[Changed, Say], Reply]
    answer: Answer = Answer.PUBLIC
    post: Callable[[Events], bool] = never
    guard: Guard | None = version
    refresh: Callable[[Stored, Say], Reply] | None = None
    stale: Callable[[Stored, Say], str] | None = None


@dataclass(frozen=True, slots=True)
class Begin:
    """Begin a campaign in this channel."""

    events: Callable[[], Events]
    reply: Callable[[Changed, Say], Reply]
    answer: Answer = Answer.PUBLIC
    post: Callable[[Events], bool] = never


@dataclass(frozen=True, slots=True)
class Import:
    """Go on in this channel with the campaign of a file; the one that runs there ends.

    The button that asks for it carries the campaign that runs and its version; 0 and 0 for none.

    Attributes:
        content: the file (`storage.archive`).
        reply: what is shown to answer; the export is that of the campaign that ended.
    """

    content: bytes
    reply: Callable[[Changed, Export | None, Say], Reply]
    answer: Answer = Answer.UPDATE


@dataclass(frozen=True, slots=True)
class Open:
    """Open a modal."""

    modal: Callable[[Stored, Say], Modal]
    guard: Guard | None = None
    refresh: Callable[[Stored, Say], Reply] | None = None
    stale: Callable[[Stored, Say], str] | None = None


@dataclass(frozen=True, slots=True)
class Compose:
    """Open a modal that begins a campaign, where none runs."""

    modal: Callable[[Say], Modal]


@dataclass(frozen=True, slots=True)
class Load:
    """Read a file that came with the command, and go on with what that makes of the wish.

    Attributes:
        file: an option of the command, or of the message that was pressed; above `LARGEST_FILE`
            it is refused unread.
        then: the wish, from what stands in the file; runs on a thread.
        answer: how that wish is answered.
    """

    file: discord.Attachment
    then: Callable[[bytes], "Answered"]
    answer: Answer = Answer.PUBLIC


LARGEST_FILE = 8 * 2**20  # bytes

Answered: TypeAlias = Show | Read | Examine | Change | Revise | Begin | Import | Load
"""The wishes that a message answers."""

Wish: TypeAlias = Answered | Open | Compose


@dataclass(frozen=True, slots=True)
class FromLog:
    """What an option can be that is looked up in the log, for what was typed so far."""

    candidates: Callable[[Stored, Store, str], Iterable[Candidate[Any]]]


Suggest: TypeAlias = (
    Callable[[Campaign], Iterable[Candidate[Any]]] | FromLog | tuple[Candidate[Any], ...]
)
"""What an option can be now. Autocomplete offers it, `bot.names.pick` accepts it.

A tuple is the same in every campaign, and where there is none yet.
"""


@dataclass(frozen=True, slots=True)
class Command(Generic[P]):
    """A slash command: its path of names, as keys of the catalogue, and what it does."""

    path: tuple[str, ...]
    wanted: Callable[Concatenate[Ask, P], Wish]
    suggest: Mapping[str, Suggest]
    reads: bool = False

    @property
    def key(self) -> str:
        return "-".join(self.path)


@dataclass(frozen=True, slots=True)
class Action:
    """What components, or modals, whose custom id has this action do."""

    name: str
    wanted: Callable[[Press], Wish]
    modal: bool = False


def command(
    path: str, suggest: Mapping[str, Suggest] | None = None, *, reads: bool = False
) -> Callable[[Callable[Concatenate[Ask, P], Wish]], Command[P]]:
    """Make a slash command of a function.

    Its words come from the catalogue. For `@command("roster ally add")`: the message
    `roster-ally-add` is its name, `.about` its description, and for each parameter the attribute
    of that name is the option's name, with `-about` its description. `roster` and `roster-ally`
    name the groups. Parameters can be str, int, bool, `Range[…]`, discord.User, discord.Attachment
    or an enumeration: the members of `CardKind` are named by the message `card-kind`, which selects
    on `$kind`.

    A command that only `reads` suggests to everybody, others only to who may act (`core.access`).
    """

    def declare(wanted: Callable[Concatenate[Ask, P], Wish]) -> Command[P]:
        return Command(tuple(path.split()), wanted, suggest or {}, reads)

    return declare


def action(name: str, *, modal: bool = False) -> Callable[[Callable[[Press], Wish]], Action]:
    """Make a function the handler of the buttons and menus, or of the modals, with this action."""
    return lambda wanted: Action(name, wanted, modal)
