# /memory begin, success, failure

memory = memory
    .about = Begin an attempt at a Memory, and say how it ended
memory-begin = begin
    .about = Begin the next attempt: a Memory’s 1st one, or the 2nd after a failure
    .memory = memory
    .memory-about = Which Memory; if left out, the one that is next
memory-success = success
    .about = The attempt is a success: the Memory is completed
    .stranded = { memory-stranded }
    .stranded-about = { memory-stranded.about }
    .stranded_2 = { memory-stranded }2
    .stranded_2-about = { memory-stranded.about-another }
    .stranded_3 = { memory-stranded }3
    .stranded_3-about = { memory-stranded.about-another }
    .stranded_4 = { memory-stranded }4
    .stranded_4-about = { memory-stranded.about-another }
memory-failure = failure
    .about = The attempt failed: a 2nd one follows, or the Memory is completed
    .stranded = { memory-stranded }
    .stranded-about = { memory-stranded.about }
    .stranded_2 = { memory-stranded }2
    .stranded_2-about = { memory-stranded.about-another }
    .stranded_3 = { memory-stranded }3
    .stranded_3-about = { memory-stranded.about-another }
    .stranded_4 = { memory-stranded }4
    .stranded_4-about = { memory-stranded.about-another }
memory-experience = experience
    .about = Note the experience that a completed Memory brought
    .memory = memory
    .memory-about = Which Memory
    .xp = xp
    .xp-about = How much experience (XP) it brought
memory-stranded = stranded
    .about = An Assassin who could not leave the Map and is Eliminated; Critical ones need no naming
    .about-another = Another Assassin who could not leave the Map

memory-not-begun =
    { $attempt ->
        [1] { -memory } { $memory } has not begun yet, since something can still be done first:
       *[2] The 2nd attempt at { -memory } { $memory } has not begun yet, since something can still be done first:
    }
memory-mend-assignment =
    Place more workers in the { -command-room } with { -do-assign }, or nobody, so that nothing is tried.
memory-mend-stand-in = Let an { -apprentice } stand in with { -do-stand-in-set }.
memory-begin-all-the-same = Begin all the same
memory-absent = ⚠ { -eliminated }, with nobody to stand in: { $names }.
memory-between-attempts =
    Until then you may trade, equip, store and take cards, and let { -apprentices } stand in. Health stays as it is, { -equipment } already discarded is gone, and nobody is reassigned.
memory-to-next-level = To the next level: { $number } XP.
memory-failed = { -memory } { $memory } failed
memory-who-stranded = Who could not leave the { -map }?
memory-stranded-about = They are { -eliminated }. Leave it empty if everybody could.
memory-nobody-left = Nobody is left on the { -map }
