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
