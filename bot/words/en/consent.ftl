# What other players must agree to.

consent-question = 🤝 { $what } — { $names }, do you agree?
consent-agree = I agree
consent-decline = No
consent-declined = { $player } does not agree. Nothing has changed.
consent-not-yours = Only the players who are asked can answer that. { -do-roster-show } says who plays whom.
consent-gone = That is no longer to be decided. Give the command again if you still want it.
