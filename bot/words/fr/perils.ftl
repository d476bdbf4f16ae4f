# Qui est Critique, et jusqu’à quand, si les tours sont suivis.

peril =
    { $ends ->
        [now] ‼️ **{ $name } passe à l’état { -eliminated } à la fin de ce tour ({ $until })**, sauf soin d’ici là.
       *[next] ⏳ { $name } passe à l’état { -eliminated } à la fin du prochain tour ({ $until }), sauf soin d’ici là.
    }
