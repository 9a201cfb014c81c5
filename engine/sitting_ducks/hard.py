"""The hard computer player of Sitting Ducks: for now it judges as the normal one does."""

from .normal import think as think
