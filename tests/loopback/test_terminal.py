"""The terminal client, with its lines through a pipe, against a bot in a process of its own."""

import asyncio
import os
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BOT = f"{sys.executable} -W ignore -m tests.loopback.bare_bot"


async def play(log: Path, *lines: str, bot: str = BOT) -> tuple[int | None, str]:
    """Type these lines; the exit status and all that was written."""
    process = await asyncio.create_subprocess_exec(
        *(
            sys.executable,
            "-W",
            "ignore",
            "-m",
            "loopback",
            "--terminal",
            "--log",
            str(log),
            "--bot",
            bot,
        ),
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    output, _ = await process.communicate("\n".join(lines).encode())
    return process.returncode, output.decode()


async def test_a_whole_conversation(tmp_path: Path) -> None:
    status, output = await play(
        tmp_path / "bot.log",
        "? ally",
        '/roster ally add name:"Lucia B" hospital:2 player:@Alice',
        "/roster ally add name:Lucia hospital:9",
        "/assign building:shop miniature:Luc?",
        "/board",
        "1",
        "5 hosp, Shop",
        "99",
        "as Bob",
        "/secret",
        "as Alice fr",
        "/sheet",
        "Luigi",
        "",
        "Hospital",
        "/picture",
        "/nowhere",
        'open "quote',
        '/say text:"open',
    )

    written = output.splitlines()
    assert status == 0, output
    for line in (
        "/roster ally add name:… hospital:… [player:…] [alive:…]",
        "│ Lucia B 2 alice True",
        "! hospital: 9 is not a whole number from 0 to 3",
        "  Lucia → shop  → Lucia",
        "│ [3] Nothing (disabled)",
        "│ [5] Where? (1-2): Hospital=hospital, Workshop=workshop, Shop=shop",
        "│ page 2",
        "│ [5] Where? (1-2): *Hospital=hospital, Workshop=workshop, Shop=shop",
        "! there is no [99] on the screen; `show` draws it anew",
        "┌ Loopback Bot (only Bob sees this)",
        "│ Name [Lucia]: Luigi",
        "│ Luigi||hospital",
        "│ ▌ ** Headquarters **",
        "! there is no command /nowhere; ? lists them",
        "! No closing quotation: a quote is missing",
    ):
        assert line in written


async def test_a_bot_that_does_not_come_up_is_told_of(tmp_path: Path) -> None:
    failing = f"{sys.executable} -c 'raise SystemExit(\"no such setting\")'"

    status, output = await play(tmp_path / "bot.log", bot=failing)

    assert status == 1
    assert "The bot did not come up" in output
    assert "no such setting" in output
