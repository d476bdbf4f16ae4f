# The Headquarters, the roster and the campaign at a glance.

# Settings and rulings

setting-language = langue : { language }
setting-deck =
    { $keeper ->
        [bot] le bot tient la pioche d’{ -equipment }
       *[table] la pioche d’{ -equipment } est sur la table
    }
setting-die = un dé a { $faces }
setting-die-unknown = les faces du dé ne sont pas connues
red-spaces = rouges
setting-spaces = emplacements { $spaces }
setting-access =
    { $who ->
        [players] seuls le maître du jeu et qui joue un { -assassin } peuvent agir ici
        [role] seuls le maître du jeu et qui a le rôle { $role } peuvent agir ici
       *[everybody] tout le monde dans le salon peut agir ici
    }
setting-medicine = un { -medicine } soigne { n-hearts }
ruling-medicine-raises-eliminated =
    { $chosen ->
        [yes] un { -medicine } peut faire revenir qui est à l’état { -eliminated }
       *[no] un { -medicine } ne fait jamais revenir qui est à l’état { -eliminated }
    }
ruling-heal-newly-eliminated =
    { $chosen ->
        [yes] qui passe à l’état { -eliminated } pendant une { -memory } peut être soigné juste après
       *[no] qui passe à l’état { -eliminated } pendant une { -memory } n’est soigné qu’après la suivante
    }
ruling-heal-injured-anywhere =
    { $chosen ->
        [yes] l’{ -hospital } soigne qui est à l’état { -injured } où qu’il soit
       *[no] l’{ -hospital } ne soigne qui est à l’état { -injured } que s’il s’y trouve
    }
ruling-unkept-cards =
    { $chosen ->
        [deck] les cartes que la { -shop } ne garde pas sont mélangées à la pioche
       *[discard] les cartes que la { -shop } ne garde pas vont dans la défausse
    }
ruling-empty-command-room-uses-try =
    { $chosen ->
        [yes] une { -command-room } vide compte comme le 1er essai du { -contract }
       *[no] une { -command-room } vide ne compte pas comme un essai
    }

# The Headquarters

board-phase = **{ phase }**
board-memory-attempt =
    { $attempt ->
        [1] **{ phase }** · { -memory } { $memory }, 1re tentative
       *[2] **{ phase }** · { -memory } { $memory }, 2e tentative
    }
board-turn = Tour **{ $turn }** · { turn-phase }
board-stranded = 🧭 **{ $name }** ne peut pas quitter le { -map }.
board-hurt = { -allies } qui ont perdu des cœurs
board-xp =
    { $missing ->
        [0] **{ $xp }** XP · niveau **{ level }**
       *[other] **{ $xp }** XP · niveau **{ level }**, encore { $missing } jusqu’au suivant
    }
board-level = Niveau du { -hq } : **{ $level }**
board-closed = Le { -headquarters } ouvre après la { -memory } 0.4.
board-red-spaces = Emplacements rouges : { $names }
board-red-spaces-of = Emplacements rouges { $taken }/{ $spaces } : { $names }
board-blueprint = { -blueprint } : **{ $card }**, { $price }
board-to-pay =
    { $number ->
        [0] À payer : rien
       *[other] À payer : { $most }
    }
board-to-pay-of = À payer : { n-cards }, dont au plus { $most }
board-no-blueprint = Pas de { -blueprint }
board-contract = { -contract } { $position } : **{ n-successes }**
board-contract-unknown = { -contract } { $position } : son nombre n’est pas encore connu
board-contract-fulfilled = Le { -contract } { $position } est rempli ; le suivant est encore à lire.
board-no-contract = Il ne reste aucun { -contract }.
board-first-try = 1er essai, avec des dés
board-second-try = 2e essai, sans dés
board-idle = À placer
board-board = Plateau : { $cards }
board-stands-in = Remplacement : { $name }
board-game-master = Maître du jeu : { $player }
board-no-player = sans joueur
board-bag = Sachet scellé : { $cards }
board-store = { $place } · { n-cards }

# The roster

glance-roster-title = Équipe de la campagne { $name }
glance-stands-in = remplace { $name }
glance-allies = { -allies } · { $number }
glance-apprentices = { -apprentices } · { $number }
glance-assassins = { -assassins } · { $number }
glance-nobody = Aucune figurine pour le moment. { -do-roster } ajoute { -allies } et { -apprentices }.

# The campaign

glance-settings = Réglages ✎
glance-rulings = Règles convenues ⚖
glance-cards = Cartes
glance-diary = Journal
diary-memory =
    { $success ->
        [yes] ✅ **{ $memory }** · réussite, { diary-attempts }
       *[no] ❌ **{ $memory }** · échec, { diary-attempts }
    }
diary-memory-on-paper = 📜 **{ $memory }** · jouée sur papier
diary-contract =
    { $fulfilled ->
        [yes] { -contract } rempli
       *[no] { -contract } non rempli
    }
diary-xp = { $xp } XP
diary-attempts =
    { $attempts ->
        [one] { $attempts } tentative
       *[other] { $attempts } tentatives
    }
