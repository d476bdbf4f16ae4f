# /journal

log = journal
    .about = Lire ce qui s’est passé dans cette campagne, le plus récent d’abord
    .memory = mémoire
    .memory-about = Seulement ce qui relève de cette Mémoire et de l’étape de Résolution qui la suit
    .player = joueur
    .player-about = Seulement ce que cette personne a fait
    .building = bâtiment
    .building-about = Seulement ce qui concerne ce bâtiment
    .public = { public-option }
    .public-about = { public-option-about }

log-title = Journal de { $campaign }
log-empty = Rien ne s’est encore passé.
log-of-memory = { -memory } { $memory }
log-newer = Plus récent
log-older = Plus ancien
no-such-entry = Il n’y a pas d’entrée « { $typed } » dans le journal, dont la plus récente est #{ $newest }. Choisissez dans la liste proposée pendant que vous écrivez, ou cherchez avec { -do-log }.
entry-label = #{ $number } { $name } : { $told }
