def readinto(bitmap, file, **how):
    pass


def arrayblit(bitmap, data, **where):
    pass
