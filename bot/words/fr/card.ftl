# /carte

card = carte
    .about = Les cartes du groupe : les inscrire et dire où elles sont
card-add = ajouter
    .about = Inscrire des cartes reçues ; pour un nom que le bot connaît, rien d’autre n’est nécessaire
    .name = nom
    .name-about = Le nom de la carte
    .colour = couleur
    .colour-about = Noire : défaussée après usage. Blanche : gardée et réutilisée
    .kind = sorte
    .kind-about = De quelle sorte de carte il s’agit ; Équipement si vous ne dites rien
    .place = lieu
    .place-about = Où elle se trouve ; avec les cartes de réserve si vous ne dites rien
    .count = nombre
    .count-about = Combien de ces cartes ; 1 si vous ne dites rien
    .slot = emplacement
    .slot-about = L’emplacement du plateau pour lequel elle est faite
    .hearts = cœurs
    .hearts-about = Pour une armure : combien de cœurs elle ajoute
    .level = niveau
    .level-about = Pour une carte Aptitude : son niveau
card-add-several = ajouter-plusieurs
    .about = Inscrire beaucoup de cartes d’un coup dans un formulaire, une par ligne

card-type =
    { $type ->
        [equipment] { -equipment }
        [medicine] { -medicine }
        [reward] { -reward }
        [chest] { -chest }
        [special_equipment] { -special-equipment }
        [skill] { -skill }
       *[investigation] { -investigation }
    }
card-colour-unknown =
    Je ne connais pas encore cette carte. Dites sa couleur, noire ou blanche, et je la connaîtrai désormais.
card-form-title = Cartes reçues
card-form-cards = Cartes, une par ligne
    .about = Nombre avec x. Pour une carte encore inconnue du bot, sa couleur après un point-virgule
    .hint = Parachute x2
card-form-place = Où elles sont
card-colours-unknown = Pas inscrites, car je ne connais pas leur couleur : { $names }. Inscrivez-les avec leur couleur après un point-virgule, comme `Corde; blanche`.
