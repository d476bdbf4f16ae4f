# /campagne créer, voir, renommer, terminer

campaign = campagne
    .about = Commencer une campagne dans ce salon, la voir, la régler, la terminer
public-option = public
public-option-about = Le montrer à tous dans le salon, et non à vous seul

campaign-new = créer
    .about = Commencer une campagne dans ce salon
    .name = nom
    .name-about = Le nom de votre campagne
    .language = langue
    .language-about = Ce que le bot parle à tous ici ; par défaut, votre propre langue
    .assassin_1 = assassin1
    .assassin_1-about = Un Assassin qui participe ; si vous n’en nommez aucun, Alessandra, jouée par vous
    .player_1 = joueur1
    .player_1-about = Qui joue le premier Assassin ; par défaut, vous
    .assassin_2 = assassin2
    .assassin_2-about = Un deuxième Assassin, s’il participe
    .player_2 = joueur2
    .player_2-about = Qui joue le deuxième Assassin
    .assassin_3 = assassin3
    .assassin_3-about = Un troisième Assassin, s’il participe
    .player_3 = joueur3
    .player_3-about = Qui joue le troisième Assassin
    .assassin_4 = assassin4
    .assassin_4-about = Un quatrième Assassin, s’il participe
    .player_4 = joueur4
    .player_4-about = Qui joue le quatrième Assassin
campaign-show = afficher
    .about = Voir où en est la campagne
    .public = { public-option }
    .public-about = { public-option-about }
campaign-rename = renommer
    .about = Donner un autre nom à la campagne
    .name = nom
    .name-about = Le nouveau nom
campaign-access = accès
    .about = Dire qui peut agir ici : tout le monde, les joueurs, ou qui a un rôle
    .who = qui
    .who-about = Qui peut faire plus que lire ; le maître du jeu le peut toujours
    .role = rôle
    .role-about = Le rôle qu’il faut, si vous en avez choisi un
campaign-game-master = maître-du-jeu
    .about = Confier la campagne à un autre maître du jeu
    .who = qui
    .who-about = Qui mène désormais la campagne
campaign-end = terminer
    .about = Terminer la campagne de ce salon ; demande d’abord confirmation

campaign-end-question = **Terminer { $name } pour de bon ?** Personne ne pourra plus y jouer, et ce salon sera libre pour une autre campagne.
    Abandonnés : { $miniatures ->
        [one] { $miniatures } figurine
       *[other] { $miniatures } figurines
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } et leur place, { $memories ->
        [0] sans aucune { -memory } terminée encore
        [one] avec { $memories } { -memory } terminée
       *[other] avec { $memories } { -memories } terminées
    }.
    Gardé : le journal avec { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }.
campaign-go-on = Continuer à jouer
campaign-end-for-good = Terminer pour de bon
campaign-goes-on = { $name } continue. Rien n’a changé.
campaign-ended =
    { $name } est terminée. Son journal de { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } est gardé. { -do-campaign-new } commence une autre campagne ici.
