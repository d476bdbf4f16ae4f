# What a Building brought, as it is posted in the channel: the result first, then how it was reckoned.

by-actor = Par { $name }
worked-here = Au travail
nobody-worked-here = Personne

# I. Hospital

healed-here = **{ $name }** +{ $number } ♥
healed-to = → { $health }
returned-here = de retour, et peut participer à la prochaine { -memory }
nobody-healed = Aucun soin n’a été donné.
still-eliminated = Toujours à l’état { -eliminated } : { $names }.
hearts-lost =
    { $number ->
        [one] { $number } cœur est perdu : personne ne pouvait le recevoir.
       *[other] { $number } cœurs sont perdus : personne ne pouvait les recevoir.
    }
hearts-summed = { $shares } = { $number } ♥, au niveau { $level } du { -hq }

# II. Workshop

built = Construction faite : **{ $card }**. C’est maintenant un { -special-equipment }, dans la { -main-hall }.
not-built = Pas de construction : **{ $card }** reste dans l’{ -workshop }.
no-blueprint = Il n’y avait pas de { -blueprint } dans l’{ -workshop }, donc rien à construire.
saves = { $name } { $number }
saves-one-colour = { $name } { $number } ({ colour })
saved-summed = { $shares } : économie de { $saved }
reckoning = Calcul
price-was = Prix : { $price }
price-paid = Paiement : { $price }
paid-white = Blanches, perdues pour de bon
paid-black = Noires, dans la défausse d’{ -equipment }

# III. Shop

kept-nothing = On ne garde rien.
kept-way = **{ $cards }** → { $target }
not-kept = On ne garde pas
ignored-investigations = Cartes { -investigation }, ignorées
drawn-nothing = Personne n’apporte de carte à garder : on ne pioche pas.
revealed = Révélation : **{ $cards }**
revealed-nothing = Il ne restait aucune carte à révéler.
cards-summed =
    { $more ->
        [yes] { $shares } = { n-cards } à garder, mais 4 au plus
       *[no] { $shares } = { n-cards } à garder
    }

# IV. Command Room

contract-outcome =
    { $outcome ->
        [fulfilled] **Le { -contract } { $position } est rempli.**
        [failed] **Le { -contract } { $position } n’est pas rempli** et reste sur le dessus.
        [fulfilled_surely] **Le { -contract } { $position } est rempli** au 2e essai, sans dés.
        [sure_try_too_weak] **Le { -contract } { $position } n’est pas rempli** : les figurines n’atteignent pas son nombre. Rien n’est perdu, et il reste sur le dessus.
        [not_tried] **Le { -contract } { $position } n’a pas été tenté,** et aucun essai n’est utilisé.
       *[no_contract] Il ne reste aucun { -contract } à tenter.
    }
second-try-known = Le prochain essai sera le 2e : sans dés, et sûr si les valeurs des figurines atteignent { $number }.
second-try-unknown = Le prochain essai sera le 2e : sans dés, et sûr si les valeurs des figurines atteignent son nombre.
used-up-empty = Personne n’était là, et selon la règle convenue c’était le 1er essai.
dice = Dés
rolled-by-bot = lancés par le bot
rolled-on-table = lancés sur la table
successes-needed = { n-successes }, pour { $needed } à atteindre
dice-summed = { $shares } = { n-dice }
sure-summed = { $shares } = { $number }, pour { $needed } à atteindre
values-summed = { $shares } = { $number }
contract-next-number = Il demande { n-successes }.

# What comes next

next-building = Ensuite : { $building }, avec { -do-resolve }.
next-contract = Ensuite : lisez la carte du { -contract } suivant, avec { -do-resolve }.
