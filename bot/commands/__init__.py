"""All commands, and all actions of buttons, select menus and modals."""

from bot.commands import (
    assign,
    blueprint,
    campaign,
    campaign_settings,
    card,
    card_list,
    card_moves,
    consent,
    contract,
    deck,
    headquarters,
    health,
    log,
    memory,
    roster,
    stand_in,
    turn,
)
from bot.commands.resolve import actions as resolve
from bot.commands.resolve.posts import resolution_post
from bot.outbox import Render
from bot.slash import AnyCommand
from bot.wishes import Action

COMMANDS: tuple[AnyCommand, ...] = (
    *campaign.COMMANDS,
    *campaign_settings.COMMANDS,
    *roster.COMMANDS,
    *card.COMMANDS,
    *card_moves.COMMANDS,
    *card_list.COMMANDS,
    *deck.COMMANDS,
    *blueprint.COMMANDS,
    *contract.COMMANDS,
    log.log,
    *resolve.COMMANDS,
    *assign.COMMANDS,
    *memory.COMMANDS,
    *headquarters.COMMANDS,
    *health.COMMANDS,
    *stand_in.COMMANDS,
    *turn.COMMANDS,
)
ACTIONS: tuple[Action, ...] = (
    *campaign.ACTIONS,
    *campaign_settings.ACTIONS,
    log.turn,
    *resolve.ACTIONS,
    *assign.ACTIONS,
    *memory.ACTIONS,
    *card.ACTIONS,
    *card_moves.ACTIONS,
    *consent.ACTIONS,
    *health.ACTIONS,
    *turn.ACTIONS,
)

post_for: Render = resolution_post
"""What is posted in the channel of a change that asked for it."""
