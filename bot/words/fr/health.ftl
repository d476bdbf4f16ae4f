# /blessure, /soigner, /remède, /éliminé, /bloqué

wound = blessure
    .about = Quelqu’un perd des cœurs dans la Mémoire en cours : Assassin, Allié, Apprenti remplaçant
    .who = qui
    .who-about = Qui perd des cœurs
    .hearts = cœurs
    .hearts-about = Combien de cœurs sont perdus ; 1 si vous ne dites rien
heal = soigner
    .about = Quelqu’un récupère des cœurs dans la Mémoire en cours, sans Remède
    .who = qui
    .who-about = Qui est soigné
    .hearts = cœurs
    .hearts-about = Combien de cœurs sont récupérés ; 1 si vous ne dites rien
medicine = remède
    .about = Défausser un Remède pour soigner quelqu’un
    .who = qui
    .who-about = Qui est soigné
    .card = carte
    .card-about = Quel Remède ; sinon le sien, celui d’un autre, ou un de la Partie Centrale
eliminated = éliminé
    .about = Quelqu’un n’a pas été soigné à temps ; les tours suivis le disent d’eux-mêmes
    .who = qui
    .who-about = Qui est Éliminé
stranded = bloqué
    .about = Un Assassin ne peut pas quitter le Terrain : Éliminé à la fin de la tentative
    .assassin = assassin
    .assassin-about = Qui ne peut pas quitter le Terrain
    .freed = libéré
    .freed-about = Vrai si cet Assassin peut finalement quitter le Terrain

health-critical =
    ⚠ { $name } ne peut plus rien faire. { $number ->
        [0] Aucun { -medicine } n’est sur un plateau ; tout autre soin se note avec { -do-heal }.
       *[other] { -do-medicine } peut sauver { $name } ({ $places }), tout comme un autre soin, avec { -do-heal }.
    }
medicine-shown = { $ways }, pour soigner { $patient }
