# /campaign new, show, rename, end

campaign = campaign
    .about = Begin a campaign in this channel, look at it, set it up, end it
public-option = public
public-option-about = Show it to everybody in the channel, not only to you

campaign-new = new
    .about = Begin a campaign in this channel
    .name = name
    .name-about = What your campaign is called
    .language = language
    .language-about = What the bot speaks to everybody here; if left out, your own language
    .assassin_1 = assassin1
    .assassin_1-about = An Assassin who takes part; if you name none, Alessandra, played by you
    .player_1 = player1
    .player_1-about = Who plays the first Assassin; if left out, you
    .assassin_2 = assassin2
    .assassin_2-about = A second Assassin, if one takes part
    .player_2 = player2
    .player_2-about = Who plays the second Assassin
    .assassin_3 = assassin3
    .assassin_3-about = A third Assassin, if one takes part
    .player_3 = player3
    .player_3-about = Who plays the third Assassin
    .assassin_4 = assassin4
    .assassin_4-about = A fourth Assassin, if one takes part
    .player_4 = player4
    .player_4-about = Who plays the fourth Assassin
campaign-show = show
    .about = See where the campaign stands
    .public = { public-option }
    .public-about = { public-option-about }
campaign-rename = rename
    .about = Give the campaign another name
    .name = name
    .name-about = The new name
campaign-access = access
    .about = Say who may act here: everybody, the players, or who has a role
    .who = who
    .who-about = Who may do more than read; the game master always may
    .role = role
    .role-about = The role that it takes, if you chose one
campaign-game-master = game-master
    .about = Hand the campaign over to another game master
    .who = who
    .who-about = Who leads the campaign from now on
campaign-end = end
    .about = End the campaign in this channel; asks first

campaign-end-question = **End { $name } for good?** Nobody can play on in it then, and this channel is free for another campaign.
    Given up: { $miniatures ->
        [one] { $miniatures } miniature
       *[other] { $miniatures } miniatures
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and where they stand, with { $memories ->
        [0] no { -memory } completed yet
        [one] { $memories } { -memory } completed
       *[other] { $memories } { -memories } completed
    }.
    Kept: the log with its { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }.
campaign-go-on = Play on
campaign-end-for-good = End it for good
campaign-goes-on = { $name } goes on. Nothing has changed.
campaign-ended =
    { $name } has ended. Its log of { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    } is kept. { -do-campaign-new } begins another campaign here.
