# The Headquarters as a picture, and what its alt text says.

picture-level = Niveau du { -hq }
picture-kept = { n-cards } à garder
picture-due = à résoudre
picture-alt-title = Le { -headquarters } de la campagne { $name }. { $standing }.
picture-alt-level = Niveau du { -hq } { $level }.
picture-alt-part = { $part } : { $told }.
picture-alt-due = { $title } ({ picture-due })
picture-alt-sum = { $names } ({ $sum })
picture-alt-red = emplacements rouges : { $names }
picture-alt-free = { $white } libres
picture-alt-free-red = { $red } rouges libres
picture-alt-blueprint = { -blueprint } { $card }, { $price }
