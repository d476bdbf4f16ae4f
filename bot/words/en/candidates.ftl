# What autocomplete says of somebody or something, after the name.

stands-in-for = stands in for { $name }
