"""Drawing into a stand-in of `displayio`'s, which draws nothing; its names are those a game has."""


def readinto(bitmap, file, **how):
    pass


def fill_region(bitmap, x, y, width, height, tile):
    pass


def blit(bitmap, file, x, y, **how):
    pass
