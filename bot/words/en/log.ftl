# /log

log = log
    .about = Read what has happened in this campaign, newest first
    .memory = memory
    .memory-about = Only what belongs to this Memory and the Resolution after it
    .player = player
    .player-about = Only what this person did
    .building = building
    .building-about = Only what has to do with this Building
    .public = { public-option }
    .public-about = { public-option-about }

log-title = Log of { $campaign }
log-empty = Nothing has happened yet.
log-of-memory = { -memory } { $memory }
log-newer = Newer
log-older = Older
no-such-entry = There is no entry “{ $typed }” in the log, whose newest is #{ $newest }. Choose one from the list that is offered while you type, or look it up with { -do-log }.
entry-label = #{ $number } { $name }: { $told }
