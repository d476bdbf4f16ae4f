# /carte lister

card-list = lister
    .about = Voir les cartes du groupe et où elles sont
    .place = lieu
    .place-about = Quel plateau ou quelle pile ; tout si vous ne dites rien
    .public = { public-option }
    .public-about = { public-option-about }

card-list-title = Cartes
card-list-deck = Mélangée ; personne n’en connaît l’ordre.
