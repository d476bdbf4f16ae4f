# What a Building brought, as it is posted in the channel: the result first, then how it was reckoned.

by-actor = By { $name }
worked-here = Worked here
nobody-worked-here = Nobody

# I. Hospital

healed-here = **{ $name }** +{ $number } ♥
healed-to = → { $health }
returned-here = back and able to take part in the next { -memory }
nobody-healed = Nobody was healed.
still-eliminated = Still { -eliminated }: { $names }.
hearts-lost =
    { $number ->
        [one] 1 heart was lost: nobody could take it.
       *[other] { $number } hearts were lost: nobody could take them.
    }
hearts-summed = { $shares } = { $number } ♥, at { -hq } level { $level }

# II. Workshop

built = **{ $card }** is built. It is { -special-equipment } now and lies in the { -main-hall }.
not-built = **{ $card }** was not built and stays in the { -workshop }.
no-blueprint = No { -blueprint } lay in the { -workshop }, so there was nothing to build.
saves = { $name } { $number }
saves-one-colour = { $name } { $number } ({ colour })
saved-summed = { $shares }: { $saved } saved
reckoning = Reckoning
price-was = Price: { $price }
price-paid = Paid: { $price }
paid-white = White, gone for good
paid-black = Black, to the { -equipment } discard pile

# III. Shop

kept-nothing = Nothing was kept.
kept-way = **{ $cards }** → { $target }
not-kept = Not kept
ignored-investigations = { -investigation } cards, ignored
drawn-nothing = Nobody brings cards to keep, so nothing was drawn.
revealed = Revealed: **{ $cards }**
revealed-nothing = There were no cards left to reveal.
cards-summed =
    { $more ->
        [yes] { $shares } = { n-cards } to keep, but 4 at most
       *[no] { $shares } = { n-cards } to keep
    }

# IV. Command Room

contract-outcome =
    { $outcome ->
        [fulfilled] **{ -contract } { $position } is fulfilled.**
        [failed] **{ -contract } { $position } is not fulfilled** and stays on top.
        [fulfilled_surely] **{ -contract } { $position } is fulfilled** on its 2nd try, without dice.
        [sure_try_too_weak] **{ -contract } { $position } is not fulfilled:** the workers do not reach its number. Nothing is lost, and it stays on top.
        [not_tried] **{ -contract } { $position } was not tried,** and no try is used up.
       *[no_contract] No { -contract } is left to be tried.
    }
second-try-known = Its next try is the 2nd: no dice, and sure if the workers’ values come to { $number }.
second-try-unknown = Its next try is the 2nd: no dice, and sure if the workers’ values come to its number.
used-up-empty = Nobody was there, and by the group’s ruling that was its 1st try.
dice = Dice
rolled-by-bot = rolled by the bot
rolled-on-table = rolled on the table
successes-needed = { n-successes }, { $needed } needed
dice-summed = { $shares } = { n-dice }
sure-summed = { $shares } = { $number } of { $needed } needed
values-summed = { $shares } = { $number }
contract-next-number = It asks for { n-successes }.

# What comes next

next-building = Next: { $building }, with { -do-resolve }.
next-contract = Next: read the card of the next { -contract }, with { -do-resolve }.
