# /card list

card-list = list
    .about = See the group’s cards and where they lie
    .place = place
    .place-about = Whose board, or which pile; all of them if you do not say
    .public = { public-option }
    .public-about = { public-option-about }

card-list-title = Cards
card-list-deck = Shuffled; nobody knows the order.
