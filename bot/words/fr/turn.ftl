# /tour

turn = tour
    .about = Suivre les tours de jeu si vous voulez : phases, cubes d’action, qui est Critique jusqu’à quand
turn-show = afficher
    .about = Voir le tour, avec des boutons pour continuer et utiliser des cubes d’action
turn-track = suivre
    .about = Suivre désormais les tours de cette Mémoire, dès la phase Événement du tour 1
turn-next = suivant
    .about = Passer à la phase suivante ; après la phase Ennemi, le tour suivant commence
turn-end = fin
    .about = Finir le tour et commencer le suivant : Éliminés, les Critiques dont le délai expire
turn-cubes = cubes
    .about = Quelqu’un utilise des cubes d’action
    .who = qui
    .who-about = Qui les utilise
    .used = nombre
    .used-about = Combien ; 1 si vous ne dites rien
turn-stop = arrêter
    .about = Ne plus suivre les tours de cette Mémoire ; plus personne n’est alors Éliminé d’office

turn-untracked = Les tours ne sont pas suivis. Rien n’y oblige : { -do-eliminated } dit qui n’a pas été soigné à temps.
turn-track-button = Suivre les tours
turn-end-button = Fin du tour { $turn }
turn-end-loses = Fin du tour { $turn } ({ $names } : Éliminé)
turn-eliminated = 💀 **{ -eliminated } : { $names }**
