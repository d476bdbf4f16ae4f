"""Every key that the bot says is in the catalogue, and nothing is there that it never says."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import discord
import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from structlog.testing import capture_logs

import bot
from bot import refusals
from bot.commands import COMMANDS
from bot.slash import keys_of
from bot.telling.refusals import refusal_key
from bot.words import language_of, words
from core.campaign import DieFaces, Language
from core.violations import Refusal
from tests.telling.catalogues import entries, sentences

FAMILIES = {
    "permission-{}": {
        "view_channel",
        "send_messages",
        "send_messages_in_threads",
        "embed_links",
        "attach_files",
    },
    "resolve-{}-faces": set(DieFaces.model_fields),
    "settings-die-{}": set(DieFaces.model_fields),
}
"""Keys that code puts together, with what it puts in."""


@cache
def sources() -> tuple[ast.Module, ...]:
    folder = Path(bot.__file__).parent
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in folder.rglob("*.py"))


def constants() -> set[str]:
    """Every string in the code."""
    return {
        node.value
        for source in sources()
        for node in ast.walk(source)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def said() -> Iterator[ast.expr]:
    """What stands for the key wherever something is said, or an interaction refused."""
    for source in sources():
        for node in ast.walk(source):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "id", None) or getattr(node.func, "attr", None)
                if name in {"say", "Refused"}:
                    yield node.args[0]


def template(key: ast.JoinedStr) -> str:
    return "".join(
        str(part.value) if isinstance(part, ast.Constant) else "{}" for part in key.values
    )


def composed() -> set[str]:
    """The keys that the bot puts together."""
    refusing = {refusal_key(code) for code in Refusal} | set(refusals.KEYS.values())
    families = {family.format(member) for family, members in FAMILIES.items() for member in members}
    commands = {key.partition(".")[0] for command in COMMANDS for key in keys_of(command)}
    return refusing | families | commands


class _References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        attribute = "" if node.attribute is None else f".{node.attribute.name}"
        self.found.add(node.id.name + attribute)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.found.add(f"-{node.id.name}")


def references(language: Language) -> set[str]:
    """What messages and terms include of each other."""
    visitor = _References()
    for entry in entries(language).values():
        visitor.visit(entry)
    return visitor.found


def known(language: Language) -> set[str]:
    """Every key, with those of attributes."""
    return {
        key
        for name, entry in entries(language).items()
        for key in (name, *(f"{name}.{attribute.id.name}" for attribute in entry.attributes))
    }


def test_the_languages_have_the_same_attributes() -> None:
    assert known(Language.FRENCH) == known(Language.ENGLISH)


@pytest.mark.parametrize("language", Language)
def test_messages_include_only_what_there_is(language: Language) -> None:
    assert references(language) - known(language) == set()


def test_what_is_said_is_in_the_catalogue() -> None:
    keys = {node.value for node in said() if isinstance(node, ast.Constant)}
    assert keys - known(Language.ENGLISH) == set()


def test_what_is_put_together_is_in_the_catalogue() -> None:
    assert composed() - known(Language.ENGLISH) == set()


def test_what_can_be_put_together_is_known_to_these_tests() -> None:
    assert {template(node) for node in said() if isinstance(node, ast.JoinedStr)} == set(FAMILIES)


def test_commands_have_all_their_words() -> None:
    keys = {key for command in COMMANDS for key in keys_of(command)}
    assert keys - known(Language.ENGLISH) == set()
    attributes = {key for key in known(Language.ENGLISH) if "." in key}
    assert attributes - keys - constants() - references(Language.ENGLISH) == set()


@pytest.mark.parametrize("language", Language)
def test_nothing_is_in_the_catalogue_that_is_never_said(language: Language) -> None:
    used = constants() | composed() | references(language)
    assert set(entries(language)) - used == set()


@pytest.mark.parametrize("language", Language)
def test_sentences_name_commands_as_people_find_them(language: Language) -> None:
    say = words(language)
    shown = {
        "-do-" + "-".join(path): "/"
        + " ".join(say("-".join(path[: n + 1])) for n in range(len(path)))
        for command in COMMANDS
        for path in (command.path, command.path[:-1])
        if path
    }
    named = {key: text.strip("`") for key, text in sentences(language) if key.startswith("-do-")}
    assert named == {key: shown[key] for key in named}


def test_a_key_that_is_missing_is_said_itself() -> None:
    with capture_logs() as logs:
        assert words(Language.FRENCH)("no-such-key", name="x") == "no-such-key"
    assert {entry["event"] for entry in logs} == {"words.missing"}


def test_a_value_that_is_missing_is_logged() -> None:
    with capture_logs() as logs:
        assert words(Language.FRENCH)("log-title") == "log-title"
    assert {entry["event"] for entry in logs} == {"words.values"}


def test_french_clients_are_spoken_to_in_french_and_all_others_in_english() -> None:
    assert language_of(discord.Locale.french) is Language.FRENCH
    assert language_of(discord.Locale.german) is Language.ENGLISH
    assert language_of(discord.Locale.british_english) is Language.ENGLISH
