"""What Discord is told of the commands is within its limits, in both languages."""

import re
from collections.abc import Iterator
from typing import cast

import discord
import pytest
from pydantic import BaseModel, Field

from bot.commands import ACTIONS, COMMANDS
from bot.path import Path
from bot.slash import Translator, build_tree
from bot.words import words
from core.campaign import Language
from loopback import Channel, Person

NAME = re.compile(r"[-_'\w]{1,32}")
SUBCOMMAND, GROUP = 1, 2
MOST = 25


class Choice(BaseModel):
    name: str
    name_localizations: dict[str, str] = {}


class Node(BaseModel):
    """A command, group or option as it is sent to Discord."""

    name: str
    description: str
    name_localizations: dict[str, str] = {}
    description_localizations: dict[str, str] = {}
    type: int = 1
    options: list["Node"] = []
    choices: list[Choice] = []
    required: bool = False
    contexts: list[int] | None = None
    integration_types: list[int] | None = None
    autocomplete: bool = False
    path: str = Field(default="", exclude=True)

    def named(self, locale: str) -> str:
        return self.name_localizations.get(locale, self.name)

    def described(self, locale: str) -> str:
        return self.description_localizations.get(locale, self.description)


@pytest.fixture
async def commands() -> list[Node]:
    client = discord.Client(intents=discord.Intents.none())
    tree = build_tree(client, cast("Path", None), COMMANDS)
    await tree.set_translator(Translator())
    translator = tree.translator
    assert translator is not None
    payloads = [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands()
    ]
    return [Node.model_validate(payload) for payload in payloads]


def walk(nodes: list[Node]) -> Iterator[Node]:
    for node in nodes:
        yield node
        yield from walk(node.options)


@pytest.mark.parametrize("locale", ["en-US", "fr"])
def test_names_and_descriptions_fit(commands: list[Node], locale: str) -> None:
    for node in walk(commands):
        name = node.named(locale)
        assert NAME.fullmatch(name), name
        assert name == name.lower()
        assert 1 <= len(node.described(locale)) <= 100, (name, node.described(locale))
        for choice in node.choices:
            assert 1 <= len(choice.name_localizations.get(locale, choice.name)) <= 100


def test_everything_has_its_french_words(commands: list[Node]) -> None:
    for node in walk(commands):
        assert "fr" in node.name_localizations, node.name
        assert "fr" in node.description_localizations, node.name
        for choice in node.choices:
            assert "fr" in choice.name_localizations, (node.name, choice.name)


@pytest.mark.parametrize("locale", ["en-US", "fr"])
def test_no_two_have_the_same_name(commands: list[Node], locale: str) -> None:
    for siblings in [commands, *(node.options for node in walk(commands))]:
        names = [node.named(locale) for node in siblings]
        assert len(set(names)) == len(names), names
    for node in walk(commands):
        labels = [choice.name_localizations.get(locale, choice.name) for choice in node.choices]
        assert len(set(labels)) == len(labels), (node.name, labels)


def test_the_numbers_of_options_and_choices_fit(commands: list[Node]) -> None:
    assert len(commands) <= 100
    for node in walk(commands):
        assert len(node.options) <= MOST, node.name
        assert len(node.choices) <= MOST, node.name
        assert not (node.choices and node.autocomplete), node.name


def test_required_options_come_first(commands: list[Node]) -> None:
    for node in walk(commands):
        required = [option.required for option in node.options if option.type > GROUP]
        assert required == sorted(required, reverse=True), node.name


def test_a_command_with_all_its_words_fits(commands: list[Node]) -> None:
    for command in commands:
        for locale in ("en-US", "fr"):
            words = sum(
                len(node.named(locale))
                + len(node.described(locale))
                + sum(len(choice.name) for choice in node.choices)
                for node in walk([command])
            )
            assert words <= 8000, command.name


def test_all_are_for_servers_only(commands: list[Node]) -> None:
    for command in commands:
        assert command.contexts == [0], command.name
        assert command.integration_types == [0], command.name


def test_no_two_actions_have_the_same_name() -> None:
    names = [action.name for action in ACTIONS]
    assert len(set(names)) == len(names)


def test_what_completes_is_an_option() -> None:
    for command in COMMANDS:
        options = command.wanted.__annotations__
        assert command.suggest.keys() <= options.keys(), command.path


@pytest.mark.usefixtures("brotherhood")
async def test_a_choice_that_was_not_offered_is_refused(table: Channel, ezio: Person) -> None:
    moon = {"type": 3, "name": "building", "value": "moon"}
    reply = await ezio.slash(table, "assign", raw_options=[moon])
    assert reply.content == words(Language.ENGLISH)("option-not-valid")
    assert reply.ephemeral


@pytest.mark.usefixtures("brotherhood")
@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("medicine", [(3, "who", "Alessandra"), (4, "hearts", 2)]),
        ("campaign show", [(5, "secretly", True)]),
    ],
)
async def test_an_option_that_the_command_does_not_have_is_not_left_out_in_silence(
    table: Channel, ezio: Person, command: str, options: list[tuple[int, str, object]]
) -> None:
    raw = [{"type": kind, "name": name, "value": value} for kind, name, value in options]
    reply = await ezio.slash(table, command, raw_options=raw)
    assert reply.content == words(Language.ENGLISH)("commands-changed")
    assert reply.ephemeral


@pytest.mark.usefixtures("brotherhood")
@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("wound", [(3, "who", "Alessandra"), (3, "hearts", "2")]),
        ("wound", [(3, "who", "Alessandra"), (4, "hearts", 10**15)]),
        ("wound", [(3, "who", "Alessandra"), (4, "hearts", -1)]),
        ("wound", [(4, "who", 1)]),
        ("wound", [(3, "who", None)]),
        ("campaign show", [(3, "public", "yes")]),
        ("roster assassin add", [(3, "name", "Ezio"), (3, "player", "Alessandra")]),
        ("roster assassin add", [(3, "name", "Ezio"), (6, "player", "Alessandra")]),
        ("roster assassin add", [(3, "name", "Ezio"), (6, "player", "²")]),
        ("roster assassin add", [(3, "name", "Ezio"), (6, "player", "123")]),
        ("campaign game-master", [(5, "who", True)]),
        ("deck import", [(3, "file", "here")]),
        ("deck import", [(11, "file", "99")]),
        ("campaign import", [(6, "file", "")]),
        ("wound", [(3, "who", "Alessandra"), (10, "hearts", "many")]),
    ],
)
async def test_an_option_of_another_type_or_out_of_bounds_is_refused(
    table: Channel, ezio: Person, command: str, options: list[tuple[int, str, object]]
) -> None:
    raw = [{"type": kind, "name": name, "value": value} for kind, name, value in options]
    reply = await ezio.slash(table, command, raw_options=raw)
    assert reply.content == words(Language.ENGLISH)("option-not-valid")
    assert reply.ephemeral
