"""What the Buildings brought in a Resolution, as embeds for the channel (rules.md §4).

The result stands first, then how it was reckoned, and last what is next.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

import discord

from bot.telling import terms
from bot.telling.embeds import NO_NAME, Field, build_embed
from bot.telling.escaping import escape, plain
from bot.telling.lines import contract_revealed
from bot.telling.listing import counted, joined
from bot.telling.shares import by_worker, saved_by_worker, saved_in_all
from bot.words import Say, words
from core import events as e
from core.campaign import (
    CARDS_REVEALED_IN_THE_SHOP,
    Building,
    Colour,
    Language,
    Named,
)

COLOURS = {
    Building.HOSPITAL: 0xC0392B,
    Building.WORKSHOP: 0xB9770E,
    Building.SHOP: 0x1E8449,
    Building.COMMAND_ROOM: 0x2471A3,
}
MOST_DICE_DRAWN = 12  # of one face
ROOM = 4000
"""How many characters all embeds of an entry have; the rest of their message is for a panel."""

E = TypeVar("E", bound=e.Happened)


@dataclass(frozen=True, slots=True)
class _Result:
    lines: Sequence[str]
    fields: Sequence[Field] = ()


def entry_embeds(
    events: Sequence[e.Event], actor: str, language: Language, *, following: str = ""
) -> list[discord.Embed]:
    """An embed for each Building that something happened in, in their order.

    Together they have at most ROOM characters. `actor` is the name of who pressed, `following` a
    sentence on what the group does next. Empty when no Building is concerned.
    """
    say = words(language)
    results = [
        (building, result)
        for building, told in _TOLD.items()
        if (result := told(events, say)) is not None
    ]
    if not results:
        return []
    after = Field(NO_NAME, [following] if following else [])
    last, _ = results[-1]
    embeds = []
    for building, result in results:
        embed = build_embed(
            title=terms.building_title(building, say),
            lines=result.lines,
            fields=[*result.fields, *([after] if building is last else [])],
            footer=say("by-actor", name=plain(actor)),
            room=ROOM // len(results),
        )
        embed.colour = discord.Colour(COLOURS[building])
        embeds.append(embed)
    return embeds


# --- I. Hospital ---------------------------------------------------------------------------------


def _hospital(events: Sequence[e.Event], say: Say) -> _Result | None:
    resolved = _only(events, e.HospitalResolved)
    if resolved is None:
        return None
    healed = {event.who.id: event for event in _all(events, e.Healed)}
    lines = [_healed(share, healed.get(share.worker.id), say) for share in resolved.given]
    lines = lines or [say("nobody-healed")]
    if resolved.still_eliminated:
        lines.append(say("still-eliminated", names=_names(resolved.still_eliminated, say)))
    if resolved.lost:
        lines.append(say("hearts-lost", number=resolved.lost))
    summed = _worked_here(
        by_worker(resolved.shares),
        "hearts-summed",
        say,
        number=resolved.total,
        level=terms.level_name(resolved.level, say),
    )
    return _Result(lines, [summed])


def _healed(share: e.Share, healed: e.Healed | None, say: Say) -> str:
    text = say("healed-here", name=escape(share.worker.name), number=share.value)
    if healed is None:
        return text
    health = terms.health(healed.left, healed.maximum, healed.state, say)
    parts = [text, say("healed-to", health=health)]
    if healed.returned:
        parts.append(f"({say('returned-here')})")
    return " ".join(parts)


# --- II. Workshop --------------------------------------------------------------------------------


def _workshop(events: Sequence[e.Event], say: Say) -> _Result | None:
    resolved = _only(events, e.WorkshopResolved)
    if resolved is None:
        return None
    saved = _worked_here(
        saved_by_worker(resolved.shares, say),
        "saved-summed",
        say,
        saved=saved_in_all(resolved.shares, say),
    )
    if resolved.built is None:
        if resolved.blueprint is None:
            return _Result([say("no-blueprint")], [saved])
        lines = [say("not-built", card=escape(resolved.blueprint.name))]
        return _Result(lines, [saved, _reckoning(resolved, say)])
    paid = _moves(events, e.WhyMoved.PAID)
    return _Result(
        [say("built", card=escape(resolved.built.name))],
        [
            _card_field("paid-white", _cards_of(paid, Colour.WHITE), say),
            _card_field("paid-black", _cards_of(paid, Colour.BLACK), say),
            saved,
            _reckoning(resolved, say),
        ],
    )


def _reckoning(resolved: e.WorkshopResolved, say: Say) -> Field:
    lines = []
    if resolved.price:
        lines.append(say("price-was", price=terms.price(resolved.price, say)))
    if resolved.paid:
        lines.append(say("price-paid", price=terms.price(resolved.paid, say)))
    return Field(say("reckoning"), lines)


def _cards_of(moves: Iterable[e.CardMove], colour: Colour) -> list[Named]:
    return [move.card for move in moves if move.colour is colour]


# --- III. Shop -----------------------------------------------------------------------------------


def _shop(events: Sequence[e.Event], say: Say) -> _Result | None:
    resolved = _only(events, e.ShopResolved)
    if resolved is None:
        revealed = _only(events, e.EquipmentRevealed)
        return None if revealed is None else _revealed(revealed, say)
    lines = [
        say("kept-way", cards=cards, target=target)
        for target, cards in _by_target(resolved.kept, say).items()
    ]
    nothing = "kept-nothing" if resolved.keep else "drawn-nothing"
    left = _moves(events, e.WhyMoved.UNKEPT)
    return _Result(
        lines or [say(nothing)],
        [
            _card_field("not-kept", resolved.unkept, say, left),
            _card_field("ignored-investigations", resolved.ignored, say, left),
            _worked_here(
                by_worker(resolved.shares),
                "cards-summed",
                say,
                number=_sum(resolved.shares),
                more="yes" if _sum(resolved.shares) > CARDS_REVEALED_IN_THE_SHOP else "no",
            ),
        ],
    )


def _revealed(event: e.EquipmentRevealed, say: Say) -> _Result:
    text = say("revealed", cards=_names(event.cards, say))
    return _Result(
        [text if event.cards else say("revealed-nothing")],
        [_card_field("ignored-investigations", event.ignored, say)],
    )


def _by_target(moves: Iterable[e.CardMove], say: Say) -> dict[str, str]:
    together: dict[str, list[str]] = {}
    for move in moves:
        target = terms.place_name(move.target.kind, move.to_whom, say)
        together.setdefault(target, []).append(move.card.name)
    return {target: joined(counted(names), say) for target, names in together.items()}


# --- IV. Command Room ----------------------------------------------------------------------------


def _command_room(events: Sequence[e.Event], say: Say) -> _Result | None:
    resolved = _only(events, e.CommandRoomResolved)
    revealed = _only(events, e.ContractRevealed)
    if resolved is None:
        return None if revealed is None else _Result(_next_contract(revealed, say))
    position = resolved.contract.position if resolved.contract else 0
    lines = [say("contract-outcome", outcome=resolved.outcome.value, position=position)]
    fields = [_tried_by(resolved, say)]
    if resolved.dice:
        lines.append(_successes(resolved, say))
        fields = [_dice(resolved, say), *fields]
    if resolved.outcome is e.CommandRoomOutcome.FAILED:
        lines += _second_try(resolved, say)
    if revealed:
        lines += _next_contract(revealed, say)
    return _Result(lines, fields)


def _successes(resolved: e.CommandRoomResolved, say: Say) -> str:
    needed = resolved.contract.number if resolved.contract else None
    return say("successes-needed", number=resolved.successes, needed=needed or 0)


def _dice(resolved: e.CommandRoomResolved, say: Say) -> Field:
    """`⚔️⚔️ 2 hits`: each die as the sign of its face, and how many of each."""
    faces = Counter(resolved.dice)
    lines = [
        f"{terms.FACE_SIGNS[face] * min(faces[face], MOST_DICE_DRAWN)} "
        + say("n-faces", face=face.value, number=faces[face])
        for face in e.Face
        if faces[face]
    ]
    by = say("rolled-by-bot" if resolved.rolled_by_bot else "rolled-on-table")
    return Field(f"{say('dice')} · {by}", lines)


def _tried_by(resolved: e.CommandRoomResolved, say: Say) -> Field:
    shares = by_worker(resolved.shares)
    number = _sum(resolved.shares)
    needed = resolved.contract.number if resolved.contract else None
    if resolved.dice:
        return _worked_here(shares, "dice-summed", say, number=number)
    if needed is None:
        return _worked_here(shares, "values-summed", say, number=number)
    return _worked_here(shares, "sure-summed", say, number=number, needed=needed)


def _second_try(resolved: e.CommandRoomResolved, say: Say) -> list[str]:
    number = resolved.contract.number if resolved.contract else None
    sure = say("second-try-unknown") if number is None else say("second-try-known", number=number)
    return [sure] if resolved.dice else [say("used-up-empty"), sure]


def _next_contract(revealed: e.ContractRevealed, say: Say) -> list[str]:
    lines = [contract_revealed(revealed, say)]
    if revealed.contract and revealed.contract.number is not None:
        lines.append(say("contract-next-number", number=revealed.contract.number))
    return lines


# --- what they share -----------------------------------------------------------------------------

_TOLD: dict[Building, Callable[[Sequence[e.Event], Say], _Result | None]] = {
    Building.HOSPITAL: _hospital,
    Building.WORKSHOP: _workshop,
    Building.SHOP: _shop,
    Building.COMMAND_ROOM: _command_room,
}


def _all(events: Iterable[e.Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def _only(events: Iterable[e.Event], kind: type[E]) -> E | None:
    return next(iter(_all(events, kind)), None)


def _moves(events: Iterable[e.Event], why: e.WhyMoved) -> list[e.CardMove]:
    moved = _all(events, e.CardsMoved)
    return [move for event in moved if event.why is why for move in event.moves]


def _names(named: Iterable[Named], say: Say) -> str:
    return joined(counted(one.name for one in named), say)


def _sum(shares: Iterable[e.Share]) -> int:
    return sum(share.value for share in shares)


def _worked_here(shares: Sequence[str], key: str, say: Say, **values: str | int) -> Field:
    """`Lucia 2 + Paolo 1 = 3 ♥`: who worked there, and what it comes to."""
    if not shares:
        return Field(say("worked-here"), [say("nobody-worked-here")])
    summed = say(key, shares=joined(shares, say, separator=" + "), **values)
    return Field(say("worked-here"), [summed])


def _card_field(
    key: str, cards: Sequence[Named], say: Say, moves: Sequence[e.CardMove] = ()
) -> Field:
    """Cards by name and, where `moves` tell it, the place they went to."""
    if not cards:
        return Field(say(key), [])
    text = _names(cards, say)
    target = next((move.target.kind for move in moves if move.card == cards[0]), None)
    if target is not None:
        text += f" → {terms.place_name(target, None, say)}"
    return Field(say(key), [text])
