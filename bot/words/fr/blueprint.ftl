# /plan

blueprint = plan
    .about = Les Plans : les inscrire, les mettre dans l’Atelier, les reprendre
blueprint-add = ajouter
    .about = Inscrire un Plan que vous avez reçu, avec son prix
    .name = nom
    .name-about = Son nom ; le bot connaît le prix de la Machine volante
    .black = noires
    .black-about = Combien de cartes noires il coûte
    .white = blanches
    .white-about = Combien de cartes blanches il coûte
    .colour = couleur
    .colour-about = La couleur de la face visible une fois construit ; blanche si vous ne dites rien
blueprint-place = placer
    .about = Mettre un Plan dans l’Atelier, pour le construire à la prochaine étape de Résolution
    .blueprint = plan
    .blueprint-about = Un Plan de la Partie Centrale ; l’Atelier en contient un au plus
blueprint-take-back = reprendre
    .about = Sortir le Plan de l’Atelier et le remettre dans la Partie Centrale
