# Display objects that take about the memory real ones take, and draw nothing.


class Bitmap:
    def __init__(self, width, height, colours):
        bits = 1
        while 1 << bits < colours:
            bits *= 2
        self.width = width
        self.height = height
        self._pixels = bytearray((width * bits + 31) // 32 * 4 * height)


class Palette:
    def __init__(self, count):
        self._colours = bytearray(16 * count + 16)

    def __setitem__(self, index, colour):
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
    def __init__(self, bitmap, *, pixel_shader, width=1, height=1, tile_width=0, tile_height=0,
                 default_tile=0, x=0, y=0):
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        self.width = width
        self.height = height
        self.x = x
        self.y = y
        self.hidden = self.flip_y = False
        self._tiles = bytearray(width * height + 40)

    def __setitem__(self, index, tile):
        self._tiles[index] = tile

    def __getitem__(self, index):
        return self._tiles[index]


class Group:
    def __init__(self, x=0, y=0):
        self.hidden = False
        self.x = x
        self.y = y
        self._members = []

    def append(self, member):
        self._members.append(member)

    def insert(self, index, member):
        self._members.insert(index, member)
