"""The modules of a table in the order to import them in: to compile one takes memory by its length,
and more while others wait for it. So the large ones come first, and none in another."""

from . import rules, session, cards_view, table_view, telling, asking  # noqa: F401, I001
