# /help, and how a campaign begins in an empty channel.

help = help
    .about = See what can be done now, and all commands by topic
help-title = What you can do now
help-next = Next
help-besides = Besides
help-look = Look and take back
help-leading = As the game master
help-all = All commands, by topic
help-topic =
    { $topic ->
        [round] The round: { -memories }, Buildings, { -contract }
        [group] The group: { -assassins }, { -allies }, { -apprentices }
        [health] Hearts, { -medicine }, game turns
        [cards] Cards
        [campaign] The campaign and its settings
        [corrections] Corrections by hand
       *[log] Log, undo, figures
    }
help-nothing-yet = A name is enough; everything else can be told later, with buttons.
help-waits = Waiting: { $building }
help-you-play = You play { $names }.
help-join = { -do-roster-assassin-edit }: say whom you play, or join with { -do-roster-assassin-add }
help-look-about =
    { -do-headquarters-show } · { -do-roster-show } · { -do-campaign-show } · { -do-log } · { -do-undo }
help-leading-about =
    { -do-campaign-settings } · { -do-campaign-access } · { -do-campaign-game-master } · { -do-campaign-end }
help-step =
    { $step ->
        [begin] { -do-memory-begin }: the next attempt begins
        [succeed] { -do-memory-success }: the attempt is a success
        [fail] { -do-memory-failure }: it failed
        [resolve] { -do-resolve }: go on with the { -headquarters }
        [open_headquarters] { -do-headquarters-open }: the { -headquarters } opens
        [enter_workers] { -do-roster }: enter { -allies } and { -apprentices }
        [place] { -do-assign }: place everybody in the Buildings
        [give_medicine] { -do-medicine }: heal somebody with a { -medicine }
        [heal] { -do-heal }: somebody gets hearts back
        [lose_hearts] { -do-wound }: somebody loses hearts
        [go_on_with_turn] { -do-turn-next }: the game turn goes on
        [track_turns] { -do-turn-track }: let me count game turns
        [stand_in] { -do-stand-in-set }: an { -apprentice } stands in for who is { -eliminated }
        [read_contract] { -do-contract }: tell the { -contract }’s number
        [lay_blueprint] { -do-blueprint }: lay a { -blueprint } into the { -workshop }
        [note_experience] { -do-memory-experience }: note what the last { -memory } brought
        [move_cards] { -do-card-move }: trade, equip or store cards
       *[add_cards] { -do-card-add-several }: enter cards that you have
    }
begin-campaign = Begin a campaign
begin-campaign-name = What is it called?
begin-campaign-language = Which language do I speak to everybody?
