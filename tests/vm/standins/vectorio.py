class Rectangle:
    def __init__(self, *, pixel_shader, color_index, x, y, width, height):
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.hidden = False
