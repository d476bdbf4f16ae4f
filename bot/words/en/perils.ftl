# Who is Critical, and until when.

peril =
    { $due ->
        [now] 🆘 **{ $name }** is { -eliminated } when **this turn** ends, unless healed.
       *[later] 🆘 **{ $name }** must be healed before turn **{ $until }** ends.
    }
peril-untimed = 🆘 **{ $name }** must be healed before the end of the turn after the one in which that happened.
