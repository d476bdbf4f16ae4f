# /campaign from-paper

campaign-from-paper = from-paper
    .about = Go on here with a campaign that you began on paper; right after beginning it here
    .last = last-memory
    .last-about = The Memory that you completed last; all before it count as completed
    .xp = xp
    .xp-about = Where you stand on the experience track
    .level = level
    .level-about = The level of your Headquarters; 0 if you do not say
    .contract = contract
    .contract-about = Which Contract lies face up, counted from the first; 1 if you do not say
    .number = number
    .number-about = How many successes that Contract asks for
    .tried = tried
    .tried-about = Whether that Contract was tried once already
    .none_left = none-left
    .none_left-about = Whether all Contracts are fulfilled, so that none lies there
    .also = also
    .also-about = Optional Memories and those of expansions that you completed: M.A R1.1 …

paper-enter-the-rest =
    Enter what else there is, in any order: { -allies } and { -apprentices } with { -do-roster }, cards with { -do-card-add-several }, a { -blueprint } with { -do-blueprint }, hearts with { -do-correct }, rulings and dice with { -do-campaign-settings }.
