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
        self._areas = self._shape = self._transform = None
