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
