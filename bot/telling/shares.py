"""What each worker gives to a Building's sum."""

from collections import Counter
from collections.abc import Iterable

from bot.telling import terms
from bot.telling.escaping import escape
from bot.words import Say
from core.campaign import Colour
from core.events import SavingShare, Share


def by_worker(shares: Iterable[Share]) -> list[str]:
    """`Lucia 2`."""
    return [f"{escape(share.worker.name)} {share.value}" for share in shares]


def saved_by_worker(shares: Iterable[SavingShare], say: Say) -> list[str]:
    """`Lucia 2 (black)`, or without a colour where it may be either."""

    def saved(share: SavingShare) -> str:
        name = escape(share.worker.name)
        if share.colour is None:
            return say("saves", name=name, number=share.value)
        return say("saves-one-colour", name=name, number=share.value, colour=share.colour.value)

    return [saved(share) for share in shares]


def saved_in_all(shares: Iterable[SavingShare], say: Say) -> str:
    """`2 black cards + 1 card of either colour`."""
    saved = Counter[Colour | None]()
    for share in shares:
        saved[share.colour] += share.value
    return terms.amount(
        say, white=saved[Colour.WHITE], black=saved[Colour.BLACK], either=saved[None]
    )
