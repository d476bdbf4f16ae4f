"""Judge one: what a bot may send, written from the facts of Discord's public API.

Each request body is one frozen pydantic model. Unknown fields are refused, for Discord's own
description lets a typo such as ``embed`` for ``embeds`` pass, and a test should not.
"""
