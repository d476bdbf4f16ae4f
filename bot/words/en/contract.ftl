# /contract

contract = contract
    .about = See the Contract that lies face up, or tell its number of successes
    .number = number
    .number-about = How many successes stand on the Contract
    .public = { public-option }
    .public-about = { public-option-about }

contract-none = No { -contract } is left.
contract-unread =
    { -contract } { $position } lies face up, and its number is not known yet. Tell it with { -do-contract }.
contract-read =
    { $tried ->
        [yes] { -contract } { $position } lies face up and asks for { n-successes }. It was tried once; its 2nd try needs no dice.
       *[no] { -contract } { $position } lies face up and asks for { n-successes }. Nobody has tried it yet.
    }
