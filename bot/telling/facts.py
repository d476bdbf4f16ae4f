"""What a correction found and left: values of the state, worded shortly."""

from bot.telling import terms
from bot.telling.escaping import escape
from bot.telling.glance import contract_line, diary_line
from bot.words import Say
from core import events as e
from core.campaign import Card, HealthState


def fact(told: e.Fact, say: Say) -> str:
    """`2`, `🩹 Injured`, `Lucia’s board`, or a dash for nothing at all."""
    parts = [*_health(told, say), *_headquarters(told, say), *_round(told, say), *_card(told, say)]
    return " · ".join(parts) or say("fact-nothing")


def _health(told: e.Fact, say: Say) -> list[str]:
    parts = []
    if told.number is not None:
        parts.append(str(told.number))
    if told.health is not None:
        parts.append(terms.health_state(HealthState(told.health), say))
    if told.name is not None and told.place is None:
        parts.append(escape(told.name))
    return parts


def _headquarters(told: e.Fact, say: Say) -> list[str]:
    parts = []
    if told.level is not None:
        parts.append(terms.level_name(told.level, say))
    if told.contract is not None:
        parts.append(contract_line(told.contract, say))
    return parts


def _round(told: e.Fact, say: Say) -> list[str]:
    parts = []
    if told.phase is not None:
        parts.append(terms.phase_name(told.phase, say))
    if told.attempt is not None:
        parts.append(terms.attempt(told.attempt, say))
    if told.building is not None:
        parts.append(terms.building_name(told.building, say))
    if told.turn_phase is not None:
        parts.append(terms.turn_phase(told.turn_phase, say))
    if told.record is not None:
        parts.append(diary_line(told.record, say))
    return parts


def _card(told: e.Fact, say: Say) -> list[str]:
    if told.place is not None:
        return [terms.place_name(told.place, told.name, say)]
    return [] if told.card is None else [_printed(told.card, say)]


def _printed(card: Card, say: Say) -> str:
    """`Plate (Equipment, white, armour, 2 hearts)`."""
    facts = [terms.card_kind(card.kind, say), say("colour", colour=card.colour.value)]
    if card.slot is not None:
        facts.append(terms.slot_name(card.slot, say))
    if card.hearts:
        facts.append(say("n-hearts", number=card.hearts))
    if card.medicine:
        facts.append(say("known-card", card="medicine"))
    if card.level is not None:
        facts.append(terms.level_name(card.level, say))
    if card.price is not None:
        facts.append(terms.price(card.price, say))
    return f"{escape(card.name)} ({', '.join(facts)})"
