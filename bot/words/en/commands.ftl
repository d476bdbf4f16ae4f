# The commands: a message each, whose attributes are its description (`.about`) and its options,
# each with `-about`. Discord's limits are 32 lower-case letters, digits, - and _ for names and 100
# characters for descriptions.

log = log
    .about = Read what has happened in this campaign, newest first
