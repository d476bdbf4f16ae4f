"""Campaigns, their logs and their outbox, in a SQLite file or in PostgreSQL."""

from storage.archive import Archive, ArchiveRefused, Flaw
from storage.errors import (
    CampaignOver,
    CampaignRunning,
    Conflict,
    DatabaseTooNew,
    DatabaseUnusable,
    InteractionRepeated,
    NoCampaign,
    NoEntry,
    StorageError,
    StorageUnavailable,
)
from storage.migration import migrate
from storage.store import Store
from storage.values import (
    Actor,
    Backlog,
    Change,
    Changed,
    Entry,
    Export,
    Imported,
    Only,
    Post,
    Stored,
    Where,
)

__all__ = [
    "Actor",
    "Archive",
    "ArchiveRefused",
    "Backlog",
    "CampaignOver",
    "CampaignRunning",
    "Change",
    "Changed",
    "Conflict",
    "DatabaseTooNew",
    "DatabaseUnusable",
    "Entry",
    "Export",
    "Flaw",
    "Imported",
    "InteractionRepeated",
    "NoCampaign",
    "NoEntry",
    "Only",
    "Post",
    "StorageError",
    "StorageUnavailable",
    "Store",
    "Stored",
    "Where",
    "migrate",
]
