# /assign and /unassign

assign = assign
    .about = Place miniatures in the Buildings; without options, choose from menus
    .miniature = miniature
    .miniature-about = The Ally or Apprentice who works there, or the Eliminated Assassin for the Hospital
    .building = building
    .building-about = Where the miniature stands from now on
unassign = unassign
    .about = Take a miniature out of its Building
    .miniature = miniature
    .miniature-about = The miniature that stands in a Building now
assign-where-to = Which Building is { $name } to stand in?
assign-hint = Choose in each menu who stands in that Building; whoever you choose leaves where they were. Then: { -do-memory-begin }.
assign-nobody =
    There is nobody to place yet. Enter your { -allies } and { -apprentices } with { -do-roster }.
assign-over = Nobody can be placed now. Place everybody in the next { -assignment }, with { -do-assign }.
assign-not-placed = not placed
assign-previous = Previous miniatures
assign-next = More miniatures
