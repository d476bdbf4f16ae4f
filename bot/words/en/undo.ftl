# /undo

undo = undo
    .about = Take back the newest entry of the log, or all from one on; shows them and asks first
    .to = to
    .to-about = The first entry to take back, with all newer ones; if left out, only the newest

undo-question =
    { $number ->
        [one] Take this back?
       *[other] Take these { $number } entries back?
    }
undo-others = ⚠ Not only yours: also what **{ $names }** did.
undo-take-back = Take it back
undo-take-back-of = Take it back, with what { $names } did
undo-leave = Leave it
undo-left = Nothing was taken back.
undo-overtaken = Something else has happened since I asked, so nothing was taken back. Look at { -do-log }, and give { -do-undo } again.
undo-posted = ↩️ **{ $name }** · { $told }
