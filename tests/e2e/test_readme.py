"""The first round in the README is what `make play` shows."""

import asyncio
import os
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

BLOCK = re.compile(r"^```\n(.*?)^```$", re.DOTALL | re.MULTILINE)
TYPED = re.compile(r"^(?:\w+ \(\S+\)> |│ .+ \[[^]]*\]: )(.+)$")
LEFT_OUT = "…"


async def played(lines: list[str], folder: Path) -> list[str]:
    """What the terminal shows when these lines are typed."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "loopback", "--terminal", "--log", str(folder / "play.log")),
        cwd=ROOT,
        env={
            **os.environ,
            "PYTHONIOENCODING": "utf-8",
            "DATABASE_URL": f"sqlite:///{folder / 'play.db'}",
            "LOG_FILE": str(folder / "bot.log"),
        },
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    output, _ = await process.communicate("\n".join(lines).encode())
    return [line.rstrip() for line in output.decode().splitlines()]


async def test_the_first_round_is_what_is_shown(tmp_path: Path) -> None:
    blocks: list[str] = BLOCK.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    told = [line for block in blocks for line in block.splitlines()]
    lines = [match[1] for line in told if (match := TYPED.match(line))]
    assert len(lines) > 20
    shown = iter(await played(lines, tmp_path))
    for line in told:
        if line == LEFT_OUT:
            continue
        beginning = line.removesuffix(LEFT_OUT)
        assert any(
            found == line or (beginning != line and found.startswith(beginning)) for found in shown
        ), line
