log-title = Journal de { $campaign }
log-empty = Rien ne s’est encore passé.
log-newer = Plus récent
log-older = Plus ancien
