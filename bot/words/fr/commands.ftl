# Les commandes ; voir en/commands.ftl.

log = journal
    .about = Lire ce qui s’est passé dans cette campagne, du plus récent au plus ancien

unassign = désaffecter
    .about = Retirer une figurine du plateau du Repaire
    .miniature = figurine
    .miniature-about = Qui quitte son bâtiment
