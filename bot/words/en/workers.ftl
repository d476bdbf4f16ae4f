# The form that takes Allies and Apprentices, a line each.

workers-title = { -allies } and { -apprentices }
workers-of-kind =
    { $kind ->
        [ally] { -allies }, one a line
       *[apprentice] { -apprentices }, one a line
    }
workers-about = The numbers on the brown card may follow, from left to right; without them each is 1.
workers-example =
    { $kind ->
        [ally] Teodora 1 1 2 1
       *[apprentice] Marco 2 1 1 1
    }
