"""Drawing into a stand-in of `displayio`'s, which draws nothing."""


def readinto(bitmap, file, **how):
    pass


def fill_region(bitmap, x1, y1, x2, y2, value):
    pass


def blit(bitmap, source, x, y, **how):
    pass
