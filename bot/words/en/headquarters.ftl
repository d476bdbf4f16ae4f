# /headquarters show, open, level

headquarters = headquarters
    .about = See the Headquarters, open it, set its level
headquarters-show = show
    .about = See the whole board: Buildings, miniatures, Contract, level, spare cards
    .public = { public-option }
    .public-about = { public-option-about }
headquarters-open = open
    .about = Open the Headquarters, once, after Memory 0.4
    .contract = contract
    .contract-about = How many successes Contract 1 asks for, if you have read it already
    .already_played = already_played
    .already_played-about = Yes if you played Memory 0.4 before this bot kept your campaign
headquarters-level = level
    .about = Set the HQ level by hand; a fulfilled Contract does it by itself
    .level = level
    .level-about = What the back of the Contract on top shows
hq-level = { level }

headquarters-read-contract =
    Read { -contract } 1 and tell its number of successes with { -do-contract }; it is not played yet.
