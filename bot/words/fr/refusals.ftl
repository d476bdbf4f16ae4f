# Why the rules refuse something, and what to do instead: refusal-<code> for each `Refusal` of
# core/violations.py. Its `$values` are those that core raises with it.

# Who may do what

refusal-only-players-act =
    Seuls qui joue un { -assassin } dans cette campagne et le maître du jeu peuvent le faire. Vous pouvez suivre avec { -do-headquarters-show } et { -do-log } ; demandez au maître du jeu de vous inscrire avec { -do-roster } ou { -do-campaign-access }.
refusal-only-a-role-acts =
    Il faut pour cela le rôle <@&{ $role }> dans cette campagne. Vous pouvez suivre avec { -do-headquarters-show } et { -do-log } ; adressez-vous au maître du jeu, qui peut le changer avec { -do-campaign-access }.
refusal-only-the-game-master =
    Seuls le maître du jeu, <@{ $user }>, et qui gère le serveur peuvent le faire. Adressez-vous à l’un d’eux.
refusal-role-missing = Il faut pour cela un rôle. Choisissez-en un avec l’option `rôle` de { -do-campaign-access }.

# Names and numbers

refusal-name-empty = Un nom a besoin d’au moins un caractère visible. Saisissez-le à nouveau.
refusal-name-too-long =
    Ce nom compte { $length } caractères, et { $maximum } est le maximum. Choisissez un nom plus court.
refusal-name-taken = { $name } porte déjà ce nom, ou un nom d’aspect identique. Choisissez-en un autre.
number-what =
    { $what ->
        [count] Le nombre de cartes
        [black] Le nombre de cartes noires d’un prix
        [white] Le nombre de cartes blanches d’un prix
        [hearts] Le nombre de cœurs
        [medicine_hearts] Le nombre de cœurs que soigne un { -medicine }
        [contract_number] Le nombre de réussites
        [hospital] Le nombre pour l’{ -hospital }
        [workshop] Le nombre pour l’{ -workshop }
        [shop] Le nombre pour la { -shop }
        [command_room] Le nombre pour la { -command-room }
        [red] Le nombre d’emplacements rouges
        [faces] Le nombre de faces du dé
        [hit_faces] Le nombre de faces réussite
        [special_faces] Le nombre de faces spéciales
        [failure_faces] Le nombre de faces échec
        [hits] Le nombre de faces réussite
        [specials] Le nombre de faces spéciales
        [turn] Le tour de jeu
        [cubes] Le nombre de cubes d’action
        [xp] L’expérience
        [attempt] La tentative
        [contract] Le rang du { -contract }
        [tries] Le nombre d’essais
        [reason] La longueur de la raison
       *[number] Le nombre
    }
refusal-number-out-of-range =
    { number-what } ne peut pas être { $number }. Choisissez entre { $minimum } et { $maximum }.
refusal-nothing-to-change =
    C’est déjà le cas, et rien ne changerait. Donnez une nouvelle valeur à au moins une option.
refusal-unknown-miniature =
    Cette figurine n’appartient pas à cette campagne. { -do-roster-show } donne la liste de toutes les figurines.
refusal-unknown-card =
    Cette carte n’appartient pas à cette campagne. Ajoutez-la avec { -do-card-add } ou choisissez dans la liste.
refusal-unknown-memory =
    Il n’y a pas de { -memory } « { $memory } ». Choisissez dans la liste que propose { -do-memory-begin }.

# Roster

refusal-roster-full =
    L’équipe compte au plus { $maximum } { -allies } et { -apprentices }. Retirez-en d’abord un avec { -do-roster }.
refusal-too-few-assassins = Une campagne a besoin d’au moins un { -assassin }. Nommez-en un.
refusal-too-many-assassins =
    { $maximum ->
        [one] Un seul { -assassin } participe au plus. Laissez les autres de côté.
       *[other] Au plus { $maximum } { -assassins } participent. Laissez-en un de côté, ou retirez-en d’abord un avec { -do-roster }.
    }
refusal-only-between-memories =
    Les { -assassins } n’arrivent et ne partent qu’entre deux Mémoires. Terminez d’abord cette { -memory } et sa Résolution ; { -do-headquarters-show } dit ce qui vient ensuite.
refusal-not-a-worker =
    { $name } est un { -assassin }, ni un { -ally } ni un { -apprentice }. Choisissez l’un de ceux-ci ; { -do-roster-show } en donne la liste.
refusal-not-an-assassin =
    { $name } n’est pas un { -assassin }, mais un { -ally } ou un { -apprentice }. Choisissez un { -assassin } ; { -do-roster-show } en donne la liste.

# The round

refusal-headquarters-closed =
    Le { -headquarters } n’est pas encore ouvert. Il ouvre après la { -memory } 0.4, avec { -do-headquarters-open }.
refusal-headquarters-already-open =
    Le { -headquarters } est déjà ouvert ; cela n’arrive qu’une fois. Voyez-le avec { -do-headquarters-show }.
refusal-headquarters-opens-after-0-4 =
    Le { -headquarters } ouvre une fois la { -memory } 0.4 terminée. Jouez-la d’abord, avec { -do-memory-begin }.
refusal-memory-under-way =
    La { -memory } { $memory } est en cours. Terminez d’abord la tentative, avec { -do-memory-success } ou { -do-memory-failure }.
refusal-no-memory-under-way =
    Aucune { -memory } n’est en cours. Commencez-en une avec { -do-memory-begin }.
refusal-memory-already-completed =
    La { -memory } { $memory } figure déjà dans le journal. Choisissez-en une autre avec { -do-memory-begin }.
refusal-second-attempt-is-due =
    La { -memory } { $memory } a échoué une fois, et sa 2e tentative passe avant tout le reste. Commencez-la avec { -do-memory-begin }.
refusal-resolution-is-due =
    L’{ -resolution } de la dernière { -memory } passe d’abord. Continuez avec { -do-resolve }.
refusal-memory-needs-open-headquarters =
    La { -memory } { $memory } se joue après l’ouverture du { -headquarters }. Ouvrez-le d’abord avec { -do-headquarters-open }, une fois la { -memory } 0.4 terminée.
refusal-memory-is-before-headquarters =
    La { -memory } { $memory } se joue avant l’ouverture du { -headquarters }, et il est déjà ouvert. Choisissez-en une suivante avec { -do-memory-begin }.

# Assignment

refusal-no-reassigning-before-second-attempt =
    Après l’échec de la 1re tentative, chaque figurine reste à sa place : on ne réaffecte personne avant la 2e. Commencez-la avec { -do-memory-begin }.
refusal-assassins-do-not-work =
    { $name } est un { -assassin } qui joue, et ceux-là ne travaillent jamais. Placez un { -ally } ou un { -apprentice } avec { -do-assign }.
refusal-red-spaces-are-in-the-hospital =
    { $name } est à l’état { -eliminated } et ne peut occuper qu’un emplacement rouge ; il n’y en a que dans l’{ -hospital }. Choisissez l’{ -hospital } dans { -do-assign }.
refusal-building-full =
    { $maximum ->
        [0] Il n’y a pas d’emplacement de ce type { in-the-building }. Choisissez un autre bâtiment, ou corrigez le nombre avec { -do-campaign-settings }.
        [one] Le seul emplacement de ce type { in-the-building } est pris. Libérez-le avec { -do-unassign }, ou choisissez un autre bâtiment.
       *[other] Les { $maximum } emplacements de ce type { in-the-building } sont pris. Libérez-en un avec { -do-unassign }, ou choisissez un autre bâtiment.
    }
refusal-already-there = { $name } s’y trouve déjà. Choisissez un autre endroit, ou laissez ainsi.
refusal-not-placed =
    { $name } n’est dans aucun bâtiment : il n’y a rien à retirer. Placez les figurines avec { -do-assign }.
refusal-apprentice-stands-in =
    { $name } remplace un { -assassin } { -eliminated } et ne travaille pas pendant ce temps. Placez quelqu’un d’autre avec { -do-assign }.
refusal-workshop-has-a-blueprint =
    L’{ -workshop } accueille au plus un { -blueprint }, et { $card } s’y trouve. Reprenez d’abord celui-ci avec { -do-blueprint }.
refusal-workshop-has-no-blueprint =
    Aucun { -blueprint } n’est dans l’{ -workshop }. Mettez-en un avec { -do-blueprint }.
refusal-not-a-blueprint =
    { $card } n’est pas un { -blueprint } encore à construire. Choisissez-en un avec { -do-blueprint }.

# Stand-ins

refusal-assassin-not-eliminated =
    { $name } n’est pas à l’état { -eliminated }, et l’on ne remplace qu’un { -assassin } { -eliminated }. Choisissez quelqu’un d’autre, ou personne.
refusal-not-an-apprentice =
    { $name } n’est pas un { -apprentice }, et seuls ceux-ci remplacent un { -assassin }. Choisissez-en un ; { -do-roster-show } en donne la liste.
refusal-assassin-has-stand-in =
    Un { -apprentice } remplace déjà { $name }. Choisissez un autre { -assassin }, ou laissez ainsi.
refusal-no-stand-in =
    { $name } ne remplace personne en ce moment. { -do-roster-show } dit qui remplace qui.

# Resolution

refusal-not-in-resolution =
    Cela appartient à l’{ -resolution }, qui vient une fois la { -memory } terminée. Jouez-en d’abord une, avec { -do-memory-begin }.
refusal-no-resolution-after-failed-first-attempt =
    Il n’y a pas de Résolution après l’échec de la 1re tentative : la { -memory } { $memory } a encore sa 2e. Commencez-la avec { -do-memory-begin }.
refusal-resolution-already-began =
    L’{ -resolution } a déjà commencé. Continuez avec { -do-resolve }.
refusal-resolution-not-started =
    L’{ -resolution } n’a pas encore commencé. Commencez-la avec { -do-resolve }.
refusal-wrong-building =
    Les bâtiments se résolvent dans l’ordre, et le prochain est { $due ->
        [hospital] l’{ -hospital }
        [workshop] l’{ -workshop }
        [shop] la { -shop }
       *[command_room] la { -command-room }
    }. Continuez avec { -do-resolve }.
refusal-too-many-hearts =
    { $number ->
        [one] Cela donne { $number } cœur,
       *[other] Cela donne { $number } cœurs,
    } et l’{ -hospital } en a { $maximum }. Donnez-en moins dans { -do-resolve }.
refusal-hearts-left-to-give =
    { $number ->
        [one] { $number } cœur peut encore soigner quelqu’un. Donnez-le dans { -do-resolve } avant de continuer.
       *[other] { $number } cœurs peuvent encore soigner quelqu’un. Donnez-les dans { -do-resolve } avant de continuer.
    }
refusal-above-maximum =
    { $maximum ->
        [0] { $name } ne peut plus recevoir de cœur, armure comprise. Donnez-les à quelqu’un d’autre.
        [one] { $name } peut encore recevoir au plus { $maximum } cœur, armure comprise. Donnez le reste à quelqu’un d’autre.
       *[other] { $name } peut encore recevoir au plus { $maximum } cœurs, armure comprise. Donnez le reste à quelqu’un d’autre.
    }
refusal-not-a-patient =
    L’{ -hospital } ne peut pas soigner { $name } maintenant : il soigne qui est à l’état { -injured }, ou { -eliminated } et sur un emplacement rouge, selon les règles convenues. Choisissez parmi ceux que propose { -do-resolve }.
refusal-allies-need-no-healing =
    { -allies } et { -apprentices } n’ont pas besoin de soins : { $name } sera de toute façon en { -full-health } la prochaine fois. Donnez les cœurs à un { -assassin }.
refusal-no-blueprint-to-build =
    Aucun { -blueprint } n’est dans l’{ -workshop } : il n’y a rien à construire. Passez à la suite avec { -do-resolve }, et mettez-en un à la prochaine { -assignment } avec { -do-blueprint }.
refusal-payment-too-small =
    { $minimum ->
        [one] Il faut payer { $minimum } carte, et il n’y en a aucune. Ajoutez-la dans { -do-resolve }, ou ne construisez pas.
       *[other] Il faut payer { $minimum } cartes en tout, et il y en a { $number }. Complétez le paiement dans { -do-resolve }, ou ne construisez pas.
    }
refusal-payment-too-large =
    { $maximum ->
        [0] Il ne reste rien à payer. Retirez toutes les cartes du paiement dans { -do-resolve }.
        [one] Il faut payer { $maximum } seule carte, et il y en a { $number }. Retirez ce qui est de trop dans { -do-resolve }.
       *[other] Il faut payer { $maximum } cartes seulement, et il y en a { $number }. Retirez ce qui est de trop dans { -do-resolve }.
    }
refusal-payment-too-much-of-a-colour =
    { $maximum ->
        [0] On ne peut payer ici avec aucune carte { colour }, et une couleur ne paie jamais pour l’autre. Retirez-les du paiement dans { -do-resolve }.
        [one] On ne peut payer ici qu’avec { $maximum } carte { colour }, et une couleur ne paie jamais pour l’autre. Retirez les autres du paiement dans { -do-resolve }.
       *[other] On ne peut payer ici qu’avec { $maximum } cartes { colour }s, et une couleur ne paie jamais pour l’autre. Retirez les autres du paiement dans { -do-resolve }.
    }
refusal-blueprint-is-no-payment =
    { $card } est un { -blueprint } pas encore construit, et ceux-ci ne servent jamais à payer. Choisissez une autre carte dans { -do-resolve }.
refusal-skill-is-no-payment =
    { $card } est une carte { -skill }, et celles-ci ne servent jamais à payer. Choisissez une autre carte dans { -do-resolve }.
refusal-card-is-no-payment =
    { $card } ne peut pas servir à payer : seules les cartes { -equipment }, { -reward }, { -chest } et { -special-equipment } le peuvent. Choisissez une autre carte dans { -do-resolve }.
refusal-card-out-of-reach =
    { $card } est hors de portée : la carte est { $place ->
        [bag] dans un sachet scellé
        [deck] dans la pioche d’{ -equipment }
        [discard] dans la défausse d’{ -equipment }
        [revealed] parmi les cartes révélées de la { -shop }
        [workshop] dans l’{ -workshop }
       *[out_of_game] hors du jeu
    }. Choisissez une carte d’un plateau ou de la réserve.
refusal-card-twice = Une carte est nommée deux fois, et chacune ne compte qu’une fois. Nommez chaque carte une seule fois.
refusal-deck-is-kept-by-the-bot =
    Le bot tient la pioche d’{ -equipment } et y pioche lui-même. Continuez avec { -do-resolve }, ou changez cela avec { -do-campaign-settings }.
refusal-deck-is-on-the-table =
    La pioche d’{ -equipment } est sur la table, pas chez le bot. Piochez-y et saisissez les noms dans { -do-resolve }, ou changez cela avec { -do-campaign-settings }.
refusal-cards-already-revealed =
    Les cartes de la { -shop } sont déjà révélées. Choisissez dans { -do-resolve } celles que vous gardez.
refusal-no-cards-revealed =
    Aucune carte n’est encore révélée dans la { -shop }. Révélez-les d’abord, avec { -do-resolve }.
refusal-too-many-cards-revealed =
    { $maximum ->
        [one] On révèle au plus { $maximum } carte. N’en nommez pas davantage.
       *[other] On révèle au plus { $maximum } cartes. N’en nommez pas davantage.
    } Les cartes { -investigation } n’en font pas partie.
refusal-investigation-is-ignored =
    { $card } est une carte { -investigation } : la { -shop } l’ignore et l’on pioche une autre carte à sa place. Nommez plutôt celle-ci.
refusal-not-an-equipment-card =
    { $card } n’est pas une carte { -equipment }, et la { -shop } n’en révèle pas d’autres. Nommez la carte piochée, ou ajoutez-la avec { -do-card-add }.
refusal-card-not-revealed =
    { $card } ne fait pas partie des cartes révélées. Choisissez parmi celles que montre { -do-resolve }.
refusal-keep-exactly =
    { $keep ->
        [0] Aucune des cartes révélées ne peut être gardée. Continuez avec { -do-resolve }.
        [one] On garde exactement { $keep } des cartes révélées. Choisissez-la dans { -do-resolve }.
       *[other] On garde exactement { $keep } des cartes révélées. Choisissez-en autant dans { -do-resolve }.
    }
refusal-contract-number-unknown =
    Le bot ne sait pas encore combien de réussites demande le { -contract }. Lisez-le sur la carte et indiquez-le avec { -do-contract }.
refusal-no-contract =
    Aucun { -contract } n’est face visible. Le premier est révélé à l’ouverture du { -headquarters } ; voyez { -do-headquarters-show }.
refusal-nothing-to-roll =
    Personne ne travaille dans la { -command-room } : il n’y a pas de dé à lancer. Passez à la suite avec { -do-resolve }.
refusal-second-try-needs-no-dice =
    C’est le 2e essai du { -contract }, et il se passe de dés : les valeurs des figurines décident. Continuez avec { -do-resolve } sans lancer.
refusal-dice-faces-unknown =
    Le bot ne connaît pas encore les faces de votre dé. Indiquez-les avec { -do-campaign-settings }, ou lancez sur la table et saisissez le résultat dans { -do-resolve }.
refusal-too-many-dice =
    { $dice ->
        [one] C’est plus que le seul dé à lancer. Saisissez ce qu’il montre dans { -do-resolve }.
       *[other] C’est plus que les { $dice } dés à lancer. Saisissez ce qu’ils montrent dans { -do-resolve }.
    }
refusal-next-contract-unknown =
    Le { -contract } est rempli, et le suivant est encore à lire. Retournez-le et indiquez son nombre de réussites et le nouveau niveau avec { -do-resolve }.
refusal-no-next-contract-yet =
    Le { -contract } face visible n’est pas encore rempli : on n’en retourne pas d’autre. Il reste sur le dessus jusqu’à ce que { -do-resolve } le remplisse.
refusal-contracts-keep-their-order =
    Les { -contracts } gardent leur ordre ; on ne les mélange pas et on n’en saute aucun. Jouez celui du dessus ; { -do-contract } le montre.

# Health

refusal-already-at-maximum =
    { $name } a déjà tous ses cœurs et ne peut pas en recevoir d’autres. Choisissez quelqu’un d’autre.
refusal-is-eliminated =
    { $name } est à l’état { -eliminated } et ne peut pas faire cela. L’{ -hospital } fait revenir les { -assassins }, avec { -do-assign } sur un emplacement rouge ; { -allies } et { -apprentices } reviennent à la prochaine tentative.
refusal-in-critical-condition =
    { $name } est en { -critical-condition } et ne peut pas faire cela. Commencez par des soins, avec un { -medicine } par exemple.
refusal-medicine-raises-no-eliminated =
    { $name } est à l’état { -eliminated }, et selon la règle convenue un { -medicine } n’y change rien. Passez par l’{ -hospital }, ou changez la règle avec { -do-campaign-settings }.
refusal-not-a-medicine =
    { $card } n’est pas un { -medicine }. Choisissez-en un, ou ajoutez-le avec { -do-card-add }.
refusal-no-medicine-at-hand =
    Aucun { -medicine } n’est à portée pour { $name } en ce moment. Ajoutez-en un que le groupe possède avec { -do-card-add }.
refusal-health-stays-between-attempts =
    La santé reste telle quelle entre les deux tentatives d’une { -memory }. Soignez de nouveau une fois la 2e tentative commencée avec { -do-memory-begin }.
refusal-only-during-a-memory =
    Cela n’arrive que pendant une { -memory }. Commencez-en une avec { -do-memory-begin }.

# Cards

refusal-no-cards-listed = La liste est vide. Inscrivez au moins une carte, chacune sur sa ligne.
refusal-too-many-cards =
    Une campagne compte au plus { $maximum } cartes. Ajoutez-en moins : seules les cartes du groupe sont nécessaires.
refusal-board-full =
    { $maximum ->
        [one] Le seul emplacement libre du plateau ({ $name }) est pris.
       *[other] Les { $maximum } emplacements libres du plateau ({ $name }) sont pris.
    } Déplacez une carte avec { -do-card-move }, ou choisissez un autre endroit.
refusal-slot-does-not-match =
    { $card } ne va pas dans l’emplacement « { slot } ». Mettez la carte dans un emplacement libre avec { -do-card-move }.
refusal-slot-taken =
    L’emplacement « { slot } » du plateau ({ $name }) contient déjà une carte. Déplacez-la d’abord avec { -do-card-move }, ou choisissez un emplacement libre.
refusal-skill-cards-are-not-traded =
    { $card } est une carte { -skill }, et celles-ci ne s’échangent et ne se rangent jamais. Elle reste sur son plateau ; choisissez une autre carte.
refusal-skill-too-high-for-apprentice =
    { $card } est de niveau trop élevé pour { $name } : un { -apprentice } n’utilise les cartes { -skill } que jusqu’au niveau { $maximum ->
        [0] 0
        [1] I
        [2] II
        [3] III
       *[4] IV
    }. Choisissez-en une de niveau inférieur.
refusal-no-hidden-blade-for-apprentice =
    { $name } est un { -apprentice } et ne porte pas de { -hidden-blade }. Mettez { $card } ailleurs avec { -do-card-move }.
refusal-white-cards-are-not-discarded =
    { $card } est une carte blanche, et celles-ci ne vont jamais dans la défausse : une fois cédées, elles quittent le jeu pour de bon. Cédez-la avec { -do-card-discard }, ou gardez-la.
refusal-white-cards-stay =
    { $card } est une carte blanche : elle reste en place et peut resservir. Il n’y a rien à noter.
refusal-medicine-heals-somebody = Un { -medicine } sert à soigner quelqu’un. Dites qui avec { -do-medicine }.
refusal-main-hall-out-of-reach =
    Pendant une { -memory }, la réserve est hors de portée. Rangez et prenez des cartes avec { -do-card-move } une fois la tentative terminée.
refusal-not-moved-by-hand =
    { $place ->
        [workshop] Seul un { -blueprint } va dans l’{ -workshop }. Mettez-l’y avec { -do-blueprint }.
        [bag] Un sachet scellé ne se remplit que par une Élimination. Choisissez un autre endroit dans { -do-card-move }.
        [revealed] Seul { -do-resolve } révèle des cartes dans la { -shop }. Choisissez un autre endroit dans { -do-card-move }.
        [main_hall] La réserve est dans la { -villa } jusqu’à l’ouverture du { -headquarters }. Choisissez la { -villa } dans { -do-card-move }.
        [villa] La réserve est dans la { -main-hall } depuis l’ouverture du { -headquarters }. Choisissez la { -main-hall } dans { -do-card-move }.
       *[other] On n’y met pas de cartes à la main. Choisissez un autre endroit dans { -do-card-move }.
    }
refusal-board-not-in-play =
    Ce plateau ({ $name }) n’est pas en jeu : aucune carte ne peut s’y trouver. Choisissez celui d’un { -assassin } qui joue, ou d’un { -apprentice } qui en remplace un.
refusal-armour-is-not-better =
    { $hearts ->
        [one] { $card } n’est pas mieux que l’armure actuelle ({ $other }, { $hearts } cœur), et une armure n’est remplacée que par une meilleure.
       *[other] { $card } n’est pas mieux que l’armure actuelle ({ $other }, { $hearts } cœurs), et une armure n’est remplacée que par une meilleure.
    } Mettez la carte dans un emplacement libre avec { -do-card-move }, ou rangez-la.
refusal-armour-holds-the-last-hearts =
    L’armure porte les derniers cœurs ({ $name }) et ne peut pas être retirée maintenant. Commencez par des soins.
refusal-armour-needs-hearts =
    { $card } est une armure, et le bot doit savoir combien de cœurs elle ajoute. Indiquez les cœurs avec { -do-card-add }.
refusal-skill-needs-level =
    { $card } est une carte { -skill }, et le bot doit connaître son niveau. Indiquez le niveau avec { -do-card-add }.
refusal-blueprint-needs-price =
    { $card } est un { -blueprint }, et le bot doit connaître son prix. Indiquez-le en cartes noires et blanches avec { -do-blueprint }.
refusal-blueprints-lie-in-the-main-hall =
    Un { -blueprint } pas encore construit se trouve dans l’{ -workshop } ou dans la réserve, nulle part ailleurs. Pour l’{ -workshop }, utilisez { -do-blueprint }.

# Turns, experience, consent, decks

refusal-apprentices-have-three-hearts =
    { $name } est un { -apprentice }, et chaque { -apprentice } a trois cœurs. L’armure en ajoute ; seule la carte d’un { -ally } donne un autre nombre.
refusal-deck-not-empty =
    { $number ->
        [one] La pioche d’{ -equipment } compte déjà { $number } carte, et l’on ne mélange jamais deux pioches. Corrigez d’abord, avec { -do-correct }, l’endroit où se trouve cette carte.
       *[other] La pioche d’{ -equipment } compte déjà { $number } cartes, et l’on ne mélange jamais deux pioches. Corrigez d’abord, avec { -do-correct }, l’endroit où se trouvent ces cartes.
    }
refusal-deck-list-empty =
    La liste ne nomme aucune carte, et il en faut pour une pioche. Indiquez le nom et le nombre de chaque carte { -equipment } de la boîte.
refusal-stranded-already =
    Il est déjà noté que { $name } ne peut pas quitter le { -map }. Il n’y a rien d’autre à faire : cela compte à la fin de la tentative. Si ce n’est pas le cas, utilisez { -do-stranded }.
refusal-not-stranded =
    Rien n’indique que { $name } ne puisse pas quitter le { -map }. Il n’y a rien à annuler.
refusal-consent-needed =
    L’accord de { $name } manque, et pendant une { -memory } un échange se fait à deux. Utilisez { -do-card-trade } ou { -do-medicine } : on demandera son accord à qui joue { $name }.
refusal-not-on-the-map =
    { $name } ne participe pas ainsi à cette { -memory }. Choisissez un { -assassin } qui joue, ou l’{ -apprentice } qui en remplace un.
refusal-turns-not-tracked =
    Les tours de jeu ne sont pas suivis dans cette { -memory } : le bot n’en connaît aucun. Suivez-les désormais avec { -do-turn-track }, ou continuez sans.
refusal-turns-tracked-already =
    Les tours de jeu sont déjà suivis : c’est le tour { $turn }. Continuez avec { -do-turn-next } ou { -do-turn-end }.
refusal-too-few-cubes =
    { $left ->
        [0] { $name } n’a plus de cube d’action pour ce tour. Il y en aura de nouveau trois à la prochaine phase Événement : { -do-turn-end }.
        [one] { $name } n’a plus que { $left } cube d’action, et non { $number }. Utilisez celui-là, ou passez à la prochaine phase Événement avec { -do-turn-end }.
       *[other] { $name } n’a plus que { $left } cubes d’action, et non { $number }. Utilisez ceux-là, ou passez à la prochaine phase Événement avec { -do-turn-end }.
    }
refusal-memory-not-completed =
    La { -memory } { $memory } n’est pas terminée et n’a donc pas encore rapporté d’expérience. Terminez-la d’abord, avec { -do-memory-success } ou { -do-memory-failure }.
refusal-not-in-full-health =
    { $name } n’est pas en { -full-health }, mais : { health-state }. Un { -assassin } n’est échangé qu’en { -full-health } ; commencez par des soins.

# By hand

invariant =
    { $rule ->
        [hearts] Personne n’a moins de cœurs que zéro, ni plus que trois et ceux de l’armure.
        [eliminated] À l’état { -eliminated }, on n’a aucun cœur, et après une { -memory } aucun { -ally } ni { -apprentice } n’y reste.
        [critical] L’{ -critical-condition } ne dure pas au-delà d’une { -memory }.
        [slots] Un plateau a un emplacement pour l’arme de mêlée, l’arme à distance, la { -hidden-blade } et l’armure, chacun pour une carte qui y va, et cinq emplacements libres.
        [boards] Les cartes se trouvent sur les plateaux des { -assassins } qui jouent et des { -apprentices } qui en remplacent un, nulle part ailleurs.
        [apprentices_cards] Un { -apprentice } qui remplace n’a ni { -hidden-blade } ni carte { -skill } au-dessus du niveau II.
        [bags] Seul un { -assassin } à l’état { -eliminated } a des cartes dans un sachet scellé, dont au plus une armure et une { -hidden-blade }.
        [spare_cards] La réserve est dans la { -villa } jusqu’à l’ouverture du { -headquarters }, et dans la { -main-hall } ensuite.
        [blueprints] L’{ -workshop } contient au plus un { -blueprint }, une fois le { -headquarters } ouvert, et aucune autre carte ; les autres { -blueprint }s sont dans la réserve.
        [piles] Les cartes { -skill } ne sont ni dans la pioche d’{ -equipment }, ni dans sa défausse, ni dans la { -shop }.
        [revealed] Il n’y a de cartes révélées dans la { -shop } que pendant sa résolution.
        [stand_ins] Un seul { -apprentice } remplace chaque { -assassin } à l’état { -eliminated }, et ne travaille pas pendant ce temps.
        [buildings] Personne n’est dans un bâtiment avant l’ouverture du { -headquarters }, ni une fois le bâtiment résolu.
        [contract] Le { -contract } et le niveau viennent avec le { -headquarters }, et un { -contract } n’échoue qu’une fois au plus.
        [round] Ces étapes de la campagne ne vont pas ensemble.
        [diary] Le journal des Mémoires contient une fois chaque { -memory } terminée, en dernier celle que l’on résout, et pas encore celle que l’on joue.
        [turns] Les tours de jeu ne comptent que pendant une { -memory }, avec au plus trois cubes d’action chacun.
        [size] Un à quatre { -assassins } jouent, avec au plus 50 { -allies } et { -apprentices } et 500 cartes.
        [names] Chacun et chaque chose a un nom visible et pas trop long.
        [numbers] Aucune carte et aucun dé ne portent de tels nombres.
       *[record] Les notes du bot ne seraient plus en ordre.
    }
refusal-reason-missing =
    Une correction demande une raison, pour qui lira le journal plus tard. Dites en quelques mots, dans l’option prévue de { -do-correct }, ce qu’il en était sur la table.
refusal-breaks-the-rules =
    { invariant } Corrigez autrement, ou utilisez d’abord { -do-correct } pour ce qui s’y oppose.
refusal-nothing-to-take-back =
    Il n’y a rien à annuler là. Choisissez une entrée de la liste que propose { -do-undo } ; { -do-log } les montre toutes.
refusal-only-at-the-beginning =
    Ce qui a été joué sur papier ne s’inscrit qu’avant la première { -memory } jouée ici. Rectifiez plutôt ce qui n’est pas juste avec { -do-correct }.
refusal-beginning-stays =
    Le début de la campagne ne s’annule pas. Pour en finir avec la campagne, utilisez { -do-campaign-end }.
