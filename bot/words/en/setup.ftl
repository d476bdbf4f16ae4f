# Setting up a campaign that has just begun.

setup-about =
    Set up with the buttons what you like, or go on: everything can be told later, with { -do-roster } and { -do-campaign-settings }, and { -do-help } says what can be done.
setup-button =
    { $step ->
        [players] Who plays whom…
        [deck] { $keeper ->
            [bot] Deck: with the bot
           *[table] Deck: on the table
        }
        [die] Faces of the die…
        [workers] { -allies } and { -apprentices }…
       *[opened] Played before…
    }
setup-done = Done
setup-nobody-yet = Takes part if somebody is chosen
setup-opened-title = { -memory } 0.4 was played: open the { -hq }
setup-contract = Number of { -contract } 1
setup-contract-about = How many successes it asks for; leave it empty if nobody has read it yet
