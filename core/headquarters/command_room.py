"""IV. Command Room: the Contract face up, its tries and dice (rules.md §4.4, §3.6)."""

from core.campaign import (
    Building,
    Campaign,
    Contract,
    DieFaces,
    HqLevel,
)
from core.chance import Chance
from core.events import (
    CommandRoomOutcome,
    CommandRoomResolved,
    ContractNumberSet,
    ContractRevealed,
    Events,
    Face,
    Share,
)
from core.headquarters.due import check_due, check_resolution_step
from core.headquarters.needs import ContractNumberNeed, NextContractNeed, RollNeed
from core.inputs import in_range
from core.violations import Refusal, RuleViolation

HIGHEST_NUMBER = 50


def shares(campaign: Campaign) -> tuple[Share, ...]:
    """What each worker there gives: dice on the 1st try, sure successes on the 2nd."""
    return tuple(
        Share(worker=worker.named, value=worker.brown_card.command_room)
        for worker in campaign.workers_in(Building.COMMAND_ROOM)
    )


def dice(campaign: Campaign) -> int:
    """The sum of the workers' Command Room values."""
    return sum(share.value for share in shares(campaign))


def checked_number(number: int) -> int:
    """A Contract's number of successes.

    Raises:
        RuleViolation: NUMBER_OUT_OF_RANGE.
    """
    return in_range("contract_number", number, 1, HIGHEST_NUMBER)


def missing_for_second_try(campaign: Campaign) -> int:
    """By how much the workers fall short of a Contract that was tried once already (§3.6).

    0 where the 2nd try is sure, where there is none, and where nobody is in the Command Room, which
    is allowed.
    """
    contract = campaign.contract
    if contract is None or contract.tries == 0 or contract.number is None:
        return 0
    if not campaign.workers_in(Building.COMMAND_ROOM):
        return 0
    return max(contract.number - dice(campaign), 0)


def read_contract(campaign: Campaign, number: int, position: int | None = None) -> Events:
    """The group reads the number of successes off the Contract face up (✎).

    Raises:
        RuleViolation: HEADQUARTERS_CLOSED, NO_CONTRACT; CONTRACTS_KEEP_THEIR_ORDER for another
            `position` than the top one's; NUMBER_OUT_OF_RANGE; NOTHING_TO_CHANGE.
    """
    contract = _contract(campaign)
    if position is not None and position != contract.position:
        raise RuleViolation(
            Refusal.CONTRACTS_KEEP_THEIR_ORDER, number=position, position=contract.position
        )
    number = checked_number(number)
    if number == contract.number:
        raise RuleViolation(Refusal.NOTHING_TO_CHANGE)
    return (ContractNumberSet(position=contract.position, before=contract.number, after=number),)


def _contract(campaign: Campaign) -> Contract:
    if not campaign.hq_open:
        raise RuleViolation(Refusal.HEADQUARTERS_CLOSED)
    if campaign.contract is None:
        raise RuleViolation(Refusal.NO_CONTRACT)
    return campaign.contract


# --- the try -------------------------------------------------------------------------------------


def need(campaign: Campaign) -> ContractNumberNeed | RollNeed | None:
    """The Contract's number, then the roll; None when nothing is left to chance or choice."""
    contract = campaign.contract
    rolled = dice(campaign)
    if contract is None or rolled == 0:
        return None
    if contract.number is None:
        return ContractNumberNeed(contract=contract, dice=rolled)
    if contract.tries > 0:
        return None
    return RollNeed(
        contract=contract,
        number=contract.number,
        dice=rolled,
        faces=campaign.settings.die_faces,
    )


def roll(campaign: Campaign, chance: Chance) -> Events:
    """The bot rolls for the Contract's 1st try.

    Raises:
        RuleViolation: what `check_due` refuses; NO_CONTRACT, NOTHING_TO_ROLL,
            SECOND_TRY_NEEDS_NO_DICE, CONTRACT_NUMBER_UNKNOWN; DICE_FACES_UNKNOWN.
    """
    number = _number_to_roll_for(campaign)
    faces = campaign.settings.die_faces
    if faces is None:
        raise RuleViolation(Refusal.DICE_FACES_UNKNOWN)
    thrown = tuple(_face(faces, side) for side in chance.roll(dice(campaign), faces.sides))
    return _rolled(campaign, thrown, number, by_bot=True)


def roll_on_table(campaign: Campaign, hits: int, specials: int) -> Events:
    """The group rolled its own dice: so many hits and special faces; the rest are failures.

    Raises:
        RuleViolation: as `roll`, but for the faces; NUMBER_OUT_OF_RANGE, TOO_MANY_DICE.
    """
    number = _number_to_roll_for(campaign)
    thrown = dice(campaign)
    in_range("hits", hits, 0, thrown)
    in_range("specials", specials, 0, thrown)
    failures = thrown - hits - specials
    if failures < 0:
        raise RuleViolation(Refusal.TOO_MANY_DICE, number=hits + specials, dice=thrown)
    faces = (Face.HIT,) * hits + (Face.SPECIAL,) * specials + (Face.FAILURE,) * failures
    return _rolled(campaign, faces, number, by_bot=False)


def _number_to_roll_for(campaign: Campaign) -> int:
    check_due(campaign, Building.COMMAND_ROOM)
    contract = _contract(campaign)
    if contract.tries > 0:
        raise RuleViolation(Refusal.SECOND_TRY_NEEDS_NO_DICE)
    if dice(campaign) == 0:
        raise RuleViolation(Refusal.NOTHING_TO_ROLL)
    if contract.number is None:
        raise RuleViolation(Refusal.CONTRACT_NUMBER_UNKNOWN)
    return contract.number


def _face(faces: DieFaces, side: int) -> Face:
    if side < faces.hit:
        return Face.HIT
    return Face.SPECIAL if side < faces.hit + faces.special else Face.FAILURE


def _rolled(campaign: Campaign, thrown: tuple[Face, ...], number: int, *, by_bot: bool) -> Events:
    """Each hit or special face is one success, never more than one a die."""
    successes = sum(face is not Face.FAILURE for face in thrown)
    fulfilled = successes >= number
    outcome = CommandRoomOutcome.FULFILLED if fulfilled else CommandRoomOutcome.FAILED
    return (
        CommandRoomResolved(
            shares=shares(campaign),
            contract=campaign.contract,
            outcome=outcome,
            dice=thrown,
            successes=successes,
            rolled_by_bot=by_bot,
            tries=1,
        ),
    )


def without_dice(campaign: Campaign) -> Events:
    """What happens when `need` asks nothing: no Contract, nobody there, or the sure 2nd try.

    Raises:
        RuleViolation: what `check_due` refuses.
    """
    check_due(campaign, Building.COMMAND_ROOM)
    contract = campaign.contract
    given = dice(campaign)
    tries = contract.tries if contract else 0
    outcome = CommandRoomOutcome.NOT_TRIED
    if contract is None:
        outcome = CommandRoomOutcome.NO_CONTRACT
    elif given > 0 and contract.number is not None:
        enough = given >= contract.number
        outcome = (
            CommandRoomOutcome.FULFILLED_SURELY if enough else CommandRoomOutcome.SURE_TRY_TOO_WEAK
        )
        tries += enough
    elif tries == 0 and campaign.settings.rulings.empty_command_room_uses_try:
        outcome, tries = CommandRoomOutcome.FAILED, 1
    return (
        CommandRoomResolved(
            shares=shares(campaign), contract=contract, outcome=outcome, tries=tries
        ),
    )


# --- the next Contract ---------------------------------------------------------------------------


def next_contract_need(campaign: Campaign) -> NextContractNeed | None:
    """After a fulfilled Contract the group reads the next one's back."""
    if campaign.resolution is None or not campaign.resolution.contract_fulfilled:
        return None
    position = campaign.contract.position + 1 if campaign.contract else 1
    return NextContractNeed(position=position, level=next_level(campaign))


def next_level(campaign: Campaign) -> HqLevel:
    """The level that follows, as far as there is one."""
    return HqLevel(min(campaign.level + 1, HqLevel.FOUR))


def reveal_next(
    campaign: Campaign,
    *,
    level: HqLevel | None = None,
    number: int | None = None,
    none_left: bool = False,
) -> Events:
    """The fulfilled Contract leaves the game; the next one lies on top, its back gives the level.

    `level` None is the next level; `number` None is read later; `none_left` says that the fulfilled
    one was the last.

    Raises:
        RuleViolation: what `check_resolution_step` refuses; NO_NEXT_CONTRACT_YET;
            NUMBER_OUT_OF_RANGE.
    """
    check_resolution_step(campaign)
    wanted = next_contract_need(campaign)
    if wanted is None:
        raise RuleViolation(Refusal.NO_NEXT_CONTRACT_YET)
    contract = Contract(
        position=wanted.position, number=None if number is None else checked_number(number)
    )
    return (
        ContractRevealed(
            contract=None if none_left else contract,
            level_before=campaign.level,
            level=wanted.level if level is None else level,
        ),
    )
