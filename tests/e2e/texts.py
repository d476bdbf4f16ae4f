"""What the friends of `test_two_rounds` read, in each language: written by hand from rules.md.

French spaces before : ; ! ? are ordinary ones here; `seen` makes them so in what the bot says.
"""

from dataclasses import dataclass

from core.campaign import Language


@dataclass(frozen=True)
class Texts:
    """Names as this group calls things, then sentences in the order of the evening."""

    language: Language
    locale: str
    cape: str
    sword: str
    parachute: str
    smoke_bomb: str
    medicine: str
    flying_machine: str
    vest: str
    rope: str
    kite: str
    hospital: str
    workshop: str
    shop: str
    command_room: str
    panel: str
    # setting up
    began: str
    players: str
    opened: str
    moved_in: str
    has_armour: str
    hospital_sum: str
    dice_sum: str
    # Memory 1.1
    first_attempt: str
    wounded: str
    critical: str
    in_the_bag: str
    no_resolution: str
    no_reassigning: str
    somebody_could_stand_in: str
    stands_in: str
    second_attempt: str
    success: str
    resolve: str
    # its Resolution
    hearts_to_give: str
    eliminated: str
    done: str
    hearts_left: str
    healed: str
    returned: str
    full_price: str
    swapped: str
    build: str
    built_for: str
    white_gone: str
    black_discarded: str
    draw: str
    to_keep: str
    white: str
    kept: str
    not_kept: str
    asks_for: str
    type_roll: str
    not_fulfilled: str
    needed: str
    second_try: str
    closed: str
    # Memory 1.2 and its Resolution
    saved: str
    to_pay: str
    to_pay_now: str
    too_few_workers: str
    begin_all_the_same: str
    things_moved_on: str
    built_for_less: str
    nothing_drawn: str
    surely_fulfilled: str
    reached: str
    next_level: str
    level_up: str
    closed_again: str
    # afterwards
    log_title: str
    older: str
    log_first: str


ENGLISH = Texts(
    language=Language.ENGLISH,
    locale="en-GB",
    cape="Borgia Cape",
    sword="Common Sword",
    parachute="Parachute",
    smoke_bomb="Smoke Bomb",
    medicine="Medicine",
    flying_machine="Flying Machine",
    vest="Leather Vest",
    rope="Rope",
    kite="Kite",
    hospital="🏥 I · Hospital",
    workshop="🛠️ II · Workshop",
    shop="🏪 III · Shop",
    command_room="📜 IV · Command Room",
    panel="Next: ",
    began="The campaign The Falcons begins with Alessandra, Bastiano, Claudio.",
    players="Alessandra · {ana}, Bastiano · {ben}, Claudio · {chloe}",
    opened="The Headquarters opens, and Contract 1 lies face up. Flying Machine lies in the"
    " Workshop and costs 4 white cards + 3 black cards.",
    moved_in="Borgia Cape, Common Sword ×3, Parachute ×2, Smoke Bomb, Medicine: Villa → Main Hall",
    has_armour="Claudio has ♥♥♥♥ with the armour as it is now.",
    hospital_sum="Lucia 2 + Paolo 1 + Marco 1 = 4 ♥, at HQ level 0",
    dice_sum="Antonio 1 + Rosa 1 + Nino 1 + Vito 1 = 4 dice",
    first_attempt="Memory 1.1 begins, 1st attempt.",
    wounded="Alessandra loses 1 heart: ♥♥♡ 🩹 Injured.",
    critical="Claudio loses 4 hearts: ♡♡♡♡ 🆘 Critical Condition.",
    in_the_bag="Leather Vest: Claudio’s board → sealed bag (Claudio)"
    " · Medicine: Claudio’s board → Main Hall",
    no_resolution="There is no Resolution step after a failed 1st attempt: Memory 1.1 has its 2nd"
    " still. Begin that with `/memory begin`.",
    no_reassigning="After a failed 1st attempt everybody stays where they are: nobody is"
    " reassigned before the 2nd.",
    somebody_could_stand_in="Eliminated, with nobody to stand in: Claudio.",
    stands_in="Marco stands in for Claudio.",
    second_attempt="Memory 1.1 begins, 2nd attempt.",
    success="Memory 1.1 is a success, on the 2nd attempt. Placed: Claudio (Hospital, red space).",
    resolve="Resolve the Headquarters",
    hearts_to_give="**3 hearts** to give at HQ level 0: Lucia 2 + Paolo 1",
    eliminated="**Claudio** ♡♡♡♡ 💀 Eliminated",
    done="Done",
    hearts_left="2 hearts can still heal somebody. Give them in `/resolve` before you go on.",
    healed="**Alessandra** +1 ♥ → ♥♥♥ 💚 Full Health",
    returned="**Claudio** +2 ♥ → ♥♥♡♡ 🩹 Injured (back and able to take part in the next Memory)",
    full_price="To be paid: 4 white cards + 3 black cards",
    swapped="Black, to the Equipment discard pile: Parachute ×2, Medicine",
    build="Build with these",
    built_for="**Flying Machine** is built. It is Special Equipment now and lies in the Main Hall.",
    white_gone="White, gone for good\nBorgia Cape, Common Sword ×3",
    black_discarded="Black, to the Equipment discard pile\nParachute ×2, Smoke Bomb",
    draw="Type the cards revealed",
    to_keep="Keep **2 cards**: Teodora 2",
    white="Which of them are white?",
    kept="**Medicine** → Alessandra’s board\n**Rope** → Main Hall",
    not_kept="Not kept\nParachute, Smoke Bomb → Equipment discard pile",
    asks_for="Contract 1 asks for **3 successes**.",
    type_roll="Type our roll",
    not_fulfilled="**Contract 1 is not fulfilled** and stays on top.",
    needed="2 successes, 3 needed",
    second_try="Contract 1: **3 successes** · 2nd try, without dice",
    closed="End of the Resolution step of Memory 1.1",
    saved="Paolo 1 + Zita 2 (white): 2 white cards + 1 card of either colour saved",
    to_pay="To pay: 1 black card",
    to_pay_now="To be paid: 1 black card",
    too_few_workers="Contract 1 was tried once and asks for 3 successes; the workers in the"
    " Command Room reach 2 together, so its 2nd try would come to nothing.",
    begin_all_the_same="Begin all the same",
    things_moved_on="Things have moved on since that message was shown, so nothing was changed.",
    built_for_less="**Kite** is built.",
    nothing_drawn="Nobody brings cards to keep, so nothing was drawn.",
    surely_fulfilled="**Contract 1 is fulfilled** on its 2nd try, without dice.",
    reached="Antonio 1 + Rosa 1 + Nino 1 = 3 of 3 needed",
    next_level="Level I (next)",
    level_up="Contract 2 lies face up; HQ level 0 → I.",
    closed_again="End of the Resolution step of Memory 1.2",
    log_title="Log of The Falcons",
    older="Older",
    log_first="**Ana** The campaign The Falcons begins with Alessandra, Bastiano, Claudio.",
)

FRENCH = Texts(
    language=Language.FRENCH,
    locale="fr",
    cape="Cape de Borgia",
    sword="Épée commune",
    parachute="Parachute",
    smoke_bomb="Bombe fumigène",
    medicine="Remède",
    flying_machine="Machine volante",
    vest="Gilet de cuir",
    rope="Corde",
    kite="Cerf-volant",
    hospital="🏥 I · Hôpital",
    workshop="🛠️ II · Atelier",
    shop="🏪 III · Boutique",
    command_room="📜 IV · Salle de Commandement",
    panel="Ensuite : ",
    began="La campagne The Falcons commence avec Alessandra, Bastiano, Claudio.",
    players="Alessandra · {ana}, Bastiano · {ben}, Claudio · {chloe}",
    opened="Le Repaire ouvre, et le Contrat 1 est face visible. Machine volante est dans l’Atelier"
    " et coûte 4 cartes blanches + 3 cartes noires.",
    moved_in="Cape de Borgia, Épée commune ×3, Parachute ×2, Bombe fumigène, Remède :"
    " Villa → Partie Centrale",
    has_armour="Claudio a ♥♥♥♥ avec l’armure actuelle.",
    hospital_sum="Lucia 2 + Paolo 1 + Marco 1 = 4 ♥, au niveau 0 du Repaire",
    dice_sum="Antonio 1 + Rosa 1 + Nino 1 + Vito 1 = 4 dés",
    first_attempt="La Mémoire 1.1 commence, 1re tentative.",
    wounded="Alessandra perd 1 cœur : ♥♥♡ 🩹 Blessé.",
    critical="Claudio perd 4 cœurs : ♡♡♡♡ 🆘 État Critique.",
    in_the_bag="Gilet de cuir : plateau (Claudio) → sachet scellé (Claudio)"
    " · Remède : plateau (Claudio) → Partie Centrale",
    no_resolution="Il n’y a pas de Résolution après l’échec de la 1re tentative : la Mémoire 1.1 a"
    " encore sa 2e. Commencez-la avec `/memory begin`.",
    no_reassigning="Après l’échec de la 1re tentative, chaque figurine reste à sa place :"
    " on ne réaffecte personne avant la 2e.",
    somebody_could_stand_in="À l’état Éliminé, sans personne pour remplacer : Claudio.",
    stands_in="Marco remplace Claudio.",
    second_attempt="La Mémoire 1.1 commence, 2e tentative.",
    success="La Mémoire 1.1 est réussie, à la 2e tentative."
    " Placement : Claudio (Hôpital, emplacement rouge).",
    resolve="Résoudre le Repaire",
    hearts_to_give="**3 cœurs** à donner au niveau 0 du Repaire : Lucia 2 + Paolo 1",
    eliminated="**Claudio** ♡♡♡♡ 💀 Éliminé",
    done="Valider",
    hearts_left="2 cœurs peuvent encore soigner quelqu’un. Donnez-les dans `/resolve` avant de"
    " continuer.",
    healed="**Alessandra** +1 ♥ → ♥♥♥ 💚 Pleine Santé",
    returned="**Claudio** +2 ♥ → ♥♥♡♡ 🩹 Blessé"
    " (de retour, et peut participer à la prochaine Mémoire)",
    full_price="À payer : 4 cartes blanches + 3 cartes noires",
    swapped="Noires, dans la défausse d’Équipement : Parachute ×2, Remède",
    build="Construire avec celles-ci",
    built_for="Construction faite : **Machine volante**. C’est maintenant un Équipement Spécial,"
    " dans la Partie Centrale.",
    white_gone="Blanches, perdues pour de bon\nCape de Borgia, Épée commune ×3",
    black_discarded="Noires, dans la défausse d’Équipement\nParachute ×2, Bombe fumigène",
    draw="Écrire les cartes révélées",
    to_keep="À garder : **2 cartes** (Teodora 2)",
    white="Lesquelles sont blanches ?",
    kept="**Remède** → plateau (Alessandra)\n**Corde** → Partie Centrale",
    not_kept="On ne garde pas\nParachute, Bombe fumigène → défausse d’Équipement",
    asks_for="Le Contrat 1 demande **3 réussites**.",
    type_roll="Écrire notre lancer",
    not_fulfilled="**Le Contrat 1 n’est pas rempli** et reste sur le dessus.",
    needed="2 réussites, pour 3 à atteindre",
    second_try="Contrat 1 : **3 réussites** · 2e essai, sans dés",
    closed="Fin de l’étape de Résolution de la Mémoire 1.1",
    saved="Paolo 1 + Zita 2 (blanche) :"
    " économie de 2 cartes blanches + 1 carte de l’une ou l’autre couleur",
    to_pay="À payer : 1 carte noire",
    to_pay_now="À payer : 1 carte noire",
    too_few_workers="Le Contrat 1 a été tenté une fois et demande 3 réussites ; ensemble, ceux qui"
    " travaillent dans la Salle de Commandement atteignent 2,",
    begin_all_the_same="Commencer quand même",
    things_moved_on="La situation a changé depuis ce message, et rien n’a été modifié.",
    built_for_less="Construction faite : **Cerf-volant**.",
    nothing_drawn="Personne n’apporte de carte à garder : on ne pioche pas.",
    surely_fulfilled="**Le Contrat 1 est rempli** au 2e essai, sans dés.",
    reached="Antonio 1 + Rosa 1 + Nino 1 = 3, pour 3 à atteindre",
    next_level="Niveau I (suivant)",
    level_up="Le Contrat 2 est face visible ; niveau du Repaire : 0 → I.",
    closed_again="Fin de l’étape de Résolution de la Mémoire 1.2",
    log_title="Journal de The Falcons",
    older="Plus ancien",
    log_first="**Ana** La campagne The Falcons commence avec Alessandra, Bastiano, Claudio.",
)
