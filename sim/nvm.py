"""`microcontroller.nvm` of each kind of board, erase by erase, with power cuts at any byte."""

import random
from pathlib import Path


class PowerCut(BaseException):
    """The power went while the nvm was being written. No game code may catch it."""


class Nvm:
    """Bytes that survive power-off, written as the board's flash is.

    An assignment erases each erase unit it touches and programs it again, unit by unit and byte
    by byte; if `appends`, bytes that are all 0xFF are programmed without an erase.
    `content` is the flash itself; `erases` counts per unit; `programmed` counts bytes.
    """

    def __init__(self, size: int, erase_unit: int, appends: bool, path: str | Path | None = None):
        """`size` and `erase_unit` in bytes. With `path` the bytes live in that file, which is
        made if missing; raises ValueError, and leaves it alone, if it has another size."""
        self.content = bytearray(b"\xff" * size)
        self._unit = erase_unit
        self._appends = appends
        self._path = Path(path) if path else None
        self._cut_after = self._garbage = None
        self.erases = [0] * (size // erase_unit)
        self.programmed = 0
        if self._path and self._path.exists():
            found = self._path.stat().st_size
            if found != size:
                raise ValueError(f"{path} holds {found} bytes, but this board's nvm has {size}; "
                                 "it was left as it is: name another file.")
            self.content[:] = self._path.read_bytes()
        elif self._path:
            self._path.write_bytes(self.content)

    def cut_after(self, steps: int, garbage: int | None = None) -> None:
        """Cut the power once, after so many more bytes have been erased or programmed.

        An erase sets byte after byte to 0xFF; with a seed as `garbage` the unit in which it is
        cut reads as random bytes instead, and a byte cut while programmed keeps some bits unset.
        """
        self._cut_after, self._garbage = steps, garbage

    def __len__(self):
        return len(self.content)

    def __getitem__(self, index):
        self._check(index)
        return self.content[index]

    def __setitem__(self, index, value):
        self._check(index)
        if isinstance(index, int):
            at = range(len(self.content))[index]
            index, value = slice(at, at + 1), bytes((value,))
        start, stop, _ = index.indices(len(self.content))
        if not isinstance(value, (bytes, bytearray, memoryview)):
            raise NotImplementedError("array/bytes required on right side")
        if len(value) != stop - start:
            raise ValueError("Slice and value different lengths.")
        try:
            if self._appends and self.content.count(0xFF, start, stop) == len(value):
                self._program(start, bytes(value))
            else:
                self._erase_and_program(start, bytes(value))
        finally:
            self._keep()

    def _check(self, index):
        if isinstance(index, slice) and index.step not in (None, 1):
            raise NotImplementedError("only slices with step=1 (aka None) are supported")

    def _erase_and_program(self, start, value):
        image = self.content[:start] + value + self.content[start + len(value):]
        first, last = start // self._unit, (start + len(value) - 1) // self._unit
        for unit in range(first, last + 1):
            begin = unit * self._unit
            self.erases[unit] += 1
            done = self._steps(self._unit)
            self.content[begin:begin + done] = b"\xff" * done
            if done < self._unit:
                if self._garbage is not None:
                    noise = random.Random(self._garbage).randbytes(self._unit)
                    self.content[begin:begin + self._unit] = noise
                self._cut()
            self._program(begin, image[begin:begin + self._unit])

    def _program(self, start, value):
        done = self._steps(len(value))
        self.content[start:start + done] = value[:done]
        self.programmed += done
        if done < len(value):
            if self._garbage is not None:
                unset = random.Random(self._garbage).randrange(256)
                self.content[start + done] = value[done] | unset
            self._cut()

    def _steps(self, wanted):
        """How many of the next `wanted` bytes the power lasts for."""
        if self._cut_after is None:
            return wanted
        done = min(wanted, self._cut_after)
        self._cut_after -= done
        return done

    def _cut(self):
        self._cut_after = None
        raise PowerCut

    def _keep(self):
        if self._path:
            with self._path.open("r+b") as file:  # never shorter, whenever the simulator is killed
                file.write(self.content)
