"""What the benchmarks found, as text: on the screen while they run, and in docs/performance.md."""

import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from sqlite3 import sqlite_version
from time import strftime

PAGE = Path(__file__).parent.parent / "docs" / "performance.md"
MEASURED = "<!-- What follows is written by `python -m benchmarks`; what stands above, by hand. -->"
_LIBRARIES = (
    "discord.py", "aiohttp", "SQLAlchemy", "psycopg", "pydantic", "pillow"
)  # fmt: skip


@dataclass
class Section:
    """One thing that was measured."""

    title: str
    about: str
    columns: Sequence[str]
    rows: list[tuple[str, ...]] = field(default_factory=list)
    reached: list[bool] = field(default_factory=list)

    def row(self, *cells: str) -> None:
        """Add a line, and show it at once."""
        self.rows.append(cells)
        sys.stdout.write("  " + " · ".join(cells).replace("**", "") + "\n")
        sys.stdout.flush()

    def judged(self, value: float, *, most: float | None = None, least: float | None = None) -> str:
        """A figure, bold if it is not what it should be."""
        good = (most is None or value <= most) and (least is None or value >= least)
        self.reached.append(good)
        return f"{value:.2f}" if good else f"**{value:.2f}**"

    def begin(self) -> None:
        """Say on the screen what is measured now."""
        sys.stdout.write(f"\n{self.title}\n  " + " · ".join(self.columns) + "\n")

    def markdown(self) -> str:
        """The section of the page."""
        lines = [f"## {self.title}", "", self.about, ""]
        lines.append("| " + " | ".join(self.columns) + " |")
        lines.append("| " + " | ".join("---" for _ in self.columns) + " |")
        lines += ["| " + " | ".join(cells) + " |" for cells in self.rows]
        return "\n".join([*lines, ""])


def machine() -> str:
    """What it was measured on, and how busy that was with other things."""
    libraries = ", ".join(f"{name} {version(name)}" for name in _LIBRARIES)
    loads = " ".join(f"{load:.1f}" for load in os.getloadavg())
    return (
        f"{strftime('%Y-%m-%d')}, on {os.cpu_count()} cores of {_processor()}, {platform.system()}"
        f" {platform.release()}, {platform.python_implementation()} {platform.python_version()};"
        f" {libraries}, SQLite {sqlite_version}. Load of the machine at the end: {loads}.\n"
    )


def _processor() -> str:
    for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
        if line.startswith("model name"):
            return line.partition(": ")[2]
    return platform.processor() or "an unknown processor"


def write(sections: Sequence[Section], whole: bool) -> None:  # noqa: FBT001
    """Write the page anew below the line, or only say what missed its figure."""
    missed = sum(not good for section in sections for good in section.reached)
    judged = sum(len(section.reached) for section in sections)
    summary = f"{judged - missed} of {judged} figures are reached; the others are bold."
    sys.stdout.write(f"\n{machine()}{summary}\n")
    if not whole:
        return
    above = PAGE.read_text(encoding="utf-8").partition(MEASURED)[0] if PAGE.exists() else ""
    below = "\n".join(section.markdown() for section in sections)
    text = f"{above}{MEASURED}\n\n# What was measured\n\n{machine()}\n{summary}\n\n{below}"
    PAGE.write_text(text.rstrip() + "\n", encoding="utf-8")
