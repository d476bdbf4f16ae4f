# The chronicle of a campaign, and its statistics.

chronicle-beginning = The beginning
chronicle-opening = The { -headquarters } opens
chronicle-memory = { -memory } { $memory }
chronicle-outcome =
    { $success ->
        [yes] { $attempt ->
            [1] success on the 1st attempt
           *[2] success on the 2nd attempt
        }
       *[no] failed on both attempts
    }
chronicle-attempt =
    { $attempt ->
        [1] 1st attempt
       *[2] 2nd attempt
    }
chronicle-preparation = Before it
chronicle-resolution = { -resolution }
chronicle-field = *{ $name }:* { $text }
chronicle-since = Since then
chronicle-taken-back = Taken back
chronicle-dates =
    { $number ->
        [one] From { $first } to { $last }, in { $number } entry.
       *[other] From { $first } to { $last }, in { $number } entries.
    }
chronicle-assassins = { -assassins }: { $names }.
chronicle-players = Told by: { $names }.

# Statistics

stats-title = Statistics of { $name }
stats-dice = Dice · { $number }
stats-no-dice = No dice have been rolled yet.
stats-expected = { $number } expected
stats-rolled =
    { $rolls ->
        [one] In { $rolls } roll: { $bot } by the bot, { $table } on the table.
       *[other] In { $rolls } rolls: { $bot } by the bot, { $table } on the table.
    } Rolls that were taken back count too.
stats-compared = Against what the faces predict
stats-faces-unknown = The faces of the die are not known, so nothing can be predicted. Enter them with { -do-campaign-settings }.
stats-too-few = There are too few dice to say anything yet: of each face five must be expected.
stats-chance =
    { $verdict ->
        [fair] A fair die differs at least this much in { $percent } % of all campaigns (chi-square test): nothing unusual.
       *[odd] A fair die differs at least this much in { $percent } % of all campaigns (chi-square test): unusual. Are the faces entered as they are on the die?
    }
stats-below-tenth = less than 0.1
decimal-sign = .
stats-else = Cards, hearts, { -contracts }
stats-contracts = { -contracts } tried: { $tried }, fulfilled: { $fulfilled }
stats-cards = Cards revealed in the { -shop }: { $revealed }, kept: { $kept }
stats-hearts = Hearts healed: { $number }
