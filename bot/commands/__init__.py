"""All commands, and all actions of buttons, select menus and modals."""

from bot.commands import log
from bot.slash import AnyCommand
from bot.wishes import Action

COMMANDS: tuple[AnyCommand, ...] = (log.log,)
ACTIONS: tuple[Action, ...] = (log.turn,)
