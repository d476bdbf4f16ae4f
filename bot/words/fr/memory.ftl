# /mémoire commencer, réussite, échec

memory = mémoire
    .about = Commencer une tentative d’une Mémoire et dire comment elle s’est terminée
memory-begin = commencer
    .about = Commencer la prochaine tentative : la 1re d’une Mémoire, ou la 2e après un échec
    .memory = mémoire
    .memory-about = Quelle Mémoire ; si rien n’est dit, celle qui vient ensuite
memory-success = réussite
    .about = La tentative est réussie : la Mémoire est terminée
    .stranded = { memory-stranded }
    .stranded-about = { memory-stranded.about }
    .stranded_2 = { memory-stranded }2
    .stranded_2-about = { memory-stranded.about-another }
    .stranded_3 = { memory-stranded }3
    .stranded_3-about = { memory-stranded.about-another }
    .stranded_4 = { memory-stranded }4
    .stranded_4-about = { memory-stranded.about-another }
memory-failure = échec
    .about = La tentative a échoué : une 2e suit, ou la Mémoire est terminée
    .stranded = { memory-stranded }
    .stranded-about = { memory-stranded.about }
    .stranded_2 = { memory-stranded }2
    .stranded_2-about = { memory-stranded.about-another }
    .stranded_3 = { memory-stranded }3
    .stranded_3-about = { memory-stranded.about-another }
    .stranded_4 = { memory-stranded }4
    .stranded_4-about = { memory-stranded.about-another }
memory-experience = expérience
    .about = Noter l’expérience qu’une Mémoire terminée a rapportée
    .memory = mémoire
    .memory-about = Quelle Mémoire
    .xp = xp
    .xp-about = Combien d’expérience (XP) elle a rapporté
memory-stranded = bloqué
    .about = Un Assassin qui n’a pu quitter le Terrain, donc Éliminé ; inutile de nommer les Critiques
    .about-another = Un autre Assassin qui n’a pu quitter le Terrain

memory-not-begun =
    { $attempt ->
        [1] La { -memory } { $memory } n’a pas encore commencé, car on peut encore agir avant :
       *[2] La 2e tentative de la { -memory } { $memory } n’a pas encore commencé, car on peut encore agir avant :
    }
memory-mend-assignment =
    Placez plus de monde dans la { -command-room } avec { -do-assign }, ou personne, et rien ne sera tenté.
memory-mend-stand-in = Faites-vous remplacer par un { -apprentice } avec { -do-stand-in-set }.
memory-begin-all-the-same = Commencer quand même
memory-absent = ⚠ À l’état { -eliminated }, sans personne pour remplacer : { $names }.
memory-between-attempts =
    D’ici là, vous pouvez échanger, équiper, ranger et prendre des cartes, et vous faire remplacer par des { -apprentices }. La santé reste telle quelle, l’{ -equipment } défaussé est perdu, et personne n’est réaffecté.
memory-to-next-level = Jusqu’au prochain niveau : { $number } XP.
memory-failed = Échec de la { -memory } { $memory }
memory-who-stranded = Qui n’a pas pu quitter le { -map } ?
memory-stranded-about = À l’état { -eliminated }. Laissez vide si tout le monde a pu.
memory-nobody-left = Il ne reste personne sur le { -map }
