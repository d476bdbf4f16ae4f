"""`/resolve`: from Building to Building, with a panel wherever the group has to choose.

`steps` says which step a component belongs to; `hospital`, `workshop`, `shop` and `command_room`
make the panels and read what their menus and forms say; `panels` finds the one that is due;
`actions` are the command and what pressing does; `posts` is what the channel gets to see.
"""
