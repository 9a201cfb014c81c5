"""Stand-in for CircuitPython's `audioio`: what plays is heard as a square wave as high and loud."""

from sim.machine import Claim


class AudioOut(Claim):
    def __init__(self, left_channel, *, right_channel=None, quiescent_value=0x8000):
        super().__init__(left_channel)
        self.playing = False

    def play(self, sample, *, loop=False):
        """Sound a looped sample that holds one wave."""
        if not loop:
            raise NotImplementedError("the simulator plays looped samples only")
        self.playing = True
        swing = (max(sample.buffer) - min(sample.buffer)) / 65535
        self.machine.sound = (sample.sample_rate / len(sample.buffer), swing)

    def stop(self):
        self.playing = False
        self.machine.sound = None

    def deinit(self):
        self.stop()
        super().deinit()
