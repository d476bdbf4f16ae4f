# /card

card = card
    .about = The group’s cards: enter them and say where they lie
card-add = add
    .about = Enter cards that you have got; of a name the bot knows, nothing else is needed
    .name = name
    .name-about = What the card is called
    .colour = colour
    .colour-about = Black: discarded after use. White: kept and used again
    .kind = kind
    .kind-about = What kind of card it is; Equipment if you do not say
    .place = place
    .place-about = Where it lies; with the spare cards if you do not say
    .count = count
    .count-about = How many of this card; 1 if you do not say
    .slot = slot
    .slot-about = The slot of a board that it is made for
    .hearts = hearts
    .hearts-about = Of armour: how many hearts it adds
    .level = level
    .level-about = Of a Skill card: its level
card-add-several = add-several
    .about = Enter many cards at once in a form, one a line

card-type =
    { $type ->
        [equipment] { -equipment }
        [medicine] { -medicine }
        [reward] { -reward }
        [chest] { -chest }
        [special_equipment] { -special-equipment }
        [skill] { -skill }
       *[investigation] { -investigation }
    }
card-colour-unknown =
    I do not know that card yet. Say which colour it has, black or white, and I know it from now on.
card-form-title = Cards you have got
card-form-cards = Cards, one a line
    .about = A number with x. Of a card the bot does not know yet, the colour after a semicolon
    .hint = Parachute x2
card-form-place = Where they lie
card-colours-unknown = Not entered, since I do not know their colour: { $names }. Enter them with their colour after a semicolon, such as `Rope; white`.
