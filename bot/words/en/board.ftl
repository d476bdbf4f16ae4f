# The Headquarters, the roster and the campaign at a glance.

# Settings and rulings

setting-language = language { language }
setting-deck =
    { $keeper ->
        [bot] the bot keeps the { -equipment } deck
       *[table] the { -equipment } deck is on the table
    }
setting-die = a die has { $faces }
setting-die-unknown = the faces of the die are not known
red-spaces = red
setting-spaces = spaces { $spaces }
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
