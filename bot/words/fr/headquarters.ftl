# /repaire afficher, ouvrir, niveau

headquarters = repaire
    .about = Voir le Repaire, l’ouvrir, en fixer le niveau
headquarters-show = afficher
    .about = Voir tout le plateau : bâtiments, figurines, Contrat, niveau, cartes de réserve
    .public = { public-option }
    .public-about = { public-option-about }
headquarters-open = ouvrir
    .about = Ouvrir le Repaire, une seule fois, après la Mémoire 0.4
    .contract = contrat
    .contract-about = Combien de réussites demande le Contrat 1, si vous l’avez déjà lu
    .already_played = déjà_jouée
    .already_played-about = Oui si vous avez joué la Mémoire 0.4 avant que ce bot ne tienne votre campagne
headquarters-level = niveau
    .about = Fixer le niveau du Repaire à la main ; un Contrat rempli le fait de lui-même
    .level = niveau
    .level-about = Ce que montre le dos du Contrat du dessus
hq-level = { level }

headquarters-read-contract =
    Lisez le { -contract } 1 et donnez son nombre de réussites avec { -do-contract } ; il ne se joue pas encore.
