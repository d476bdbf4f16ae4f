# Ce que l’on a écrit et que personne ne peut lire.

number-not-whole = Écrivez là un nombre entier, par exemple 3.
