# /affecter et /retirer

assign = affecter
    .about = Placer les figurines dans les bâtiments ; sans option, choisir dans des menus
    .miniature = figurine
    .miniature-about = L’Allié ou l’Apprenti qui y travaille, ou l’Assassin Éliminé pour l’Hôpital
    .building = bâtiment
    .building-about = Où la figurine se trouve désormais
unassign = retirer
    .about = Retirer une figurine de son bâtiment
    .miniature = figurine
    .miniature-about = La figurine qui se trouve dans un bâtiment en ce moment
assign-where-to = Dans quel bâtiment placer { $name } ?
assign-hint = Choisissez dans chaque menu qui se trouve dans ce bâtiment ; une figurine choisie quitte l’endroit où elle est. Ensuite : { -do-memory-begin }.
assign-nobody =
    Il n’y a encore personne à placer. Inscrivez vos { -allies } et { -apprentices } avec { -do-roster }.
assign-over = Personne ne peut être placé maintenant. Placez tout le monde à la prochaine { -assignment }, avec { -do-assign }.
assign-not-placed = pas encore placé
assign-previous = Figurines précédentes
assign-next = Autres figurines
