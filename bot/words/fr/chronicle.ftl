# The chronicle of a campaign, and its statistics.

chronicle-beginning = Le début
chronicle-opening = Le { -headquarters } ouvre
chronicle-memory = { -memory } { $memory }
chronicle-outcome =
    { $success ->
        [yes] { $attempt ->
            [1] réussie à la 1re tentative
           *[2] réussie à la 2e tentative
        }
       *[no] échec aux deux tentatives
    }
chronicle-attempt =
    { $attempt ->
        [1] 1re tentative
       *[2] 2e tentative
    }
chronicle-preparation = Avant
chronicle-resolution = Étape de Résolution
chronicle-field = *{ $name } :* { $text }
chronicle-since = Depuis
chronicle-taken-back = Annulé
chronicle-dates =
    { $number ->
        [one] Du { $first } au { $last }, en { $number } entrée.
       *[other] Du { $first } au { $last }, en { $number } entrées.
    }
chronicle-assassins = { -assassins } : { $names }.
chronicle-players = Raconté par : { $names }.

# Statistics

stats-title = Statistiques de { $name }
stats-dice = Dés · { $number }
stats-no-dice = Aucun dé n’a encore été lancé.
stats-expected = { $number } attendus
stats-rolled =
    { $rolls ->
        [one] En { $rolls } lancer : { $bot } par le bot, { $table } sur la table.
       *[other] En { $rolls } lancers : { $bot } par le bot, { $table } sur la table.
    } Les lancers annulés comptent aussi.
stats-compared = Par rapport à ce que prédisent les faces
stats-faces-unknown = Les faces du dé ne sont pas connues : rien ne peut être prédit. Indiquez-les avec { -do-campaign-settings }.
stats-too-few = Il y a encore trop peu de dés pour en dire quelque chose : il faut attendre chaque face cinq fois.
stats-chance =
    { $verdict ->
        [fair] Un dé équilibré s’écarte au moins autant dans { $percent } % des campagnes (test du khi-deux) : rien d’inhabituel.
       *[odd] Un dé équilibré s’écarte au moins autant dans { $percent } % des campagnes (test du khi-deux) : c’est inhabituel. Les faces indiquées sont-elles bien celles du dé ?
    }
stats-below-tenth = moins de 0,1
decimal-sign = ,
stats-else = Cartes, cœurs, { -contracts }
stats-contracts = { -contracts } tentés : { $tried }, remplis : { $fulfilled }
stats-cards = Cartes révélées dans la { -shop } : { $revealed }, gardées : { $kept }
stats-hearts = Cœurs soignés : { $number }
