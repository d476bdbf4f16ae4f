# The Headquarters as a picture, and what its alt text says.

picture-level = { -hq } level
picture-kept = { n-cards } to keep
picture-due = due now
picture-alt-title = The { -headquarters } of { $name }. { $standing }.
picture-alt-level = { -hq } level { $level }.
picture-alt-part = { $part }: { $told }.
picture-alt-due = { $title } ({ picture-due })
picture-alt-sum = { $names } ({ $sum })
picture-alt-red = red spaces: { $names }
picture-alt-free = { $white } free
picture-alt-free-red = { $red } red free
picture-alt-blueprint = { -blueprint } { $card }, { $price }
