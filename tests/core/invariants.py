"""What is true of every campaign at every moment: the rules that hold, and choices can be made."""

from core.campaign import Campaign
from core.headquarters import resolution, workshop
from core.headquarters.needs import BuildNeed, HeartsNeed, KeepNeed
from core.invariants import broken


def check(campaign: Campaign) -> None:
    assert list(broken(campaign)) == []
    _choices_can_be_made(campaign)


def _choices_can_be_made(campaign: Campaign) -> None:
    match resolution.need(campaign):
        case HeartsNeed() as need:
            assert 0 < need.total < sum(patient.room for patient in need.patients)
        case BuildNeed(proposed=tuple() as payment):
            workshop.build(campaign, payment)
        case KeepNeed() as need:
            assert 0 < need.keep <= len(need.cards)
        case _:
            pass
