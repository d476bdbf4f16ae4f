"""What is logged can be read by people and programs, and nobody can forge a line of it."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from bot.logs import set_up_logs

FORGED = "Ezio\n2026-11-30T20:00:00Z [error    ] forged\x1b[31m\u2028"


@pytest.fixture(autouse=True)
def untouched_logging() -> Iterator[None]:
    """The logging of the tests comes back afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    for handler in set(root.handlers) - set(handlers):
        handler.close()
    root.handlers[:], root.level = handlers, level
    structlog.reset_defaults()


def fail() -> None:
    raise ValueError(FORGED)


def test_the_file_has_one_object_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs(tmp_path / "folder" / "hq.log", "INFO")
    structlog.get_logger("bot.test").info("interaction", command=FORGED, ms=3)
    logging.getLogger("library").warning("%s came", FORGED)
    try:
        fail()
    except ValueError:
        structlog.get_logger("bot.test").exception("failed", reference="ABC123")

    lines = (tmp_path / "folder" / "hq.log").read_text().splitlines()
    interaction, library, failed = (json.loads(line) for line in lines)
    assert interaction["event"] == "interaction"
    assert (interaction["level"], interaction["ms"]) == ("info", 3)
    assert library["logger"] == "library"
    assert failed["exception"][0]["exc_type"] == "ValueError"

    shown = capsys.readouterr().err.splitlines()
    starts = [line for line in shown if not line.startswith("    | ")]
    assert len(starts) == 3
    assert not any(line.startswith("2026-11-30T20:00:00Z") for line in shown)
    assert not any("\x1b" in line for line in shown)


def test_a_traceback_tells_nothing_of_what_was_in_hand(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def log_in(token: str, name: str) -> None:
        raise RuntimeError(len(token + name))

    set_up_logs(tmp_path / "hq.log", "INFO")
    try:
        log_in("the-" + "token", "Lu" + "crezia")
    except RuntimeError:
        structlog.get_logger("bot.test").exception("failed")
        logging.getLogger("library").exception("failed")

    told = (tmp_path / "hq.log").read_text() + capsys.readouterr().err
    assert told.count("log_in") >= 4
    assert "the-token" not in told
    assert "Lucrezia" not in told


def test_what_is_less_than_the_level_is_left_out(tmp_path: Path) -> None:
    set_up_logs(tmp_path / "hq.log", "WARNING")
    structlog.get_logger("bot.test").info("interaction")
    assert (tmp_path / "hq.log").read_text() == ""
