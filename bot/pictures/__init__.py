"""The Headquarters as a picture: our own drawing, readable on a phone, in dark and light alike.

`board` says what is shown, `layout` where, `drawing` makes a PNG of it, `alt_text` says the same in
words, and `gallery` draws off the event loop and keeps what was drawn.
"""
