"""`/contract`: what stands on the Contract face up, read off by the group."""

from dataclasses import replace

from bot.answers import Reply
from bot.commands.resolve.panels import panel
from bot.commands.resolve.posts import resolves
from bot.commands.told import told, warning
from bot.wishes import Answer, Ask, Change, Show, Wish, command
from bot.words import Say
from core.campaign import Campaign
from core.headquarters import resolution
from storage.values import Changed, Stored


@command("contract")
def contract(_: Ask, *, number: int | None = None, public: bool = False) -> Wish:
    """Tell the Contract's number; without it, show the Contract."""
    if number is None:
        return Show(_shown, answer=Answer.PUBLIC if public else Answer.PRIVATE)
    return Change(
        lambda campaign, chance: resolution.read_contract(campaign, number, chance),
        _read,
        post=resolves,
    )


def _read(changed: Changed, say: Say) -> Reply:
    """What was told; in a Resolution also what it waits for now, unless a post brings that."""
    reply = told(changed, say)
    if changed.after.campaign.resolution is None or changed.post is not None:
        return reply
    return replace(panel(changed.after, say), content=reply.content)


def _shown(stored: Stored, say: Say) -> Reply:
    campaign = stored.campaign
    lines = (contract_told(campaign, say), warning(campaign, say))
    return Reply("\n".join(line for line in lines if line))


def contract_told(campaign: Campaign, say: Say) -> str:
    """Which Contract lies face up, what it asks for, and whether it was tried already."""
    top = campaign.contract
    if not campaign.hq_open:
        return say("refusal-headquarters-closed")
    if top is None:
        return say("contract-none")
    if campaign.resolution is not None and campaign.resolution.contract_fulfilled:
        return say("refusal-next-contract-unknown")
    if top.number is None:
        return say("contract-unread", position=top.position)
    return say(
        "contract-read",
        position=top.position,
        number=top.number,
        tried="no" if top.tries == 0 else "yes",
    )


COMMANDS = (contract,)
