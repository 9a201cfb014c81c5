"""A filled box, which takes the 96 bytes of a real one: see `displayio`."""


class Rectangle:
    def __init__(self, *, pixel_shader, color_index, x, y, width, height):
        self.pixel_shader = pixel_shader
        self.color_index = color_index
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.hidden = False
        self.flip_x = self.flip_y = self._tiles = None
