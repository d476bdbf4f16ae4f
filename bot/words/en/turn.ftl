# /turn

turn = turn
    .about = Track game turns, if you like: phases, action cubes, who is Critical until when
turn-show = show
    .about = See the turn, with buttons to go on and to use action cubes
turn-track = track
    .about = Track turns in this Memory from now on, from the Event phase of turn 1
turn-next = next
    .about = Go on to the next phase; after the Enemy phase the next turn begins
turn-end = end
    .about = End the turn and begin the next: Critical ones whose time is up are Eliminated
turn-cubes = cubes
    .about = Somebody uses action cubes
    .who = who
    .who-about = Who uses them
    .used = used
    .used-about = How many; 1 if you do not say
turn-stop = stop
    .about = Track turns no longer in this Memory; nobody is Eliminated by the clock then

turn-untracked = Turns are not tracked. You need not: { -do-eliminated } tells who was not healed in time.
turn-track-button = Track turns
turn-end-button = End of turn { $turn }
turn-end-loses = End of turn { $turn }: { $names } Eliminated
turn-eliminated = 💀 **{ -eliminated }: { $names }**
