"""The games there are: what the title, their tables and their saves agree on."""

from .save import DUCK_SOUP, SITTING_DUCKS


class Entry:
    """A game in the menus: `name` keys its texts, `package` holds its modules; `record` and
    `version` are those of a saved match in the journal."""

    def __init__(self, name, package, record, version):
        self.name = name
        self.package = package
        self.record = record
        self.version = version


GAMES = (
    Entry("duck-soup", "engine.duck_soup", DUCK_SOUP, 1),
    Entry("sitting-ducks", "engine.sitting_ducks", SITTING_DUCKS, 1),
)
