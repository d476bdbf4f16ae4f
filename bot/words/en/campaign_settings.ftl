# /campaign settings

campaign-settings = settings
    .about = See the group’s settings and rulings and change them
    .language = language
    .language-about = What the bot speaks to everybody here
    .deck = deck
    .deck-about = Where the Equipment deck is: on somebody’s table, or kept and shuffled by the bot
    .medicine_hearts = medicine
    .medicine_hearts-about = How many hearts a Medicine heals
    .die_hits = die-hits
    .die_hits-about = How many faces of the game’s die show a hit
    .die_specials = die-specials
    .die_specials-about = How many faces of the game’s die show the special face
    .die_failures = die-failures
    .die_failures-about = How many faces of the game’s die show a failure
    .hospital = hospital
    .hospital-about = White spaces in the Hospital; -1 is no limit
    .workshop = workshop
    .workshop-about = Spaces in the Workshop; -1 is no limit
    .shop = shop
    .shop-about = Spaces in the Shop; -1 is no limit
    .command_room = command-room
    .command_room-about = Spaces in the Command Room; -1 is no limit
    .red = red-spaces
    .red-about = Red spaces in the Hospital, for Eliminated Assassins; -1 is no limit
    .medicine_raises_eliminated = medicine-raises
    .medicine_raises_eliminated-about = May a Medicine bring back an Eliminated Assassin?
    .heal_newly_eliminated = heal-newly-eliminated
    .heal_newly_eliminated-about = May an Assassin Eliminated in a Memory be healed right after that Memory?
    .heal_injured_anywhere = heal-anywhere
    .heal_injured_anywhere-about = Does the Hospital heal Injured Assassins wherever they are?
    .unkept_cards = unkept-cards
    .unkept_cards-about = Where the cards go that the Shop does not keep
    .empty_command_room_uses_try = empty-uses-try
    .empty_command_room_uses_try-about = Does an empty Command Room use up the Contract’s 1st try?

deck-keeper =
    { $keeper ->
        [bot] kept by the bot
       *[table] on the table
    }
unkept-cards =
    { $cards ->
        [deck] shuffled back into the deck
       *[discard] to the discard pile
    }

settings-title = Settings of { $campaign }
settings-footer =
    ✎ is read off your game, ⚖ is how your group rules. The game master changes them here.
settings-rulings = ⚖ Rulings: tick those that hold
settings-default =
    { $ticked ->
        [yes] Ticked unless you rule otherwise
       *[no] Not ticked unless you rule otherwise
    }
settings-die = Faces of the die
settings-die-title = Faces of the game’s die
settings-die-about = Count them on your die, so that the bot can roll it
settings-die-hit = Faces with a hit
settings-die-special = Special faces
settings-die-failure = Faces with a failure
settings-die-incomplete =
    The bot does not know your die yet. Give all three: how many faces show a hit, the special face and a failure.
settings-spaces = Spaces
settings-spaces-title = Spaces in the Buildings
settings-spaces-red = { -hospital }, red spaces
settings-no-limit = No limit
