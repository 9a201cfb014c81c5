"""The modules of a table in the order to import them in: see `duck_soup.order`."""

from ..loading import COMPILED

if not COMPILED:  # else they work by turns
    from . import telling, asking, table  # noqa: F401, I001
from . import line, effects_shooting, deck, rules, session  # noqa: F401, I001
from . import hand_view, table_view  # noqa: F401
