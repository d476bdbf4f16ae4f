"""I. Hospital (rules.md §4.1)."""

from collections.abc import Mapping

from core.apply import apply_all
from core.campaign import Assassin, Building, Campaign, HealthState, MiniatureId
from core.events import Event, Events, HospitalResolved, Share, WhyHealed
from core.headquarters.due import check_due
from core.headquarters.needs import HeartsNeed, Patient
from core.health import healed, room
from core.hearts import maximum, state
from core.inputs import in_range
from core.violations import Refusal, RuleViolation


def shares(campaign: Campaign) -> tuple[Share, ...]:
    """What each worker there gives, at the current HQ level."""
    return tuple(
        Share(worker=worker.named, value=worker.brown_card.hospital[campaign.level])
        for worker in campaign.workers_in(Building.HOSPITAL)
    )


def total_hearts(campaign: Campaign) -> int:
    """The sum of the workers' Hospital values."""
    return sum(share.value for share in shares(campaign))


def patients(campaign: Campaign) -> tuple[Assassin, ...]:
    """Who can be healed: the Injured, and the Eliminated on a red space, by the group's rulings."""
    return tuple(one for one in campaign.assassins if _can_be_healed(campaign, one))


def _can_be_healed(campaign: Campaign, assassin: Assassin) -> bool:
    rulings = campaign.settings.rulings
    match state(campaign, assassin):
        case HealthState.INJURED:
            return rulings.heal_injured_anywhere or assassin.in_hospital
        case HealthState.ELIMINATED:
            newly = (
                campaign.attempt is not None
                and assassin.eliminated_in is not None
                and assassin.eliminated_in.memory == campaign.attempt.memory
            )
            return assassin.in_hospital and (rulings.heal_newly_eliminated or not newly)
        case _:
            return False


def need(campaign: Campaign) -> HeartsNeed | None:
    """Who gets the hearts, where that is a choice at all."""
    if forced_split(campaign) is not None:
        return None
    return HeartsNeed(
        total=total_hearts(campaign),
        patients=tuple(
            Patient(
                assassin=one.named,
                state=state(campaign, one),
                hearts=one.hearts,
                maximum=maximum(campaign, one),
            )
            for one in patients(campaign)
        ),
    )


def forced_split(campaign: Campaign) -> dict[MiniatureId, int] | None:
    """The only possible split of the hearts; None when there are several."""
    total = total_hearts(campaign)
    rooms = {one.id: room(campaign, one) for one in patients(campaign)}
    if total >= sum(rooms.values()):
        return rooms
    if total == 0:
        return {}
    if len(rooms) == 1:
        return dict.fromkeys(rooms, total)
    return None


def heal(campaign: Campaign, hearts: Mapping[MiniatureId, int]) -> Events:
    """The group splits the hearts; what nobody can take is lost; the Hospital is emptied.

    Raises:
        RuleViolation: what `check_due` refuses; ALLIES_NEED_NO_HEALING, NOT_A_PATIENT;
            ABOVE_MAXIMUM, NUMBER_OUT_OF_RANGE below 0; TOO_MANY_HEARTS; HEARTS_LEFT_TO_GIVE.
    """
    check_due(campaign, Building.HOSPITAL)
    total = total_hearts(campaign)
    healable = patients(campaign)
    for miniature, number in hearts.items():
        _check_heart(campaign, miniature, number, healable)
    given = sum(hearts.values())
    if given > total:
        raise RuleViolation(Refusal.TOO_MANY_HEARTS, number=given, maximum=total)
    wanted = min(total, sum(room(campaign, one) for one in healable))
    if given < wanted:
        raise RuleViolation(Refusal.HEARTS_LEFT_TO_GIVE, number=wanted - given)

    events: list[Event] = []
    for assassin in healable:
        if hearts.get(assassin.id):
            going = apply_all(campaign, events)
            events += healed(going, assassin, hearts[assassin.id], WhyHealed.HOSPITAL)
    after = apply_all(campaign, events)
    events.append(
        HospitalResolved(
            shares=shares(campaign),
            level=campaign.level,
            total=total,
            given=tuple(
                Share(worker=assassin.named, value=hearts[assassin.id])
                for assassin in healable
                if hearts.get(assassin.id)
            ),
            lost=total - given,
            still_eliminated=tuple(one.named for one in after.assassins if one.eliminated),
        )
    )
    return tuple(events)


def _check_heart(
    campaign: Campaign,
    miniature: MiniatureId,
    number: int,
    healable: tuple[Assassin, ...],
) -> None:
    one = campaign.miniature(miniature)
    if not isinstance(one, Assassin):
        raise RuleViolation(Refusal.ALLIES_NEED_NO_HEALING, name=one.name)
    if number and one not in healable:
        raise RuleViolation(Refusal.NOT_A_PATIENT, name=one.name)
    most = room(campaign, one)
    if number > most:
        raise RuleViolation(Refusal.ABOVE_MAXIMUM, name=one.name, number=number, maximum=most)
    in_range("hearts", number, 0, most)
