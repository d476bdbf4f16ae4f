# /campagne sur-papier

campaign-from-paper = sur-papier
    .about = Continuer ici une campagne commencée sur papier ; juste après l’avoir créée ici
    .last = dernière-mémoire
    .last-about = La dernière Mémoire terminée ; toutes celles d’avant comptent comme terminées
    .xp = xp
    .xp-about = Où vous en êtes sur la piste d’expérience
    .level = niveau
    .level-about = Le niveau de votre Repaire ; par défaut, 0
    .contract = contrat
    .contract-about = Quel Contrat est visible, compté depuis le premier ; par défaut, 1
    .number = nombre
    .number-about = Combien de réussites ce Contrat demande
    .tried = tenté
    .tried-about = Si ce Contrat a déjà été tenté une fois
    .none_left = plus-aucun
    .none_left-about = Si tous les Contrats sont remplis et qu’aucun n’est donc là
    .also = aussi
    .also-about = Les Mémoires facultatives et celles des extensions terminées : M.A R1.1 …

paper-enter-the-rest =
    Inscrivez le reste, dans l’ordre que vous voulez : { -allies } et { -apprentices } avec { -do-roster }, cartes avec { -do-card-add-several }, un { -blueprint } avec { -do-blueprint }, cœurs avec { -do-correct }, choix de règles et dés avec { -do-campaign-settings }.
