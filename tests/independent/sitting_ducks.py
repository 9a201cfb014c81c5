"""Sitting Ducks on the referee's positions, sentence by sentence after the rules (R: a ruling).

A position is the referee's; while a play is under way it has `play`, our own form of it:
`levels`, the card played and the cards played through it, each with its `picks` and, for Dr. Duck,
the cards `taken`; `songs`, the seats that still have to answer a Swan Song; `before`, the colours
left when the play began. `ended` keeps `before` of the play that ended the game.
Inside a function `line` is a dict from slot (1 to 6) to {"crosshair", "stack"}; a stack is a list
of cards [face, attachments], front card first.
"""

import json
import re
from itertools import pairwise

SLOTS = range(1, 7)
COLOURS = "ROYGBP"
HAND = 5
DUCKLINGS = {3: 1, 4: 2, 5: 2, 6: 3}

COPIES = {
    "aim": 10, "fire": 12, "double-barrel": 3, "billy-the-duck": 2, "ricochet": 3, "two-birds": 2,
    "bump-left": 2, "bump-right": 2, "swan-song": 1, "frank-ent-stein": 1, "birdbrain": 2,
    "resubmission": 2, "shot-in-the-dark": 2, "avian-flu": 1, "moby-duck": 2, "gigolo": 1,
    "duck-norris": 1, "in-the-centre": 1, "kamikaze": 1, "and-goodbye": 1,
    "duck-march": 6, "hang-back": 3, "move-forward": 3, "turbo-drake": 2, "duck-shuffle": 1,
    "bully-drake": 1, "alien-abduction": 1, "from-the-south": 2, "ducks-brothers": 1,
    "bring-to-front": 1, "colourful-mix": 1, "sitting-duck": 1, "decoy": 1, "bird-in-the-hand": 1,
    "recall": 1, "draft": 2,
    "take-cover": 3, "tail-up": 2, "little-coward": 2, "bodyguard": 2,
    "whispers": 1, "peking-duck": 1, "afterburner": 1, "duck-tracey": 1, "you-are-out": 2,
    "ugly-duckling": 2, "flying-ace": 1, "head-high": 1, "dr-duck": 1,
}
STAYS_ON_THE_TABLE = ("swan-song", "tail-up", "little-coward", "bodyguard", "decoy", "moby-duck")
ATTACHMENT = {"b": "bodyguard", "c": "little-coward", "s": "swan-song", "t": "tail-up"}


# Positions

def complete(position):
    """The position with every default filled in and attachments in the referee's order."""
    seats = len(position["players"])
    full = {
        "turn": 0, "plays": 1, "turns": 1, "deck": "", "home": [1] * seats,
        "hands": [[] for _ in range(seats)], "front": [[] for _ in range(seats)],
        "draw": [], "discard": [], "moby": [], "skips": [0] * seats, "gone": 0, "rng": 1,
    }
    full.update(position)
    return fold(unfold(full))


def shown(position):
    """What the referee must show of it; its generator and its form of a play are its own."""
    return {key: value for key, value in position.items()
            if key not in ("rng", "playing", "play", "ended")}


def unfold(position):
    """A copy to work on, the line taken apart."""
    game = copied(position)
    game["line"] = {s: unfold_slot(position["line"][s - 1]) for s in SLOTS}
    game["deck"] = list(position["deck"])
    return game


def copied(position):
    """By way of JSON, since deepcopy took most of the time of a game."""
    return json.loads(json.dumps(position))


def unfold_slot(token):
    cards = token.lstrip("*").split("<")
    stack = [] if cards == ["-"] else [
        [card[0], sorted(re.findall(r"t\d|[bcs]", card[1:]))] for card in cards]
    return {"crosshair": token.startswith("*"), "stack": stack}


def fold(game):
    game["line"] = [fold_slot(game["line"][s]) for s in SLOTS]
    game["deck"] = "".join(game["deck"])
    return game


def fold_slot(slot):
    return ("*" if slot["crosshair"] else "") + (fold_stack(slot["stack"]) or "-")


def fold_stack(stack):
    return "<".join(
        face + ("[" + "".join(sorted(on)) + "]" if on else "") for face, on in stack)


# What stands where

def front(game, s):
    """The face of the front card; nothing over an empty slot and beyond the line."""
    if s not in game["line"] or not game["line"][s]["stack"]:
        return ""
    return game["line"][s]["stack"][0][0]


def crosshaired(game, s):
    return game["line"][s]["crosshair"]


def is_duck(face):
    """'Water and ducklings are not ducks.'"""
    return face != "" and face in COLOURS + "d"


def is_mine(game, seat, face):
    return face in (game["players"][seat], "d")


def is_anothers(game, seat, face):
    return is_duck(face) and face != game["players"][seat]


def owner(game, face):
    return game["players"].index(face)


def occupied(game):
    return [s for s in SLOTS if front(game, s)]


def ducks(game):
    return [s for s in SLOTS if is_duck(front(game, s))]


def my_ducks(game, seat):
    return [s for s in SLOTS if is_mine(game, seat, front(game, s))]


def free_occupied(game):
    return [s for s in occupied(game) if not crosshaired(game, s)]


def crosshaired_ducks(game):
    return [s for s in ducks(game) if crosshaired(game, s)]


def ducklings_in_line(game):
    return any(front(game, s) == "k" for s in SLOTS)


def others(game, seat):
    return [other for other in range(len(game["players"])) if other != seat]


def others_with_cards(game, seat):
    return [other for other in others(game, seat) if game["hands"][other]]


def colours_of(game, seats):
    return [game["players"][seat] for seat in seats]


def colours_left(game):
    """Colours with ducks in the line, hidden ones too, or in the duck deck."""
    faces = game["deck"] + [card[0] for s in SLOTS for card in game["line"][s]["stack"]]
    return [colour for colour in game["players"] if colour in faces]


# Picks: one function a pick, each giving the slots or colours that meet the table's conditions

def aim_slots(game, seat, picks):
    return free_occupied(game)


def fire_slots(game, seat, picks):
    """'Under Moby Duck only slots whose front duck belongs to a marked player.'"""
    marked = [moby["on"] for moby in game["moby"]]
    return [s for s in SLOTS if crosshaired(game, s)
            and (not marked or any(is_mine(game, on, front(game, s)) for on in marked))]


def double_barrel_slots(game, seat, picks):
    free = free_occupied(game)
    return [s for s in free if s + 1 in free] or free


def any_duck(game, seat, picks):
    return ducks(game)


def crosshaired_duck(game, seat, picks):
    return crosshaired_ducks(game)


def duck_beside_the_first(game, seat, picks):
    return [s for s in ducks(game) if abs(s - picks[0]) == 1]


def two_birds_slots(game, seat, picks):
    both = crosshaired_ducks(game)
    return [s for s in both if s + 1 in both]


def bump_left_slots(game, seat, picks):
    return [s for s in SLOTS[1:] if crosshaired(game, s) and not crosshaired(game, s - 1)]


def bump_right_slots(game, seat, picks):
    return [s for s in SLOTS[:-1] if crosshaired(game, s) and not crosshaired(game, s + 1)]


def three_ducks(game, seat, picks):
    return [s for s in ducks(game) if s + 1 in ducks(game) and s + 2 in ducks(game)]


def crosshaired_coloured_duck(game, seat, picks):
    return [s for s in crosshaired_ducks(game) if front(game, s) != "d"]


def duck_not_of_my_colour(game, seat, picks):
    return [s for s in ducks(game) if front(game, s) != game["players"][seat]]


def another_player(game, seat, picks):
    return colours_of(game, others(game, seat))


def another_player_with_cards(game, seat, picks):
    return colours_of(game, others_with_cards(game, seat))


def colour_with_a_free_duck(game, seat, picks):
    faces = [front(game, s) for s in free_occupied(game)]
    return [colour for colour in game["players"] if colour in faces]


def goodbye_colour(game, seat, picks):
    """'One with a duck in the line, hidden ones counted, if there is any, else any in play.'"""
    faces = [card[0] for s in SLOTS for card in game["line"][s]["stack"]]
    return [colour for colour in game["players"] if colour in faces] or game["players"]


def my_duck(game, seat, picks):
    return my_ducks(game, seat)


def my_coloured_duck(game, seat, picks):
    return [s for s in my_ducks(game, seat) if front(game, s) != "d"]


def another_free_duck(game, seat, picks):
    return [s for s in ducks(game) if s not in picks and not crosshaired(game, s)]


def another_duck(game, seat, picks):
    return [s for s in ducks(game) if s not in picks]


def my_duck_with_a_card_behind(game, seat, picks):
    return [s for s in my_ducks(game, seat) if front(game, s + 1)]


def my_duck_not_in_slot_1(game, seat, picks):
    return [s for s in my_ducks(game, seat) if s > 1]


def coloured_duck(game, seat, picks):
    return [s for s in ducks(game) if front(game, s) != "d"]


def colour_not_all_in_front(game, seat, picks):
    fronts = [front(game, s) for s in SLOTS]
    return [colour for colour in game["players"]
            if colour in fronts[fronts.count(colour):]]


def slot_beside_anothers_duck(game, seat, picks):
    """'So that a neighbour is another player's duck', once the others have closed ranks."""
    slots = []
    for s in occupied(game):
        fronts = [front(game, other) for other in occupied(game) if other != picks[0]]
        neighbours = fronts[max(s - 2, 0):s]
        if s != picks[0] and any(is_anothers(game, seat, face) for face in neighbours):
            slots.append(s)
    return slots


def anothers_duck_apart_from_mine(game, seat, picks):
    """'Another player's duck not adjacent to any duck of yours (the Decoy counts too).'"""
    return [s for s in ducks(game)
            if s not in picks and is_anothers(game, seat, front(game, s))
            and not is_mine(game, seat, front(game, s - 1))
            and not is_mine(game, seat, front(game, s + 1))]


def duck_not_in_slot_1(game, seat, picks):
    return [s for s in ducks(game) if s > 1]


def duckling(game, seat, picks):
    return [s for s in SLOTS if front(game, s) == "k"]


def duck_with_tail_up(game, seat, picks):
    return [s for s in ducks(game) if tail_ups(game["line"][s]["stack"][0])]


PICKS = {
    "aim": [aim_slots], "fire": [fire_slots], "double-barrel": [double_barrel_slots],
    "billy-the-duck": [any_duck], "ricochet": [crosshaired_duck, duck_beside_the_first],
    "two-birds": [two_birds_slots], "bump-left": [bump_left_slots],
    "bump-right": [bump_right_slots], "swan-song": [any_duck], "frank-ent-stein": [three_ducks],
    "birdbrain": [crosshaired_coloured_duck], "resubmission": [duck_not_of_my_colour],
    "moby-duck": [another_player], "in-the-centre": [colour_with_a_free_duck],
    "kamikaze": [my_duck, another_free_duck], "and-goodbye": [goodbye_colour],
    "hang-back": [my_duck_with_a_card_behind], "move-forward": [my_duck_not_in_slot_1],
    "turbo-drake": [my_duck_not_in_slot_1], "alien-abduction": [coloured_duck],
    "from-the-south": [any_duck], "bring-to-front": [colour_not_all_in_front],
    "sitting-duck": [my_duck, slot_beside_anothers_duck], "decoy": [my_coloured_duck],
    "bird-in-the-hand": [my_duck, anothers_duck_apart_from_mine],
    "draft": [any_duck, another_duck], "take-cover": [my_duck, duck_beside_the_first],
    "tail-up": [any_duck], "little-coward": [duck_not_in_slot_1], "bodyguard": [any_duck],
    "whispers": [another_player], "duck-tracey": [another_player_with_cards],
    "you-are-out": [another_player], "ugly-duckling": [duckling],
    "head-high": [duck_with_tail_up],
}
COLOUR_IS_PICKED = ("moby-duck", "in-the-centre", "and-goodbye", "bring-to-front", "whispers",
                    "duck-tracey", "you-are-out")


def norris_picks(game, seat, picks):
    """'One to three crosshaired ducks, at least one yours'; None when it ends by itself."""
    if len(picks) == 3 or "done" in picks:
        return None
    one_is_mine = any(s in my_ducks(game, seat) for s in picks)
    left = [s for s in crosshaired_ducks(game) if s not in picks]
    if len(picks) == 2 and not one_is_mine:
        left = [s for s in left if s in my_ducks(game, seat)]
    return left + ["done"] if one_is_mine else left


def bully_picks(game, seat, picks):
    """'Which of the remaining stacks stands there; the order as it was is not allowed.'"""
    if len(picks) == len(occupied(game)):
        return None
    left = [s for s in occupied(game) if s not in picks]
    return [] if picks + left == occupied(game) and len(left) == 1 else left


def next_pick(game, seat, card, picks):
    """What meets the conditions of the next pick; None when all picks are made."""
    if card == "duck-norris":
        return norris_picks(game, seat, picks)
    if card == "bully-drake":
        return bully_picks(game, seat, picks)
    wanted = PICKS.get(card, [])
    return wanted[len(picks)](game, seat, picks) if len(picks) < len(wanted) else None


def options_of(game, seat, card, picks):
    """'A first pick is offered only if the later picks can be made after it.'"""
    return [pick for pick in next_pick(game, seat, card, picks)
            if picks_can_be_made(game, seat, card, picks + [pick])]


def picks_can_be_made(game, seat, card, picks):
    wanted = next_pick(game, seat, card, picks)
    return wanted is None or any(
        picks_can_be_made(game, seat, card, picks + [pick]) for pick in wanted)


def can_be_played(game, seat, card):
    """'A card for which every pick has a legal choice', and what the table says it needs."""
    if card in ("fire", "billy-the-duck", "ricochet", "two-birds") and ducklings_in_line(game):
        return False
    if card in ("bully-drake", "ducks-brothers", "colourful-mix") and len(occupied(game)) < 2:
        return False
    if card == "resubmission" and game["home"][seat] < 2:
        return False
    if card == "shot-in-the-dark" and not game["deck"]:
        return False
    if card == "gigolo" and not free_occupied(game):
        return False
    if card == "recall" and not any(front(game, s) in ("w", "k") for s in occupied(game)):
        return False
    if card == "dr-duck" and not others_with_cards(game, seat):
        return False
    return picks_can_be_made(game, seat, card, [])


def each_kind_once(cards):
    return list(dict.fromkeys(cards))


def playable_cards(game):
    """'And Goodbye: lying open, it is the only card you may play.'"""
    seat = game["turn"]
    cards = game["front"][seat] or game["hands"][seat]
    return [card for card in each_kind_once(cards) if can_be_played(game, seat, card)]


def inner_cards(game, level):
    """The playable cards of a hand (Duck Tracey) or of the cards taken (Dr. Duck)."""
    playable = []
    source = inner_source(game, level)
    for card in each_kind_once(source):
        place = source.index(card)
        source.pop(place)  # the card leaves its place before it is played
        if can_be_played(game, game["turn"], card):
            playable.append(card)
        source.insert(place, card)
    return playable


def inner_source(game, level):
    if level["card"] == "dr-duck":
        return level["taken"]
    return game["hands"][owner(game, level["picks"][0])]


def inner_card_is_due(level):
    return level["card"] == "dr-duck" or (level["card"] == "duck-tracey" and level["picks"])


# Decisions

def decision(position):
    """Whose choice it is, of which kind, and its options; None when the game is over."""
    game = unfold(position)
    seat = game["turn"]
    if "play" in game:
        return play_decision(game)
    if len(colours_left(game)) < 2:
        return None
    return {"seat": seat, "kind": "card", "options": playable_cards(game) or ["discard-hand"]}


def play_decision(game):
    play, seat = game["play"], game["turn"]
    level = play["levels"][-1]
    if play["songs"]:
        return {"seat": play["songs"][0], "kind": "slot", "options": as_text(ducks(game))}
    if level["card"] == "flying-ace":
        return {"seat": seat, "kind": "discard",
                "options": each_kind_once(game["hands"][seat]) + ["done"]}
    if inner_card_is_due(level):
        return {"seat": seat, "kind": "card", "options": inner_cards(game, level)}
    return {"seat": seat, "kind": "colour" if level["card"] in COLOUR_IS_PICKED else "slot",
            "options": as_text(options_of(game, seat, level["card"], level["picks"]))}


def as_text(options):
    return [str(option) for option in options]


def result(position):
    """'At most one colour left: its owner wins; none (R): those whose last duck went share.'"""
    game = unfold(position)
    left = colours_left(game)
    if "play" in game or len(left) > 1:
        return None
    return {"winners": left or game.get("ended", []), "turns": game["turns"]}


# The course of a play

def apply(position, move, after=None):
    """The position after `move`. What chance brought is read from `after`, the engine's
    position then, and checked for being possible."""
    due = decision(position)
    if due is None or move not in due["options"]:
        raise ValueError(f"{move} does not answer {due}")
    game = unfold(position)
    if "play" in game:
        carry_on(game, move, after)
    elif move == "discard-hand":
        game["discard"] += game["hands"][game["turn"]]
        game["hands"][game["turn"]] = []
        end_turn(game, after)
    else:
        source = game["front"] if move == "and-goodbye" else game["hands"]
        source[game["turn"]].remove(move)
        game["plays"] -= 1
        game["play"] = {"levels": [], "songs": [], "before": colours_left(game)}
        begin_card(game, move, after)
    return fold(game)


def begin_card(game, card, after):
    level = {"card": card, "picks": [], "taken": []}
    game["play"]["levels"].append(level)
    if card == "dr-duck":
        take_random_cards(game, level, after)
    go_on(game, after)


def carry_on(game, move, after):
    """A choice made while a play is under way."""
    play, seat = game["play"], game["turn"]
    level = play["levels"][-1]
    if play["songs"]:
        play["songs"].pop(0)
        remove(game, [int(move)])
        go_on_singing(game, after)
    elif level["card"] == "flying-ace" and move == "done":
        draw_up_to_five(game, seat, after)
        end_play(game, after)
    elif level["card"] == "flying-ace":
        game["hands"][seat].remove(move)
        game["discard"].append(move)
    elif inner_card_is_due(level):
        inner_source(game, level).remove(move)
        begin_card(game, move, after)
    else:
        level["picks"].append(int(move) if move.isdigit() else move)
        go_on(game, after)


def go_on(game, after):
    """Wait for the next choice, or carry the card out: 'picks when all of them are made'."""
    level, seat = game["play"]["levels"][-1], game["turn"]
    if level["card"] == "flying-ace":
        return
    if inner_card_is_due(level):
        if not inner_cards(game, level):
            end_play(game, after)
        return
    if next_pick(game, seat, level["card"], level["picks"]) is None:
        picks = [pick for pick in level["picks"] if pick != "done"]
        EFFECTS[level["card"]](game, seat, picks, after)
        go_on_singing(game, after)


def go_on_singing(game, after):
    """'No other duck: nothing.'"""
    if game["play"]["songs"] and not ducks(game):
        game["play"]["songs"] = []
    if not game["play"]["songs"]:
        end_play(game, after)


def end_play(game, after):
    """'The line closes up before that'; then the inner card, what is left, the outer card."""
    close_up(game)
    play = game.pop("play")
    for level in reversed(play["levels"]):
        game["discard"] += level["taken"]
        if level["card"] not in STAYS_ON_THE_TABLE:
            game["discard"].append(level["card"])
    if len(colours_left(game)) < 2:
        game["plays"] = 0
        game["ended"] = play["before"]
    elif play["levels"][-1]["card"] == "flying-ace":
        begin_turn(game, game["turn"])
    elif game["plays"] == 0 or not playable_cards(game):  # an extra play lapses (R)
        end_turn(game, after)


def end_turn(game, after):
    """Draw up to five; play goes round by seat, missed turns using up one skip each (R)."""
    draw_up_to_five(game, game["turn"], after)
    seat = next_seat(game, game["turn"])
    while game["skips"][seat] > 0:
        game["skips"][seat] -= 1
        expire(game, seat)
        seat = next_seat(game, seat)
    begin_turn(game, seat)


def next_seat(game, seat):
    return (seat + 1) % len(game["players"])


def begin_turn(game, seat):
    expire(game, seat)
    game["turn"] = seat
    game["plays"] = 1
    game["turns"] += 1


def expire(game, seat):
    """'First its Tail Ups come off (front to back, hidden ducks too), then its Moby Ducks.'"""
    for s in SLOTS:
        for card in game["line"][s]["stack"]:
            while f"t{seat}" in card[1]:
                detach(game, card, f"t{seat}")
    game["discard"] += ["moby-duck" for moby in game["moby"] if moby["by"] == seat]
    game["moby"] = [moby for moby in game["moby"] if moby["by"] != seat]


# Chance, read from the engine's position

def draw_up_to_five(game, seat, after):
    """'When drawn, And Goodbye is laid open and you draw another.'"""
    hand = game["hands"][seat]
    while len(hand) < HAND:
        if not game["draw"]:
            game["draw"] = reshuffled(game, seat, after)
            game["discard"] = []
        if not game["draw"]:
            return  # 'if both are empty, no card is drawn'
        card = game["draw"].pop(0)
        place = game["front"][seat] if card == "and-goodbye" else hand
        place.append(card)


def reshuffled(game, seat, after):
    """The discard pile in the order it was drawn in; where And Goodbye came makes no odds."""
    if not game["discard"]:
        return []
    opened = after["front"][seat][len(game["front"][seat]):]
    order = opened + after["hands"][seat][len(game["hands"][seat]):] + after["draw"]
    return permutation(order, game["discard"])


def permutation(order, cards):
    assert sorted(order) == sorted(cards), f"{order} is no shuffle of {cards}"
    return order


def take_random_cards(game, level, after):
    """'Take one random card from each other player's hand.'"""
    for other in others_with_cards(game, game["turn"]):
        hand, left = game["hands"][other], after["hands"][other]
        taken = [place for place in range(len(hand)) if hand[:place] + hand[place + 1:] == left]
        assert taken, f"{left} is not {hand} without one card"
        level["taken"].append(hand.pop(taken[0]))


def shuffle_slots(game, slots, after):
    """Some order of the stacks leads to the engine's line; found from the rear, since in slot 1
    the Little Cowards are off already, as are the Tail Ups that have expired since."""
    stacks = [game["line"][s]["stack"] for s in slots]
    for s in reversed(slots):
        seen = fold_slot({**unfold_slot(after["line"][s - 1]), "crosshair": False})
        looks = [fold_stack(look_later(game, stack, s, after)) for stack in stacks]
        assert seen in looks, f"{seen} is none of {looks}"
        game["line"][s]["stack"] = stacks.pop(looks.index(seen))


def look_later(game, stack, s, after):
    expired = [f"t{seat}" for seat in seats_begun(game, after)] + (["c"] if s == 1 else [])
    return [[face, [mark for mark in on if mark not in expired]] for face, on in stack]


def seats_begun(game, after):
    """Seats whose turns began or were missed between this play and the engine's position."""
    begun = []
    if after["turns"] > game["turns"]:
        begun.append(next_seat(game, game["turn"]))
        while begun[-1] != after["turn"]:
            begun.append(next_seat(game, begun[-1]))
    return begun


# Cards that leave the line

def detach(game, card, mark):
    card[1].remove(mark)
    game["discard"].append(ATTACHMENT[mark[0]])


def strip(game, card):
    """'A Decoy goes before its attachments; Bodyguard, Little Coward, Swan Song, Tail Up.'"""
    if card[0] == "d":
        game["discard"].append("decoy")
    for mark in sorted(card[1]):
        detach(game, card, mark)


def leave(game, card, to):
    """'Water to the bottom, a duckling leaves the game, a Decoy and attachments to the discard,
    a coloured duck home, or where the card says' (`to`: "home" or "bottom")."""
    strip(game, card)
    face = card[0]
    if face == "w" or (to == "bottom" and face in COLOURS):
        game["deck"].append(face)
    elif face == "k":
        game["gone"] += 1
    elif face in COLOURS:
        game["home"][owner(game, face)] += 1


def remove(game, slots):
    """'Removals hit only the front card of a stack', front slot first."""
    for s in sorted(slots):
        leave(game, game["line"][s]["stack"].pop(0), "home")


def whole_stack_leaves(game, s, to):
    stack = game["line"][s]["stack"]
    while stack:
        leave(game, stack.pop(0), to)


def close_up(game):
    """'Until six slots are occupied or the deck is empty'; crosshairs stay where they are."""
    stacks = [game["line"][s]["stack"] for s in occupied(game)]
    while len(stacks) < 6 and game["deck"]:
        stacks.append([[game["deck"].pop(0), []]])
    for s in SLOTS:
        game["line"][s]["stack"] = stacks[s - 1] if s <= len(stacks) else []
    for card in game["line"][1]["stack"]:
        while "c" in card[1]:  # 'comes off any card of slot 1's stack at once'
            detach(game, card, "c")


def put_in_order(game, order):
    """The stacks of these slots to the slots from 1 on."""
    stacks = [game["line"][s]["stack"] for s in order]
    for s, stack in enumerate(stacks, start=1):
        game["line"][s]["stack"] = stack


# Shots

def shoot(game, slots, shooter, crosshairs_off=True):
    """'All shots of a card come first, front to back, then the songs in the same order.'"""
    for s in sorted(slots):
        if crosshairs_off:
            game["line"][s]["crosshair"] = False
        if is_duck(front(game, s)):
            shot_at_duck(game, s, shooter)


def shot_at_duck(game, s, shooter):
    card = game["line"][s]["stack"][0]
    if tail_ups(card) or "c" in card[1]:
        return
    if "b" in card[1]:
        detach(game, card, "b")
        return
    if "s" in card[1]:  # 'one pick, however many'; 'for a Decoy: the shooter'
        game["play"]["songs"].append(shooter if card[0] == "d" else owner(game, card[0]))
    remove(game, [s])


def tail_ups(card):
    return sorted(mark for mark in card[1] if mark[0] == "t")


# Effects: aim and shoot

def aim(game, seat, picks, after):
    game["line"][picks[0]]["crosshair"] = True


def fire(game, seat, picks, after):
    shoot(game, picks, seat)


def double_barrel(game, seat, picks, after):
    """'Only where no such pair exists' a single one."""
    s = picks[0]
    pair_is_free = s + 1 in free_occupied(game)
    game["line"][s]["crosshair"] = True
    if pair_is_free:
        game["line"][s + 1]["crosshair"] = True


def ricochet(game, seat, picks, after):
    game["line"][picks[0]]["crosshair"] = False
    shoot(game, [picks[1]], seat, crosshairs_off=False)


def two_birds(game, seat, picks, after):
    shoot(game, [picks[0], picks[0] + 1], seat)


def bump_left(game, seat, picks, after):
    game["line"][picks[0]]["crosshair"] = False
    game["line"][picks[0] - 1]["crosshair"] = True


def bump_right(game, seat, picks, after):
    game["line"][picks[0]]["crosshair"] = False
    game["line"][picks[0] + 1]["crosshair"] = True


def attach(game, s, mark):
    game["line"][s]["stack"][0][1].append(mark)


def swan_song(game, seat, picks, after):
    attach(game, picks[0], "s")


def frank_ent_stein(game, seat, picks, after):
    remove(game, [picks[0], picks[0] + 1, picks[0] + 2])
    close_up(game)
    if game["home"][seat] > 1:
        game["home"][seat] -= 1
        game["deck"].append(game["players"][seat])


def birdbrain(game, seat, picks, after):
    target = owner(game, front(game, picks[0]))
    if "fire" in game["hands"][target] and not ducklings_in_line(game):
        game["hands"][target].remove("fire")
        game["discard"].append("fire")
        shoot(game, picks, target)


def resubmission(game, seat, picks, after):
    remove(game, picks)
    game["home"][seat] -= 1
    game["line"][picks[0]]["stack"].insert(0, [game["players"][seat], []])


def shot_in_the_dark(game, seat, picks, after):
    face = game["deck"].pop(0)
    if face == "w":
        game["deck"].insert(0, face)
    else:
        leave(game, [face, []], "home")


def avian_flu(game, seat, picks, after):
    for s in SLOTS:
        whole_stack_leaves(game, s, "home")


def moby_duck(game, seat, picks, after):
    game["moby"].append({"by": seat, "on": owner(game, picks[0])})


def gigolo(game, seat, picks, after):
    for s in occupied(game):
        game["line"][s]["crosshair"] = True


def in_the_centre(game, seat, picks, after):
    for s in SLOTS:
        if front(game, s) == picks[0]:
            game["line"][s]["crosshair"] = True


def kamikaze(game, seat, picks, after):
    remove(game, picks)


def and_goodbye(game, seat, picks, after):
    for s in SLOTS:
        stack = game["line"][s]["stack"]
        for card in [card for card in stack if card[0] == picks[0]]:
            stack.remove(card)
            leave(game, card, "home")


# Effects: movement

def duck_march(game, seat, picks, after):
    whole_stack_leaves(game, 1, "bottom")


def swap(game, one, other):
    line = game["line"]
    line[one]["stack"], line[other]["stack"] = line[other]["stack"], line[one]["stack"]


def hang_back(game, seat, picks, after):
    swap(game, picks[0], picks[0] + 1)


def move_forward(game, seat, picks, after):
    swap(game, picks[0], picks[0] - 1)


def move_to(game, s, to):
    """The stack of slot `s` to slot `to`, the others closing ranks."""
    order = [other for other in occupied(game) if other != s]
    order.insert(to - 1, s)
    put_in_order(game, order)


def turbo_drake(game, seat, picks, after):
    move_to(game, picks[0], 1)


def duck_shuffle(game, seat, picks, after):
    """'Everything in the line but attachments and Decoys (ducklings too)', hidden ducks too."""
    cards = game["deck"]
    for s in SLOTS:
        for card in game["line"][s]["stack"]:
            strip(game, card)
            if card[0] != "d":
                cards.append(card[0])
        game["line"][s]["stack"] = []
    faces = [token.lstrip("*") for token in after["line"] if token.lstrip("*") != "-"]
    game["deck"] = permutation(faces + list(after["deck"]), cards)


def bully_drake(game, seat, picks, after):
    put_in_order(game, picks)


def alien_abduction(game, seat, picks, after):
    """'The line closes up and refills, then it goes on top (hidden ducks right under it).'"""
    stack = game["line"][picks[0]]["stack"]
    game["line"][picks[0]]["stack"] = []
    for card in stack:
        strip(game, card)
    close_up(game)
    game["deck"] = [face for face, _ in stack if face != "d"] + game["deck"]


def to_the_bottom(game, seat, picks, after):
    for s in sorted(picks):
        whole_stack_leaves(game, s, "bottom")


def ducks_brothers(game, seat, picks, after):
    shuffle_slots(game, occupied(game), after)


def bring_to_front(game, seat, picks, after):
    chosen = [s for s in occupied(game) if front(game, s) == picks[0]]
    put_in_order(game, chosen + [s for s in occupied(game) if s not in chosen])


def colourful_mix(game, seat, picks, after):
    shuffle_slots(game, occupied(game)[:3], after)


def sitting_duck(game, seat, picks, after):
    move_to(game, picks[0], picks[1])


def decoy(game, seat, picks, after):
    stack = game["line"][picks[0]]["stack"]
    leave(game, stack.pop(0), "bottom")
    stack.insert(0, ["d", []])


def recall(game, seat, picks, after):
    """'All water and ducklings to the bottom (ducklings stay in the game here).'"""
    for s in SLOTS:
        if front(game, s) in ("w", "k"):
            game["deck"].append(front(game, s))
            game["line"][s]["stack"] = []


def draft(game, seat, picks, after):
    swap(game, picks[0], picks[1])


# Effects: defence

def take_cover(game, seat, picks, after):
    mine, cover = game["line"][picks[0]], game["line"][picks[1]]
    cover["stack"] += mine["stack"]
    mine["stack"] = []


def tail_up(game, seat, picks, after):
    attach(game, picks[0], f"t{seat}")


def little_coward(game, seat, picks, after):
    attach(game, picks[0], "c")


def bodyguard(game, seat, picks, after):
    attach(game, picks[0], "b")


# Effects: players

def one_extra_play(game, seat, picks, after):
    game["plays"] += 1


def afterburner(game, seat, picks, after):
    game["plays"] += 2


def you_are_out(game, seat, picks, after):
    game["skips"][owner(game, picks[0])] += 1


def ugly_duckling(game, seat, picks, after):
    remove(game, picks)


def head_high(game, seat, picks, after):
    card = game["line"][picks[0]]["stack"][0]
    detach(game, card, tail_ups(card)[0])


EFFECTS = {
    "aim": aim, "fire": fire, "double-barrel": double_barrel, "billy-the-duck": fire,
    "ricochet": ricochet, "two-birds": two_birds, "bump-left": bump_left,
    "bump-right": bump_right, "swan-song": swan_song, "frank-ent-stein": frank_ent_stein,
    "birdbrain": birdbrain, "resubmission": resubmission, "shot-in-the-dark": shot_in_the_dark,
    "avian-flu": avian_flu, "moby-duck": moby_duck, "gigolo": gigolo, "duck-norris": fire,
    "in-the-centre": in_the_centre, "kamikaze": kamikaze, "and-goodbye": and_goodbye,
    "duck-march": duck_march, "hang-back": hang_back, "move-forward": move_forward,
    "turbo-drake": turbo_drake, "duck-shuffle": duck_shuffle, "bully-drake": bully_drake,
    "alien-abduction": alien_abduction, "from-the-south": to_the_bottom,
    "ducks-brothers": ducks_brothers, "bring-to-front": bring_to_front,
    "colourful-mix": colourful_mix, "sitting-duck": sitting_duck, "decoy": decoy,
    "bird-in-the-hand": to_the_bottom, "recall": recall, "draft": draft,
    "take-cover": take_cover, "tail-up": tail_up, "little-coward": little_coward,
    "bodyguard": bodyguard, "whispers": one_extra_play, "peking-duck": one_extra_play,
    "afterburner": afterburner, "you-are-out": you_are_out, "ugly-duckling": ugly_duckling,
    "head-high": head_high,
}


# Positions that cannot be

def fault(position):
    """Why the referee must refuse this position with no play under way, or None."""
    game = unfold(complete(position))
    stacks = [game["line"][s]["stack"] for s in SLOTS]
    if any(later and not earlier for earlier, later in pairwise(stacks)):
        return "a gap in the line"
    if game["deck"] and not stacks[-1]:
        return "an empty rear slot over a duck deck with cards"
    if any("c" in on for _, on in stacks[0]):
        return "a Little Coward in slot 1"
    for stack in stacks:
        for face, on in stack:
            if face in ("w", "k") and (on or len(stack) > 1):
                return "water or a duckling with attachments or in a stack"
    if any(len(hand) > HAND for hand in game["hands"]):
        return "a hand above five"
    if any("and-goodbye" in hand for hand in game["hands"]):
        return "And Goodbye inside a hand"
    return None if position.get("study") or is_whole(game) else "not whole"


def is_whole(game):
    """'Six ducks a colour, five water, the ducklings with `gone`, and 100 action cards.'"""
    in_line = [card for s in SLOTS for card in game["line"][s]["stack"]]
    faces = game["deck"] + [face for face, _ in in_line]
    ducks_right = all(faces.count(colour) + home == 6
                      for colour, home in zip(game["players"], game["home"]))
    cards = game["draw"] + game["discard"] + ["moby-duck"] * len(game["moby"])
    for pile in game["hands"] + game["front"]:
        cards += pile
    for face, on in in_line:
        cards += ["decoy"] * (face == "d") + [ATTACHMENT[mark[0]] for mark in on]
    return (ducks_right and faces.count("w") == 5
            and faces.count("k") + game["gone"] == DUCKLINGS[len(game["players"])]
            and sorted(cards) == sorted(card for card in COPIES for _ in range(COPIES[card])))
