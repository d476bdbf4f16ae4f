# Ce que l’on dit de quelqu’un ou de quelque chose dans les listes proposées, après le nom.

stands-in-for = remplace { $name }
