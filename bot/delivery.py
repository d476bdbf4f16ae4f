"""Answering one interaction: once, in time, in the form that its state allows."""

import discord

from bot.answers import Modal, Reply
from bot.command_links import CommandLinks
from bot.wishes import Answer

_NOBODY = discord.AllowedMentions.none()


class Delivery:
    """The answer to one interaction.

    In the usual case one call answers it. After `acknowledge` the answer goes where Discord waits
    for it; a refusal never takes the place of something public.

    Every method raises `discord.HTTPException`, `aiohttp.ClientError` or `OSError` when Discord
    refuses or cannot be reached.
    """

    def __init__(
        self, interaction: discord.Interaction[discord.Client], links: CommandLinks
    ) -> None:
        self._interaction = interaction
        self._links = links
        self._response = interaction.response
        self._private = True

    @property
    def from_message(self) -> bool:
        """Whether there is a message that can be updated in place."""
        return (
            self._interaction.type is not discord.InteractionType.application_command
            and self._interaction.message is not None
        )

    async def acknowledge(self, answer: Answer) -> None:
        """Tell Discord that the answer takes longer than it waits; once is enough."""
        if self._response.is_done():
            return
        self._private = answer is Answer.PRIVATE
        await self._response.defer(
            ephemeral=self._private, thinking=answer is not Answer.UPDATE or not self.from_message
        )

    async def give(self, reply: Reply, answer: Answer) -> None:
        """Answer with a message."""
        reply = self._links.linked(reply)
        if answer is Answer.UPDATE and self.from_message:
            await self._update(reply)
        elif not self._response.is_done():
            await self._response.send_message(
                reply.text,
                embeds=list(reply.embeds),
                files=reply.attachments(),
                view=reply.view() if reply.rows else discord.utils.MISSING,
                ephemeral=answer is Answer.PRIVATE,
                allowed_mentions=_NOBODY,
            )
        elif self._thinking and self._private is (answer is Answer.PRIVATE):
            await self._edit_original(reply)
        else:
            if self._thinking:
                await self._interaction.delete_original_response()
            await self.also(reply, private=answer is Answer.PRIVATE)

    async def also(self, reply: Reply, *, private: bool) -> int:
        """Send a further message after the answer; returns its id."""
        reply = self._links.linked(reply)
        message = await self._interaction.followup.send(
            reply.text or discord.utils.MISSING,
            embeds=list(reply.embeds),
            files=reply.attachments(),
            view=reply.view() if reply.rows else discord.utils.MISSING,
            ephemeral=private,
            allowed_mentions=_NOBODY,
            wait=True,
        )
        return message.id

    async def retire(self, replacement: Reply | None) -> None:
        """Update the message that was pressed: to the replacement, or without its components.

        Nothing, when there is no such message to reach.
        """
        if not self.from_message or self._thinking:
            return
        if replacement is not None:
            await self._update(self._links.linked(replacement))
        elif self._response.is_done():
            await self._interaction.edit_original_response(view=None)
        else:
            await self._response.edit_message(view=None)

    async def open(self, modal: Modal) -> None:
        """Answer with a modal; only possible as long as nothing was acknowledged."""
        await self._response.send_modal(modal.form())

    async def _update(self, reply: Reply) -> None:
        if self._response.is_done():
            await self._edit_original(reply)
        else:
            await self._response.edit_message(
                content=reply.text,
                embeds=list(reply.embeds),
                attachments=reply.attachments(),
                view=reply.view() if reply.rows else None,
                allowed_mentions=_NOBODY,
            )

    async def _edit_original(self, reply: Reply) -> None:
        await self._interaction.edit_original_response(
            content=reply.text,
            embeds=list(reply.embeds),
            attachments=reply.attachments(),
            view=reply.view() if reply.rows else None,
            allowed_mentions=_NOBODY,
        )

    @property
    def _thinking(self) -> bool:
        return self._response.type is discord.InteractionResponseType.deferred_channel_message
