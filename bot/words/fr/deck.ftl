# /pioche

deck = pioche
    .about = La pioche d’Équipement, quand le bot doit la tenir
deck-import = importer
    .about = Laisser le bot tenir la pioche d’Équipement : il lit votre liste de cartes et les mélange
    .file = fichier
    .file-about = Un fichier CSV ou JSON de vos cartes, d’au plus 1 Mio
deck-show = afficher
    .about = Voir combien de cartes ont la pioche et la défausse ; personne n’en voit l’ordre
    .public = { public-option }
    .public-about = { public-option-about }

deck-put-together =
    La pioche d’{ -equipment } est mélangée : { n-cards }. Personne n’en voit l’ordre, et la { -shop } y pioche.
deck-shown = Dans la pioche d’{ -equipment } : { n-cards }, mélangées. Dans la défausse : { $discarded }.
deck-empty = La pioche d’{ -equipment } est vide. Le prochain tirage y mélange la défausse : { $discarded }.
deck-on-the-table =
    La pioche d’{ -equipment } est sur la table : quelqu’un dit ce qui est tiré. Dans la défausse que je connais : { $discarded }. Avec { -do-deck-import }, je tiens la pioche.
deck-file-refused =
    { $line ->
        [0] Je ne peux pas faire de pioche de ce fichier.
       *[other] Je ne peux pas faire de pioche de ce fichier, à cause de la ligne { $line }.
    } { $flaw ->
        [too_large] Il dépasse 1 Mio.
        [not_text] Ce n’est pas du texte. Enregistrez-le en CSV ou en JSON.
        [not_a_table] Il y manque un guillemet, ou il y en a un de trop.
        [not_json] Cela commence comme du JSON, mais n’en est pas.
        [not_a_list] En JSON, il faut une liste de cartes, chacune avec son « nom » et ce qu’on sait d’elle.
        [name_column_missing] La première ligne doit nommer les colonnes, dont « nom ».
        [unknown_column] Je ne connais pas de colonne « { $column } ». Il y a : nom, sorte, couleur, nombre, emplacement, cœurs.
        [column_twice] La colonne « { $column } » y est deux fois.
        [too_many_fields] Il y a plus de champs que de colonnes ({ $maximum }).
        [unknown_value] Dans la colonne « { $column } », je ne connais pas « { $value } ».
        [not_a_number] Dans la colonne « { $column } », « { $value } » n’est pas un nombre entier.
        [colour_missing] Je ne connais pas encore { $card }. Dites dans la colonne « couleur » si la carte est noire ou blanche.
       *[not_a_card] Les règles refusent cette carte :
    }
