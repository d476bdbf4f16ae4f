# The Headquarters, the roster and the campaign at a glance.

# Settings and rulings

setting-language = language: { language }
setting-deck =
    { $keeper ->
        [bot] the bot keeps the { -equipment } deck
       *[table] the { -equipment } deck is on the table
    }
setting-die = a die has { $faces }
setting-die-unknown = the faces of the die are not known
red-spaces = red
setting-spaces = spaces { $spaces }
setting-access =
    { $who ->
        [players] only who plays an { -assassin } and the game master may act here
        [role] only who has the role { $role } and the game master may act here
       *[everybody] everybody in the channel may act here
    }
setting-medicine = a { -medicine } heals { n-hearts }
ruling-medicine-raises-eliminated =
    { $chosen ->
        [yes] a { -medicine } may bring back who is { -eliminated }
       *[no] a { -medicine } never brings back who is { -eliminated }
    }
ruling-heal-newly-eliminated =
    { $chosen ->
        [yes] who is { -eliminated } in a { -memory } may be healed right after it
       *[no] who is { -eliminated } in a { -memory } is healed after the next one at the earliest
    }
ruling-heal-injured-anywhere =
    { $chosen ->
        [yes] the { -hospital } heals the { -injured } wherever they are
       *[no] the { -hospital } heals the { -injured } only when they are there
    }
ruling-unkept-cards =
    { $chosen ->
        [deck] cards that the { -shop } does not keep are shuffled back into the deck
       *[discard] cards that the { -shop } does not keep go to the discard pile
    }
ruling-empty-command-room-uses-try =
    { $chosen ->
        [yes] an empty { -command-room } uses up the { -contract }’s 1st try
       *[no] an empty { -command-room } uses up no try
    }

# The Headquarters

board-phase = **{ phase }**
board-memory-attempt =
    { $attempt ->
        [1] **{ phase }** · { -memory } { $memory }, 1st attempt
       *[2] **{ phase }** · { -memory } { $memory }, 2nd attempt
    }
board-turn = Turn **{ $turn }** · { turn-phase }
board-stranded = 🧭 **{ $name }** cannot leave the { -map }.
board-hurt = { -allies } who lost hearts
board-xp =
    { $missing ->
        [0] **{ $xp }** XP · level **{ level }**
       *[other] **{ $xp }** XP · level **{ level }**, { $missing } more to the next
    }
board-level = { -hq } level **{ $level }**
board-closed = The { -headquarters } opens after { -memory } 0.4.
board-red-spaces = Red spaces: { $names }
board-red-spaces-of = Red spaces { $taken }/{ $spaces }: { $names }
board-blueprint = { -blueprint }: **{ $card }**, { $price }
board-to-pay =
    { $number ->
        [0] To pay: nothing
       *[other] To pay: { $most }
    }
board-to-pay-of = To pay: { n-cards }, of which at most { $most }
board-no-blueprint = No { -blueprint }
board-contract = { -contract } { $position }: **{ n-successes }**
board-contract-unknown = { -contract } { $position }: its number is not known yet
board-contract-fulfilled = { -contract } { $position } is fulfilled; the next one is still to be read.
board-no-contract = No { -contract } is left.
board-first-try = 1st try, with dice
board-second-try = 2nd try, without dice
board-idle = Not placed
board-board = Board: { $cards }
board-stands-in = { $name } stands in
board-game-master = Game master: { $player }
board-no-player = no player
board-bag = Sealed bag: { $cards }
board-store = { $place } · { n-cards }

# The roster

glance-roster-title = Roster of { $name }
glance-stands-in = stands in for { $name }
glance-allies = { -allies } · { $number }
glance-apprentices = { -apprentices } · { $number }
glance-assassins = { -assassins } · { $number }
glance-nobody = Nobody is entered yet. { -do-roster } adds { -allies } and { -apprentices }.

# The campaign

glance-settings = Settings ✎
glance-rulings = Rulings ⚖
glance-cards = Cards
glance-diary = Diary
diary-memory =
    { $success ->
        [yes] ✅ **{ $memory }** · success, { diary-attempts }
       *[no] ❌ **{ $memory }** · failure, { diary-attempts }
    }
diary-memory-on-paper = 📜 **{ $memory }** · played on paper
diary-contract =
    { $fulfilled ->
        [yes] { -contract } fulfilled
       *[no] { -contract } not fulfilled
    }
diary-xp = { $xp } XP
diary-attempts =
    { $attempts ->
        [one] { $attempts } attempt
       *[other] { $attempts } attempts
    }
