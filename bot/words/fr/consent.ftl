# Ce qui demande l’accord d’autres joueurs.

consent-question = 🤝 { $what } — { $names }, d’accord ?
consent-agree = D’accord
consent-decline = Non
consent-declined = { $player } n’est pas d’accord. Rien n’a changé.
consent-not-yours = Seuls les joueurs interrogés peuvent répondre. { -do-roster-show } dit qui joue qui.
consent-gone = Cela n’est plus à décider. Redonnez la commande si vous le voulez toujours.
