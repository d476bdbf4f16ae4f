# Le formulaire des Alliés et des Apprentis, un par ligne.

workers-title = { -allies } et { -apprentices }
workers-of-kind =
    { $kind ->
        [ally] { -allies }, un par ligne
       *[apprentice] { -apprentices }, un par ligne
    }
workers-about = Les nombres de la carte marron peuvent suivre, de gauche à droite ; sans eux, chacun vaut 1.
workers-example =
    { $kind ->
        [ally] Teodora 1 1 2 1
       *[apprentice] Marco 2 1 1 1
    }
