"""Campaigns, their logs and their outbox, in a SQLite file or in PostgreSQL."""

from storage.errors import (
    CampaignRunning,
    Conflict,
    DatabaseTooNew,
    DatabaseUnusable,
    InteractionRepeated,
    NoCampaign,
    StorageError,
    StorageUnavailable,
)
from storage.migration import migrate
from storage.store import Store
from storage.values import Actor, Change, Changed, Entry, Post, Stored, Where

__all__ = [
    "Actor",
    "CampaignRunning",
    "Change",
    "Changed",
    "Conflict",
    "DatabaseTooNew",
    "DatabaseUnusable",
    "Entry",
    "InteractionRepeated",
    "NoCampaign",
    "Post",
    "StorageError",
    "StorageUnavailable",
    "Store",
    "Stored",
    "Where",
    "migrate",
]
