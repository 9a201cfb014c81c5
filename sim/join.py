"""Modules that a board gets as one: each module takes it some 300 bytes and three names for ever.

A host holds what it held before and, above it, its members: modules that leave memory when it
does and that nothing imports by a string. Others import from the host what they imported from a
member. What a board's tracebacks call a file is the host.
"""

import ast

TOGETHER = {  # host: members; for a board that compiles: a host of 300 lines takes it 30 KB
    "engine.app": ("engine.rest", "engine.games", "engine.loading"),
    "engine.save": ("engine.settings", "engine.autosave"),
    "engine.table": (
        "engine.log", "engine.rng", "engine.making_way", "engine.thinking"),
    "engine.ui.widgets": (
        "engine.ui.theme", "engine.ui.palettes", "engine.ui.assets", "engine.ui.texts",
        "engine.ui.font", "engine.ui.layout", "engine.ui.text"),
    "engine.ui.motion": ("engine.ui.tunes",),
    "engine.sitting_ducks.line": ("engine.sitting_ducks.cards", "engine.sitting_ducks.picks"),
    "engine.sitting_ducks.deck": (
        "engine.sitting_ducks.effects_players", "engine.sitting_ducks.effects_movement"),
    "engine.sitting_ducks.rules": ("engine.sitting_ducks.view", "engine.sitting_ducks.state"),
    "engine.sitting_ducks.session": ("engine.sitting_ducks.position",),
    "engine.sitting_ducks.trial": ("engine.sitting_ducks.outcomes",),
    "engine.sitting_ducks.plays": ("engine.sitting_ducks.worth",),
    "engine.sitting_ducks.words": ("engine.sitting_ducks.sentences",),
    "engine.sitting_ducks.telling": ("engine.sitting_ducks.line_telling",),
    "engine.sitting_ducks.hand_view": ("engine.sitting_ducks.line_view",),
    "engine.duck_soup.rules": ("engine.duck_soup.scoring", "engine.duck_soup.cards"),
    "engine.duck_soup.session": ("engine.duck_soup.position",),
    "engine.duck_soup.cards_view": ("engine.ui.parts",),
    "hw.handheld": (
        "hw.store", "hw.buttons", "hw.sound", "hw.piezo", "hw.speaker", "hw.pixels", "hw.led"),
}
COMPILED = {  # the same for a board that gets them compiled
    "engine.app": (
        "engine.rest", "engine.games", "engine.loading", "engine.save", "engine.settings",
        "engine.autosave", "engine.ui.palettes", "engine.ui.theme", "engine.ui.assets",
        "engine.ui.texts", "engine.ui.font", "engine.ui.layout", "engine.ui.text",
        "engine.ui.widgets"),
    "engine.ui.motion": TOGETHER["engine.ui.motion"],  # not needed at the title
    "engine.table": TOGETHER["engine.table"],
    "engine.sitting_ducks.session": (
        "engine.sitting_ducks.line", "engine.sitting_ducks.cards", "engine.sitting_ducks.picks",
        "engine.sitting_ducks.effects_movement", "engine.sitting_ducks.effects_players",
        "engine.sitting_ducks.effects_shooting", "engine.sitting_ducks.deck",
        "engine.sitting_ducks.state", "engine.sitting_ducks.view", "engine.sitting_ducks.rules",
        "engine.sitting_ducks.position"),
    "engine.sitting_ducks.table_view": (
        "engine.sitting_ducks.hand_view", "engine.sitting_ducks.line_view"),
    "engine.sitting_ducks.plays": (
        *TOGETHER["engine.sitting_ducks.plays"], "engine.sitting_ducks.trial",
        *TOGETHER["engine.sitting_ducks.trial"]),
    "engine.sitting_ducks.table_parts": ("engine.ui.duck_sheets",),
    "engine.sitting_ducks.hint": (
        "engine.sitting_ducks.own_play", "engine.sitting_ducks.changes",
        "engine.sitting_ducks.reasons", "engine.sitting_ducks.deeds",
        "engine.sitting_ducks.grounds"),
    "engine.sitting_ducks.words": TOGETHER["engine.sitting_ducks.words"],
    "engine.sitting_ducks.telling": TOGETHER["engine.sitting_ducks.telling"],
    "engine.duck_soup.session": (
        "engine.duck_soup.rules", *TOGETHER["engine.duck_soup.rules"],
        *TOGETHER["engine.duck_soup.session"]),
    "engine.duck_soup.table_view": (
        "engine.duck_soup.cards_view", *TOGETHER["engine.duck_soup.cards_view"],
        "engine.duck_soup.bubble"),
    "engine.duck_soup.table": (
        "engine.ui.cards", "engine.duck_soup.asking", "engine.duck_soup.telling"),
    "hw.handheld": TOGETHER["hw.handheld"],
}


def joined(modules, together):
    """{name: `shrink.Module`} of a program -> {name: source} of the same with members in hosts.

    Raises ValueError, naming the modules, where that would change what one of them does.
    """
    hosts = {name: host for host, members in together.items() for name in (host, *members)}
    for module in modules.values():
        _check_strings(module, hosts)
        _import_from_hosts(module, modules, hosts)
    sources = {}
    for name, module in modules.items():
        if name in together:
            parts = [modules[part] for part in together[name] if part in modules]
            sources[name] = _whole(name, [*parts, module])
        elif name not in hosts:
            sources[name] = module.source()
    return sources


def _check_strings(module, hosts):
    named = {node.value for node in module.nodes
             if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    for member, host in hosts.items():
        asked = {member, "." + member.rpartition(".")[2]}
        if member != host and host not in named and named & asked:
            raise ValueError(f"{module.name} imports {member} by a string: it is in {host}.")


def _import_from_hosts(module, modules, hosts):
    """Let a module import from hosts, and nothing from its own; in full words, for a module's
    whole name is in memory anyway."""
    home = hosts.get(module.name, module.name)
    own = set()  # local names of modules that are in the same host
    for node in module.nodes:
        if isinstance(node, ast.ImportFrom):
            statements, here = _statements(module, node, home, modules, hosts)
            own |= here
            indent = " " * node.col_offset
            if statements is not None:
                module.blank(node, indent + ("; ".join(statements) or "pass" * bool(indent)))
            elif node.level:
                names = ast.unparse(ast.Import(node.names))
                module.blank(node, indent + f"from {module.origin(node)} {names}")
    for node in module.nodes:
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) \
                and node.value.id in own:
            if node.attr in module.variables:
                raise ValueError(f"{module.name} has {node.attr}, and joins {node.value.id}'s.")
            start = node.value.col_offset
            module.edits.append((node.lineno - 1, start, node.value.end_col_offset + 1, b""))


def _statements(module, node, home, modules, hosts):
    """What an import becomes, None if it stays; and the local names of modules it need not
    import any more."""
    origin = module.origin(node)
    statements, here, plain = [], set(), []
    stays = home == module.name and not any(name != home and hosts[name] == home for name in hosts)
    for alias in node.names:
        local = alias.asname or alias.name
        is_module = f"{origin}.{alias.name}" in modules
        source = f"{origin}.{alias.name}" if is_module else origin
        host = hosts.get(source, source)
        stays = stays and host == source
        if host == home:
            if is_module:
                here.add(local)
        elif is_module:
            package, _, name = host.rpartition(".")
            statements.append(f"from {package} import {name}" + f" as {local}" * (name != local))
        else:
            plain.append(alias.name + f" as {alias.asname}" * bool(alias.asname))
            origin_host = host
    if plain:
        statements.append(f"from {origin_host} import {', '.join(plain)}")
    return None if stays else statements, here


def _whole(host, modules):
    """The source of a host: each module below those it imports."""
    todo = list(modules)
    bound, text = {}, ""
    while todo:
        names = {module.name for module in todo}
        module = next(module for module in todo
                      if not names & ({origin for origin, _ in module.imported.values()}
                                      | set(module.modules.values())) - {module.name})
        todo.remove(module)
        _keep_apart(module, bound, host)
        text += module.source()
    return text


def _keep_apart(module, bound, host):
    """Give what only a module uses another name if one above in its host has that; `bound` are
    the names so far, with what they stand for."""
    suffix = "_" + module.name.rpartition(".")[2]
    for name in sorted(module.top):
        meaning = module.imported.get(name, (module.name, name))
        same = meaning, _assigned(module, name)
        there = bound.setdefault(name, same)
        if there[0] == meaning or there[1] == same[1] is not None:
            continue
        if name[0] != "_" or name in module.imported or name in module.fixed:
            raise ValueError(f"{module.name} and another module of {host} have a {name} each.")
        for node, found, _ in module.names():
            if found == name and not isinstance(node, ast.Attribute):
                module.edit(node, name, name + suffix)


def _assigned(module, name):
    """The statement at the top that assigns a name, if one does."""
    for node in module.tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            return ast.unparse(node)
    return None
