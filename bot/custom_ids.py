"""What a button, select menu or modal carries, so that it works without memory of it."""

import re
from dataclasses import dataclass

LIMIT = 100  # Discord's, in characters
_PATTERN = re.compile(r"hq:([a-z-]+):([0-9]{1,19}):([0-9]{1,19}):(.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class CustomId:
    """`hq:<action>:<campaign>:<guard>:<argument>`.

    Attributes:
        action: who handles it (`bot.path.action`).
        campaign: the campaign it was made for.
        guard: a number that the handler compares with the campaign as it is when it is pressed:
            its version, or a step; another number means that the component is stale.
        argument: whatever else the handler needs.
    """

    action: str
    campaign: int
    guard: int = 0
    argument: str = ""

    def __post_init__(self) -> None:
        if len(str(self)) > LIMIT:
            raise ValueError(f"custom id longer than {LIMIT} characters: {self}")

    def __str__(self) -> str:
        return f"hq:{self.action}:{self.campaign}:{self.guard}:{self.argument}"


def parse(text: str) -> CustomId | None:
    """Read a custom id; None if it is not one of ours."""
    match = _PATTERN.fullmatch(text)
    if match is None or len(text) > LIMIT:
        return None
    action, campaign, guard, argument = match.groups()
    return CustomId(action, int(campaign), int(guard), argument)
