# La mise en place d’une campagne qui vient de commencer.

setup-about =
    Réglez avec les boutons ce que vous voulez, ou continuez : tout peut se dire plus tard, avec { -do-roster } et { -do-campaign-settings }, et { -do-help } dit ce qui est possible.
setup-button =
    { $step ->
        [players] Qui joue qui…
        [deck] { $keeper ->
            [bot] Pioche : tenue par le bot
           *[table] Pioche : sur la table
        }
        [die] Faces du dé…
        [workers] { -allies } et { -apprentices }…
       *[opened] Déjà joué…
    }
setup-done = Terminé
setup-nobody-yet = Participe si quelqu’un est choisi
setup-opened-title = { -memory } 0.4 jouée : ouvrir le { -headquarters }
setup-contract = Nombre du { -contract } 1
setup-contract-about = Combien de réussites il demande ; laissez vide si personne ne l’a lu
