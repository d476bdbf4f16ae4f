"""`python -m loopback`: a Discord to play on, in a browser or in the terminal."""

import argparse
import asyncio
import contextlib
import sys
from pathlib import Path

from loopback import terminal, web


def main() -> int:
    """Serve until interrupted; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m loopback", description=__doc__)
    parser.add_argument("--terminal", action="store_true", help="type lines instead of a page")
    parser.add_argument("--port", type=int, default=0, help="where to listen; any free one")
    parser.add_argument("--locale", default="en-GB", help="the server's language")
    parser.add_argument("--bot", help="another command than `python -m bot`")
    parser.add_argument("--no-bot", action="store_true", help="in the terminal: serve alone")
    parser.add_argument("--log", type=Path, default=Path("data/play.log"), help="the bot's log")
    arguments = parser.parse_args()
    with contextlib.suppress(KeyboardInterrupt):
        if not (arguments.terminal or arguments.no_bot):
            return asyncio.run(web.play(arguments, web.browse))
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                __import__("readline")  # line editing and history for input()
        return asyncio.run(terminal.play(arguments))
    return 0


if __name__ == "__main__":
    sys.exit(main())
