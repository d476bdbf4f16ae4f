"""How what the rules refuse, what happened and where things stand are told to people.

Pure functions from core values and a language to sentences and embeds.
"""
