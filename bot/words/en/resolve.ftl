# `/resolve`: the panels in which a group chooses, Building after Building.

resolve = resolve
    .about = Resolve Hospital, Workshop, Shop and Command Room; shows what your group chooses next
resolve-next-building = Next: { $building }
resolve-chosen = **{ $name }** chose. { $told }
resolve-moved-on =
    That is settled already, so nothing was changed. The { -resolution } goes on here: { $due }. Choose in the newest message, or get it again with { -do-resolve }.
resolve-over = That { -resolution } is over already, and nothing was changed. { -do-headquarters-show } says where you stand.
resolve-closed = End of the { -resolution } of { -memory } { $memory }
resolve-settled = What was to be chosen here has been settled by something else.
resolve-go-on = Go on
resolve-done = Done

# I. Hospital

resolve-hearts = **{ n-hearts }** to give at { -hq } level { level }: { $reckoned }
resolve-hearts-given =
    { $number ->
        [one] **{ $given } of 1 heart given.** Choose, then press “Done”.
       *[other] **{ $given } of { $number } hearts given.** Choose, then press “Done”.
    }
resolve-hearts-for =
    { $number ->
        [0] { $name }: none
       *[other] { $name }: +{ $number } ♥
    }
resolve-fill = Fill

# II. Workshop

resolve-price = **{ $card }** costs { $price }.
resolve-due =
    { $number ->
        [0] Nothing is left to pay.
       *[other] To be paid: { $most }
    }
resolve-due-of = To be paid: { n-cards }, of which at most { $most }
resolve-paid-white = White, gone for good: { $cards }
resolve-paid-black = Black, to the { -equipment } discard pile: { $cards }
resolve-paid = **{ $chosen } of { $cards } chosen:** { $white } of { $whites } white, { $black } of { $blacks } black
resolve-missing =
    { $number ->
        [one] **1 card that could pay is missing.** If you have it, enter it with { -do-card-add } and look again.
       *[other] **{ $number } cards that could pay are missing.** If you have them, enter them with { -do-card-add } and look again.
    }
resolve-payable = Cards that could pay
resolve-build = Build with these
resolve-propose = Propose
resolve-leave = Do not build
resolve-look-again = Look again
resolve-earlier = Earlier cards
resolve-later = More cards

# III. Shop

resolve-to-keep = Keep **{ n-cards }**: { $reckoned }
resolve-draw-now =
    Reveal 4 { -equipment } cards on your table, without counting { -investigation } cards, and type what came. If the deck runs out, shuffle the discard pile into a new one.
resolve-draw = Type the cards revealed
resolve-card = Card { $number }
resolve-white = Which of them are white?
resolve-white-about = Of cards that I know already you need not say it.
resolve-reshuffle = We shuffled the discard pile
resolve-none-drawn = No card was left
resolve-ignored = { -investigation } cards, ignored: { $cards }
resolve-kept-so-far =
    { $number ->
        [one] **{ $kept } of 1 card kept.** Choose, then press “Done”.
       *[other] **{ $kept } of { $number } cards kept.** Choose, then press “Done”.
    }
resolve-unkept = { $card }: not kept
resolve-kept = { $card } → { $place }

# IV. Command Room

resolve-contract = { -contract } { $position } asks for **{ n-successes }**.
resolve-contract-unread = How many successes does { -contract } { $position } ask for?
resolve-dice = **{ n-dice }**: { $reckoned }
resolve-faces-unknown = I can roll once you have told me the faces of your game’s die; I ask only once.
resolve-read = Type its number
resolve-successes = Number of successes
resolve-roll = Roll { n-dice }
resolve-rolled = Type our roll
resolve-faces = The faces of the die
resolve-hit-faces = Faces that show a hit
resolve-special-faces = Special faces
resolve-failure-faces = Faces that show a failure
resolve-hits = Dice that show a hit
resolve-specials = Dice that show the special face
resolve-next = The back of { -contract } { $position } gives the new { -hq } level. Which one is it?
resolve-level =
    { $same ->
        [yes] Level { level } (as before)
       *[no] Level { level } (next)
    }
resolve-other = Other…
resolve-last = That was the last { -contract }
resolve-next-form = The next { -contract }
resolve-new-level = New { -hq } level
