# What the bot answers when something goes wrong outside the rules, whatever the command.

not-in-server = I keep campaigns in the channels of a server. Use my commands in a text channel there.
not-in-this-channel =
    I cannot keep a campaign in this kind of channel. Use a text channel or a thread; a thread has a
    campaign of its own.
no-campaign = No campaign runs in this channel yet. Begin one with { -do-campaign-new }.
campaign-running =
    A campaign runs in this channel already. End it first with { -do-campaign-end }, or begin yours
    in another channel or thread.
stale =
    Things have moved on since that message was shown, so nothing was changed. Use the newest
    message, or see with { -do-help } what can be done now.
conflict = Somebody else was a moment quicker, so nothing was changed. Have a look and try again.
closing = I am being restarted and changed nothing. Try again in a minute.
too-slow = That took too long and nothing was changed. Try again.
store-unavailable =
    I could not reach my records just now. Look at { -do-campaign-show } in a minute, and try again
    if the change is not there.
commands-changed =
    My commands have changed since your Discord loaded them. Restart Discord, or try again in a
    minute.
option-not-valid = One of the options is not a value I know. Choose it from the list that is offered.
not-recognised = I do not know “{ $typed }”. Choose one from the list that is offered while you type.
not-recognised-near =
    I am not sure who or what “{ $typed }” is. Did you mean: { $near }? Choose from the list that is
    offered while you type.
unknown-error =
    Something went wrong on my side, and nothing was changed. Whoever hosts me finds it in the log
    as { $reference }.
unknown-error-stored =
    That is done and kept, but I failed to show it. Look at { -do-campaign-show }. Whoever hosts me
    finds the reason in the log as { $reference }.
missing-permissions =
    I may not post in this channel, so I answered here. To let me, somebody who manages the server
    can give me: { $permissions }.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-embed_links = Embed Links
permission-attach_files = Attach Files
missing-for-pictures =
    I left out the picture. To let me show it, somebody who manages the server can give me in this
    channel: { $permissions }.
file-too-large = That file is too large: I read at most { $most } MiB. Nothing was changed.
file-not-sent =
    ⚠ { $name } has { $size } MiB, and here I may send { $most } MiB at most. Whoever hosts me can make
    that file, with `python -m bot export`.
file-not-read = I could not read that file just now, and nothing was changed. Send it again.
