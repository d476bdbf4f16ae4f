"""Where things stand: the Headquarters, the roster and the campaign, each at a glance."""

from collections.abc import Iterator, Sequence

import discord

from bot.telling import terms
from bot.telling.embeds import Field, build_embed, split_field
from bot.telling.escaping import escape, shorten
from bot.telling.listing import counted, joined
from bot.telling.perils import perils_told
from bot.telling.settings import rulings_told, sentence, settings_told
from bot.telling.shares import by_worker, saved_by_worker, saved_in_all
from bot.words import Say, words
from core import experience, hearts
from core.campaign import (
    Assassin,
    Building,
    Campaign,
    Card,
    Character,
    Contract,
    Language,
    MemoryRecord,
    MiniatureId,
    Phase,
    PlaceKind,
    Price,
    Worker,
    WorkerKind,
)
from core.headquarters import command_room, hospital, shop, workshop

SHORTER_NAMES = (200, 60, 30, 16)
"""How long names may be, one after another, until a whole roster fits into its embed."""
ROSTER = 5000
ROSTER_COLOUR = 0x7D3C98
BOARD_COLOUR = 0x7B241C


# --- the Headquarters ----------------------------------------------------------------------------


def board_embed(campaign: Campaign, language: Language) -> discord.Embed:
    """The whole Headquarters: Buildings in their order, Contract, Assassins, spare cards."""
    say = words(language)
    fields = [
        *(_building_fields(campaign, say) if campaign.hq_open else ()),
        *(_assassin_field(campaign, assassin, say) for assassin in campaign.assassins),
        _hurt_field(campaign, say),
        _store_field(campaign, say),
    ]
    embed = build_embed(title=escape(campaign.name), lines=_standing(campaign, say), fields=fields)
    embed.colour = discord.Colour(BOARD_COLOUR)
    return embed


def buildings_embed(campaign: Campaign, language: Language) -> discord.Embed:
    """The Buildings in their order: who stands there, and what that comes to."""
    say = words(language)
    embed = build_embed(
        title=terms.phase_name(campaign.phase, say), fields=list(_building_fields(campaign, say))
    )
    embed.colour = discord.Colour(BOARD_COLOUR)
    return embed


def standing(campaign: Campaign, say: Say) -> str:
    """`Memory being played · Memory 1.1, 1st attempt`."""
    phase = campaign.phase.value
    if campaign.attempt is None:
        return say("board-phase", phase=phase)
    return say(
        "board-memory-attempt",
        phase=phase,
        memory=escape(campaign.attempt.memory),
        attempt=campaign.attempt.number,
    )


def _standing(campaign: Campaign, say: Say) -> list[str]:
    """The phase with its Memory, and the HQ level."""
    level = say("board-level", level=terms.level_name(campaign.level, say))
    return [
        standing(campaign, say),
        *_turn(campaign, say),
        *_in_danger(campaign, say),
        level if campaign.hq_open else say("board-closed"),
    ]


def _turn(campaign: Campaign, say: Say) -> list[str]:
    clock = campaign.clock
    if clock is None:
        return []
    return [say("board-turn", turn=clock.turn, phase=clock.phase.value)]


def _in_danger(campaign: Campaign, say: Say) -> list[str]:
    """Who is Critical and until when, and who cannot leave the Map (§6.4)."""
    stranded = [one for one in campaign.assassins if one.stranded]
    return [
        *perils_told(campaign, say),
        *(say("board-stranded", name=escape(one.name)) for one in stranded),
    ]


def _building_fields(campaign: Campaign, say: Say) -> Iterator[Field]:
    lines = {
        Building.HOSPITAL: _hospital(campaign, say),
        Building.WORKSHOP: _workshop(campaign, say),
        Building.SHOP: _shop(campaign, say),
        Building.COMMAND_ROOM: _command_room(campaign, say),
    }
    for building in Building:
        title = terms.building_title(building, say)
        spaces = campaign.settings.spaces.white(building)
        if spaces is not None:
            title += f" · {len(campaign.workers_in(building))}/{spaces}"
        yield Field(title, lines[building])
    idle = [one for one in campaign.workers if one.building is None and one.stands_in_for is None]
    names = joined(counted(one.name for one in idle), say)
    yield Field(say("board-idle"), [names] if idle else [])


def _hospital(campaign: Campaign, say: Say) -> list[str]:
    shares = by_worker(hospital.shares(campaign))
    healing = _summed(
        "hearts-summed",
        shares,
        say,
        number=hospital.total_hearts(campaign),
        level=terms.level_name(campaign.level, say),
    )
    lying = [one.name for one in campaign.assassins if one.in_hospital]
    red = campaign.settings.spaces.red
    if red is None and not lying:
        return [healing]
    names = joined(counted(lying), say) or say("nobody")
    if red is None:
        return [healing, say("board-red-spaces", names=names)]
    return [healing, say("board-red-spaces-of", taken=len(lying), spaces=red, names=names)]


def _workshop(campaign: Campaign, say: Say) -> list[str]:
    shares = workshop.shares(campaign)
    saving = _summed(
        "saved-summed",
        saved_by_worker(shares, say),
        say,
        saved=saved_in_all(shares, say),
    )
    blueprint = campaign.blueprint
    if blueprint is None or blueprint.price is None:
        return [saving, say("board-no-blueprint")]
    return [saving, *_cost(blueprint, blueprint.price, campaign, say)]


def _cost(blueprint: Card, price: Price, campaign: Campaign, say: Say) -> list[str]:
    """What the Blueprint costs and, where workers save some of it, what is left to pay."""
    name = escape(blueprint.name)
    lines = [say("board-blueprint", card=name, price=terms.price(price, say))]
    most, in_all = workshop.due(price, workshop.savings(campaign))
    if in_all < price.black + price.white:
        exactly = in_all == most.black + most.white
        key = "board-to-pay" if exactly else "board-to-pay-of"
        lines.append(say(key, number=in_all, most=terms.price(most, say)))
    return lines


def _shop(campaign: Campaign, say: Say) -> list[str]:
    shares = shop.shares(campaign)
    number = sum(share.value for share in shares)
    more = "yes" if number > shop.cards_to_keep(campaign) else "no"
    return [_summed("cards-summed", by_worker(shares), say, number=number, more=more)]


def _command_room(campaign: Campaign, say: Say) -> list[str]:
    shares = by_worker(command_room.shares(campaign))
    number = command_room.dice(campaign)
    contract = campaign.contract
    rolled = contract is not None and contract.tries == 0
    working = _summed("dice-summed" if rolled else "values-summed", shares, say, number=number)
    return [working, contract_line(campaign, say)]


def contract_line(campaign: Campaign, say: Say) -> str:
    """`Contract 2: 3 successes · 1st try, with dice`."""
    contract = campaign.contract
    if contract is None:
        return say("board-no-contract")
    if campaign.resolution is not None and campaign.resolution.contract_fulfilled:
        return say("board-contract-fulfilled", position=contract.position)
    return contract_told(contract, say)


def contract_told(contract: Contract, say: Say) -> str:
    """The same of a Contract that is still to be fulfilled."""
    if contract.number is None:
        asked = say("board-contract-unknown", position=contract.position)
    else:
        asked = say("board-contract", position=contract.position, number=contract.number)
    tried = say("board-first-try" if contract.tries == 0 else "board-second-try")
    return f"{asked} · {tried}"


def _summed(key: str, shares: Sequence[str], say: Say, **values: str | int) -> str:
    if not shares:
        return say("nobody-worked-here")
    return say(key, shares=joined(shares, say, separator=" + "), **values)


def _assassin_field(campaign: Campaign, assassin: Assassin, say: Say) -> Field:
    lines = [_health(campaign, assassin, say), *_cards_on(campaign, assassin.id, say)]
    bagged = campaign.cards_in(PlaceKind.BAG, assassin.id)
    if bagged:
        lines.append(say("board-bag", cards=_cards(bagged, say)))
    stand_in = campaign.stand_in_of(assassin.id)
    if stand_in:
        standing_in = say("board-stands-in", name=escape(stand_in.name))
        lines.append(" · ".join([standing_in, *_on_the_map(campaign, stand_in, say)]))
        lines += _cards_on(campaign, stand_in.id, say)
    return Field(escape(assassin.name), lines)


def _health(campaign: Campaign, assassin: Assassin, say: Say) -> str:
    """`♥♥♡ 🩹 Injured · 2 action cubes · @player`; a mention in an embed calls nobody."""
    player = say("board-no-player") if assassin.player is None else f"<@{assassin.player}>"
    return " · ".join(
        [_state(campaign, assassin, say), *_cubes(campaign, assassin.id, say), player]
    )


def _state(campaign: Campaign, one: Character, say: Say) -> str:
    most = hearts.maximum(campaign, one)
    return terms.health(one.hearts, most, hearts.state(campaign, one), say)


def _cubes(campaign: Campaign, who: MiniatureId, say: Say) -> list[str]:
    held = campaign.clock.cubes if campaign.clock else ()
    return [say("n-cubes", number=cubes.left) for cubes in held if cubes.who == who]


def _on_the_map(campaign: Campaign, worker: Worker, say: Say) -> list[str]:
    """How an Ally or a stand-in fares in the Memory under way; they are well at all other times."""
    if campaign.phase is not Phase.MEMORY:
        return []
    return [_state(campaign, worker, say), *_cubes(campaign, worker.id, say)]


def _hurt_field(campaign: Campaign, say: Say) -> Field:
    hurt = [
        f"{escape(one.name)} {_state(campaign, one, say)}"
        for one in campaign.workers
        if one.stands_in_for is None and one.hearts < hearts.maximum(campaign, one)
    ]
    return Field(say("board-hurt"), [joined(hurt, say, separator=" · ")] if hurt else [])


def _cards_on(campaign: Campaign, owner: MiniatureId, say: Say) -> list[str]:
    cards = campaign.cards_in(PlaceKind.BOARD, owner)
    return [say("board-board", cards=_cards(cards, say))] if cards else []


def _store_field(campaign: Campaign, say: Say) -> Field:
    cards = campaign.cards_in(campaign.store.kind)
    place = terms.place_name(campaign.store.kind, None, say)
    name = say("board-store", place=place, number=len(cards))
    return Field(name, [_cards(cards, say) or say("no-cards")])


def _cards(cards: Sequence[Card], say: Say) -> str:
    return joined(counted(card.name for card in cards), say)


# --- the roster ----------------------------------------------------------------------------------


def roster_embeds(campaign: Campaign, language: Language) -> list[discord.Embed]:
    """Everybody: Assassins with hearts, workers with brown-card values and where they are.

    In a large roster long names are cut rather than anybody left out.
    """
    say = words(language)
    legend = " · ".join(
        f"{terms.BUILDING_SIGNS[building]} {terms.building_name(building, say)}"
        for building in Building
    )
    fields: list[Field] = []
    for longest in SHORTER_NAMES:
        fields = _roster_fields(campaign, say, longest)
        if sum(len(line) + 1 for field in fields for line in field.lines) <= ROSTER:
            break
    embed = build_embed(
        title=say("glance-roster-title", name=escape(campaign.name)),
        lines=[legend] if campaign.workers else [say("glance-nobody")],
        fields=fields,
    )
    embed.colour = discord.Colour(ROSTER_COLOUR)
    return [embed]


def _roster_fields(campaign: Campaign, say: Say, longest: int) -> list[Field]:
    assassins = [
        f"{_bold(one.name, longest)} · {_health(campaign, one, say)}" for one in campaign.assassins
    ]
    headed = [("glance-assassins", assassins)]
    for key, kind in (
        ("glance-allies", WorkerKind.ALLY),
        ("glance-apprentices", WorkerKind.APPRENTICE),
    ):
        workers = [one for one in campaign.workers if one.kind is kind]
        headed.append((key, [_worker(campaign, one, say, longest) for one in workers]))
    return [
        field for key, lines in headed for field in split_field(say(key, number=len(lines)), lines)
    ]


def _worker(campaign: Campaign, worker: Worker, say: Say, longest: int) -> str:
    """`**Lucia** · 🏥 1 · 🛠️ 1 · 🏪 1 · 📜 1 · ♥♥♡ 🩹 Injured → 🏥`; hearts where some are lost."""
    text = f"{_bold(worker.name, longest)} · {terms.brown_card(worker.brown_card, say)}"
    if worker.hearts < hearts.maximum(campaign, worker):
        text += f" · {_state(campaign, worker, say)}"
    if worker.stands_in_for is not None:
        name = shorten(escape(campaign.assassin(worker.stands_in_for).name), longest)
        return f"{text} → {say('glance-stands-in', name=name)}"
    return text if worker.building is None else f"{text} → {terms.BUILDING_SIGNS[worker.building]}"


def _bold(name: str, longest: int) -> str:
    return f"**{shorten(escape(name), longest)}**"


# --- the campaign --------------------------------------------------------------------------------


def campaign_embeds(campaign: Campaign, language: Language) -> list[discord.Embed]:
    """The campaign: where it stands, who plays, its settings, rulings, cards and diary."""
    say = words(language)
    rulings = rulings_told(campaign.settings.rulings, say)
    read_off = {
        name: text
        for name, text in settings_told(campaign.settings, say).items()
        if name not in rulings
    }
    assassins = [
        f"{_bold(one.name, 200)} · {_health(campaign, one, say)}" for one in campaign.assassins
    ]
    embed = build_embed(
        title=escape(campaign.name),
        lines=[*_standing(campaign, say), *_experience(campaign, say), *_leader(campaign, say)],
        fields=[
            Field(say("glance-assassins", number=len(assassins)), assassins),
            Field(say("glance-settings"), [sentence(text) for text in read_off.values()]),
            Field(say("glance-rulings"), [sentence(text) for text in rulings.values()]),
            Field(say("glance-cards"), _card_numbers(campaign, say)),
            *split_field(
                say("glance-diary"), [diary_line(record, say) for record in campaign.diary]
            ),
        ],
    )
    return [embed]


def _leader(campaign: Campaign, say: Say) -> list[str]:
    """Who leads the campaign, where that is known; the mention calls nobody."""
    if campaign.game_master is None:
        return []
    return [say("board-game-master", player=f"<@{campaign.game_master}>")]


def _experience(campaign: Campaign, say: Say) -> list[str]:
    """`40 XP · level I, 15 more to the next`, once there is any (§2.8)."""
    if not campaign.xp_on_paper and all(record.xp is None for record in campaign.diary):
        return []
    xp = experience.on_track(campaign)
    level = experience.level_reached(xp)
    missing = experience.to_next_level(xp) or 0
    return [say("board-xp", xp=xp, level=int(level), missing=missing)]


def _card_numbers(campaign: Campaign, say: Say) -> list[str]:
    """How many cards lie in each place where there are any."""
    numbers = [(kind, len(campaign.cards_in(kind))) for kind in PlaceKind]
    return [
        f"{sentence(terms.place_name(kind, None, say))} · {say('n-cards', number=number)}"
        for kind, number in numbers
        if number
    ]


def diary_line(record: MemoryRecord, say: Say) -> str:
    """`✅ 1.1 · success, 2 attempts · Contract fulfilled · 12 XP`."""
    if record.attempts is None:
        return say("diary-memory-on-paper", memory=escape(record.memory))
    text = say(
        "diary-memory",
        success="yes" if record.success else "no",
        memory=escape(record.memory),
        attempts=record.attempts,
    )
    parts = [text]
    if record.contract_fulfilled is not None:
        fulfilled = "yes" if record.contract_fulfilled else "no"
        parts.append(say("diary-contract", fulfilled=fulfilled))
    if record.xp is not None:
        parts.append(say("diary-xp", xp=record.xp))
    return " · ".join(parts)
