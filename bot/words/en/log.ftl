log-title = Log of { $campaign }
log-empty = Nothing has happened yet.
log-newer = Newer
log-older = Older
