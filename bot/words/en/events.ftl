# What happened, in the log: one sentence or two for each event of core/events.py.

# Campaign and roster

event-campaign-began = The campaign { $name } begins with { $assassins }.
event-campaign-renamed = The campaign { $before } is now called { $after }.
event-campaign-ended = The campaign { $name } has ended.
event-entered-from-paper =
    { $opened ->
        [yes] The campaign, begun on paper, goes on after { -memory } { $memory }: HQ level { $level }, { $xp } XP.
       *[no] The campaign, begun on paper, goes on after { -memory } { $memory }: { $xp } XP.
    }
event-game-master-named = { $player } is the game master now.
event-settings-changed = Settings: { $settings }.
event-settings-kept = Settings were saved without a change.
event-renamed = { $before } is now called { $after }.
event-assassin-added = { $name } joins the { -assassins }.
event-assassin-player =
    { $played ->
        [yes] { $name } has another player now.
       *[no] { $name } has no player now.
    }
event-assassin-removed = { $name } leaves the { -assassins }.
event-worker-added = { $name } joins ({ worker-kind }): { $values }.
event-worker-values = { $name } has these values now: { $values }.
event-worker-hearts = { $name } has { n-hearts }.
event-worker-removed = { $name } ({ worker-kind }) leaves.

# Cards

event-cards-added = New: { $cards } → { $target }.
card-way = { $cards }: { $origin } → { $target }
card-way-on-board = { $cards }: { $target } slot, { $origin }
event-cards-moved = { $ways }.
event-cards-paid = Paid: { $cards }.
event-cards-used = Used: { $cards }.
event-deck-shuffled =
    { $discards ->
        [yes] The discard pile was shuffled into the { -equipment } deck, which has { n-cards } now.
       *[no] The { -equipment } deck was shuffled; it has { n-cards }.
    }

# Health

event-wounded = { $name } loses { n-hearts }: { $health }.
event-healed =
    { $returned ->
        [yes] { $name } gets { n-hearts } and may take part again: { $health }.
       *[no] { $name } gets { n-hearts }: { $health }.
    }
event-healed-by = { $name } gets { n-hearts } from a { -medicine } of { $by }: { $health }.
event-eliminated =
    { $why ->
        [critical_at_the_end] { $name } was still in { -critical-condition } at the end and is { -eliminated }.
        [not_healed_in_time] { $name } was in { -critical-condition } for more than a turn and is { -eliminated }.
        [stranded] { $name } could not leave the { -map } and is { -eliminated }.
       *[by_hand] { $name } is { -eliminated }.
    }
event-armour-changed = { $name } has { $hearts } with the armour as it is now.
event-stand-in-taken = { $apprentice } stands in for { $assassin }.
event-stand-in-relieved = { $apprentice } no longer stands in for { $assassin }.

# The round

event-headquarters-opened = The { -headquarters } opens, and { -contract } { $position } lies face up.
event-level-set = { -hq } level { $before } → { $after }.
event-contract-number-set = { -contract } { $position } asks for { n-successes }.
placed = { $name } ({ $target })
placed-from = { $name } ({ $origin } → { $target })
red-space = { -hospital }, red space
event-miniatures-assigned = Placed: { $placed }.
event-miniatures-unassigned = Taken back: { $placed }.
event-blueprint-placed = { $card } lies in the { -workshop } and costs { $price }.
event-blueprint-taken-back = { $card } is back in the { -main-hall }.
event-memory-began =
    { $attempt ->
        [1] { -memory } { $memory } begins, 1st attempt.
       *[2] { -memory } { $memory } begins, 2nd attempt.
    }
event-attempt-ended =
    { $outcome ->
        [success] { -memory } { $memory } is a success, on the { $attempt ->
            [1] 1st
           *[2] 2nd
        } attempt.
        [completed] { -memory } { $memory } failed on the 2nd attempt too, and so it is completed.
       *[failed_once] The 1st attempt of { -memory } { $memory } failed; the 2nd is next.
    }

# Resolution

event-resolution-began = The { -resolution } of { -memory } { $memory } begins.
event-hospital-resolved = { -hospital }: { $healed }.
event-hospital-nobody = { -hospital }: nobody was healed.
healed-by = { $name } +{ $number } ♥
event-blueprint-built = { $card } is built.
event-workshop-resolved =
    { $outcome ->
        [built] { -workshop }: { $card } is built for { $price }.
        [not_built] { -workshop }: { $card } was not built.
       *[nothing] { -workshop }: there was nothing to build.
    }
event-equipment-revealed = The { -shop } reveals { $cards }.
event-nothing-revealed = { -shop }: there were no cards to reveal.
event-shop-resolved = { -shop }: the group keeps { $cards }.
event-shop-nothing = { -shop }: nothing was kept.
event-command-room-resolved =
    { $outcome ->
        [fulfilled] { -command-room }: { -contract } { $position } is fulfilled with { n-successes }.
        [failed] { -command-room }: { -contract } { $position } is not fulfilled, with { n-successes }.
        [fulfilled_surely] { -command-room }: { -contract } { $position } is fulfilled on its 2nd try.
        [sure_try_too_weak] { -command-room }: { -contract } { $position } was out of the workers’ reach.
        [not_tried] { -command-room }: { -contract } { $position } was not tried.
       *[no_contract] { -command-room }: no { -contract } is left.
    }
event-contract-revealed =
    { $before ->
        [same] { -contract } { $position } lies face up; the { -hq } level stays { $after }.
       *[other] { -contract } { $position } lies face up; { -hq } level { $before } → { $after }.
    }
event-contracts-used-up =
    { $before ->
        [same] That was the last { -contract }; the { -hq } level stays { $after }.
       *[other] That was the last { -contract }; { -hq } level { $before } → { $after }.
    }
event-resolution-completed = The { -resolution } of { -memory } { $memory } is over.

# Game turns

event-stranded =
    { $stranded ->
        [yes] { $name } cannot leave the { -map } and is { -eliminated } when the attempt ends, unless that changes.
       *[no] { $name } can leave the { -map } after all.
    }
event-turns-tracked = Game turns are tracked from here on: turn { $turn }, { turn-phase }.
event-turns-left-alone = Game turns are no longer tracked, since turn { $turn }.
event-turn-phase-began = Turn { $turn }: { turn-phase }.
event-turn-began = Turn { $turn } begins with the { turn-phase }; everybody has { n-cubes }.
event-cubes-used =
    { $left ->
        [0] { $name } uses { n-cubes } and has none left.
       *[other] { $name } uses { n-cubes } and has { $left } left.
    }

# Experience and players

event-experience-told = { -memory } { $memory } brought { $xp } XP: { $total } in all, level { level }.
event-swapped-assassin = { $after } takes the place of { $before } and has the same board.

# By hand

event-corrected = Corrected by hand, { correction }: { $before } → { $after }. Reason: { $reason }.
correction =
    { $what ->
        [hearts] hearts of { $subject }
        [health] health of { $subject }
        [stand_in] whom { $subject } stands in for
        [building] where { $subject } stands
        [level] { -hq } level
        [contract] { -contract }
        [round] the campaign’s round
        [diary] { -memory } { $subject } in the diary
        [turn] game turn
        [cubes] action cubes of { $subject }
        [card_place] where { $subject } lies
        [card_printed] what is printed on { $subject }
       *[card_unknown] { $subject }, a card that never was
    }
fact-nothing = —
event-taken-back =
    { $number ->
        [one] Taken back: entry { $first } ({ $commands }), by { $actors }.
       *[other] Taken back: entries { $first } to { $last } ({ $commands }), by { $actors }.
    }
