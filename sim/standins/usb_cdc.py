"""Stand-in for CircuitPython's `usb_cdc`, as far as boot.py uses it."""


def disable():
    """No computer looks at the simulated console."""
