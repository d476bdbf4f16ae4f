# /stand-in

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
