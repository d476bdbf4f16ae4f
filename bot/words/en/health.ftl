# /wound, /heal, /medicine, /eliminated, /stranded

wound = wound
    .about = Somebody loses hearts in the Memory you play: an Assassin, an Ally, an Apprentice standing in
    .who = who
    .who-about = Who loses hearts
    .hearts = hearts
    .hearts-about = How many hearts are lost; 1 if you do not say
heal = heal
    .about = Somebody gets hearts back in the Memory you play, not by a Medicine
    .who = who
    .who-about = Who is healed
    .hearts = hearts
    .hearts-about = How many hearts they get; 1 if you do not say
medicine = medicine
    .about = Discard a Medicine to heal somebody
    .who = who
    .who-about = Who is healed
    .card = card
    .card-about = Which Medicine; if left out, their own, else another’s, else one from the Main Hall
eliminated = eliminated
    .about = Somebody was not healed in time; tracked turns tell this by themselves
    .who = who
    .who-about = Who is Eliminated
stranded = stranded
    .about = An Assassin cannot leave the Map, and is Eliminated when the attempt ends
    .assassin = assassin
    .assassin-about = Who cannot leave the Map
    .freed = freed
    .freed-about = True if they can leave the Map after all

health-critical =
    ⚠ { $name } can do nothing now. { $number ->
        [0] No { -medicine } lies on a board; what else heals { $name } is told with { -do-heal }.
       *[other] { -do-medicine } can save { $name } ({ $places }), and so can any other healing, with { -do-heal }.
    }
medicine-shown = { $ways }, to heal { $patient }
