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
