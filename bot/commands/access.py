"""`/campaign access` and `/campaign game-master`: who may act here, and who leads."""

import discord

from bot.commands.told import told
from bot.wishes import Ask, Change, Wish, command
from core import access
from core.campaign import Access, WhoMayAct


@command("campaign access")
def open_to(_: Ask, *, who: WhoMayAct, role: discord.Role | None = None) -> Wish:
    """Who may act here: everybody, the players, or those with a role."""
    wanted = Access(who=who, role=None if role is None else role.id)
    return Change(lambda campaign, _: access.open_to(campaign, wanted), told)


@command("campaign game-master")
def hand_over(_: Ask, *, who: discord.User) -> Wish:
    """Somebody else leads the campaign."""
    return Change(lambda campaign, _: access.hand_over(campaign, who.id), told)


COMMANDS = (open_to, hand_over)
