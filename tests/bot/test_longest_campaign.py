"""The longest campaign that there can be: every command stays within Discord's limits.

Four players, all Memories of the base campaign and the optional ones, as many workers as there can
be, 150 cards, and names as long and hostile as they come. The loopback Discord judges every
answer, list and suggestion; what it refuses fails the test.
"""

import inspect
from collections.abc import Callable
from enum import Enum
from typing import TypeAlias, get_args

import discord as discord_py
import pytest

from bot.commands import COMMANDS
from bot.slash import AnyCommand
from bot.words import words
from core import corrections, health, memory, paper, turns
from core.campaign import CardKind, Language, Phase, Settings, Slot
from core.cards import CardFacts
from core.headquarters import workshop
from core.memory import OPTIONAL
from core.paper import OnPaper
from loopback import Channel, LoopbackDiscord, Person, Upload
from loopback.clicks import ClientRefused, Value
from tests.bot.conftest import Play
from tests.core.table import FACES, Table, armour, blueprint

pytestmark = pytest.mark.usefixtures("brotherhood")

ENGLISH = words(Language.ENGLISH)
Options: TypeAlias = dict[str, Value | Person | Upload]
PEOPLE = ["@everyone ``` " + "🦊" * 26, "*" * 40, "_" * 40, "\u202e" + "W" * 39]


def longest() -> Table:
    """After all 26 Memories of the base campaign, before the first of an expansion."""
    table = Table(*PEOPLE, settings=Settings(die_faces=FACES))
    table.do(paper.enter, OnPaper(last="4.5", also=(*OPTIONAL, "R1.1", "R1.2"), xp=175))
    (plan,) = table.have("\\" * 60, blueprint(20, 20))
    table.do(workshop.place_blueprint, plan)
    for owner in PEOPLE:
        board = table.board(owner)
        table.have("~" * 59 + owner[-1], armour(9), place=table.board(owner, Slot.ARMOUR))
        table.have("|" * 59 + owner[-1], CardFacts(kind=CardKind.REWARD), 5, board)
    number = 0
    while len(table.campaign.cards) < 150:
        number += 1
        table.have(f"{number:02}{'`*_' * 19}", CardFacts())
    for number in range(46):
        table.ally(f"{number:02}{'@here ' * 6}", hospital=(9,) * 5, shop=9, command_room=9)
    for number in range(4):
        table.apprentice(f"{number}{'[x](y)' * 6}")
    return table


def at_the_assignment() -> Table:
    return longest()


def in_the_memory() -> Table:
    """Everybody is Critical or stranded, and turns are tracked."""
    table = longest()
    table.begin("R1.3")
    table.do(turns.track)
    for owner in PEOPLE[:2]:
        table.hurt(owner, 12)
    for worker in table.campaign.workers[:20]:
        table.do(health.wound, worker.id, worker.hearts)
    table.do(health.strand, table.who(PEOPLE[2]), stranded=True)
    return table


def between_attempts() -> Table:
    table = in_the_memory()
    table.end(success=False)
    return table


def in_the_resolution() -> Table:
    """Nobody was placed, so the Workshop is due."""
    table = longest()
    table.play("R1.3", {PEOPLE[0]: 3})
    table.resolve()
    return table


def ended_with_corrections() -> Table:
    """A long log: each Ally's hearts were set by hand, with the longest reasons."""
    table = longest()
    for worker in table.campaign.workers[:30]:
        table.do(corrections.hearts, worker.id, 1, "*" * 200)
    return table


Stage: TypeAlias = Callable[[], Table]
STAGES: tuple[Stage, ...] = (
    at_the_assignment,
    in_the_memory,
    between_attempts,
    in_the_resolution,
    ended_with_corrections,
)


def name_of(command: AnyCommand) -> str:
    return " ".join(
        ENGLISH("-".join(command.path[: length + 1])) for length in range(len(command.path))
    )


def options_of(command: AnyCommand) -> dict[str, inspect.Parameter]:
    """The parameters, by the names that Discord shows."""
    parameters = list(inspect.signature(command.wanted).parameters.values())[1:]
    return {ENGLISH(f"{command.key}.{one.name}"): one for one in parameters}


async def suggested(
    who: Person, table: Channel, command: AnyCommand, option: str, typed: str
) -> list[str]:
    choices = await who.autocomplete(table, name_of(command), option, typed)
    assert len(choices) <= 25
    return [str(choice.value) for choice in choices]


def plain(parameter: inspect.Parameter, who: Person) -> Value | Person | Upload:
    """A value for an option that suggests nothing."""
    kinds = [kind for kind in get_args(parameter.annotation) if kind is not type(None)]
    kind = kinds[0] if kinds else parameter.annotation
    if kind is str:
        return "r" * 40
    if kind is bool:
        return True
    if isinstance(kind, type) and issubclass(kind, Enum):
        first: Value = next(iter(kind)).value
        return first
    if kind is discord_py.User:
        return who
    if kind is discord_py.Attachment:
        return Upload("list.csv", b"name,colour\n" + b"x" * 60 + b",black\n")
    return 1


async def filled(who: Person, table: Channel, command: AnyCommand) -> Options:
    """The options that are needed, and those that suggest something, with the first of it."""
    options: Options = {}
    for shown, parameter in options_of(command).items():
        if parameter.name in command.suggest:
            for typed in ("", "0", "@everyone ```"):
                values = await suggested(who, table, command, shown, typed)
                if values:
                    options.setdefault(shown, values[0])
            if shown in options or parameter.default is not parameter.empty:
                continue
        if parameter.default is parameter.empty and shown not in options:
            options[shown] = plain(parameter, who)
    return options


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("stage", STAGES)
async def test_every_command_fits(
    stage: Stage,
    language: Language,
    play: Play,
    discord: LoopbackDiscord,
    table: Channel,
    ezio: Person,
    amelie: Person,
    capsys: pytest.CaptureFixture[str],
) -> None:
    played = stage()
    if language is not played.campaign.settings.language:
        played.settle(language=language)
    play(played)
    who = ezio if language is Language.ENGLISH else amelie
    for command in COMMANDS:
        for options in ({}, await filled(who, table, command)):
            needed = {
                shown for shown, one in options_of(command).items() if one.default is one.empty
            }
            if not needed <= options.keys():
                continue
            try:
                await who.call(table, name_of(command), options)
            except ClientRefused:
                pytest.fail(f"/{name_of(command)} with {options}")
    await discord.settled()
    assert discord.refusals == []
    assert "interaction.failed" not in capsys.readouterr().out


def test_the_longest_campaign_is_as_long_as_it_says() -> None:
    campaign = longest().campaign
    assert len(campaign.assassins) == 4
    assert len(campaign.workers) == 50
    assert len(campaign.cards) == 150
    base = set(memory.MEMORIES[: memory.MEMORIES.index("R1.1")])
    assert base < {record.memory for record in campaign.diary}
    assert campaign.phase is Phase.ASSIGNMENT
