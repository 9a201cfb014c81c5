"""Stand-in for CircuitPython's `audiocore`."""


class RawSample:
    """Samples to be played; the buffer is read while it plays, not copied."""

    def __init__(self, buffer, *, channel_count=1, sample_rate=8000, single_buffer=True):
        self.buffer = buffer
        self.sample_rate = sample_rate

    def deinit(self):
        """Nothing to free."""
