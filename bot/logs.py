"""Structured logs: one JSON object a line in the file, the same readable on standard error.

What people typed can stand in a log; it can never begin a line of its own there.
"""

import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

FILE_BYTES = 10 * 2**20
FILES_KEPT = 5

# Without the values of variables: the token and what people keep here are among them.
_TRACEBACKS = structlog.processors.ExceptionRenderer(
    structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
)
_DONE_WITHOUT = ("Guilds intent", "PyNaCl is not installed", "davey is not installed")


def set_up_logs(file: Path, level: str) -> None:
    """Send the logs of structlog and of every library to `file` and to standard error.

    Raises:
        OSError: the file cannot be written to.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    to_file = _RotatingFile(file, maxBytes=FILE_BYTES, backupCount=FILES_KEPT, encoding="utf-8")
    to_file.setFormatter(_formatter(_TRACEBACKS, structlog.processors.JSONRenderer()))
    to_stderr = logging.StreamHandler(sys.stderr)
    to_stderr.setFormatter(
        _formatter(
            structlog.processors.format_exc_info,
            _indented,
            structlog.dev.ConsoleRenderer(colors=False),
        )
    )
    for handler in (to_file, to_stderr):
        handler.addFilter(_worth_saying)
    logging.basicConfig(level=level, handlers=[to_file, to_stderr], force=True)
    structlog.configure(
        processors=[*_SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )


class _RotatingFile(RotatingFileHandler):
    """Looks at the file's size alone: the original puts each line into form twice to know it."""

    def shouldRollover(self, record: logging.LogRecord) -> bool:  # noqa: ARG002, N802
        return self.stream is not None and self.stream.tell() >= self.maxBytes


def _worth_saying(record: logging.LogRecord) -> bool:
    """Leave out discord.py's warnings about what this bot does without on purpose."""
    return not str(record.msg).startswith(_DONE_WITHOUT)


def _formatter(*processors: Processor) -> logging.Formatter:
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=_SHARED,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *processors],
    )


def _on_one_line(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Show control and other unprintable characters escaped."""
    return {
        key: _printable(value) if isinstance(value, str) else value for key, value in event.items()
    }


def _printable(text: str) -> str:
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else repr(char)[1:-1] for char in text)


def _indented(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Set a traceback off from the lines of the log, whatever its message holds."""
    if isinstance(trace := event.get("exception"), str):
        event["exception"] = "\n".join(f"    | {_printable(line)}" for line in trace.splitlines())
    return event


_SHARED: list[Processor] = [
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.stdlib.PositionalArgumentsFormatter(),
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    _on_one_line,
]
