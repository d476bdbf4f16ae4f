# Why something came out as it did: what `/why` says. The numbers first, then the rule.

why-title = Why entry { $number } came out so
why-rule = **Rules §{ $section }** · { $text }
why-by-the-group = The group decides this; no rule is behind it.

# Campaign, roster, cards

why-campaign-began = One to four { -assassins } take part; they begin with three hearts each.
why-settings-changed = What is printed only on the game’s own cards, and what the published rules leave open, is the group’s to tell.
why-assassin-added = Who joins does so between { -memories }, with three hearts and cards of the group’s choice.
why-assassin-removed = Who leaves does so between { -memories }: { -skill } cards are put away, all other cards stay with the group.
why-swapped-assassin = { -assassins } are swapped in { -full-health } only, and the board stays.
why-brown-card = A worker’s brown card gives a value for each of the four Buildings; what is not read off it is 1.
why-cards-added = Every card that is not out of the game lies in exactly one place.
why-cards-moved =
    { $why ->
        [by_hand] Between { -memories } cards are traded, stored, taken and rearranged for free, except { -skill } cards; during one, a trade needs both.
        [headquarters_opened] When the { -headquarters } opens, all cards of the { -villa } move to the { -main-hall }.
        [paid] Paid white cards leave the game for good, black ones go to the { -equipment } discard pile.
        [drawn] The { -shop } reveals four { -equipment } cards.
        [reshuffled] When the deck is empty, the discard pile is shuffled into a new one.
        [kept] Kept cards go to boards and the { -main-hall } as the group likes.
        [unkept] Where cards go that the { -shop } does not keep is a ruling of the group’s.
        [eliminated] { -hidden-blade }, armour and { -skill } cards of levels III and IV go into the sealed bag, all others to the spare cards.
        [returned] Who returns takes back the cards in the sealed bag.
        [relieved] The { -apprentice } who stood in leaves the cards with the group.
        [player_left] { -skill } cards of who leaves are put away, all others go to the spare cards.
        [replaced_armour] There is one armour at most, and only a better one replaces it.
       *[medicine_used] A { -medicine } is discarded when it is used.
    }
why-deck-shuffled = The deck’s order is by chance alone.

# Health

why-wounded = { $name } had { $before } of { $maximum } hearts and lost { $lost }: { $left } left, hence { health-state }.
why-critical = Who is in { -critical-condition } and not healed before the next game turn ends is { -eliminated }.
why-critical-until = In { -critical-condition } since turn { $turn }, hence { -eliminated } when turn { $until } ends, unless healed before.
why-healed =
    { $why ->
        [hospital] The { -hospital } heals { $name }: { $before } + { $gained } = { $left } of { $maximum } hearts, hence { health-state }.
        [medicine] A { -medicine } heals { $name }, up to the maximum: { $before } + { $gained } = { $left } of { $maximum } hearts, hence { health-state }.
        [before_headquarters] Before the { -headquarters } opens, who was { -eliminated } is back once a { -memory } was completed without them: { $name } has { $left } of { $maximum } hearts.
       *[by_hand] { $name } was healed in the { -memory }: { $before } + { $gained } = { $left } of { $maximum } hearts, hence { health-state }.
    }
why-returned = Who was { -eliminated } and gets at least one heart returns, with the cards in the sealed bag.
why-eliminated =
    { $why ->
        [critical_at_the_end] { -critical-condition } does not outlast a { -memory }: { $name } was not saved.
        [not_healed_in_time] Nobody healed { $name } before the end of the turn after the one in which { -critical-condition } began.
        [stranded] Who cannot leave the { -map } when the attempt ends is { -eliminated }: { $name }.
       *[by_hand] The group told that nobody healed { $name } in time.
    }
why-armour = The maximum is three hearts and the armour’s: { $maximum } for { $name }. Hearts follow what armour adds or takes, hence { $left } now.
why-stranded = Who cannot leave the { -map } is { -eliminated } when the attempt ends.
why-stand-in-taken = An { -apprentice } stands in for an { -eliminated } { -assassin }: three hearts, no { -hidden-blade }, { -skill } cards up to level II.
why-stand-in-relieved = Once they stand in no longer, { -apprentices } go back to the pool.

# The round

why-headquarters-opened = It opens once: the { -eliminated } on red spaces, the first { -blueprint } in the { -workshop }, { -contract } 1 face up, all cards in the { -main-hall }.
why-level = The back of the top { -contract } shows the { -hq } level.
why-contract-number-set = The face-up { -contract } shows how many successes it asks for.
why-red-space = Red spaces are in the { -hospital } and hold { -eliminated } { -assassins }, one each.
why-miniature-assigned = { -allies } and { -apprentices } work on white spaces, each in one Building at a time.
why-blueprint-placed = At most one { -blueprint } lies in the { -workshop }; the others lie in the { -main-hall }.
why-memory-began =
    { $attempt ->
        [1] Assignment takes place before the 1st attempt only.
       *[2] Before a 2nd attempt nobody is reassigned, and health stays as it ended.
    }
why-attempt-ended =
    { $outcome ->
        [success] A success completes the { -memory }, so the { -resolution } follows.
        [completed] A second failure completes the { -memory } too, so the { -resolution } follows.
       *[failed_once] A first failure does not complete the { -memory }: a 2nd attempt follows, and no { -resolution }.
    }
why-experience = { $total } XP in all; the levels begin at { $levels }, hence level { level }.

# Game turns

why-turn = A game turn is Event phase, { -assassin } phase, Enemy phase and its end, at which those in { -critical-condition } are checked. In the Event phase each has three action cubes again.
why-turns-left-alone = The clock is the group’s choice; without it, an Elimination is told by hand.
why-cubes-used = Each has three action cubes a turn; unused ones do not add up.

# By hand

why-corrected = The table had it otherwise than the bot: { $reason }. A correction is an entry like any other.
why-taken-back = Everything is again as it was before entry { $first }. The log keeps what was taken back, and this can be taken back too.

# Resolution

why-resolution-began = A completed { -memory } is followed by its { -resolution }.
why-hospital = { $summed }. Given: { $given }, lost: { $lost }; nobody goes above the maximum.
why-workshop-nothing = No { -blueprint } lay in the { -workshop }.
why-not-built = The price is { $price }, less what workers save ({ $saved }). Building is the group’s choice.
why-built = The price is { $price }, less what workers save ({ $saved }). Paid: { $paid }, each card for one of its own colour.
why-blueprint-built = A { -blueprint } that is built is { -special-equipment } from then on.
why-equipment-revealed = Four { -equipment } cards are revealed; { -investigation } cards are ignored and replaced.
why-shop = { $summed }. So many of the revealed cards were kept: { $keep }.
why-ignored = { -investigation } cards do not count among the four: { $number } ignored.
why-command-room =
    { $outcome ->
        [fulfilled] 1st try, { $shares } = { n-dice }: { $dice } make { $successes } of { $needed } successes. A hit and a special face count as one each.
        [failed] 1st try, { $shares } = { n-dice }: { $dice } make { $successes } of { $needed } successes. The next try is the 2nd, without dice.
        [fulfilled_surely] 2nd try, no dice: { $shares } = { $number }, and { $needed } are needed.
        [sure_try_too_weak] 2nd try, no dice: { $shares } = { $number } do not reach { $needed }, so nothing happens and it stays.
        [not_tried] Nobody was there, so nothing was tried.
       *[no_contract] No { -contract } is left to be tried.
    }
why-resolution-completed = All four Buildings are resolved, in their order; the next Assignment follows.
why-nothing-saved = nothing
why-hospital-empty = Nobody worked there, so there were no hearts to give.
why-shop-empty = Nobody brought cards to keep, so nothing was drawn.
