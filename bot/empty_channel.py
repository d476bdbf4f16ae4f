"""The button in a channel without a campaign: it asks for the name of one, and that is enough."""

import discord

from bot.answers import Button
from bot.custom_ids import CustomId
from bot.words import Say


def begin_button(say: Say) -> Button:
    """It belongs to no campaign, and works as long as none runs in the channel."""
    label = say("begin-campaign")
    return Button(label, CustomId("campaign-new", 0), discord.ButtonStyle.primary)
