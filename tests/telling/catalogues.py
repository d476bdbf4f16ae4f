"""What stands in the Fluent catalogues: their messages, the values these need, their text."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.telling.refusals import refusal_key
from bot.words import catalogue
from core.campaign import Language
from core.violations import Refusal

Entry = ast.Message | ast.Term


@cache
def parsed(language: Language) -> list[tuple[str, ast.EntryType]]:
    """Everything that stands in the files of a language, with the file's name."""
    return [
        (name, entry)
        for name, text in catalogue(language).items()
        for entry in FluentParser().parse(text).body
    ]


def key_of(entry: Entry) -> str:
    """The key of a message; a term's begins with "-"."""
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


@cache
def entries(language: Language) -> dict[str, Entry]:
    """Every message and term of a language by its key."""
    return {key_of(entry): entry for _, entry in parsed(language) if isinstance(entry, Entry)}


class _Used(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def variables(key: str, language: Language) -> frozenset[str]:
    """The values that a message needs, with those of the messages that it includes."""
    used = _Used()
    used.visit(entries(language)[key])
    included = (variables(other, language) for other in used.messages)
    return frozenset(used.variables).union(*included)


REFUSAL_VALUES: dict[Refusal, frozenset[str]] = {
    code: variables(refusal_key(code), Language.ENGLISH)
    for code in Refusal
    if refusal_key(code) in entries(Language.ENGLISH)
}
"""The values that core must raise each refusal with."""


def sentences(language: Language) -> Iterator[tuple[str, str]]:
    """Each piece of text of each entry with its key; an x stands for what is put in."""
    for key, entry in entries(language).items():
        yield from ((key, text) for text in _texts(entry))


def _texts(entry: Entry) -> Iterator[str]:
    patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
    while patterns:
        pattern = patterns.pop()
        if pattern is None:
            continue
        text = ""
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                text += element.value
                continue
            text += "x"
            if isinstance(element.expression, ast.SelectExpression):
                patterns += [variant.value for variant in element.expression.variants]
        yield text
