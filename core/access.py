"""Who may do what in a campaign: the group's choice, not the game's.

Everybody who sees the channel may read. `Access` says who may act besides; the game master, who
began the campaign, and who manages the server may always. Only they change what everybody plays by.
"""

from core.campaign import Access, Campaign, Settings, WhoMayAct
from core.events import (
    CampaignEnded,
    CampaignRenamed,
    DeckShuffled,
    Event,
    Events,
    GameMasterNamed,
    SettingsChanged,
    TakenBack,
)
from core.frozen import Frozen
from core.violations import Refusal, RuleViolation


class Asker(Frozen):
    """Who wants something: a Discord user, their roles, and whether they manage the server."""

    user: int
    roles: frozenset[int] = frozenset()
    manages: bool = False


def leads(campaign: Campaign, asker: Asker) -> bool:
    """The game master, who manages the server, or anybody where no game master is known."""
    return asker.manages or campaign.game_master in {None, asker.user}


def may_act(campaign: Campaign, asker: Asker) -> bool:
    """Whether this person may do anything but read."""
    access = campaign.settings.access
    match access.who:
        case WhoMayAct.EVERYBODY:
            return True
        case WhoMayAct.PLAYERS:
            allowed = any(assassin.player == asker.user for assassin in campaign.assassins)
        case WhoMayAct.ROLE:
            allowed = access.role in asker.roles
    return allowed or (campaign.game_master is not None and leads(campaign, asker))


def check_acting(campaign: Campaign, asker: Asker) -> None:
    """Refuse who may only read.

    Raises:
        RuleViolation: ONLY_PLAYERS_ACT, ONLY_A_ROLE_ACTS.
    """
    if may_act(campaign, asker):
        return
    access = campaign.settings.access
    if access.who is WhoMayAct.ROLE and access.role is not None:
        raise RuleViolation(Refusal.ONLY_A_ROLE_ACTS, role=str(access.role))
    raise RuleViolation(Refusal.ONLY_PLAYERS_ACT)


def check_leading(campaign: Campaign, asker: Asker) -> None:
    """Refuse who is not the game master.

    Raises:
        RuleViolation: ONLY_THE_GAME_MASTER.
    """
    if not leads(campaign, asker):
        raise RuleViolation(Refusal.ONLY_THE_GAME_MASTER, user=str(campaign.game_master))


def check(campaign: Campaign, asker: Asker, events: Events) -> None:
    """Refuse what this person may not let happen.

    Raises:
        RuleViolation: what `check_acting` and, for the game master's decisions, `check_leading`
            refuse.
    """
    check_acting(campaign, asker)
    if any(_is_the_game_masters(event, events, campaign) for event in events):
        check_leading(campaign, asker)


def _is_the_game_masters(event: Event, events: Events, campaign: Campaign) -> bool:
    match event:
        case CampaignRenamed() | CampaignEnded() | GameMasterNamed():
            return True
        case SettingsChanged():
            shuffled = any(isinstance(other, DeckShuffled) for other in events)
            return bool(_settled(event.before, event.after, deck_comes_too=shuffled))
        case TakenBack():
            before, after = campaign, event.state
            return (
                bool(_settled(before.settings, after.settings, deck_comes_too=True))
                or before.game_master != after.game_master
                or before.name != after.name
            )
        case _:
            return False


def _settled(before: Settings, after: Settings, *, deck_comes_too: bool) -> set[str]:
    """The settings that differ, but for those that a step of play may bring with it.

    These are the die's faces, told when the bot is first to roll, and the deck handed to it.
    """
    steps = {"die_faces", "deck_keeper"} if deck_comes_too else {"die_faces"}
    return {name for name, value in after if value != getattr(before, name)} - steps


# --- decisions -----------------------------------------------------------------------------------


def open_to(campaign: Campaign, access: Access) -> Events:
    """From now on those may act whom `access` names.

    Raises:
        RuleViolation: ROLE_MISSING, NOTHING_TO_CHANGE.
    """
    if access.who is WhoMayAct.ROLE and access.role is None:
        raise RuleViolation(Refusal.ROLE_MISSING)
    if access.who is not WhoMayAct.ROLE:
        access = Access(who=access.who)
    if access == campaign.settings.access:
        raise RuleViolation(Refusal.NOTHING_TO_CHANGE)
    after = campaign.settings.model_copy(update={"access": access})
    return (SettingsChanged(before=campaign.settings, after=after),)


def hand_over(campaign: Campaign, user: int) -> Events:
    """Another Discord user is the game master from now on.

    Raises:
        RuleViolation: NOTHING_TO_CHANGE.
    """
    if user == campaign.game_master:
        raise RuleViolation(Refusal.NOTHING_TO_CHANGE)
    return (GameMasterNamed(before=campaign.game_master, after=user),)
