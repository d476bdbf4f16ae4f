"""`python -m bot`: run the bot, or do what `python -m bot --help` lists."""

import sys

from bot.operating.cli import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
