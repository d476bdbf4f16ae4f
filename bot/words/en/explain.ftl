# /why, /stats

why = why
    .about = Which rule and which numbers are behind the newest result, or behind any entry of the log
    .entry = entry
    .entry-about = The entry of the log; if left out, the newest
    .public = { public-option }
    .public-about = { public-option-about }
stats = stats
    .about = Dice against what their faces predict, cards drawn, hearts healed, Contracts tried
    .public = { public-option }
    .public-about = { public-option-about }
