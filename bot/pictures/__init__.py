"""The Headquarters as a picture: what it shows, how it is laid out, drawn and kept."""
