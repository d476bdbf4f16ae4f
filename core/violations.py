from enum import StrEnum

Value = int | str


class Refusal(StrEnum):
    """Every reason for which the rules refuse something; `bot/` words each of them."""

    # names and numbers (any command)
    NAME_EMPTY = "name_empty"
    NAME_TOO_LONG = "name_too_long"
    NAME_TAKEN = "name_taken"
    NUMBER_OUT_OF_RANGE = "number_out_of_range"
    NOTHING_TO_CHANGE = "nothing_to_change"
    UNKNOWN_MINIATURE = "unknown_miniature"
    UNKNOWN_CARD = "unknown_card"
    UNKNOWN_MEMORY = "unknown_memory"

    # who may do what
    ONLY_PLAYERS_ACT = "only_players_act"
    ONLY_A_ROLE_ACTS = "only_a_role_acts"
    ONLY_THE_GAME_MASTER = "only_the_game_master"
    ROLE_MISSING = "role_missing"

    # roster (§1, §8)
    ROSTER_FULL = "roster_full"
    TOO_FEW_ASSASSINS = "too_few_assassins"
    TOO_MANY_ASSASSINS = "too_many_assassins"
    ONLY_BETWEEN_MEMORIES = "only_between_memories"
    NOT_A_WORKER = "not_a_worker"
    NOT_AN_ASSASSIN = "not_an_assassin"
    APPRENTICES_HAVE_THREE_HEARTS = "apprentices_have_three_hearts"

    # the round (§2)
    HEADQUARTERS_CLOSED = "headquarters_closed"
    HEADQUARTERS_ALREADY_OPEN = "headquarters_already_open"
    HEADQUARTERS_OPENS_AFTER_0_4 = "headquarters_opens_after_0_4"
    MEMORY_UNDER_WAY = "memory_under_way"
    NO_MEMORY_UNDER_WAY = "no_memory_under_way"
    MEMORY_ALREADY_COMPLETED = "memory_already_completed"
    SECOND_ATTEMPT_IS_DUE = "second_attempt_is_due"
    RESOLUTION_IS_DUE = "resolution_is_due"
    MEMORY_NEEDS_OPEN_HEADQUARTERS = "memory_needs_open_headquarters"
    MEMORY_IS_BEFORE_HEADQUARTERS = "memory_is_before_headquarters"

    # Assignment (§3)
    NO_REASSIGNING_BEFORE_SECOND_ATTEMPT = "no_reassigning_before_second_attempt"
    ASSASSINS_DO_NOT_WORK = "assassins_do_not_work"
    RED_SPACES_ARE_IN_THE_HOSPITAL = "red_spaces_are_in_the_hospital"
    BUILDING_FULL = "building_full"
    ALREADY_THERE = "already_there"
    NOT_PLACED = "not_placed"
    APPRENTICE_STANDS_IN = "apprentice_stands_in"
    WORKSHOP_HAS_A_BLUEPRINT = "workshop_has_a_blueprint"
    WORKSHOP_HAS_NO_BLUEPRINT = "workshop_has_no_blueprint"
    NOT_A_BLUEPRINT = "not_a_blueprint"

    # stand-ins (§3.7, §6.6)
    ASSASSIN_NOT_ELIMINATED = "assassin_not_eliminated"
    NOT_AN_APPRENTICE = "not_an_apprentice"
    ASSASSIN_HAS_STAND_IN = "assassin_has_stand_in"
    NO_STAND_IN = "no_stand_in"

    # Resolution (§4)
    NOT_IN_RESOLUTION = "not_in_resolution"
    NO_RESOLUTION_AFTER_FAILED_FIRST_ATTEMPT = "no_resolution_after_failed_first_attempt"
    RESOLUTION_ALREADY_BEGAN = "resolution_already_began"
    RESOLUTION_NOT_STARTED = "resolution_not_started"
    WRONG_BUILDING = "wrong_building"
    TOO_MANY_HEARTS = "too_many_hearts"
    HEARTS_LEFT_TO_GIVE = "hearts_left_to_give"
    ABOVE_MAXIMUM = "above_maximum"
    NOT_A_PATIENT = "not_a_patient"
    ALLIES_NEED_NO_HEALING = "allies_need_no_healing"
    NO_BLUEPRINT_TO_BUILD = "no_blueprint_to_build"
    PAYMENT_TOO_SMALL = "payment_too_small"
    PAYMENT_TOO_LARGE = "payment_too_large"
    PAYMENT_TOO_MUCH_OF_A_COLOUR = "payment_too_much_of_a_colour"
    BLUEPRINT_IS_NO_PAYMENT = "blueprint_is_no_payment"
    SKILL_IS_NO_PAYMENT = "skill_is_no_payment"
    CARD_IS_NO_PAYMENT = "card_is_no_payment"
    CARD_OUT_OF_REACH = "card_out_of_reach"
    CARD_TWICE = "card_twice"
    DECK_IS_KEPT_BY_THE_BOT = "deck_is_kept_by_the_bot"
    DECK_IS_ON_THE_TABLE = "deck_is_on_the_table"
    DECK_NOT_EMPTY = "deck_not_empty"
    DECK_LIST_EMPTY = "deck_list_empty"
    CARDS_ALREADY_REVEALED = "cards_already_revealed"
    NO_CARDS_REVEALED = "no_cards_revealed"
    TOO_MANY_CARDS_REVEALED = "too_many_cards_revealed"
    INVESTIGATION_IS_IGNORED = "investigation_is_ignored"
    NOT_AN_EQUIPMENT_CARD = "not_an_equipment_card"
    CARD_NOT_REVEALED = "card_not_revealed"
    KEEP_EXACTLY = "keep_exactly"
    CONTRACT_NUMBER_UNKNOWN = "contract_number_unknown"
    NO_CONTRACT = "no_contract"
    NOTHING_TO_ROLL = "nothing_to_roll"
    SECOND_TRY_NEEDS_NO_DICE = "second_try_needs_no_dice"
    DICE_FACES_UNKNOWN = "dice_faces_unknown"
    TOO_MANY_DICE = "too_many_dice"
    NEXT_CONTRACT_UNKNOWN = "next_contract_unknown"
    NO_NEXT_CONTRACT_YET = "no_next_contract_yet"
    CONTRACTS_KEEP_THEIR_ORDER = "contracts_keep_their_order"

    # health (§6)
    ALREADY_AT_MAXIMUM = "already_at_maximum"
    IS_ELIMINATED = "is_eliminated"
    IN_CRITICAL_CONDITION = "in_critical_condition"
    STRANDED_ALREADY = "stranded_already"
    NOT_STRANDED = "not_stranded"
    MEDICINE_RAISES_NO_ELIMINATED = "medicine_raises_no_eliminated"
    NOT_A_MEDICINE = "not_a_medicine"
    CONSENT_NEEDED = "consent_needed"
    NOT_ON_THE_MAP = "not_on_the_map"
    NO_MEDICINE_AT_HAND = "no_medicine_at_hand"
    ONLY_DURING_A_MEMORY = "only_during_a_memory"
    HEALTH_STAYS_BETWEEN_ATTEMPTS = "health_stays_between_attempts"

    # game turns (§6.7)
    TURNS_NOT_TRACKED = "turns_not_tracked"
    TURNS_TRACKED_ALREADY = "turns_tracked_already"
    TOO_FEW_CUBES = "too_few_cubes"

    # experience (§2.8)
    MEMORY_NOT_COMPLETED = "memory_not_completed"

    # players come and go (§8)
    NOT_IN_FULL_HEALTH = "not_in_full_health"

    # by hand
    REASON_MISSING = "reason_missing"
    BREAKS_THE_RULES = "breaks_the_rules"
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    BEGINNING_STAYS = "beginning_stays"
    ONLY_AT_THE_BEGINNING = "only_at_the_beginning"

    # cards (§7)
    NO_CARDS_LISTED = "no_cards_listed"
    TOO_MANY_CARDS = "too_many_cards"
    BOARD_FULL = "board_full"
    SLOT_DOES_NOT_MATCH = "slot_does_not_match"
    SLOT_TAKEN = "slot_taken"
    SKILL_CARDS_ARE_NOT_TRADED = "skill_cards_are_not_traded"
    SKILL_TOO_HIGH_FOR_APPRENTICE = "skill_too_high_for_apprentice"
    NO_HIDDEN_BLADE_FOR_APPRENTICE = "no_hidden_blade_for_apprentice"
    WHITE_CARDS_ARE_NOT_DISCARDED = "white_cards_are_not_discarded"
    WHITE_CARDS_STAY = "white_cards_stay"
    MEDICINE_HEALS_SOMEBODY = "medicine_heals_somebody"
    MAIN_HALL_OUT_OF_REACH = "main_hall_out_of_reach"
    NOT_MOVED_BY_HAND = "not_moved_by_hand"
    BOARD_NOT_IN_PLAY = "board_not_in_play"
    ARMOUR_IS_NOT_BETTER = "armour_is_not_better"
    ARMOUR_HOLDS_THE_LAST_HEARTS = "armour_holds_the_last_hearts"
    ARMOUR_NEEDS_HEARTS = "armour_needs_hearts"
    SKILL_NEEDS_LEVEL = "skill_needs_level"
    BLUEPRINT_NEEDS_PRICE = "blueprint_needs_price"
    BLUEPRINTS_LIE_IN_THE_MAIN_HALL = "blueprints_lie_in_the_main_hall"


class RuleViolation(Exception):
    """The rules refuse a decision; nothing has changed.

    Attributes:
        code: why.
        values: what a sentence about it needs: names as typed, numbers, enum values.
    """

    def __init__(self, code: Refusal, **values: Value) -> None:
        super().__init__(code.value, values)
        self.code = code
        self.values = values
