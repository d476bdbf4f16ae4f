# What happened, in the log: one sentence or two for each event of core/events.py.

# Campaign and roster

event-campaign-began = La campagne { $name } commence avec { $assassins }.
event-campaign-renamed = La campagne { $before } s’appelle désormais { $after }.
event-campaign-ended = La campagne { $name } est terminée.
event-entered-from-paper =
    { $opened ->
        [yes] La campagne, commencée sur papier, continue après la { -memory } { $memory } : niveau { $level } du { -headquarters }, { $xp } XP.
       *[no] La campagne, commencée sur papier, continue après la { -memory } { $memory } : { $xp } XP.
    }
event-game-master-named = { $player } est désormais maître du jeu.
event-settings-changed = Réglages : { $settings }.
event-settings-kept = Réglages enregistrés sans changement.
event-renamed = { $before } s’appelle désormais { $after }.
event-assassin-added = { $name } rejoint les { -assassins }.
event-assassin-player =
    { $played ->
        [yes] Quelqu’un joue désormais { $name }.
       *[no] Personne ne joue { $name } pour le moment.
    }
event-assassin-removed = { $name } quitte les { -assassins }.
event-worker-added = { $name } arrive ({ worker-kind }) : { $values }.
event-worker-values = { $name } a désormais ces valeurs : { $values }.
event-worker-hearts = { $name } a { n-hearts }.
event-worker-removed = { $name } ({ worker-kind }) s’en va.

# Cards

event-cards-added = Nouveau : { $cards } → { $target }.
card-way = { $cards } : { $origin } → { $target }
card-way-on-board = { $cards } : emplacement { $target }, { $origin }
event-cards-moved = { $ways }.
event-cards-paid = Paiement : { $cards }.
event-cards-used = Utilisation : { $cards }.
event-deck-shuffled =
    { $discards ->
        [yes] La défausse a été mélangée à la pioche d’{ -equipment }, qui compte maintenant { n-cards }.
       *[no] La pioche d’{ -equipment } a été mélangée ; elle compte { n-cards }.
    }

# Health

event-wounded = { $name } perd { n-hearts } : { $health }.
event-healed =
    { $returned ->
        [yes] { $name } reçoit { n-hearts } et peut de nouveau participer : { $health }.
       *[no] { $name } reçoit { n-hearts } : { $health }.
    }
event-healed-by = { $name } reçoit { n-hearts } par un { -medicine } de { $by } : { $health }.
event-eliminated =
    { $why ->
        [critical_at_the_end] { $name } était encore en { -critical-condition } à la fin et passe à l’état { -eliminated }.
        [not_healed_in_time] { $name } était en { -critical-condition } depuis plus d’un tour et passe à l’état { -eliminated }.
        [stranded] { $name } n’a pas pu quitter le { -map } et passe à l’état { -eliminated }.
       *[by_hand] { $name } passe à l’état { -eliminated }.
    }
event-armour-changed = { $name } a { $hearts } avec l’armure actuelle.
event-stand-in-taken = { $apprentice } remplace { $assassin }.
event-stand-in-relieved = { $apprentice } ne remplace plus { $assassin }.

# The round

event-headquarters-opened = Le { -headquarters } ouvre, et le { -contract } { $position } est face visible.
event-level-set = Niveau du { -hq } : { $before } → { $after }.
event-contract-number-set = Le { -contract } { $position } demande { n-successes }.
placed = { $name } ({ $target })
placed-from = { $name } ({ $origin } → { $target })
red-space = { -hospital }, emplacement rouge
event-miniatures-assigned = Placement : { $placed }.
event-miniatures-unassigned = Retrait : { $placed }.
event-blueprint-placed = { $card } est dans l’{ -workshop } et coûte { $price }.
event-blueprint-taken-back = { $card } est de retour dans la { -main-hall }.
event-memory-began =
    { $attempt ->
        [1] La { -memory } { $memory } commence, 1re tentative.
       *[2] La { -memory } { $memory } commence, 2e tentative.
    }
event-attempt-ended =
    { $outcome ->
        [success] La { -memory } { $memory } est réussie, à la { $attempt ->
            [1] 1re
           *[2] 2e
        } tentative.
        [completed] La { -memory } { $memory } a échoué à la 2e tentative aussi : elle est terminée.
       *[failed_once] La 1re tentative de la { -memory } { $memory } a échoué ; la 2e vient ensuite.
    }

# Resolution

event-resolution-began = L’{ -resolution } de la { -memory } { $memory } commence.
event-hospital-resolved = { -hospital } : { $healed }.
event-hospital-nobody = { -hospital } : aucun soin n’a été donné.
healed-by = { $name } +{ $number } ♥
event-blueprint-built = { $card } est maintenant un { -special-equipment }.
event-workshop-resolved =
    { $outcome ->
        [built] { -workshop } : construction faite ({ $card }) pour { $price }.
        [not_built] { -workshop } : pas de construction ({ $card }).
       *[nothing] { -workshop } : il n’y avait rien à construire.
    }
event-equipment-revealed = { -shop } : on révèle { $cards }.
event-nothing-revealed = { -shop } : il n’y avait pas de carte à révéler.
event-shop-resolved = { -shop } : on garde { $cards }.
event-shop-nothing = { -shop } : on ne garde rien.
event-command-room-resolved =
    { $outcome ->
        [fulfilled] { -command-room } : le { -contract } { $position } est rempli avec { n-successes }.
        [failed] { -command-room } : le { -contract } { $position } n’est pas rempli, avec { n-successes }.
        [fulfilled_surely] { -command-room } : le { -contract } { $position } est rempli au 2e essai.
        [sure_try_too_weak] { -command-room } : le { -contract } { $position } était hors de portée des figurines.
        [not_tried] { -command-room } : le { -contract } { $position } n’a pas été tenté.
       *[no_contract] { -command-room } : il ne reste aucun { -contract }.
    }
event-contract-revealed =
    { $before ->
        [same] Le { -contract } { $position } est face visible ; le niveau du { -hq } reste { $after }.
       *[other] Le { -contract } { $position } est face visible ; niveau du { -hq } : { $before } → { $after }.
    }
event-contracts-used-up =
    { $before ->
        [same] C’était le dernier { -contract } ; le niveau du { -hq } reste { $after }.
       *[other] C’était le dernier { -contract } ; niveau du { -hq } : { $before } → { $after }.
    }
event-resolution-completed = L’{ -resolution } de la { -memory } { $memory } est terminée.

# Game turns

event-stranded =
    { $stranded ->
        [yes] { $name } ne peut pas quitter le { -map } et passe à l’état { -eliminated } à la fin de la tentative, sauf si cela change.
       *[no] { $name } peut finalement quitter le { -map }.
    }
event-turns-tracked = Les tours de jeu sont suivis à partir d’ici : tour { $turn }, { turn-phase }.
event-turns-left-alone = Les tours de jeu ne sont plus suivis, depuis le tour { $turn }.
event-turn-phase-began = Tour { $turn } : { turn-phase }.
event-turn-began = Le tour { $turn } commence par la { turn-phase } ; chacun a { n-cubes }.
event-cubes-used =
    { $left ->
        [0] { $name } utilise { n-cubes } et n’en a plus.
       *[other] { $name } utilise { n-cubes } et en a encore { $left }.
    }

# Experience and players

event-experience-told = La { -memory } { $memory } a rapporté { $xp } XP : { $total } en tout, niveau { level }.
event-swapped-assassin = { $after } prend la place de { $before } et garde le même plateau.

# By hand

event-corrected = Corrigé à la main, { correction } : { $before } → { $after }. Raison : { $reason }.
correction =
    { $what ->
        [hearts] cœurs de { $subject }
        [health] santé de { $subject }
        [stand_in] qui { $subject } remplace
        [building] où se trouve { $subject }
        [level] niveau du { -hq }
        [contract] { -contract }
        [round] étape de la campagne
        [diary] { -memory } { $subject } dans le journal
        [turn] tour de jeu
        [cubes] cubes d’action de { $subject }
        [card_place] où se trouve { $subject }
        [card_printed] ce qui est imprimé sur { $subject }
       *[card_unknown] { $subject }, une carte qui n’existait pas
    }
fact-nothing = —
event-taken-back =
    { $number ->
        [one] Annulé : entrée { $first } ({ $commands }), par { $actors }.
       *[other] Annulé : entrées { $first } à { $last } ({ $commands }), par { $actors }.
    }
