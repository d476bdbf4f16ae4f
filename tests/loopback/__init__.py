"""A Discord on loopback, for an unmodified discord.py; see README.md."""

from tests.loopback.clicks import ClientRefused
from tests.loopback.people import Guild, NoAnswer, OpenModal, Person, Reply
from tests.loopback.process import bot_process
from tests.loopback.server import LoopbackDiscord
from tests.loopback.world import (
    ORDINARY,
    Channel,
    ChannelKind,
    Intents,
    Message,
    Permissions,
    Role,
    Upload,
    User,
)

__all__ = [
    "ORDINARY",
    "Channel",
    "ChannelKind",
    "ClientRefused",
    "Guild",
    "Intents",
    "LoopbackDiscord",
    "Message",
    "NoAnswer",
    "OpenModal",
    "Permissions",
    "Person",
    "Reply",
    "Role",
    "Upload",
    "User",
    "bot_process",
]
