"""The rules are pure. What import-linter forbids by name, this allows by name."""

import ast
from pathlib import Path

import core

ALLOWED = {"collections", "core", "enum", "functools", "math", "pydantic", "typing", "unicodedata"}
IMPURE = {"open", "print", "input", "id", "hash", "exec", "eval", "globals"}

MODULES = [
    ast.parse(path.read_text(encoding="utf-8"), str(path))
    for path in Path(core.__file__).parent.rglob("*.py")
]


def test_core_imports_nothing_that_reads_clocks_files_or_chance() -> None:
    imported = set()
    for node in (node for module in MODULES for node in ast.walk(module)):
        if isinstance(node, ast.Import):
            imported |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.module
            imported.add(node.module.split(".")[0])
    assert imported <= ALLOWED


def test_core_calls_nothing_that_differs_from_one_process_to_the_next() -> None:
    called = {
        node.func.id
        for module in MODULES
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not called & IMPURE


def test_core_keeps_no_state_of_its_own() -> None:
    for node in (node for module in MODULES for node in ast.walk(module)):
        assert not isinstance(node, ast.Global | ast.Nonlocal)
