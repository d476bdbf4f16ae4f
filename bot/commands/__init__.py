"""All commands, and all actions of buttons, select menus and modals."""

from bot.answers import Reply
from bot.commands import (
    access,
    assign,
    beginning,
    blueprint,
    campaign,
    campaign_files,
    campaign_settings,
    card,
    card_list,
    card_moves,
    consent,
    contract,
    correct,
    deck,
    guidance,
    headquarters,
    health,
    log,
    memory,
    paper,
    roster,
    setup,
    stand_in,
    stats,
    turn,
    undo,
    why,
    worker_lines,
)
from bot.commands.resolve import actions as resolve
from bot.commands.resolve.posts import resolution_post
from bot.slash import AnyCommand
from bot.wishes import Action
from storage.values import Post, Stored

COMMANDS: tuple[AnyCommand, ...] = (
    *campaign.COMMANDS,
    *campaign_settings.COMMANDS,
    *access.COMMANDS,
    *campaign_files.COMMANDS,
    *paper.COMMANDS,
    *roster.COMMANDS,
    *card.COMMANDS,
    *card_moves.COMMANDS,
    *card_list.COMMANDS,
    *deck.COMMANDS,
    *blueprint.COMMANDS,
    *contract.COMMANDS,
    *correct.COMMANDS,
    *log.COMMANDS,
    *undo.COMMANDS,
    *why.COMMANDS,
    *stats.COMMANDS,
    *resolve.COMMANDS,
    *assign.COMMANDS,
    *memory.COMMANDS,
    *headquarters.COMMANDS,
    *health.COMMANDS,
    *stand_in.COMMANDS,
    *turn.COMMANDS,
    *guidance.COMMANDS,
)
ACTIONS: tuple[Action, ...] = (
    *campaign.ACTIONS,
    *beginning.ACTIONS,
    *setup.ACTIONS,
    guidance.topics(COMMANDS),
    *campaign_settings.ACTIONS,
    *campaign_files.ACTIONS,
    *log.ACTIONS,
    *undo.ACTIONS,
    *resolve.ACTIONS,
    *assign.ACTIONS,
    *memory.ACTIONS,
    *headquarters.ACTIONS,
    *worker_lines.ACTIONS,
    *card.ACTIONS,
    *card_moves.ACTIONS,
    *consent.ACTIONS,
    *health.ACTIONS,
    *turn.ACTIONS,
)


def post_for(post: Post, current: Stored | None) -> Reply | None:
    """What is posted in the channel of a change that asked for it."""
    if undo.takes_back(post.entry.events):
        return undo.undo_post(post, current)
    return resolution_post(post, current)
