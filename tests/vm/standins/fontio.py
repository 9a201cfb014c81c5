class Glyph:
    def __init__(self, *parts):
        pass
