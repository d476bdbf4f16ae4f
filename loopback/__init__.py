"""A Discord on loopback, for an unmodified discord.py; see README.md."""

from loopback.clicks import ClientRefused
from loopback.people import Guild, NoAnswer, OpenModal, Person, Reply
from loopback.process import bot_process
from loopback.server import LoopbackDiscord
from loopback.world import (
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
