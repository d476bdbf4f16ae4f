# /aide, et comment une campagne commence dans un salon vide.

help = aide
    .about = Voir ce que l’on peut faire maintenant, et toutes les commandes par thème
help-title = Ce que vous pouvez faire maintenant
help-next = Ensuite
help-besides = Aussi
help-look = Regarder et revenir en arrière
help-leading = En maître du jeu
help-all = Toutes les commandes, par thème
help-topic =
    { $topic ->
        [round] Le tour : { -memories }, bâtiments, { -contract }
        [group] Le groupe : { -assassins }, { -allies }, { -apprentices }
        [health] Cœurs, { -medicine }, tours de jeu
        [cards] Cartes
        [campaign] La campagne et ses réglages
        [corrections] Corrections à la main
       *[log] Journal, retour en arrière, chiffres
    }
help-nothing-yet = Un nom suffit ; tout le reste peut se dire plus tard, avec des boutons.
help-waits = En attente : { $building }
help-you-play = Vous jouez { $names }.
help-join = { -do-roster-assassin-edit } : dites qui vous jouez, ou rejoignez le groupe avec { -do-roster-assassin-add }
help-look-about =
    { -do-headquarters-show } · { -do-roster-show } · { -do-campaign-show } · { -do-log } · { -do-undo }
help-leading-about =
    { -do-campaign-settings } · { -do-campaign-access } · { -do-campaign-game-master } · { -do-campaign-end }
help-step =
    { $step ->
        [begin] { -do-memory-begin } : la prochaine tentative commence
        [succeed] { -do-memory-success } : la tentative est réussie
        [fail] { -do-memory-failure } : elle a échoué
        [resolve] { -do-resolve } : poursuivre au { -headquarters }
        [open_headquarters] { -do-headquarters-open } : le { -headquarters } ouvre
        [enter_workers] { -do-roster } : entrer { -allies } et { -apprentices }
        [place] { -do-assign } : placer tout le monde dans les bâtiments
        [give_medicine] { -do-medicine } : soigner quelqu’un avec un { -medicine }
        [heal] { -do-heal } : quelqu’un regagne des cœurs
        [lose_hearts] { -do-wound } : quelqu’un perd des cœurs
        [go_on_with_turn] { -do-turn-next } : le tour de jeu se poursuit
        [track_turns] { -do-turn-track } : me laisser compter les tours de jeu
        [stand_in] { -do-stand-in-set } : un { -apprentice } remplace qui est à l’état { -eliminated }
        [read_contract] { -do-contract } : dire le nombre du { -contract }
        [lay_blueprint] { -do-blueprint } : poser un { -blueprint } dans l’{ -workshop }
        [note_experience] { -do-memory-experience } : noter ce que la dernière { -memory } a rapporté
        [move_cards] { -do-card-move } : échanger, équiper ou ranger des cartes
       *[add_cards] { -do-card-add-several } : entrer les cartes que vous avez
    }
begin-campaign = Commencer une campagne
begin-campaign-name = Comment s’appelle-t-elle ?
begin-campaign-language = Quelle langue dois-je parler à tous ?
