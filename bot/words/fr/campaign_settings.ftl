# /campagne réglages

campaign-settings = réglages
    .about = Voir les réglages et les règles convenues du groupe et les changer
    .language = langue
    .language-about = Ce que le bot parle à tous ici
    .deck = pioche
    .deck-about = Où est la pioche d’Équipement : sur la table de quelqu’un, ou tenue et mélangée par le bot
    .medicine_hearts = remède
    .medicine_hearts-about = Combien de cœurs soigne un Remède
    .die_hits = dé-réussites
    .die_hits-about = Combien de faces du dé montrent une réussite
    .die_specials = dé-spéciales
    .die_specials-about = Combien de faces du dé montrent la face spéciale
    .die_failures = dé-échecs
    .die_failures-about = Combien de faces du dé montrent un échec
    .hospital = hôpital
    .hospital-about = Emplacements blancs de l’Hôpital ; -1 : sans limite
    .workshop = atelier
    .workshop-about = Emplacements de l’Atelier ; -1 : sans limite
    .shop = boutique
    .shop-about = Emplacements de la Boutique ; -1 : sans limite
    .command_room = commandement
    .command_room-about = Emplacements de la Salle de Commandement ; -1 : sans limite
    .red = emplacements-rouges
    .red-about = Emplacements rouges de l’Hôpital, pour les Assassins Éliminés ; -1 : sans limite
    .medicine_raises_eliminated = remède-ramène
    .medicine_raises_eliminated-about = Un Remède peut-il ramener un Assassin Éliminé ?
    .heal_newly_eliminated = soigner-aussitôt
    .heal_newly_eliminated-about = Un Assassin Éliminé dans une Mémoire peut-il être soigné juste après celle-ci ?
    .heal_injured_anywhere = soigner-partout
    .heal_injured_anywhere-about = L’Hôpital soigne-t-il les Assassins Blessés où qu’ils soient ?
    .unkept_cards = cartes-laissées
    .unkept_cards-about = Où vont les cartes que la Boutique ne garde pas
    .empty_command_room_uses_try = vide-compte
    .empty_command_room_uses_try-about = Une Salle de Commandement vide compte-t-elle comme le 1er essai du Contrat ?

deck-keeper =
    { $keeper ->
        [bot] tenue par le bot
       *[table] sur la table
    }
unkept-cards =
    { $cards ->
        [deck] remélangées dans la pioche
       *[discard] dans la défausse
    }

settings-title = Réglages de { $campaign }
settings-footer =
    ✎ se lit sur votre jeu, ⚖ est ce dont votre groupe a convenu. Le maître du jeu les change ici.
settings-rulings = ⚖ Règles convenues : cochez celles qui valent
settings-default =
    { $ticked ->
        [yes] Cochée, sauf si vous convenez d’autre chose
       *[no] Non cochée, sauf si vous convenez d’autre chose
    }
settings-die = Faces du dé
settings-die-title = Faces du dé de votre jeu
settings-die-about = Comptez-les sur votre dé, pour que le bot puisse le lancer
settings-die-hit = Faces réussite
settings-die-special = Faces spéciales
settings-die-failure = Faces échec
settings-die-incomplete =
    Le bot ne connaît pas encore votre dé. Indiquez les trois nombres : combien de faces montrent une réussite, la face spéciale et un échec.
settings-spaces = Emplacements
settings-spaces-title = Emplacements des bâtiments
settings-spaces-red = { -hospital }, emplacements rouges
settings-no-limit = Sans limite
