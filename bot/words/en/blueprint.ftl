# /blueprint

blueprint = blueprint
    .about = Blueprints: enter them, put them into the Workshop, take them back
blueprint-add = add
    .about = Enter a Blueprint that you have got, with its price
    .name = name
    .name-about = What it is called; the bot knows the price of the Flying Machine
    .black = black
    .black-about = How many black cards it costs
    .white = white
    .white-about = How many white cards it costs
    .colour = colour
    .colour-about = The colour of the side that is up once it is built; white if you do not say
blueprint-place = place
    .about = Put a Blueprint into the Workshop, where it can be built in the next Resolution step
    .blueprint = blueprint
    .blueprint-about = One from the Main Hall; at most one lies in the Workshop
blueprint-take-back = take-back
    .about = Take the Blueprint out of the Workshop and back to the Main Hall
