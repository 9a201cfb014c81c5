"""What the buttons are called on a handheld that has so few that some are held for others."""

from .texts import say

_CAPS = {"A": "Ⓐ", "B": "Ⓑ", "C": "Ⓒ"}  # labels that the font has as a key
_RIGHT, _START = 3, 6
_NAMES = {4: "[A]", 5: "[B]", _START: "[START]", 7: "[SELECT]", 8: "[MUTE]"}


def keys_held_in(labels, text):
    """As `widgets.keys_in`; ◀▶ are replaced, too, where there are no four directions."""
    for button, name in _NAMES.items():  # device: in whatever order
        if name in text:
            text = text.replace(name, _called(labels[button] or labels[_START]))
    return text if labels[0] else text.replace("◀▶", _called(labels[_RIGHT]))


def _called(label):
    """A label in the language of now, its keys as the font draws them: "hold Ⓑ", "Ⓐ+Ⓑ"."""
    words = label.split(" ")
    key = "+".join([_CAPS.get(name, name) for name in words[min(len(words) - 1, 1)].split("+")])
    if len(words) == 1:
        return key
    return say("playing", "hold" if len(words) == 2 else "hold.long") % key
