"""Display objects that take the memory real ones take, and draw nothing.

CircuitPython's were measured in 16-byte blocks: a Palette takes 16 bytes and 16 a colour, a
TileGrid 96 and, if they are more than four, its tiles, a Group 80 with room for four members. A
Bitmap is put at 64 and its pixels. On this VM an instance takes 16 bytes and 8 for each of its
attributes, in steps of 2, 4, 6, 8 and 10 of them, and a bytearray 16 and what is in it. Names a
board has for all this anyway, so there are few here.
"""


class Bitmap:
    def __init__(self, width, height, colours):
        scale = 1
        while 1 << scale < colours:
            scale *= 2
        self.width = width
        self.height = height
        self._tiles = bytearray((width * scale + 31) // 32 * 4 * height)

    def fill(self, tile):
        pass


class Palette:
    def __init__(self, width):
        self._tiles = bytearray(16 * width - 32)

    def __len__(self):
        return len(self._tiles) // 16 + 2

    def __setitem__(self, index, tile):
        pass

    def __getitem__(self, index):
        return 0

    def make_transparent(self, index):
        pass


class OnDiskBitmap:
    def __init__(self, path):
        self.width = self.height = 1
        self.pixel_shader = Palette(16)


class TileGrid:
    flip_x = flip_y = False
    tile_width = tile_height = 8  # only asked for where nothing depends on it

    def __init__(self, bitmap, *, pixel_shader, width=1, height=1, tile_width=0, tile_height=0,
                 default_tile=0, x=0, y=0):
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        self.width = width
        self.height = height
        self.x = x
        self.y = y
        self.hidden = False
        if width * height > 4:
            self._tiles = bytearray(width * height)
        else:
            self._tiles = self.flip_x = self.flip_y = None

    def __setitem__(self, index, tile):
        if self._tiles:
            self._tiles[index] = tile

    def __getitem__(self, index):
        return self._tiles[index] if self._tiles else 0


class Group:
    scale = 1

    def __init__(self, x=0, y=0, scale=1):
        self.hidden = False
        self.x = x
        self.y = y
        self._tiles = []
        if scale != 1:
            self.scale = scale

    def append(self, tile):
        self._tiles.append(tile)

    def insert(self, index, tile):
        self._tiles.insert(index, tile)

    def pop(self, index=-1):
        return self._tiles.pop(index)

    def remove(self, tile):
        self._tiles.remove(tile)

    def index(self, tile):
        return self._tiles.index(tile)

    def __len__(self):
        return len(self._tiles)

    def __getitem__(self, index):
        return self._tiles[index]
