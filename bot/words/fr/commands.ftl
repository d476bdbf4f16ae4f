# Les commandes ; voir en/commands.ftl.

log = journal
    .about = Lire ce qui s’est passé dans cette campagne, du plus récent au plus ancien
