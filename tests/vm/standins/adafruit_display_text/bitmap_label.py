class Label:
    def __init__(self, font, *, text, color, anchor_point, anchored_position, line_spacing):
        self.color = color
        self.hidden = False
        self.scale = 1
        self.x = self.y = 0
        self.anchored_position = anchored_position
        self._state = bytearray(320)
        self.text = text

    @property
    def text(self):
        return self._text

    @text.setter
    def text(self, text):
        self._text = text
        self._pixels = bytearray((len(text) * 6 + 31) // 32 * 4 * 9)
