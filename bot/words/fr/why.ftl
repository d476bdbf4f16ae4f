# Why something came out as it did: what `/why` says. The numbers first, then the rule.

why-title = Pourquoi l’entrée { $number } a donné cela
why-rule = **Règles §{ $section }** · { $text }
why-by-the-group = Le groupe en décide ; aucune règle n’est en jeu.

# Campaign, roster, cards

why-campaign-began = Un à quatre { -assassins } participent ; chacun commence avec trois cœurs.
why-settings-changed = Ce qui n’est imprimé que sur les cartes du jeu, et ce que les règles publiées laissent ouvert, c’est au groupe de le dire.
why-assassin-added = On arrive entre deux { -memories }, avec trois cœurs et des cartes au choix du groupe.
why-assassin-removed = On part entre deux { -memories } : les cartes { -skill } sont mises de côté, toutes les autres restent au groupe.
why-swapped-assassin = Un { -assassin } n’est échangé qu’en { -full-health }, et le plateau reste.
why-brown-card = La carte marron donne une valeur pour chacun des quatre bâtiments ; ce qui n’y est pas lu vaut 1.
why-cards-added = Chaque carte qui n’est pas hors du jeu se trouve à un seul endroit.
why-cards-moved =
    { $why ->
        [by_hand] Entre deux { -memories }, on échange, range, prend et déplace les cartes librement, sauf les cartes { -skill } ; pendant une { -memory }, un échange se fait à deux.
        [headquarters_opened] À l’ouverture du { -headquarters }, toutes les cartes de la { -villa } passent dans la { -main-hall }.
        [paid] Les cartes blanches payées quittent le jeu pour de bon, les noires vont dans la défausse d’{ -equipment }.
        [drawn] La { -shop } révèle quatre cartes { -equipment }.
        [reshuffled] Quand la pioche est vide, la défausse mélangée en forme une nouvelle.
        [kept] Les cartes gardées vont sur les plateaux et dans la { -main-hall }, au choix du groupe.
        [unkept] Où vont les cartes que la { -shop } ne garde pas est une règle convenue par le groupe.
        [eliminated] { -hidden-blade }, armure et cartes { -skill } des niveaux III et IV vont dans le sachet scellé, toutes les autres dans la réserve.
        [returned] Qui revient reprend les cartes du sachet scellé.
        [relieved] L’{ -apprentice } qui remplaçait laisse ses cartes au groupe.
        [player_left] Les cartes { -skill } de qui part sont mises de côté, toutes les autres vont dans la réserve.
        [replaced_armour] On porte au plus une armure, et seule une meilleure la remplace.
       *[medicine_used] Un { -medicine } est défaussé quand il sert.
    }
why-deck-shuffled = L’ordre de la pioche ne dépend que du hasard.

# Health

why-wounded = { $name } avait { $before } ♥ sur { $maximum } et en a perdu { $lost } : il en reste { $left }, donc { health-state }.
why-critical = En { -critical-condition } et sans soins avant la fin du tour suivant, on passe à l’état { -eliminated }.
why-critical-until = En { -critical-condition } depuis le tour { $turn }, donc à l’état { -eliminated } à la fin du tour { $until }, sans soins d’ici là.
why-healed =
    { $why ->
        [hospital] L’{ -hospital } soigne { $name } : { $before } + { $gained } = { $left } ♥ sur { $maximum }, donc { health-state }.
        [medicine] Un { -medicine } soigne { $name }, jusqu’au maximum : { $before } + { $gained } = { $left } ♥ sur { $maximum }, donc { health-state }.
        [before_headquarters] Avant l’ouverture du { -headquarters }, qui était à l’état { -eliminated } revient dès qu’une { -memory } s’est terminée sans lui : { $name } a { $left } ♥ sur { $maximum }.
       *[by_hand] Soins reçus pendant la { -memory } ({ $name }) : { $before } + { $gained } = { $left } ♥ sur { $maximum }, donc { health-state }.
    }
why-returned = Qui était à l’état { -eliminated } et reçoit au moins un cœur revient, avec les cartes du sachet scellé.
why-eliminated =
    { $why ->
        [critical_at_the_end] L’{ -critical-condition } ne dure pas au-delà d’une { -memory } : { $name } n’a pas été sauvé.
        [not_healed_in_time] Personne n’a soigné { $name } avant la fin du tour suivant celui où l’{ -critical-condition } a commencé.
        [stranded] Qui ne peut pas quitter le { -map } à la fin de la tentative passe à l’état { -eliminated } : { $name }.
       *[by_hand] Le groupe a indiqué que personne n’a soigné { $name } à temps.
    }
why-armour = Le maximum est de trois cœurs et ceux de l’armure : { $maximum } pour { $name }. Les cœurs suivent ce que l’armure ajoute ou retire, donc { $left } maintenant.
why-stranded = Qui ne peut pas quitter le { -map } passe à l’état { -eliminated } à la fin de la tentative.
why-stand-in-taken = Un { -apprentice } remplace un { -assassin } à l’état { -eliminated } : trois cœurs, pas de { -hidden-blade }, cartes { -skill } jusqu’au niveau II.
why-stand-in-relieved = Après un remplacement, les { -apprentices } retournent parmi les autres.

# The round

why-headquarters-opened = Il ouvre une seule fois : les { -assassins } à l’état { -eliminated } sur les emplacements rouges, le premier { -blueprint } dans l’{ -workshop }, le { -contract } 1 face visible, toutes les cartes dans la { -main-hall }.
why-level = Le dos du { -contract } du dessus montre le niveau du { -hq }.
why-contract-number-set = Le { -contract } face visible montre combien de réussites il demande.
why-red-space = Les emplacements rouges sont à l’{ -hospital } et reçoivent chacun un { -assassin } à l’état { -eliminated }.
why-miniature-assigned = { -allies } et { -apprentices } travaillent sur les emplacements blancs, chacun dans un seul bâtiment à la fois.
why-blueprint-placed = Il y a au plus un { -blueprint } dans l’{ -workshop } ; les autres sont dans la { -main-hall }.
why-memory-began =
    { $attempt ->
        [1] L’Affectation n’a lieu qu’avant la 1re tentative.
       *[2] Avant une 2e tentative, personne n’est réaffecté, et la santé reste telle quelle.
    }
why-attempt-ended =
    { $outcome ->
        [success] Une réussite termine la { -memory } : la Résolution suit.
        [completed] Un second échec termine aussi la { -memory } : la Résolution suit.
       *[failed_once] Un premier échec ne termine pas la { -memory } : une 2e tentative suit, sans Résolution.
    }
why-experience = { $total } XP en tout ; les niveaux commencent à { $levels }, donc niveau { level }.

# Game turns

why-turn = Un tour de jeu, c’est la phase Événement, la phase { -assassin }, la phase Ennemi et la fin du tour, où l’on vérifie l’{ -critical-condition }. À la phase Événement, chacun a de nouveau trois cubes d’action.
why-turns-left-alone = Suivre les tours est au choix du groupe ; sans cela, une Élimination s’indique à la main.
why-cubes-used = Chacun a trois cubes d’action par tour ; ceux qui restent ne s’ajoutent pas.

# By hand

why-corrected = Sur la table il en était autrement que dans le bot : { $reason }. Une correction est une entrée comme une autre.
why-taken-back = Tout est de nouveau comme avant l’entrée { $first }. Le journal garde ce qui est annulé, et cela aussi peut être annulé.

# Resolution

why-resolution-began = Une { -memory } terminée est suivie de sa Résolution.
why-hospital = { $summed }. Donnés : { $given }, perdus : { $lost } ; personne ne dépasse son maximum.
why-workshop-nothing = Il n’y avait pas de { -blueprint } dans l’{ -workshop }.
why-not-built = Le prix est de { $price }, moins ce que l’on économise ({ $saved }). Construire est au choix du groupe.
why-built = Le prix est de { $price }, moins ce que l’on économise ({ $saved }). Payé : { $paid }, chaque carte pour une de sa couleur.
why-blueprint-built = Un { -blueprint } construit est dès lors un { -special-equipment }.
why-equipment-revealed = On révèle quatre cartes { -equipment } ; les cartes { -investigation } sont ignorées et remplacées.
why-shop = { $summed }. Cartes gardées parmi celles révélées : { $keep }.
why-ignored = Les cartes { -investigation } ne comptent pas parmi les quatre  ; ignorées : { $number }.
why-command-room =
    { $outcome ->
        [fulfilled] 1er essai, { $shares } = { n-dice } : { $dice }, réussites : { $successes } sur { $needed }. Une réussite et une face spéciale comptent chacune pour une.
        [failed] 1er essai, { $shares } = { n-dice } : { $dice }, réussites : { $successes } sur { $needed }. L’essai suivant est le 2e, sans dés.
        [fulfilled_surely] 2e essai, sans dés : { $shares } = { $number }, et il en faut { $needed }.
        [sure_try_too_weak] 2e essai, sans dés : { $shares } = { $number } n’atteint pas { $needed } ; rien ne se passe, et il reste.
        [not_tried] Personne n’était là : rien n’a été essayé.
       *[no_contract] Il ne reste pas de { -contract } à essayer.
    }
why-resolution-completed = Les quatre bâtiments sont résolus, dans leur ordre ; l’Affectation suivante vient.
why-nothing-saved = rien
why-hospital-empty = Personne n’y travaillait : il n’y avait pas de cœurs à donner.
why-shop-empty = Personne n’y apportait de cartes à garder : rien n’a été pioché.
