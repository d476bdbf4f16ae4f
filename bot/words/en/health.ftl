# /wound, /medicine, /stand-in

wound = wound
    .about = An Assassin loses hearts in the Memory you play
    .assassin = assassin
    .assassin-about = Who loses hearts
    .hearts = hearts
    .hearts-about = How many hearts are lost
medicine = medicine
    .about = Discard a Medicine to heal an Assassin
    .assassin = assassin
    .assassin-about = Who is healed
    .card = card
    .card-about = Which Medicine; if left out, their own, else another’s, else one from the Main Hall
stand-in = stand-in
    .about = Assassin Apprentices who stand in for Eliminated Assassins
stand-in-set = set
    .about = An Apprentice stands in for an Eliminated Assassin and works nowhere meanwhile
    .assassin = assassin
    .assassin-about = The Eliminated Assassin
    .apprentice = apprentice
    .apprentice-about = The Apprentice who stands in
stand-in-end = end
    .about = An Apprentice no longer stands in; a healed Assassin comes back without this
    .apprentice = apprentice
    .apprentice-about = The Apprentice who goes back to the pool, whose cards are stored

health-critical =
    ⚠ { $name } can do nothing now. Heal { $name } before the next game turn ends, with { -do-medicine } for example, or { $name } is { -eliminated }.
