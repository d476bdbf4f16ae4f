# /campaign export, import

campaign-export = export
    .about = Get the whole log as a file, to keep or to import again, and a chronicle to read
    .public = { public-option }
    .public-about = { public-option-about }
campaign-import = import
    .about = Go on here with a campaign from a file; tells what it would make, and asks first
    .file = file
    .file-about = A .jsonl file that the export command of this bot has made

campaign-exported =
    The log of { $name } with its { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }: one file to keep, which { -do-campaign-import } reads, and a chronicle to read.
campaign-import-question = **{ $name }** could go on in this channel. Nothing has changed yet.
    Log: { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, { $began } to { $last }, by { $people }.
    Where it stands: { phase }, with { $memories ->
        [one] { $memories } { -memory }
       *[other] { $memories } { -memories }
    } in the diary.
    { -assassins }: { $assassins }. { -allies } and { -apprentices }: { $workers }. Cards: { $cards }.
campaign-import-replaces =
    ⚠ **{ $name }** runs in this channel and would end. Its log of { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    } is attached: keep it, and you can import it again.
campaign-import-begin = Go on with it here
campaign-import-replace = End what runs here and go on with the file
campaign-import-leave = Leave everything as it is
campaign-import-left = Nothing was imported.
campaign-imported = **{ $name }** goes on here, with its log of { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }.
campaign-import-replaced = { $name } has ended. Its log is attached.
campaign-over = The campaign in that file has ended, and nobody could go on with it. Nothing was changed.
archive-refused =
    { $flaw ->
        [too_large] That file is larger than any log of mine.
        [too_many_entries] That file has more entries than any log of mine.
        [not_an_archive] That file is not a log that { -do-campaign-export } has made.
        [newer_version] That file was made by a newer release of me (its format is { $version }, mine is { $known }).
        [unreadable] Line { $line } of that file cannot be read.
        [unknown_event] Line { $line } of that file tells of something that I do not know (“{ $kind }”); a newer release of me may have made it.
        [altered] Line { $line } of that file was altered, or one before it is missing.
        [out_of_order] Line { $line } of that file holds entry { $entry } where { $expected } should stand.
        [entries_missing] That file ends too early, at line { $line }: { $number ->
            [one] one entry is missing.
           *[other] { $number } entries are missing.
        }
        [too_many_lines] That file goes on after its end, at line { $line }.
        [not_replayable] Line { $line } of that file tells of something that cannot have happened then.
        [impossible] After line { $line } of that file the campaign would be one that cannot be. { invariant }
       *[other_state] Line { $line } of that file says something else than the entries come to.
    } Nothing was changed. Take a file as { -do-campaign-export } made it.
