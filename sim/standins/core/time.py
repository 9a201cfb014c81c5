"""`time` as the program sees it: the simulated clock."""

from sim import machine


def sleep(seconds):
    """Let so many seconds pass."""
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    machine.current.clock.advance(round(seconds * 1e6))


def monotonic():
    """Seconds since power-on."""
    return machine.current.clock.since_boot() / 1e6
