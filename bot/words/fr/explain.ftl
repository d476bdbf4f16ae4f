# /pourquoi, /statistiques

why = pourquoi
    .about = Quelle règle et quels nombres expliquent le dernier résultat, ou une entrée du journal
    .entry = entrée
    .entry-about = L’entrée du journal ; par défaut, la plus récente
    .public = { public-option }
    .public-about = { public-option-about }
stats = statistiques
    .about = Dés et ce que prédisent leurs faces, cartes piochées, cœurs soignés, Contrats tentés
    .public = { public-option }
    .public-about = { public-option-about }
