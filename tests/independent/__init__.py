"""Both games written a second time, slowly and from the rules alone, to hold the engine against.

Nothing here imports the engine; chance is never computed but read from the engine's reply.
"""
