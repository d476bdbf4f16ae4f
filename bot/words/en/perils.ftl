# Who is Critical, and until when, where turns are tracked.

peril =
    { $ends ->
        [now] ‼️ **{ $name } is { -eliminated } when this turn ({ $until }) ends**, unless healed before.
       *[next] ⏳ { $name } is { -eliminated } when the next turn ({ $until }) ends, unless healed before.
    }
