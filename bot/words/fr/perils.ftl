# Qui est Critique, et jusqu’à quand.

peril =
    { $due ->
        [now] 🆘 **{ $name }** passe à l’état { -eliminated } à la fin de **ce tour**, sans soins d’ici là.
       *[later] 🆘 **{ $name }** doit recevoir des soins avant la fin du tour **{ $until }**.
    }
peril-untimed = 🆘 **{ $name }** doit recevoir des soins avant la fin du tour qui suit celui où c’est arrivé.
