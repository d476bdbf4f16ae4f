"""The alert rules are of the form that Prometheus takes, and ask for numbers that there are."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from bot.operating.monitor import Monitor

DOCS = Path(__file__).parents[2] / "docs"
GUIDE = (DOCS / "operating.md").read_text()
FILE = yaml.safe_load((DOCS / "operating" / "alerts.yaml").read_text())
RULES = [rule for group in FILE["groups"] for rule in group["rules"]]


def numbers() -> set[str]:
    """Everything that `/metrics` tells once something has happened."""
    monitor = Monitor()
    monitor.served("/assign", "done", 0.1, changed=True)
    families = text_string_to_metric_families(monitor.exposition().decode())
    return {sample.name for family in families for sample in family.samples} | {"up"}


def test_the_file_is_a_rule_file() -> None:
    assert FILE.keys() == {"groups"}
    for group in FILE["groups"]:
        assert group.keys() == {"name", "rules"}
    names = [rule["alert"] for rule in RULES]
    assert len(names) == len(set(names)) >= 8


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: str(rule["alert"]))
def test_a_rule_can_be_read_and_is_told_about(rule: dict[str, Any]) -> None:
    assert (
        {"alert", "expr", "labels", "annotations"}
        <= rule.keys()
        <= {
            "alert",
            "expr",
            "for",
            "labels",
            "annotations",
        }
    )
    assert re.fullmatch(r"\d+[smh]", rule.get("for", "1m"))
    assert rule["labels"]["severity"] in {"critical", "warning"}
    assert rule["annotations"]["summary"]
    assert rule["expr"].count("(") == rule["expr"].count(")")
    asked = set(re.findall(r"\b(?:brotherhood_\w+|up)\b", rule["expr"]))
    assert asked
    assert asked <= numbers()
    assert f"| {rule['alert']} | " in GUIDE


def test_the_guide_tells_of_every_number() -> None:
    ours = {name for name in numbers() if re.match(r"brotherhood_(?!\w+_created$)", name)}
    told = set(re.findall(r"`(brotherhood_\w+)", GUIDE))
    assert {re.sub(r"_(bucket|sum|count)$", "", name) for name in ours} == told
