# /blessure, /remède, /remplaçant

wound = blessure
    .about = Un Assassin perd des cœurs dans la Mémoire que vous jouez
    .assassin = assassin
    .assassin-about = Qui perd des cœurs
    .hearts = cœurs
    .hearts-about = Combien de cœurs sont perdus
medicine = remède
    .about = Défausser un Remède pour soigner un Assassin
    .assassin = assassin
    .assassin-about = Qui est soigné
    .card = carte
    .card-about = Quel Remède ; sinon le sien, celui d’un autre, ou un de la Partie Centrale
stand-in = remplaçant
    .about = Les Apprentis Assassins qui remplacent des Assassins Éliminés
stand-in-set = choisir
    .about = Un Apprenti remplace un Assassin Éliminé et ne travaille nulle part pendant ce temps
    .assassin = assassin
    .assassin-about = L’Assassin Éliminé
    .apprentice = apprenti
    .apprentice-about = L’Apprenti qui le remplace
stand-in-end = terminer
    .about = Un Apprenti ne remplace plus ; un Assassin soigné revient sans cela
    .apprentice = apprenti
    .apprentice-about = L’Apprenti qui redevient disponible, et dont les cartes sont rangées

health-critical =
    ⚠ { $name } ne peut plus rien faire. Soignez { $name } avant la fin du prochain tour de jeu, avec { -do-medicine } par exemple, ou { $name } passe à l’état { -eliminated }.
