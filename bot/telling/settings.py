"""The settings of a campaign: the ✎ and ⚖ of rules.md."""

from bot.telling.terms import BUILDING_SIGNS
from bot.words import Say
from core.campaign import Access, Building, DieFaces, Rulings, Settings, Spaces, UnkeptCards

_RULINGS = {
    "medicine_raises_eliminated": "ruling-medicine-raises-eliminated",
    "heal_newly_eliminated": "ruling-heal-newly-eliminated",
    "heal_injured_anywhere": "ruling-heal-injured-anywhere",
    "unkept_cards": "ruling-unkept-cards",
    "empty_command_room_uses_try": "ruling-empty-command-room-uses-try",
}


def settings_told(settings: Settings, say: Say) -> dict[str, str]:
    """A short phrase for each setting, by the setting's name."""
    return {
        "language": say("setting-language", language=settings.language.value),
        "deck_keeper": say("setting-deck", keeper=settings.deck_keeper.value),
        "die_faces": _die_faces(settings.die_faces, say),
        "spaces": _spaces(settings.spaces, say),
        "medicine_hearts": say("setting-medicine", number=settings.medicine_hearts),
        "access": access_told(settings.access, say),
        **rulings_told(settings.rulings, say),
    }


def access_told(access: Access, say: Say) -> str:
    """Who may act; the mention of a role calls nobody."""
    return say("setting-access", who=access.who.value, role=f"<@&{access.role}>")


def rulings_told(rulings: Rulings, say: Say) -> dict[str, str]:
    """A phrase for each ruling of the group, by the ruling's name."""
    return {name: say(_RULINGS[name], chosen=_chosen(chosen)) for name, chosen in rulings}


def _chosen(ruling: bool | UnkeptCards) -> str:  # noqa: FBT001 - it is the ruling itself
    if isinstance(ruling, UnkeptCards):
        return ruling.value
    return "yes" if ruling else "no"


def sentence(phrase: str) -> str:
    """The phrase with a capital letter, to begin a line with."""
    return phrase[:1].upper() + phrase[1:]


def changed_settings(before: Settings, after: Settings, say: Say) -> list[str]:
    """The phrases for what is otherwise than before."""
    earlier = settings_told(before, say)
    return [phrase for name, phrase in settings_told(after, say).items() if phrase != earlier[name]]


def _die_faces(faces: DieFaces | None, say: Say) -> str:
    if faces is None:
        return say("setting-die-unknown")
    told = (
        say("n-faces", face=face, number=number)
        for face, number in (
            ("hit", faces.hit),
            ("special", faces.special),
            ("failure", faces.failure),
        )
    )
    return say("setting-die", faces=", ".join(told))


def _spaces(spaces: Spaces, say: Say) -> str:
    limits = [(BUILDING_SIGNS[building], spaces.white(building)) for building in Building]
    limits.append((say("red-spaces"), spaces.red))
    told = " · ".join(f"{what} {'∞' if limit is None else limit}" for what, limit in limits)
    return say("setting-spaces", spaces=told)
