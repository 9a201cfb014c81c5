"""What pytest offers and the VM lacks."""


def raises(error, function, *arguments):
    """Call the function, which must raise the error, and return the error's text."""
    try:
        function(*arguments)
    except error as raised:
        return str(raised)
    raise AssertionError("no " + error.__name__ + " was raised")
