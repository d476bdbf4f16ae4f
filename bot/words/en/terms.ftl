# The game's terms (rules.md §1). Sentences take them from here and nowhere else.

-memory = Memory
-memories = Memories
-headquarters = Headquarters
-hq = HQ
-assignment = Assignment step
-resolution = Resolution step
-hospital = Hospital
-workshop = Workshop
-shop = Shop
-command-room = Command Room
-main-hall = Main Hall
-villa = Villa
-contract = Contract
-contracts = Contracts
-blueprint = Blueprint
-equipment = Equipment
-special-equipment = Special Equipment
-reward = Reward
-chest = Chest
-investigation = Investigation
-skill = Skill
-medicine = Medicine
-assassin = Assassin
-assassins = Assassins
-apprentice = Assassin Apprentice
-apprentices = Assassin Apprentices
-ally = Ally
-allies = Allies
-hidden-blade = Hidden Blade
-full-health = Full Health
-injured = Injured
-critical-condition = Critical Condition
-eliminated = Eliminated
-map = Map

# The commands as sentences name them.

-do-assign = `/assign`
-do-blueprint = `/blueprint`
-do-campaign-access = `/campaign access`
-do-campaign-end = `/campaign end`
-do-campaign-export = `/campaign export`
-do-campaign-game-master = `/campaign game-master`
-do-campaign-import = `/campaign import`
-do-campaign-new = `/campaign new`
-do-campaign-settings = `/campaign settings`
-do-campaign-show = `/campaign show`
-do-card-add = `/card add`
-do-card-add-several = `/card add-several`
-do-card-discard = `/card discard`
-do-card-move = `/card move`
-do-card-trade = `/card trade`
-do-contract = `/contract`
-do-correct = `/correct`
-do-deck-import = `/deck import`
-do-eliminated = `/eliminated`
-do-headquarters-open = `/headquarters open`
-do-headquarters-show = `/headquarters show`
-do-heal = `/heal`
-do-help = `/help`
-do-log = `/log`
-do-medicine = `/medicine`
-do-memory-begin = `/memory begin`
-do-memory-experience = `/memory experience`
-do-memory-failure = `/memory failure`
-do-memory-success = `/memory success`
-do-resolve = `/resolve`
-do-roster = `/roster`
-do-roster-assassin-add = `/roster assassin add`
-do-roster-assassin-edit = `/roster assassin edit`
-do-roster-show = `/roster show`
-do-stand-in-set = `/stand-in set`
-do-stranded = `/stranded`
-do-turn-end = `/turn end`
-do-turn-next = `/turn next`
-do-turn-track = `/turn track`
-do-unassign = `/unassign`
-do-undo = `/undo`
-do-wound = `/wound`

# Words for the values of the rules. Other messages include those with a selector: `$building` and
# the like then come with the message's own values.

who-may-act =
    { $act ->
        [players] players of Assassins
        [role] a role
       *[everybody] everybody
    }
building =
    { $building ->
        [hospital] { -hospital }
        [workshop] { -workshop }
        [shop] { -shop }
       *[command_room] { -command-room }
    }
in-the-building =
    { $building ->
        [hospital] in the { -hospital }
        [workshop] in the { -workshop }
        [shop] in the { -shop }
       *[command_room] in the { -command-room }
    }
health-state =
    { $state ->
        [full_health] { -full-health }
        [injured] { -injured }
        [critical_condition] { -critical-condition }
       *[eliminated] { -eliminated }
    }
worker-kind =
    { $kind ->
        [ally] { -ally }
       *[apprentice] { -apprentice }
    }
card-kind =
    { $kind ->
        [equipment] { -equipment }
        [reward] { -reward }
        [chest] { -chest }
        [special_equipment] { -special-equipment }
        [blueprint] { -blueprint }
        [investigation] { -investigation }
       *[skill] { -skill }
    }
colour =
    { $colour ->
        [white] white
        [black] black
       *[either] white or black
    }
place =
    { $place ->
        [villa] { -villa }
        [main_hall] { -main-hall }
        [workshop] { -workshop }
        [board] board
        [deck] { -equipment } deck
        [revealed] revealed cards of the { -shop }
        [discard] { -equipment } discard pile
        [bag] sealed bag
       *[out_of_game] out of the game
    }
board-of = { $name }’s board
bag-of = sealed bag ({ $name })
slot =
    { $slot ->
        [melee] melee weapon
        [ranged] ranged weapon
        [hidden_blade] { -hidden-blade }
        [armour] armour
       *[free] free
    }
phase =
    { $phase ->
        [villa] Before the { -headquarters } opens
        [assignment] { -assignment }
        [memory] { -memory } being played
        [between_attempts] Between the two attempts
        [resolution] { -resolution }
       *[ended] Campaign ended
    }
attempt =
    { $attempt ->
        [1] { -memory } { $memory }, 1st attempt
       *[2] { -memory } { $memory }, 2nd attempt
    }
turn-phase =
    { $phase ->
        [event] Event phase
        [assassin] { -assassin } phase
       *[enemy] Enemy phase
    }
level =
    { $level ->
        [0] 0
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
language =
    { $language ->
        [fr] French
       *[en] English
    }
known-card =
    { $card ->
        [medicine] { -medicine }
        [parachute] Parachute
        [smoke_bomb] Smoke Bomb
        [common_sword] Common Sword
        [borgia_cape] Borgia Cape
       *[flying_machine] Flying Machine
    }

# Amounts and lists

n-hearts =
    { $number ->
        [one] { $number } heart
       *[other] { $number } hearts
    }
n-cubes =
    { $number ->
        [one] { $number } action cube
       *[other] { $number } action cubes
    }
n-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
n-black-cards =
    { $number ->
        [one] { $number } black card
       *[other] { $number } black cards
    }
n-white-cards =
    { $number ->
        [one] { $number } white card
       *[other] { $number } white cards
    }
n-either-cards =
    { $number ->
        [one] { $number } card of either colour
       *[other] { $number } cards of either colour
    }
n-successes =
    { $number ->
        [one] { $number } success
       *[other] { $number } successes
    }
n-dice =
    { $number ->
        [one] { $number } die
       *[other] { $number } dice
    }
n-faces =
    { $face ->
        [hit] { $number ->
            [one] { $number } hit
           *[other] { $number } hits
        }
        [special] { $number ->
            [one] { $number } special face
           *[other] { $number } special faces
        }
       *[failure] { $number ->
            [one] { $number } failure
           *[other] { $number } failures
        }
    }
no-cards = no cards
and-more = +{ $number } more
nobody = nobody
