# /remplaçant

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
