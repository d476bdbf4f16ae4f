# Why the rules refuse something, and what to do instead: refusal-<code> for each `Refusal` of
# core/violations.py. Its `$values` are those that core raises with it.

# Who may do what

refusal-only-players-act =
    Only who plays an { -assassin } in this campaign, and its game master, may do that. You can read along with { -do-headquarters-show } and { -do-log }; ask the game master to let you in with { -do-roster } or { -do-campaign-access }.
refusal-only-a-role-acts =
    That takes the role <@&{ $role }> in this campaign. You can read along with { -do-headquarters-show } and { -do-log }; ask the game master, who can change it with { -do-campaign-access }.
refusal-only-the-game-master =
    Only the game master, <@{ $user }>, or who manages the server may do that. Ask one of them.
refusal-role-missing = That needs a role. Choose one with the option `role` of { -do-campaign-access }, too.

# Names and numbers

refusal-name-empty = A name needs at least one visible character. Type it again with one.
refusal-name-too-long =
    That name has { $length } characters, and { $maximum } is the most. Choose a shorter one.
refusal-name-taken = { $name } already has that name, or one that looks the same. Choose another.
number-what =
    { $what ->
        [count] The number of cards
        [black] The number of black cards in a price
        [white] The number of white cards in a price
        [hearts] The number of hearts
        [medicine_hearts] The number of hearts that a { -medicine } heals
        [contract_number] The number of successes
        [hospital] The number for the { -hospital }
        [workshop] The number for the { -workshop }
        [shop] The number for the { -shop }
        [command_room] The number for the { -command-room }
        [red] The number of red spaces
        [faces] The number of the die’s faces
        [hit_faces] The number of faces with a hit
        [special_faces] The number of special faces
        [failure_faces] The number of faces with a failure
        [hits] The number of hits
        [specials] The number of special faces
        [turn] The game turn
        [cubes] The number of action cubes
        [xp] The experience
        [attempt] The attempt
        [contract] The position of the { -contract }
        [tries] The number of tries
        [reason] The length of the reason
       *[number] The number
    }
refusal-number-out-of-range =
    { number-what } cannot be { $number }. Choose one from { $minimum } to { $maximum }.
refusal-nothing-to-change =
    That is already so, and nothing would change. Give at least one option a new value.
refusal-unknown-miniature =
    That miniature does not belong to this campaign. { -do-roster-show } lists everybody who does.
refusal-unknown-card =
    That card does not belong to this campaign. Enter it with { -do-card-add }, or pick one from the list.
refusal-unknown-memory =
    There is no { -memory } “{ $memory }”. Pick one from the list that { -do-memory-begin } offers.

# Roster

refusal-roster-full =
    The roster holds at most { $maximum } { -allies } and { -apprentices }. Remove one with { -do-roster } first.
refusal-too-few-assassins = A campaign needs at least one { -assassin }. Name one.
refusal-too-many-assassins =
    { $maximum ->
        [one] At most one { -assassin } takes part. Leave the others out.
       *[other] At most { $maximum } { -assassins } take part. Leave one out, or remove one with { -do-roster } first.
    }
refusal-only-between-memories =
    { -assassins } come and go only between Memories. Finish this { -memory } and its { -resolution } first; { -do-headquarters-show } says what is next.
refusal-not-a-worker =
    { $name } is an { -assassin }, neither { -ally } nor { -apprentice }. Choose one of those; { -do-roster-show } lists them.
refusal-not-an-assassin =
    { $name } is not an { -assassin }, but an { -ally } or { -apprentice }. Choose an { -assassin }; { -do-roster-show } lists them.

# The round

refusal-headquarters-closed =
    The { -headquarters } is not open yet. It opens after { -memory } 0.4, with { -do-headquarters-open }.
refusal-headquarters-already-open =
    The { -headquarters } is open already; that happens only once. See it with { -do-headquarters-show }.
refusal-headquarters-opens-after-0-4 =
    The { -headquarters } opens once { -memory } 0.4 is completed. Play that first, with { -do-memory-begin }.
refusal-memory-under-way =
    { -memory } { $memory } is being played. End the attempt first, with { -do-memory-success } or { -do-memory-failure }.
refusal-no-memory-under-way =
    No { -memory } is being played just now. Begin one with { -do-memory-begin }.
refusal-memory-already-completed =
    { -memory } { $memory } is in the diary already. Choose another one with { -do-memory-begin }.
refusal-second-attempt-is-due =
    { -memory } { $memory } failed once, and its 2nd attempt comes before anything else. Begin that with { -do-memory-begin }.
refusal-resolution-is-due =
    The { -resolution } of the last { -memory } comes first. Go on with { -do-resolve }.
refusal-memory-needs-open-headquarters =
    { -memory } { $memory } comes after the opening of the { -headquarters }. Open it first, with { -do-headquarters-open }, once { -memory } 0.4 is completed.
refusal-memory-is-before-headquarters =
    { -memory } { $memory } is played before the { -headquarters } opens, and it is open already. Choose a later one with { -do-memory-begin }.

# Assignment

refusal-no-reassigning-before-second-attempt =
    After a failed 1st attempt everybody stays where they are: nobody is reassigned before the 2nd. Begin that with { -do-memory-begin }.
refusal-assassins-do-not-work =
    { $name } is an { -assassin } who plays, and those never work. Place an { -ally } or an { -apprentice } with { -do-assign }.
refusal-red-spaces-are-in-the-hospital =
    { $name } is { -eliminated } and can only stand on a red space, and those are in the { -hospital }. Choose the { -hospital } in { -do-assign }.
refusal-building-full =
    { $maximum ->
        [0] There is no such space { in-the-building }. Choose another Building, or correct the number with { -do-campaign-settings }.
        [one] The only such space { in-the-building } is taken. Free it with { -do-unassign }, or choose another Building.
       *[other] All { $maximum } such spaces { in-the-building } are taken. Free one with { -do-unassign }, or choose another Building.
    }
refusal-already-there = { $name } is there already. Choose another place, or leave it so.
refusal-not-placed =
    { $name } stands in no Building, so there is nothing to take back. Place miniatures with { -do-assign }.
refusal-apprentice-stands-in =
    { $name } stands in for an { -eliminated } { -assassin } and does not work meanwhile. Place somebody else with { -do-assign }.
refusal-workshop-has-a-blueprint =
    The { -workshop } holds one { -blueprint } at most, and { $card } lies there. Take that one back with { -do-blueprint } first.
refusal-workshop-has-no-blueprint =
    No { -blueprint } lies in the { -workshop }. Put one there with { -do-blueprint }.
refusal-not-a-blueprint =
    { $card } is not a { -blueprint } that is still to be built. Choose one with { -do-blueprint }.

# Stand-ins

refusal-assassin-not-eliminated =
    { $name } is not { -eliminated }, and only an { -eliminated } { -assassin } is replaced. Choose another one, or nobody.
refusal-not-an-apprentice =
    { $name } is not an { -apprentice }, and only those stand in for an { -assassin }. Choose one; { -do-roster-show } lists them.
refusal-assassin-has-stand-in =
    An { -apprentice } stands in for { $name } already. Choose another { -assassin }, or leave it so.
refusal-no-stand-in =
    { $name } stands in for nobody just now. { -do-roster-show } tells who stands in for whom.

# Resolution

refusal-not-in-resolution =
    That belongs to the { -resolution }, which comes once a { -memory } is completed. Play one first, with { -do-memory-begin }.
refusal-no-resolution-after-failed-first-attempt =
    There is no { -resolution } after a failed 1st attempt: { -memory } { $memory } has its 2nd still. Begin that with { -do-memory-begin }.
refusal-resolution-already-began =
    The { -resolution } has begun already. Go on with { -do-resolve }.
refusal-resolution-not-started =
    The { -resolution } has not begun yet. Begin it with { -do-resolve }.
refusal-wrong-building =
    The Buildings are resolved in their order, and the next is the { $due ->
        [hospital] { -hospital }
        [workshop] { -workshop }
        [shop] { -shop }
       *[command_room] { -command-room }
    }. Go on with { -do-resolve }.
refusal-too-many-hearts =
    { $number ->
        [one] That gives 1 heart,
       *[other] That gives { $number } hearts,
    } and the { -hospital } has { $maximum }. Give fewer in { -do-resolve }.
refusal-hearts-left-to-give =
    { $number ->
        [one] 1 heart can still heal somebody. Give it in { -do-resolve } before you go on.
       *[other] { $number } hearts can still heal somebody. Give them in { -do-resolve } before you go on.
    }
refusal-above-maximum =
    { $maximum ->
        [0] { $name } can take no more hearts, armour included. Give them to somebody else.
        [one] { $name } can take 1 more heart at most, armour included. Give the rest to somebody else.
       *[other] { $name } can take { $maximum } more hearts at most, armour included. Give the rest to somebody else.
    }
refusal-not-a-patient =
    The { -hospital } cannot heal { $name } now: it heals who is { -injured }, or { -eliminated } and on a red space, by the group’s rulings. Choose one of those whom { -do-resolve } offers.
refusal-allies-need-no-healing =
    { -allies } and { -apprentices } need no healing: { $name } will be in { -full-health } next time anyway. Give the hearts to an { -assassin }.
refusal-no-blueprint-to-build =
    No { -blueprint } lies in the { -workshop }, so nothing can be built. Pass on with { -do-resolve }, and put one there at the next { -assignment } with { -do-blueprint }.
refusal-payment-too-small =
    { $minimum ->
        [one] 1 card must be paid, and that is none. Add it in { -do-resolve }, or do not build.
       *[other] { $minimum } cards must be paid in all, and that is { $number }. Add to the payment in { -do-resolve }, or do not build.
    }
refusal-payment-too-large =
    { $maximum ->
        [0] Nothing is left to pay. Take all cards out of the payment in { -do-resolve }.
        [one] Only 1 card must be paid, and that is { $number }. Take what is too much out of the payment in { -do-resolve }.
       *[other] Only { $maximum } cards must be paid, and that is { $number }. Take what is too much out of the payment in { -do-resolve }.
    }
refusal-payment-too-much-of-a-colour =
    { $maximum ->
        [0] No { colour } card can be paid here, and one colour never pays for the other. Take them out of the payment in { -do-resolve }.
        [one] Only 1 { colour } card can be paid here, and one colour never pays for the other. Take the others out of the payment in { -do-resolve }.
       *[other] Only { $maximum } { colour } cards can be paid here, and one colour never pays for the other. Take the others out of the payment in { -do-resolve }.
    }
refusal-blueprint-is-no-payment =
    { $card } is a { -blueprint } not yet built, and those are never payment. Choose another card in { -do-resolve }.
refusal-skill-is-no-payment =
    { $card } is a { -skill } card, and those are never payment. Choose another card in { -do-resolve }.
refusal-card-is-no-payment =
    { $card } cannot be payment: only { -equipment }, { -reward }, { -chest } and { -special-equipment } cards are. Choose another card in { -do-resolve }.
refusal-card-out-of-reach =
    { $card } is out of reach: it lies { $place ->
        [bag] in a sealed bag
        [deck] in the { -equipment } deck
        [discard] in the { -equipment } discard pile
        [revealed] among the { -shop }’s revealed cards
        [workshop] in the { -workshop }
       *[out_of_game] out of the game
    }. Choose a card from a board or from among the spare ones.
refusal-card-twice = A card is named twice, and each one counts once. Name every card only once.
refusal-deck-is-kept-by-the-bot =
    The bot keeps the { -equipment } deck and draws from it itself. Go on with { -do-resolve }, or change that with { -do-campaign-settings }.
refusal-deck-is-on-the-table =
    The { -equipment } deck is on the table, not with the bot. Draw there and type the names in { -do-resolve }, or change that with { -do-campaign-settings }.
refusal-cards-already-revealed =
    The { -shop }’s cards are revealed already. Choose in { -do-resolve } which ones you keep.
refusal-no-cards-revealed =
    No cards are revealed in the { -shop } yet. Reveal them first, with { -do-resolve }.
refusal-too-many-cards-revealed =
    { $maximum ->
        [one] Only 1 card is revealed. Name that one.
       *[other] At most { $maximum } cards are revealed. Name no more than those.
    } { -investigation } cards do not count among them.
refusal-investigation-is-ignored =
    { $card } is an { -investigation } card: the { -shop } ignores it and another card is drawn in its place. Name that one instead.
refusal-not-an-equipment-card =
    { $card } is not an { -equipment } card, and the { -shop } reveals no others. Name the card that was drawn, or enter it with { -do-card-add }.
refusal-card-not-revealed =
    { $card } is not among the cards revealed. Choose from those that { -do-resolve } shows.
refusal-keep-exactly =
    { $keep ->
        [0] None of the revealed cards can be kept. Go on with { -do-resolve }.
        [one] Exactly 1 of the revealed cards is kept. Choose one in { -do-resolve }.
       *[other] Exactly { $keep } of the revealed cards are kept. Choose that many in { -do-resolve }.
    }
refusal-contract-number-unknown =
    The bot does not know yet how many successes the { -contract } asks for. Read it off the card and tell it with { -do-contract }.
refusal-no-contract =
    No { -contract } lies face up. The first is revealed when the { -headquarters } opens; see { -do-headquarters-show }.
refusal-nothing-to-roll =
    Nobody works in the { -command-room }, so there are no dice to roll. Pass on with { -do-resolve }.
refusal-second-try-needs-no-dice =
    This is the { -contract }’s 2nd try, and that one needs no dice: the workers’ values decide. Go on with { -do-resolve } without a roll.
refusal-dice-faces-unknown =
    The bot does not know the faces of your die yet. Enter them with { -do-campaign-settings }, or roll on the table and type the result in { -do-resolve }.
refusal-too-many-dice =
    { $dice ->
        [one] That is more than the 1 die to be rolled. Type what it shows in { -do-resolve }.
       *[other] That is more than the { $dice } dice to be rolled. Type what those show in { -do-resolve }.
    }
refusal-next-contract-unknown =
    The { -contract } is fulfilled, and the next one is still to be read. Turn it up and tell its number of successes and the new level with { -do-resolve }.
refusal-no-next-contract-yet =
    The face-up { -contract } is not fulfilled yet, so no other one is turned up. It stays on top until { -do-resolve } fulfils it.
refusal-contracts-keep-their-order =
    { -contracts } keep their order and are never shuffled or passed over. Play the one on top; { -do-contract } shows it.

# Health

refusal-already-at-maximum =
    { $name } has all hearts already and cannot get more. Choose somebody else.
refusal-is-eliminated =
    { $name } is { -eliminated } and cannot do that. The { -hospital } brings { -assassins } back, with { -do-assign } to a red space; { -allies } and { -apprentices } are back for the next attempt.
refusal-in-critical-condition =
    { $name } is in { -critical-condition } and cannot do that. Heal { $name } first, with a { -medicine } for example.
refusal-medicine-raises-no-eliminated =
    { $name } is { -eliminated }, and by the group’s ruling a { -medicine } does not help then. Use the { -hospital }, or change the ruling with { -do-campaign-settings }.
refusal-not-a-medicine =
    { $card } is not a { -medicine }. Choose one, or enter it with { -do-card-add }.
refusal-no-medicine-at-hand =
    No { -medicine } is within reach of { $name } just now. Enter one that the group has with { -do-card-add }.
refusal-health-stays-between-attempts =
    Health stays as it ended between the two attempts of a { -memory }. Heal again once the 2nd attempt has begun, with { -do-memory-begin }.
refusal-only-during-a-memory =
    That happens only while a { -memory } is being played. Begin one with { -do-memory-begin }.

# Cards

refusal-no-cards-listed = Nothing was listed. Enter at least one card, each on a line of its own.
refusal-too-many-cards =
    A campaign holds at most { $maximum } cards. Enter fewer: only cards that the group has are needed.
refusal-board-full =
    { $maximum ->
        [one] The only free slot on { $name }’s board is taken.
       *[other] All { $maximum } free slots on { $name }’s board are taken.
    } Move a card away with { -do-card-move }, or choose another place.
refusal-slot-does-not-match =
    { $card } does not fit the slot “{ slot }”. Put it into a free slot with { -do-card-move }.
refusal-slot-taken =
    The slot “{ slot }” on { $name }’s board holds a card already. Move that one away with { -do-card-move } first, or choose a free slot.
refusal-skill-cards-are-not-traded =
    { $card } is a { -skill } card, and those are never traded or stored. It stays on its board; choose another card.
refusal-skill-too-high-for-apprentice =
    { $card } is too high for { $name }: an { -apprentice } uses { -skill } cards up to level { $maximum ->
        [0] 0
        [1] I
        [2] II
        [3] III
       *[4] IV
    } only. Choose a lower one.
refusal-no-hidden-blade-for-apprentice =
    { $name } is an { -apprentice } and carries no { -hidden-blade }. Put { $card } somewhere else with { -do-card-move }.
refusal-white-cards-are-not-discarded =
    { $card } is a white card, and those never go to the discard pile: given up, they leave the game for good. Give it up with { -do-card-discard }, or keep it.
refusal-white-cards-stay =
    { $card } is a white card: it is kept, and can be used again. There is nothing to note.
refusal-medicine-heals-somebody = A { -medicine } is used to heal somebody. Say whom with { -do-medicine }.
refusal-main-hall-out-of-reach =
    During a { -memory } the spare cards are out of reach. Store and take cards with { -do-card-move } once the attempt has ended.
refusal-not-moved-by-hand =
    { $place ->
        [workshop] Only a { -blueprint } lies in the { -workshop }. Put one there with { -do-blueprint }.
        [bag] Only an Elimination fills a sealed bag. Choose another place in { -do-card-move }.
        [revealed] Only { -do-resolve } reveals cards in the { -shop }. Choose another place in { -do-card-move }.
        [main_hall] Spare cards lie in the { -villa } until the { -headquarters } opens. Choose the { -villa } in { -do-card-move }.
        [villa] Spare cards lie in the { -main-hall } now that the { -headquarters } is open. Choose the { -main-hall } in { -do-card-move }.
       *[other] Cards are not put there by hand. Choose another place in { -do-card-move }.
    }
refusal-board-not-in-play =
    The board of { $name } is not in play, so no card can lie there. Choose that of an { -assassin } who plays, or of an { -apprentice } who stands in.
refusal-armour-is-not-better =
    { $hearts ->
        [one] { $card } is not better than { $other }, which adds 1 heart, and armour is only replaced by better armour.
       *[other] { $card } is not better than { $other }, which adds { $hearts } hearts, and armour is only replaced by better armour.
    } Put { $card } into a free slot with { -do-card-move }, or store it.
refusal-armour-holds-the-last-hearts =
    The armour holds the last hearts of { $name }, so it cannot be laid down now. Heal { $name } first.
refusal-armour-needs-hearts =
    { $card } is armour, and the bot must know how many hearts it adds. Give the hearts with { -do-card-add }.
refusal-skill-needs-level =
    { $card } is a { -skill } card, and the bot must know its level. Give the level with { -do-card-add }.
refusal-blueprint-needs-price =
    { $card } is a { -blueprint }, and the bot must know its price. Give it in black and white cards with { -do-blueprint }.
refusal-blueprints-lie-in-the-main-hall =
    A { -blueprint } not yet built lies in the { -workshop } or with the spare cards, nowhere else. Use { -do-blueprint } for the { -workshop }.

# Turns, experience, consent, decks

refusal-apprentices-have-three-hearts =
    { $name } is an { -apprentice }, and every { -apprentice } has three hearts. Armour adds to them; only an { -ally }’s card gives another number.
refusal-deck-not-empty =
    { $number ->
        [one] The { -equipment } deck holds { $number } card already, and two decks are never mixed. Correct where that card lies first, with { -do-correct }.
       *[other] The { -equipment } deck holds { $number } cards already, and two decks are never mixed. Correct where those cards lie first, with { -do-correct }.
    }
refusal-deck-list-empty =
    The list names no cards, and a deck needs some. Give a name and a count for each { -equipment } card in the box.
refusal-stranded-already =
    { $name } is noted as unable to leave the { -map } already. Nothing more is needed: it counts when the attempt ends. If it is not so, use { -do-stranded }.
refusal-not-stranded =
    { $name } is not noted as unable to leave the { -map }. Nothing needs to be taken back.
refusal-consent-needed =
    { $name } has not agreed, and during a { -memory } a trade needs both. Use { -do-card-trade } or { -do-medicine }, and whoever plays { $name } is asked to agree.
refusal-not-on-the-map =
    { $name } takes no part in this { -memory } in that way. Choose an { -assassin } who plays, or the { -apprentice } who stands in.
refusal-turns-not-tracked =
    Game turns are not tracked in this { -memory }, so the bot knows no turn. Track them from now on with { -do-turn-track }, or go on without.
refusal-turns-tracked-already =
    Game turns are tracked already: this is turn { $turn }. Go on with { -do-turn-next } or { -do-turn-end }.
refusal-too-few-cubes =
    { $left ->
        [0] { $name } has no action cubes left in this turn. There are three again in the next Event phase: { -do-turn-end }.
        [one] { $name } has 1 action cube left, not { $number }. Use that one, or go on to the next Event phase with { -do-turn-end }.
       *[other] { $name } has { $left } action cubes left, not { $number }. Use those, or go on to the next Event phase with { -do-turn-end }.
    }
refusal-memory-not-completed =
    { -memory } { $memory } is not completed, so it brought no experience yet. End it first, with { -do-memory-success } or { -do-memory-failure }.
refusal-not-in-full-health =
    { $name } is not in { -full-health }, but: { health-state }. { -assassins } are swapped in { -full-health } only; heal { $name } first.

# By hand

invariant =
    { $rule ->
        [hearts] Nobody has fewer hearts than none, or more than three and the armour’s.
        [eliminated] Who is { -eliminated } has no hearts, and after a { -memory } no { -ally } or { -apprentice } stays so.
        [critical] { -critical-condition } does not outlast a { -memory }.
        [slots] A board has one slot each for melee weapon, ranged weapon, { -hidden-blade } and armour, each for a card that matches, and five free slots.
        [boards] Cards lie on the boards of { -assassins } who play and of { -apprentices } who stand in only.
        [apprentices_cards] An { -apprentice } who stands in has no { -hidden-blade } and no { -skill } cards above level II.
        [bags] Only who is { -eliminated } has cards in a sealed bag, one armour and one { -hidden-blade } among them at most.
        [spare_cards] Spare cards lie in the { -villa } until the { -headquarters } opens, and in the { -main-hall } from then on.
        [blueprints] One { -blueprint } lies in the { -workshop } at most, once the { -headquarters } is open; the others lie among the spare cards, and no other card lies in the { -workshop }.
        [piles] { -skill } cards lie neither in the { -equipment } deck nor in its discard pile nor in the { -shop }.
        [revealed] Cards lie open in the { -shop } only while it is being resolved.
        [stand_ins] One { -apprentice } stands in for each { -assassin } who is { -eliminated }, and does not work meanwhile.
        [buildings] Nobody stands in a Building before the { -headquarters } opens, or once the Building is resolved.
        [contract] { -contract } and { -hq } level come with the { -headquarters }, and a { -contract } fails at most once.
        [round] Those parts of the campaign’s round do not go together.
        [diary] The diary holds every completed { -memory } once, the one being resolved as the last, and the one being played not yet.
        [turns] Game turns count during a { -memory } only, with three action cubes for each at most.
        [size] One to four { -assassins } take part, with at most 50 { -allies } and { -apprentices } and 500 cards.
        [names] Everybody and everything has a name that can be seen and is not too long.
        [numbers] Such numbers stand on no card and no die.
       *[record] The bot’s own record would no longer be in order.
    }
refusal-reason-missing =
    A correction needs a reason, for those who read the log later. Say in a few words, in the option for it of { -do-correct }, how it was on the table.
refusal-breaks-the-rules =
    { invariant } Correct it otherwise, or first use { -do-correct } for what stands in the way.
refusal-nothing-to-take-back =
    There is nothing to take back there. Choose an entry from the list that { -do-undo } offers; { -do-log } shows them all.
refusal-only-at-the-beginning =
    What was played on paper can be entered only before the first { -memory } is played here. Set single things right with { -do-correct } instead.
refusal-beginning-stays =
    The campaign’s beginning cannot be taken back. To be rid of the campaign, use { -do-campaign-end }.
