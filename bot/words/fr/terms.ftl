# The game's terms (rules.md §1). Sentences take them from here and nowhere else.

-memory = Mémoire
-memories = Mémoires
-headquarters = Repaire
-hq = Repaire
-assignment = étape d’Affectation
-resolution = étape de Résolution
-hospital = Hôpital
-workshop = Atelier
-shop = Boutique
-command-room = Salle de Commandement
-main-hall = Partie Centrale
-villa = Villa
-contract = Contrat
-contracts = Contrats
-blueprint = Plan
-equipment = Équipement
-special-equipment = Équipement Spécial
-reward = Récompense
-chest = Coffre
-investigation = Enquête
-skill = Aptitude
-medicine = Remède
-assassin = Assassin
-assassins = Assassins
-apprentice = Apprenti Assassin
-apprentices = Apprentis Assassins
-ally = Allié
-allies = Alliés
-hidden-blade = Lame Secrète
-full-health = Pleine Santé
-injured = Blessé
-critical-condition = État Critique
-eliminated = Éliminé
-map = Terrain

# The commands as sentences name them.

-do-assign = `/affecter`
-do-blueprint = `/plan`
-do-campaign-access = `/campagne accès`
-do-campaign-end = `/campagne terminer`
-do-campaign-export = `/campagne exporter`
-do-campaign-game-master = `/campagne maître-du-jeu`
-do-campaign-import = `/campagne importer`
-do-campaign-new = `/campagne créer`
-do-campaign-settings = `/campagne réglages`
-do-campaign-show = `/campagne afficher`
-do-card-add = `/carte ajouter`
-do-card-add-several = `/carte ajouter-plusieurs`
-do-card-discard = `/carte défausser`
-do-card-move = `/carte déplacer`
-do-card-trade = `/carte échanger`
-do-contract = `/contrat`
-do-correct = `/corriger`
-do-deck-import = `/pioche importer`
-do-eliminated = `/éliminé`
-do-headquarters-open = `/repaire ouvrir`
-do-headquarters-show = `/repaire afficher`
-do-heal = `/soigner`
-do-help = `/aide`
-do-log = `/journal`
-do-medicine = `/remède`
-do-memory-begin = `/mémoire commencer`
-do-memory-experience = `/mémoire expérience`
-do-memory-failure = `/mémoire échec`
-do-memory-success = `/mémoire réussite`
-do-resolve = `/résoudre`
-do-roster = `/équipe`
-do-roster-assassin-add = `/équipe assassin ajouter`
-do-roster-assassin-edit = `/équipe assassin modifier`
-do-roster-show = `/équipe afficher`
-do-stand-in-set = `/remplaçant choisir`
-do-stranded = `/bloqué`
-do-turn-end = `/tour fin`
-do-turn-next = `/tour suivant`
-do-turn-track = `/tour suivre`
-do-unassign = `/retirer`
-do-undo = `/annuler`
-do-wound = `/blessure`

# Words for the values of the rules. Other messages include those with a selector: `$building` and
# the like then come with the message's own values.

who-may-act =
    { $act ->
        [players] joueurs d’Assassins
        [role] un rôle
       *[everybody] tout le monde
    }
building =
    { $building ->
        [hospital] { -hospital }
        [workshop] { -workshop }
        [shop] { -shop }
       *[command_room] { -command-room }
    }
in-the-building =
    { $building ->
        [hospital] dans l’{ -hospital }
        [workshop] dans l’{ -workshop }
        [shop] dans la { -shop }
       *[command_room] dans la { -command-room }
    }
health-state =
    { $state ->
        [full_health] { -full-health }
        [injured] { -injured }
        [critical_condition] { -critical-condition }
       *[eliminated] { -eliminated }
    }
worker-kind =
    { $kind ->
        [ally] { -ally }
       *[apprentice] { -apprentice }
    }
card-kind =
    { $kind ->
        [equipment] { -equipment }
        [reward] { -reward }
        [chest] { -chest }
        [special_equipment] { -special-equipment }
        [blueprint] { -blueprint }
        [investigation] { -investigation }
       *[skill] { -skill }
    }
colour =
    { $colour ->
        [white] blanche
        [black] noire
       *[either] blanche ou noire
    }
place =
    { $place ->
        [villa] { -villa }
        [main_hall] { -main-hall }
        [workshop] { -workshop }
        [board] plateau
        [deck] pioche d’{ -equipment }
        [revealed] cartes révélées de la { -shop }
        [discard] défausse d’{ -equipment }
        [bag] sachet scellé
       *[out_of_game] hors du jeu
    }
board-of = plateau ({ $name })
bag-of = sachet scellé ({ $name })
slot =
    { $slot ->
        [melee] arme de mêlée
        [ranged] arme à distance
        [hidden_blade] { -hidden-blade }
        [armour] armure
       *[free] libre
    }
phase =
    { $phase ->
        [villa] Avant l’ouverture du { -headquarters }
        [assignment] Étape d’Affectation
        [memory] { -memory } en cours
        [between_attempts] Entre les deux tentatives
        [resolution] Étape de Résolution
       *[ended] Campagne terminée
    }
attempt =
    { $attempt ->
        [1] { -memory } { $memory }, 1re tentative
       *[2] { -memory } { $memory }, 2e tentative
    }
turn-phase =
    { $phase ->
        [event] phase Événement
        [assassin] phase { -assassin }
       *[enemy] phase Ennemi
    }
level =
    { $level ->
        [0] 0
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
language =
    { $language ->
        [fr] français
       *[en] anglais
    }
known-card =
    { $card ->
        [medicine] { -medicine }
        [parachute] Parachute
        [smoke_bomb] Bombe fumigène
        [common_sword] Épée commune
        [borgia_cape] Cape de Borgia
       *[flying_machine] Machine volante
    }

# Amounts and lists

n-hearts =
    { $number ->
        [one] { $number } cœur
       *[other] { $number } cœurs
    }
n-cubes =
    { $number ->
        [one] { $number } cube d’action
       *[other] { $number } cubes d’action
    }
n-cards =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
n-black-cards =
    { $number ->
        [one] { $number } carte noire
       *[other] { $number } cartes noires
    }
n-white-cards =
    { $number ->
        [one] { $number } carte blanche
       *[other] { $number } cartes blanches
    }
n-either-cards =
    { $number ->
        [one] { $number } carte de l’une ou l’autre couleur
       *[other] { $number } cartes de l’une ou l’autre couleur
    }
n-successes =
    { $number ->
        [one] { $number } réussite
       *[other] { $number } réussites
    }
n-dice =
    { $number ->
        [one] { $number } dé
       *[other] { $number } dés
    }
n-faces =
    { $face ->
        [hit] { $number ->
            [one] { $number } face réussite
           *[other] { $number } faces réussite
        }
        [special] { $number ->
            [one] { $number } face spéciale
           *[other] { $number } faces spéciales
        }
       *[failure] { $number ->
            [one] { $number } échec
           *[other] { $number } échecs
        }
    }
no-cards = aucune carte
and-more = +{ $number }
nobody = personne
