"""Stand-in for CircuitPython's `storage`, as far as boot.py uses it."""


def disable_usb_drive():
    """No computer looks at the simulated drive."""
