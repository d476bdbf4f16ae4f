# /deck

deck = deck
    .about = The Equipment deck, when the bot is to keep it
deck-import = import
    .about = Let the bot keep the Equipment deck: it reads your list of cards and shuffles them
    .file = file
    .file-about = A CSV or JSON file of your cards, at most 1 MiB
deck-show = show
    .about = See how many cards the deck and the discard pile have; nobody sees their order
    .public = { public-option }
    .public-about = { public-option-about }

deck-put-together =
    The { -equipment } deck is shuffled: { n-cards }. Nobody sees the order, and the { -shop } draws from it.
deck-shown = In the { -equipment } deck: { n-cards }, shuffled. In the discard pile: { $discarded }.
deck-empty = The { -equipment } deck is empty. The next draw shuffles the discard pile in: { $discarded }.
deck-on-the-table =
    The { -equipment } deck is on the table: somebody tells what is drawn. In the discard pile that I know of: { $discarded }. With { -do-deck-import } I keep the deck.
deck-file-refused =
    { $line ->
        [0] I cannot make a deck of that file.
       *[other] I cannot make a deck of that file; it is line { $line }.
    } { $flaw ->
        [too_large] It is larger than 1 MiB.
        [not_text] It is no text. Save it as CSV or JSON.
        [not_a_table] A quotation mark is missing, or there is one too many.
        [not_json] It begins as JSON does, but it is not JSON.
        [not_a_list] As JSON it has to be a list of cards, each with its “name” and what else is known of it.
        [name_column_missing] The first line has to name the columns, of which one is “name”.
        [unknown_column] I know no column “{ $column }”. There are: name, kind, colour, count, slot, hearts.
        [column_twice] The column “{ $column }” is there twice.
        [too_many_fields] There are more fields than columns ({ $maximum }).
        [unknown_value] In the column “{ $column }” I do not know “{ $value }”.
        [not_a_number] In the column “{ $column }”, “{ $value }” is no whole number.
        [colour_missing] I do not know { $card } yet. Say in the column “colour” whether it is black or white.
       *[not_a_card] The rules refuse that card:
    }
