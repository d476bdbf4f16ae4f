"""Friends round one channel, each with habits of their own, and what they see there."""

from collections.abc import Sequence
from dataclasses import dataclass

from core.campaign import Building, Campaign, PlaceKind
from loopback import Channel, LoopbackDiscord, Message, Person, Reply
from loopback.wire.components import StringSelect
from tests.e2e.texts import Texts


@dataclass(frozen=True)
class Friends:
    """Ana types commands; Ben sits on a bus and only taps; Chloé's Discord is in her language."""

    discord: LoopbackDiscord
    table: Channel
    elsewhere: Channel  # another channel of the same server
    texts: Texts
    ana: Person
    ben: Person
    chloe: Person

    async def panel(self, building: str) -> Message:
        """The newest message, once it asks what to do in this Building."""
        return await self.newest(self.texts.panel + building)

    async def newest(self, title: str) -> Message:
        """The newest message that all see, once its last embed has this title."""

        def look() -> Message | None:
            message = self.table.messages[-1]
            shown = message.embeds[-1].title if message.embeds else None
            return message if seen(shown or "") == title else None

        return await self.discord.until(look, 5.0, f"a message that ends with {title!r}")

    async def place(self, who: Person, board: Reply, building: str, *names: str) -> Reply:
        """Tap a Building's menu on the board of `/assign`, so that exactly these stand there."""
        menu = menu_called(board, building)
        return await who.choose(board, building, labelled(menu, names))


def seen(text: str) -> str:
    """The text with ordinary spaces where French typography wants narrow or hard ones."""
    return text.replace("\u202f", " ").replace("\u00a0", " ")


def says(shown: Reply | Message, *expected: str) -> None:
    """Check that each of these can be read there."""
    text = seen(shown.text)
    for sentence in expected:
        assert sentence in text, text


def privately(reply: Reply, sentence: str) -> None:
    """Check that the asker alone is told this, and nobody pinged."""
    assert reply.ephemeral
    assert not reply.pings
    says(reply, sentence)


def menu_called(shown: Reply | Message, placeholder: str) -> StringSelect:
    (menu,) = (
        one
        for one in shown.selects
        if isinstance(one, StringSelect) and seen(one.placeholder or "") == placeholder
    )
    return menu


def payable(panel: Message) -> StringSelect:
    """The menu of the cards that could pay."""
    (menu,) = (one for one in panel.selects if isinstance(one, StringSelect))
    return menu


def labelled(menu: StringSelect, names: Sequence[str]) -> list[str]:
    """The values of the options whose labels begin with these names, a sign before them or not."""
    values = []
    for name in names:
        (value, *_) = (
            option.value
            for option in menu.options
            if name in option.label and option.value not in values
        )
        values.append(value)
    return values


def hearts(campaign: Campaign) -> dict[str, int]:
    return {one.name: one.hearts for one in campaign.assassins}


def lying(campaign: Campaign, place: PlaceKind) -> list[str]:
    """The names of the cards there, in the alphabet's order."""
    return sorted(card.name for card in campaign.cards_in(place))


def working(campaign: Campaign, building: Building) -> list[str]:
    return [one.name for one in campaign.workers_in(building)]
