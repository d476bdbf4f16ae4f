# `/resolve` ; voir en/resolve.ftl.

resolve = résoudre
    .about = Résoudre Hôpital, Atelier, Boutique et Salle de Commandement ; montre ce que vous choisissez
resolve-next-building = Ensuite : { $building }
resolve-chosen = Choix de **{ $name }**. { $told }
resolve-moved-on =
    C’est déjà réglé, et rien n’a été modifié. L’{ -resolution } en est ici : { $due }. Choisissez dans le message le plus récent, ou faites-le revenir avec { -do-resolve }.
resolve-over = Cette { -resolution } est déjà terminée, et rien n’a été modifié. { -do-headquarters-show } dit où vous en êtes.
resolve-closed = Fin de l’{ -resolution } de la { -memory } { $memory }
resolve-settled = Ce qu’il fallait choisir ici a été réglé autrement.
resolve-go-on = Continuer
resolve-done = Valider

# I. Hospital

resolve-hearts = **{ n-hearts }** à donner au niveau { level } du { -hq } : { $reckoned }
resolve-hearts-given =
    { $given ->
        [one] **{ $given } cœur sur { $number }.** Choisissez, puis « Valider ».
       *[other] **{ $given } cœurs sur { $number }.** Choisissez, puis « Valider ».
    }
resolve-hearts-for =
    { $number ->
        [0] { $name } : aucun
       *[other] { $name } : +{ $number } ♥
    }
resolve-fill = Répartir

# II. Workshop

resolve-price = **{ $card }** coûte { $price }.
resolve-due =
    { $number ->
        [0] Il ne reste rien à payer.
       *[other] À payer : { $most }
    }
resolve-due-of = À payer : { n-cards }, dont au plus { $most }
resolve-paid-white = Blanches, perdues pour de bon : { $cards }
resolve-paid-black = Noires, dans la défausse d’{ -equipment } : { $cards }
resolve-paid = **{ $chosen } sur { $cards } :** { $white } sur { $whites } en blanc, { $black } sur { $blacks } en noir
resolve-missing =
    { $number ->
        [one] **Il manque { $number } carte pour payer.** Si vous l’avez, entrez-la avec { -do-card-add } et revenez voir.
       *[other] **Il manque { $number } cartes pour payer.** Si vous les avez, entrez-les avec { -do-card-add } et revenez voir.
    }
resolve-payable = Cartes pouvant payer
resolve-build = Construire avec celles-ci
resolve-propose = Proposer
resolve-leave = Ne pas construire
resolve-look-again = Revenir voir
resolve-earlier = Cartes précédentes
resolve-later = Autres cartes

# III. Shop

resolve-to-keep = À garder : **{ n-cards }** ({ $reckoned })
resolve-draw-now =
    Révélez 4 cartes { -equipment } sur votre table, sans compter les cartes { -investigation }, et écrivez lesquelles. Si la pioche est vide, mélangez la défausse pour en faire une nouvelle.
resolve-draw = Écrire les cartes révélées
resolve-card = Carte { $number }
resolve-white = Lesquelles sont blanches ?
resolve-white-about = Inutile pour les cartes que je connais déjà.
resolve-reshuffle = Défausse mélangée
resolve-none-drawn = Il ne restait aucune carte
resolve-ignored = Cartes { -investigation }, ignorées : { $cards }
resolve-kept-so-far =
    { $kept ->
        [one] **{ $kept } carte gardée sur { $number }.** Choisissez, puis « Valider ».
       *[other] **{ $kept } cartes gardées sur { $number }.** Choisissez, puis « Valider ».
    }
resolve-unkept = { $card } : on ne garde pas
resolve-kept = { $card } → { $place }

# IV. Command Room

resolve-contract = Le { -contract } { $position } demande **{ n-successes }**.
resolve-contract-unread = Combien de réussites demande le { -contract } { $position } ?
resolve-dice = **{ n-dice }** : { $reckoned }
resolve-faces-unknown = Je peux lancer les dés dès que vous m’avez dit les faces du dé de votre jeu ; je ne le demande qu’une fois.
resolve-read = Écrire son nombre
resolve-successes = Nombre de réussites
resolve-roll = Lancer { n-dice }
resolve-rolled = Écrire notre lancer
resolve-faces = Les faces du dé
resolve-hit-faces = Faces « réussite »
resolve-special-faces = Faces spéciales
resolve-failure-faces = Faces « échec »
resolve-hits = Dés montrant une réussite
resolve-specials = Dés montrant la face spéciale
resolve-next = Le dos du { -contract } { $position } donne le nouveau niveau du { -hq }. Lequel ?
resolve-level =
    { $same ->
        [yes] Niveau { level } (inchangé)
       *[no] Niveau { level } (suivant)
    }
resolve-other = Autre…
resolve-last = C’était le dernier { -contract }
resolve-next-form = Le { -contract } suivant
resolve-new-level = Nouveau niveau du { -hq }
