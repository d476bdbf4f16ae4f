# Ce qui suit chaque changement : un avertissement s’il y a lieu, et la suite.

warning-second-try =
    ⚠ Le { -contract } { $position } a été tenté une fois et demande { n-successes } ; ensemble, ceux qui travaillent dans la { -command-room } atteignent { $reached }, et le 2e essai resterait donc sans effet.

next-nothing = Rien n’a changé.
next-begin-memory = Ensuite : { -do-memory-begin }.
next-open-headquarters = Ensuite : ouvrez le { -headquarters } avec { -do-headquarters-open }.
next-enter-workers =
    Ensuite : inscrivez vos { -allies } et { -apprentices } avec { -do-roster }, ou continuez avec { -do-memory-begin }.
next-assign = Ensuite : placez tout le monde avec { -do-assign }, puis { -do-memory-begin }.
next-end-attempt =
    Ensuite : jouez ; à la fin de la tentative, { -do-memory-success } ou { -do-memory-failure }.
next-second-attempt =
    Ensuite : la 2e tentative, avec { -do-memory-begin }. Chacun reste à sa place.
next-resolve = Ensuite : { -do-resolve }.
told-cards = Cartes : { $ways }.
told-by = **{ $name }** : { $told }
next-button =
    { $step ->
        [succeed] Réussite
        [fail] Échec…
        [resolve] Résoudre le { -headquarters }
        [open_headquarters] Ouvrir le { -headquarters }
        [enter_workers] { -allies } et { -apprentices }…
       *[place] Placer tout le monde
    }
next-button-begin =
    { $attempt ->
        [1] Commencer la { -memory } { $memory }
       *[other] Commencer la 2e tentative
    }
