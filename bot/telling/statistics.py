"""What a campaign rolled, drew, healed and tried, against what its die predicts."""

import discord

from bot.telling import terms
from bot.telling.embeds import Field, build_embed
from bot.telling.escaping import escape
from bot.words import Say, words
from core import statistics
from core.campaign import DieFaces, Language
from core.events import Face
from core.statistics import Statistics

COLOUR = 0x2471A3
SUSPICIOUS = 0.01
"""A difference that a fair die shows in fewer campaigns than these is worth a word."""


def statistics_embed(
    name: str, counted: Statistics, faces: DieFaces | None, language: Language
) -> discord.Embed:
    """The campaign's statistics; what the faces predict only where they are known (§4.4)."""
    say = words(language)
    embed = build_embed(
        title=say("stats-title", name=escape(name)),
        fields=[
            Field(say("stats-dice", number=counted.dice), _dice(counted, faces, say)),
            Field(say("stats-compared"), [_compared(counted, faces, say)]),
            Field(
                say("stats-else"),
                [
                    say(
                        "stats-contracts",
                        tried=counted.contracts_tried,
                        fulfilled=counted.contracts_fulfilled,
                    ),
                    say("stats-cards", revealed=counted.cards_revealed, kept=counted.cards_kept),
                    say("stats-hearts", number=counted.hearts_healed),
                ],
            ),
        ],
    )
    embed.colour = discord.Colour(COLOUR)
    return embed


def _dice(counted: Statistics, faces: DieFaces | None, say: Say) -> list[str]:
    if counted.dice == 0:
        return [say("stats-no-dice")]
    predicted = statistics.expected(counted.dice, faces) if faces else None
    lines = [_face(face, counted, predicted, say) for face in Face]
    by_bot, on_table = sum(counted.by_bot.values()), sum(counted.on_table.values())
    return [*lines, say("stats-rolled", rolls=counted.rolls, bot=by_bot, table=on_table)]


def _face(face: Face, counted: Statistics, predicted: dict[Face, float] | None, say: Say) -> str:
    """`⚔️ 12 hits · 10.3 expected`."""
    number = counted.rolled[face]
    text = f"{terms.FACE_SIGNS[face]} {say('n-faces', face=face.value, number=number)}"
    if predicted is None:
        return text
    return f"{text} · {say('stats-expected', number=_tenths(predicted[face], say))}"


def _compared(counted: Statistics, faces: DieFaces | None, say: Say) -> str:
    """What the difference between rolled and predicted says about the die, if anything."""
    if faces is None:
        return say("stats-faces-unknown")
    chance = statistics.chance_of_such_a_difference(counted.rolled, faces)
    if chance is None:
        return say("stats-too-few")
    percent = chance * 100
    shown = say("stats-below-tenth") if percent < 0.1 else _tenths(percent, say)
    verdict = "odd" if chance < SUSPICIOUS else "fair"
    return say("stats-chance", percent=shown, verdict=verdict)


def _tenths(number: float, say: Say) -> str:
    """`10.3`, in French `10,3`."""
    return f"{number:.1f}".replace(".", say("decimal-sign"))
