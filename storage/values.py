"""What goes into and comes out of storage. Database rows never do."""

from dataclasses import dataclass
from datetime import datetime

from core.campaign import Building, Campaign
from core.events import Events


@dataclass(frozen=True, slots=True)
class Where:
    """A channel of a Discord server; a thread has a channel id of its own."""

    guild: int
    channel: int


@dataclass(frozen=True, slots=True)
class Actor:
    """Who gave a command: Discord's user id, and the name shown at that time."""

    user: int
    name: str


@dataclass(frozen=True, slots=True)
class Stored:
    """A campaign as it is stored; `version` grows by one with each log entry."""

    id: int
    where: Where
    version: int
    campaign: Campaign

    def same_as(self, other: "Stored | None") -> bool:
        """Whether that is the same campaign at the same version, hence in the same state."""
        return other is not None and (self.id, self.version) == (other.id, other.version)


@dataclass(frozen=True, slots=True)
class Change:
    """What a decision came to. `post`: something of it must be shown in the channel."""

    events: Events
    post: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a campaign's log: what one accepted command did.

    `seq` counts from 1 without gaps, `at` is in UTC, `command` is the command as it was given,
    `interaction` Discord's id of it. Entries that came from a file have a negative one: they were
    written down elsewhere.
    """

    campaign_id: int
    seq: int
    at: datetime
    actor: Actor
    command: str
    interaction: int
    events: Events


@dataclass(frozen=True, slots=True)
class Only:
    """Which entries of a log are wanted: those that fit in everything that is not None.

    `actor` is a Discord user, `memory` includes its Resolution.
    """

    memory: str | None = None
    building: Building | None = None
    actor: int | None = None


@dataclass(frozen=True, slots=True)
class Export:
    """A campaign's whole log as a file, and the campaign as it then was."""

    stored: Stored
    content: bytes


@dataclass(frozen=True, slots=True)
class Imported:
    """That a campaign's first `entries` were brought in from a file, by whom and when."""

    entries: int
    actor: Actor
    at: datetime


@dataclass(frozen=True, slots=True)
class Post:
    """An entry that must be shown in the channel; `message` is its message once it is there."""

    id: int
    where: Where
    entry: Entry
    message: int | None = None

    @property
    def nonce(self) -> str:
        """Always the same for this post, so that Discord itself refuses to show it twice.

        Of use with `enforce_nonce`. It is the interaction's id because that is unique over all
        campaigns and databases that a bot may ever have had.
        """
        return str(self.entry.interaction)


@dataclass(frozen=True, slots=True)
class Backlog:
    """How many posts wait to be shown, and since when the oldest does."""

    posts: int
    oldest: datetime | None


@dataclass(frozen=True, slots=True)
class Changed:
    """A change that is stored.

    `before` is None when the campaign began with it; `entry` and `post` are None when the
    decision came to nothing to write down, or nothing to show.
    """

    before: Stored | None
    after: Stored
    entry: Entry | None
    post: Post | None
