"""Where one plays, and who sits there: the same at every start."""

import zlib
from typing import Final

from loopback.people import Person
from loopback.server import LoopbackDiscord
from loopback.world import Channel

# The same at every start: a bot that keeps its data goes on where it was.
GUILD_ID, CHANNEL_ID, FIRST_PERSON_ID = 500_000_000_000_000_002, 500_000_000_000_000_003, 1 << 58
FIRST: Final = ("Alice", "Bob")


class Table:
    """A server with a channel, and more of them when asked for.

    Args:
        discord: where it is.
        locale: the server's language.
    """

    def __init__(self, discord: LoopbackDiscord, locale: str) -> None:
        self.discord = discord
        self.guild = discord.add_guild("The Brotherhood", locale=locale, number=GUILD_ID)
        self.channel = self.guild.add_channel("table", number=CHANNEL_ID)
        self._channels = {self.channel.name: self.channel}
        self.first, *_ = [self.somebody(name, locale) for name in FIRST]

    def open(self, name: str) -> Channel:
        """The channel of that name, a new one if need be: another campaign can be played there."""
        if name not in self._channels:
            self._channels[name] = self.guild.add_channel(name)
        return self._channels[name]

    def somebody(self, name: str, locale: str | None = None) -> Person:
        """Who is called so; they come in if they are not there yet. `locale` None leaves it."""
        for person in self.guild.people.values():
            if person.name.lower() == name.lower():
                break
        else:
            number = FIRST_PERSON_ID + zlib.crc32(name.lower().encode())
            person = self.guild.add_member(name, number=number)
        if locale is not None:
            person.user.locale = locale
        return person
