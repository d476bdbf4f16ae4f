# What people typed and nobody can read.

number-not-whole = Type a whole number there, such as 3.
