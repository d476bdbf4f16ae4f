"""One or more of each event, and names as nasty as names get."""

from typing import get_args

from core import events as e
from core import paper
from core.campaign import (
    DISCARD,
    MAIN_HALL,
    OUT_OF_GAME,
    Access,
    Assassin,
    Attempt,
    BrownCard,
    Building,
    Campaign,
    Card,
    CardId,
    CardKind,
    Clock,
    Colour,
    Contract,
    DeckKeeper,
    DieFaces,
    HealthState,
    HqLevel,
    MemoryRecord,
    MiniatureId,
    Named,
    Phase,
    Place,
    PlaceKind,
    Price,
    Settings,
    Slot,
    TurnPhase,
    WhoMayAct,
    Worker,
    WorkerKind,
    WorkshopColour,
    board,
)

EVENT_TYPES: tuple[type[e.Happened], ...] = get_args(get_args(e.Event)[0])

HOSTILE_NAMES = (
    "**@everyone** <@123456789012345678>",
    "```py\nprint(`x`)",
    "[free](https://example.org) https://example.org",
    "# big\n> quote\n- list\n1. one",
    "\u202egnp.exe\u2066\u200b\x00\x07",
    "👨\u200d👩\u200d👧\u200d👦" * 8,
    "_" * 60,
    "\\" * 59 + "_",
    "||spoiler|| ~~gone~~ <#1> <t:0:R> </log:1>",
)

ALESSANDRA, CLAUDIO = Named(id=1, name="Alessandra"), Named(id=2, name="Claudio")
LUCIA, PAOLO = Named(id=11, name="Lucia"), Named(id=12, name="Paolo")
FLYING_MACHINE = Named(id=101, name="Flying Machine")
FIRST = Attempt(memory="1.1", number=1)
SECOND = Attempt(memory="1.1", number=2)


def named(number: int, name: str) -> Named:
    return Named(id=number, name=name)


def card(number: int, name: str, place: Place = MAIN_HALL, colour: Colour = Colour.BLACK) -> Card:
    return Card(id=CardId(number), name=name, kind=CardKind.EQUIPMENT, colour=colour, place=place)


def moved(
    number: int,
    name: str,
    target: Place,
    *,
    colour: Colour = Colour.BLACK,
    to_whom: str | None = None,
) -> e.CardMove:
    return e.CardMove(
        card=named(number, name), colour=colour, origin=MAIN_HALL, target=target, to_whom=to_whom
    )


def paid_white(number: int, name: str) -> e.CardMove:
    return moved(number, name, OUT_OF_GAME, colour=Colour.WHITE)


def paid_black(number: int, name: str) -> e.CardMove:
    return moved(number, name, DISCARD)


ON_LUCIAS_BOARD = board(MiniatureId(LUCIA.id), Slot.FREE)
OWNED = {PlaceKind.BOARD, PlaceKind.BAG}
PLACES = tuple(
    Place(kind=kind, owner=MiniatureId(LUCIA.id) if kind in OWNED else None) for kind in PlaceKind
)
DICE = (e.Face.HIT, e.Face.FAILURE, e.Face.SPECIAL, e.Face.HIT)
FOUR_ALLIES = tuple(
    e.Share(worker=named(number, name), value=1)
    for number, name in enumerate(("Lucia", "Paolo", "Marta", "Nico"), start=11)
)

# rules.md §4.2: 4 white + 3 black, nobody in the Workshop
FLYING_MACHINE_PRICE = Price(white=4, black=3)
FLYING_MACHINE_BUILT: e.Events = (
    e.CardsMoved(
        moves=(
            paid_white(102, "Borgia Cape"),
            paid_white(103, "Common Sword"),
            paid_white(104, "Common Sword"),
            paid_white(105, "Common Sword"),
            paid_black(106, "Parachute"),
            paid_black(107, "Parachute"),
            paid_black(108, "Smoke Bomb"),
        ),
        why=e.WhyMoved.PAID,
    ),
    e.BlueprintBuilt(
        card=Card(
            id=CardId(FLYING_MACHINE.id),
            name=FLYING_MACHINE.name,
            kind=CardKind.SPECIAL_EQUIPMENT,
            colour=Colour.WHITE,
            place=MAIN_HALL,
        ),
        price=FLYING_MACHINE_PRICE,
        reduced=FLYING_MACHINE_PRICE,
    ),
    e.WorkshopResolved(
        shares=(), built=FLYING_MACHINE, price=FLYING_MACHINE_PRICE, paid=FLYING_MACHINE_PRICE
    ),
)


def rolled(successes: int) -> e.CommandRoomResolved:
    """rules.md §4.4: number 3, four plain Allies, four dice."""
    faces = (e.Face.HIT,) * successes + (e.Face.FAILURE,) * (4 - successes)
    fulfilled = successes >= 3
    return e.CommandRoomResolved(
        shares=FOUR_ALLIES,
        contract=Contract(number=3),
        outcome=e.CommandRoomOutcome.FULFILLED if fulfilled else e.CommandRoomOutcome.FAILED,
        dice=faces,
        successes=successes,
        rolled_by_bot=True,
        tries=1,
    )


SURE_SECOND_TRY = e.CommandRoomResolved(
    shares=FOUR_ALLIES[:3],
    contract=Contract(number=3, tries=1),
    outcome=e.CommandRoomOutcome.FULFILLED_SURELY,
    tries=2,
)

HOSPITAL: e.Events = (
    e.Healed(
        who=ALESSANDRA,
        hearts=2,
        left=3,
        maximum=3,
        state=HealthState.FULL_HEALTH,
        why=e.WhyHealed.HOSPITAL,
    ),
    e.Healed(
        who=CLAUDIO,
        hearts=1,
        left=1,
        maximum=3,
        state=HealthState.INJURED,
        why=e.WhyHealed.HOSPITAL,
        returned=True,
    ),
    e.HospitalResolved(
        shares=(e.Share(worker=LUCIA, value=2), e.Share(worker=PAOLO, value=2)),
        level=HqLevel.TWO,
        total=4,
        given=(e.Share(worker=ALESSANDRA, value=2), e.Share(worker=CLAUDIO, value=1)),
        lost=1,
        still_eliminated=(named(3, "Dariâ"),),
    ),
)

SHOP: e.Events = (
    e.EquipmentRevealed(
        cards=tuple(
            named(number, name)
            for number, name in enumerate(
                ("Medicine", "Parachute", "Parachute", "Smoke Bomb"), start=201
            )
        ),
        ignored=(named(205, "A Trail"),),
    ),
    e.ShopResolved(
        shares=(e.Share(worker=LUCIA, value=1), e.Share(worker=PAOLO, value=1)),
        keep=2,
        kept=(
            moved(201, "Medicine", ON_LUCIAS_BOARD, to_whom="Lucia"),
            moved(202, "Parachute", MAIN_HALL),
        ),
        unkept=(named(203, "Parachute"), named(204, "Smoke Bomb")),
        ignored=(named(205, "A Trail"),),
    ),
)

MEDICINE_OF_CLAUDIO: e.Events = (
    e.CardsMoved(
        moves=(
            e.CardMove(
                card=named(5, "Medicine"),
                colour=Colour.BLACK,
                origin=board(MiniatureId(CLAUDIO.id), Slot.FREE),
                target=DISCARD,
                from_whom="Claudio",
            ),
        ),
        why=e.WhyMoved.MEDICINE_USED,
    ),
    e.Healed(
        who=ALESSANDRA,
        hearts=1,
        left=1,
        maximum=3,
        state=HealthState.INJURED,
        why=e.WhyHealed.MEDICINE,
        by="Claudio",
    ),
)

SOME_STATE = Campaign(name="Venezia")
SAID = "so it was on the table"


def corrected(
    what: e.Correction, before: e.Fact, after: e.Fact, subject: str | None = None
) -> e.Corrected:
    return e.Corrected(
        what=what, subject=subject, before=before, after=after, reason=SAID, state=SOME_STATE
    )


CORRECTED = (
    corrected(e.Correction.HEARTS, e.Fact(number=3), e.Fact(number=1), "Alessandra"),
    corrected(
        e.Correction.HEALTH,
        e.Fact(health=HealthState.INJURED),
        e.Fact(health=HealthState.ELIMINATED),
        "Alessandra",
    ),
    corrected(e.Correction.STAND_IN, e.Fact(), e.Fact(name="Claudio"), "Paolo"),
    corrected(e.Correction.BUILDING, e.Fact(), e.Fact(building=Building.SHOP), "Lucia"),
    corrected(e.Correction.LEVEL, e.Fact(level=HqLevel.ONE), e.Fact(level=HqLevel.TWO)),
    corrected(
        e.Correction.CONTRACT,
        e.Fact(contract=Contract(position=1, number=3)),
        e.Fact(contract=Contract(position=2)),
    ),
    corrected(
        e.Correction.ROUND,
        e.Fact(phase=Phase.BETWEEN_ATTEMPTS, attempt=FIRST),
        e.Fact(phase=Phase.MEMORY, attempt=FIRST),
    ),
    corrected(
        e.Correction.DIARY,
        e.Fact(),
        e.Fact(record=MemoryRecord(memory="0.4", attempts=2, success=True, xp=9)),
        "0.4",
    ),
    corrected(
        e.Correction.TURN,
        e.Fact(number=4, turn_phase=TurnPhase.ENEMY),
        e.Fact(number=5, turn_phase=TurnPhase.EVENT),
    ),
    corrected(e.Correction.CUBES, e.Fact(number=3), e.Fact(number=2), "Alessandra"),
    corrected(
        e.Correction.CARD_PLACE,
        e.Fact(place=PlaceKind.BOARD, name="Lucia"),
        e.Fact(place=PlaceKind.DISCARD),
        "Medicine",
    ),
    corrected(
        e.Correction.CARD_PRINTED,
        e.Fact(card=card(5, "Medecine")),
        e.Fact(card=card(5, "Medicine").model_copy(update={"medicine": True})),
        "Medecine",
    ),
    corrected(
        e.Correction.CARD_PRINTED,
        e.Fact(card=card(6, "Plate")),
        e.Fact(
            card=card(6, "Plate", colour=Colour.WHITE).model_copy(
                update={"slot": Slot.ARMOUR, "hearts": 2}
            )
        ),
        "Plate",
    ),
    corrected(e.Correction.CARD_UNKNOWN, e.Fact(place=PlaceKind.MAIN_HALL), e.Fact(), "Smoke Bomb"),
)

LUCIA_WORKS = Worker(id=MiniatureId(LUCIA.id), name=LUCIA.name, kind=WorkerKind.ALLY)
CHANGED_SETTINGS = Settings(
    die_faces=DieFaces(hit=3, special=1, failure=2), deck_keeper=DeckKeeper.BOT
)

EXAMPLES: tuple[e.Event, ...] = (
    e.CampaignBegan(
        name="Venezia",
        settings=Settings(),
        assassins=(Assassin(id=MiniatureId(1), name="Alessandra"),),
    ),
    e.CampaignRenamed(before="Venezia", after="Roma"),
    e.SettingsChanged(before=Settings(), after=CHANGED_SETTINGS),
    e.SettingsChanged(before=Settings(), after=Settings()),
    e.SettingsChanged(before=Settings(), after=Settings(access=Access(who=WhoMayAct.PLAYERS))),
    e.SettingsChanged(before=Settings(), after=Settings(access=Access(who=WhoMayAct.ROLE, role=7))),
    e.GameMasterNamed(before=None, after=123),
    e.CampaignEnded(name="Venezia"),
    *paper.enter(Campaign(name="Venezia"), paper.OnPaper(last="0.4", xp=10)),
    *paper.enter(Campaign(name="Venezia"), paper.OnPaper(last="1.2", level=HqLevel.ONE, xp=30)),
    e.AssassinAdded(assassin=Assassin(id=MiniatureId(4), name="Bastiano")),
    e.AssassinEdited(before=ALESSANDRA, after=named(1, "Sandra"), player=None),
    e.AssassinEdited(before=ALESSANDRA, after=ALESSANDRA, player=123),
    e.AssassinEdited(before=ALESSANDRA, after=ALESSANDRA, player=None),
    e.AssassinRemoved(assassin=ALESSANDRA),
    e.WorkerAdded(worker=LUCIA_WORKS),
    e.WorkerEdited(
        worker_kind=WorkerKind.APPRENTICE,
        before=PAOLO,
        after=PAOLO,
        brown_card=BrownCard(
            hospital=(1, 1, 2, 2, 3), workshop=2, workshop_colour=WorkshopColour.WHITE
        ),
    ),
    e.WorkerEdited(worker_kind=WorkerKind.ALLY, before=PAOLO, after=LUCIA, brown_card=BrownCard()),
    e.WorkerEdited(
        worker_kind=WorkerKind.ALLY,
        before=PAOLO,
        after=PAOLO,
        brown_card=BrownCard(),
        most_hearts=2,
    ),
    e.WorkerRemoved(worker=LUCIA, worker_kind=WorkerKind.ALLY),
    e.CardsAdded(cards=(card(5, "Parachute"), card(6, "Parachute"))),
    e.CardsAdded(cards=(card(5, "Medicine", ON_LUCIAS_BOARD),), to_whom="Lucia"),
    *(
        e.CardsMoved(moves=(moved(5, "Medicine", DISCARD), moved(6, "Cape", MAIN_HALL)), why=why)
        for why in e.WhyMoved
    ),
    *(
        e.CardsMoved(moves=(moved(5, "Medicine", place),), why=e.WhyMoved.BY_HAND)
        for place in PLACES
    ),
    e.DeckShuffled(order=(3, 1, 2)),
    e.DeckShuffled(order=(3,), discards=True),
    e.Wounded(
        who=CLAUDIO,
        hearts=3,
        left=0,
        maximum=3,
        state=HealthState.CRITICAL_CONDITION,
    ),
    *(event for event in HOSPITAL),
    *(e.Eliminated(who=CLAUDIO, attempt=FIRST, why=why) for why in e.WhyEliminated),
    *MEDICINE_OF_CLAUDIO,
    e.Stranded(who=ALESSANDRA, stranded=True),
    e.Stranded(who=ALESSANDRA, stranded=False),
    e.ArmourChanged(who=ALESSANDRA, hearts=5, maximum=5),
    e.StandInTaken(assassin=CLAUDIO, apprentice=PAOLO),
    e.StandInRelieved(assassin=CLAUDIO, apprentice=PAOLO),
    e.HeadquartersOpened(contract=Contract()),
    e.LevelSet(before=HqLevel.ZERO, after=HqLevel.ONE),
    e.ContractNumberSet(position=1, before=None, after=3),
    e.MiniatureAssigned(miniature=LUCIA, building=Building.SHOP, origin=Building.HOSPITAL),
    e.MiniatureAssigned(miniature=CLAUDIO, building=Building.HOSPITAL, red_space=True),
    e.MiniatureUnassigned(miniature=LUCIA, building=Building.COMMAND_ROOM),
    e.BlueprintPlaced(blueprint=FLYING_MACHINE, price=FLYING_MACHINE_PRICE),
    e.BlueprintTakenBack(blueprint=FLYING_MACHINE),
    e.MemoryBegan(attempt=FIRST),
    e.MemoryBegan(attempt=SECOND),
    e.AttemptEnded(attempt=FIRST, success=True, completed=True),
    e.AttemptEnded(attempt=FIRST, success=False, completed=False),
    e.AttemptEnded(attempt=SECOND, success=False, completed=True),
    e.ExperienceTold(memory="1.1", before=None, xp=12, total=30, level=1),
    e.TurnsTracked(clock=Clock()),
    e.TurnsLeftAlone(turn=3),
    *(e.TurnPhaseBegan(turn=2, phase=phase) for phase in TurnPhase),
    e.TurnBegan(clock=Clock(turn=3)),
    e.CubesUsed(who=ALESSANDRA, used=1, left=2),
    e.CubesUsed(who=ALESSANDRA, used=2, left=0),
    *CORRECTED,
    e.TakenBack(
        first=12,
        last=12,
        commands=("assign Lucia Shop",),
        actors=("Ana",),
        state=SOME_STATE,
    ),
    e.TakenBack(
        first=12,
        last=14,
        commands=("assign Lucia Shop", "memory begin"),
        actors=("Ana", "Ben"),
        state=SOME_STATE,
    ),
    e.SwappedAssassin(before=ALESSANDRA, after=named(1, "Bastiano")),
    e.ResolutionBegan(memory="1.1", success=True),
    e.HospitalResolved(shares=(), level=HqLevel.ZERO, total=0, given=(), lost=0),
    *FLYING_MACHINE_BUILT,
    e.WorkshopResolved(shares=(), blueprint=FLYING_MACHINE, price=FLYING_MACHINE_PRICE),
    e.WorkshopResolved(
        shares=(
            e.SavingShare(worker=LUCIA, value=1, colour=None),
            e.SavingShare(worker=PAOLO, value=2, colour=Colour.BLACK),
        )
    ),
    *SHOP,
    e.EquipmentRevealed(cards=()),
    e.ShopResolved(shares=(), keep=0),
    rolled(3),
    rolled(2),
    SURE_SECOND_TRY,
    *(
        e.CommandRoomResolved(
            shares=(),
            contract=None if outcome is e.CommandRoomOutcome.NO_CONTRACT else Contract(tries=1),
            outcome=outcome,
            dice=(e.Face.HIT,) if outcome is e.CommandRoomOutcome.FULFILLED else (),
        )
        for outcome in e.CommandRoomOutcome
    ),
    e.ContractRevealed(contract=Contract(position=2), level_before=HqLevel.ZERO, level=HqLevel.ONE),
    e.ContractRevealed(
        contract=Contract(position=2, number=4), level_before=HqLevel.ONE, level=HqLevel.ONE
    ),
    e.ContractRevealed(contract=None, level_before=HqLevel.THREE, level=HqLevel.FOUR),
    e.ContractRevealed(contract=None, level_before=HqLevel.FOUR, level=HqLevel.FOUR),
    e.ResolutionCompleted(memory="1.1"),
)
