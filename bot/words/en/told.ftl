# What follows every change: a warning where there is one, and what comes next.

warning-second-try =
    ⚠ { -contract } { $position } was tried once and asks for { n-successes }; the workers in the { -command-room } reach { $reached } together, so its 2nd try would come to nothing.

next-nothing = Nothing changed.
next-begin-memory = Next: { -do-memory-begin }.
next-open-headquarters = Next: open the { -headquarters } with { -do-headquarters-open }.
next-enter-workers =
    Next: enter your { -allies } and { -apprentices } with { -do-roster }, or go on with { -do-memory-begin }.
next-assign = Next: place everybody with { -do-assign }, then { -do-memory-begin }.
next-end-attempt =
    Next: play; when the attempt is over, { -do-memory-success } or { -do-memory-failure }.
next-second-attempt =
    Next: the 2nd attempt, with { -do-memory-begin }. Everybody stays where they are.
next-resolve = Next: { -do-resolve }.
told-cards = Cards: { $ways }.
told-by = **{ $name }**: { $told }
next-button =
    { $step ->
        [succeed] Success
        [fail] Failure…
        [resolve] Resolve the { -headquarters }
        [open_headquarters] Open the { -headquarters }
        [enter_workers] { -allies } and { -apprentices }…
       *[place] Place everybody
    }
next-button-begin =
    { $attempt ->
        [1] Begin { -memory } { $memory }
       *[other] Begin the 2nd attempt
    }
