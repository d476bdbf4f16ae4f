"""A campaign's beginning, settings and end."""

from collections.abc import Sequence

from core.campaign import (
    Assassin,
    Building,
    Campaign,
    DieFaces,
    MiniatureId,
    Settings,
)
from core.events import (
    CampaignBegan,
    CampaignEnded,
    CampaignRenamed,
    Events,
    SettingsChanged,
)
from core.frozen import Frozen
from core.inputs import CAMPAIGN_NAME, MINIATURE_NAME, checked, folded, in_range
from core.roster import MOST_ASSASSINS
from core.violations import Refusal, RuleViolation

ASSASSINS = ("Alessandra", "Bastiano", "Claudio", "Dariâ")
"""Those of the base game (rules.md §1); names may be the group's own."""

MOST_SPACES = 50
MOST_FACES = 20
MOST_MEDICINE_HEARTS = 9


class NewAssassin(Frozen):
    """An Assassin who takes part from the start, and the Discord user who plays them."""

    name: str
    player: int | None = None


def begin(
    name: str,
    settings: Settings,
    assassins: Sequence[NewAssassin],
    game_master: int | None = None,
) -> CampaignBegan:
    """A campaign begins, before Memory 0.1, with one to four Assassins (§1).

    Raises:
        RuleViolation: NAME_EMPTY, NAME_TOO_LONG, NAME_TAKEN; TOO_FEW_ASSASSINS,
            TOO_MANY_ASSASSINS; what `checked_settings` refuses.
    """
    if not assassins:
        raise RuleViolation(Refusal.TOO_FEW_ASSASSINS)
    if len(assassins) > MOST_ASSASSINS:
        raise RuleViolation(Refusal.TOO_MANY_ASSASSINS, maximum=MOST_ASSASSINS)
    taking_part = tuple(
        Assassin(
            id=MiniatureId(number),
            name=checked(new.name, MINIATURE_NAME),
            player=new.player,
        )
        for number, new in enumerate(assassins, start=1)
    )
    names: set[str] = set()
    for assassin in taking_part:
        if folded(assassin.name) in names:
            raise RuleViolation(Refusal.NAME_TAKEN, name=assassin.name)
        names.add(folded(assassin.name))
    return CampaignBegan(
        name=checked(name, CAMPAIGN_NAME),
        settings=checked_settings(settings),
        assassins=taking_part,
        game_master=game_master,
    )


def rename(campaign: Campaign, name: str) -> Events:
    """The campaign gets another name.

    Raises:
        RuleViolation: NAME_EMPTY, NAME_TOO_LONG, NOTHING_TO_CHANGE.
    """
    name = checked(name, CAMPAIGN_NAME)
    if name == campaign.name:
        raise RuleViolation(Refusal.NOTHING_TO_CHANGE)
    return (CampaignRenamed(before=campaign.name, after=name),)


def change_settings(campaign: Campaign, settings: Settings) -> Events:
    """The group settles rulings ⚖ and what its cards say ✎ otherwise than before.

    Raises:
        RuleViolation: NOTHING_TO_CHANGE; what `checked_settings` refuses.
    """
    if settings == campaign.settings:
        raise RuleViolation(Refusal.NOTHING_TO_CHANGE)
    return (SettingsChanged(before=campaign.settings, after=checked_settings(settings)),)


def end(campaign: Campaign) -> Events:
    """The campaign is over; its log stays."""
    return (CampaignEnded(name=campaign.name),)


def checked_settings(settings: Settings) -> Settings:
    """The settings themselves.

    Raises:
        RuleViolation: NUMBER_OUT_OF_RANGE for spaces, hearts or faces that no game has.
    """
    for building in Building:
        spaces = settings.spaces.white(building)
        if spaces is not None:
            in_range(building.value, spaces, 0, MOST_SPACES)
    if settings.spaces.red is not None:
        in_range("red", settings.spaces.red, 0, MOST_SPACES)
    in_range("medicine_hearts", settings.medicine_hearts, 1, MOST_MEDICINE_HEARTS)
    if settings.die_faces is not None:
        _checked_faces(settings.die_faces)
    return settings


def _checked_faces(faces: DieFaces) -> None:
    for what, number in (
        ("hit_faces", faces.hit),
        ("special_faces", faces.special),
        ("failure_faces", faces.failure),
    ):
        in_range(what, number, 0, MOST_FACES)
    in_range("faces", faces.sides, 2, MOST_FACES)
