from storage.values import Where


class StorageError(Exception):
    """Something was not stored. Nothing is ever stored by half."""


class CampaignRunning(StorageError):
    """The channel has a campaign already."""

    def __init__(self, where: Where) -> None:
        super().__init__(where)
        self.where = where


class CampaignOver(StorageError):
    """The campaign that was to be imported has ended."""


class NoCampaign(StorageError):
    """No campaign runs in the channel."""

    def __init__(self, where: Where) -> None:
        super().__init__(where)
        self.where = where


class NoEntry(StorageError):
    """The campaign's log has no entry of this number."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


class InteractionRepeated(StorageError):
    """This interaction is in the log already: Discord delivered it twice."""

    def __init__(self, interaction: int) -> None:
        super().__init__(interaction)
        self.interaction = interaction


class Conflict(StorageError):
    """Somebody else changed the campaign in between; the command may be tried again."""


class StorageUnavailable(StorageError):
    """The database is locked or away.

    When the connection broke during a commit, the change may have been stored. Trying the same
    interaction again is safe: it is then refused with `InteractionRepeated`.
    """


class DatabaseUnusable(StorageError):
    """There can be no database at this place; the message says why, for whoever hosts the bot."""


class DatabaseTooNew(StorageError):
    """A newer release of the bot has used the database; this one would not understand it."""

    def __init__(self, revision: str) -> None:
        super().__init__(
            f"The database was made by a newer release of the bot (its revision {revision} is not"
            " known to this one). Run that release, or restore a backup made before it."
        )
        self.revision = revision


class DatabaseTooOld(StorageError):
    """The database was not brought up to this release yet."""

    def __init__(self) -> None:
        super().__init__(
            "The database is of an older release of the bot. Bring it up to this one first:"
            " python -m bot migrate"
        )


class DatabaseInUse(StorageError):
    """Somebody else has the database open."""

    def __init__(self, shown: str) -> None:
        super().__init__(
            f"The database {shown} is in use. Stop the bot, and whatever else has it open, first."
        )


class DatabaseNotEmpty(StorageError):
    """Something would be put into a database that has something in it."""

    def __init__(self, shown: str) -> None:
        super().__init__(
            f"The database {shown} is not empty, and nothing is replaced. Name a new one, or move"
            " what is there away."
        )


class FileRefused(StorageError):
    """A file cannot be written, or is not what it should be; the message says why, to the host."""
