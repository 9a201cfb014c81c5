"""The line: how it looks, and the verbs by which cards change it. Masks have a bit a slot."""

from .cards import (
    AIMED,
    ARRIVED,
    ATTACHED,
    ATTACHED_TO,
    BODYGUARD,
    BROUGHT_BACK,
    CLOSED_UP,
    COWARD,
    DECOY,
    DECOY_DUCK,
    DUCKLING,
    EXPIRED,
    GUARD,
    GUARDED,
    LEFT,
    LITTLE_COWARD,
    NOBODY,
    REMOVED,
    SHOT,
    SONG,
    SONG_SUNG,
    SPARED,
    TAIL,
    TAIL_UP,
    UNAIMED,
    WATER,
)

SLOTS = range(6)


def is_duck(card):
    """Whether a card of the line is a duck: coloured or the Decoy."""
    return card < WATER or card == DECOY_DUCK


def look(game):
    """Note, in masks of `game`, how the line looks to the player whose turn it is.

    The Decoy is among `mine` as well as `others`.
    """
    own = game.colours[game.turn]
    occupied = ducks = owned = decoys = ducklings = 0
    bit = 1
    for stack in game.line:
        if stack:
            occupied |= bit
            front = stack[0]
            if front < WATER:
                ducks |= bit
                if front == own:
                    owned |= bit
            elif front == DECOY_DUCK:
                decoys |= bit
            elif front == DUCKLING:
                ducklings |= bit
        bit <<= 1
    game.occupied = occupied
    game.decoys = decoys
    game.ducks = ducks | decoys
    game.mine = owned | decoys
    game.others = game.ducks & ~owned
    game.ducklings = ducklings


def front_size(stack):
    """How many bytes the front card of a stack takes, its attachments counted."""
    size = 1
    while size < len(stack) and stack[size] >= ATTACHED:
        size += 1
    return size


def owner(game, slot):
    """The seat that owns the front card of a slot, NOBODY for other cards than coloured ducks."""
    front = game.line[slot][0]
    return game.seats[front] if front < WATER else NOBODY


# --- crosshairs and shots ---------------------------------------------------------------


def aim(game, slots):
    """Put crosshairs over the slots of a mask."""
    for slot in SLOTS:
        if slots & ~game.crosshairs & 1 << slot:
            game.events.append((AIMED, game.turn, slot))
    game.crosshairs |= slots


def unaim(game, slots):
    """Take the crosshairs off the slots of a mask."""
    for slot in SLOTS:
        if slots & game.crosshairs & 1 << slot:
            game.events.append((UNAIMED, game.turn, slot))
    game.crosshairs &= ~slots


def shoot(game, slots):
    """Shoot at the front ducks in the slots of a mask; songs are noted, to be answered later."""
    for slot in SLOTS:
        stack = game.line[slot]
        if slots & 1 << slot and stack and is_duck(stack[0]):
            _shoot_one(game, slot, stack[1:front_size(stack)])


def _shoot_one(game, slot, attachments):
    seat = owner(game, slot)
    if attachments and (attachments[-1] >= TAIL or COWARD in attachments):
        game.events.append((SPARED, seat, slot))
    elif GUARD in attachments:
        stack = game.line[slot]
        game.line[slot] = stack[:1] + stack[2:]
        game.discards.append(BODYGUARD)
        game.events.append((GUARDED, seat, slot))
    else:
        game.events.append((SHOT, seat, slot))
        send_away(game, take_front(game, slot))
        if SONG in attachments:
            game.songs.append(game.turn if seat == NOBODY else seat)
            game.events.append((SONG_SUNG, game.songs[-1], 0))


# --- leaving the line -------------------------------------------------------------------


def remove(game, slots):
    """Send the front ducks in the slots of a mask home, whatever protects them."""
    for slot in SLOTS:
        if slots & 1 << slot:
            game.events.append((REMOVED, owner(game, slot), slot))
            send_away(game, take_front(game, slot))


def remove_colour(game, colour):
    """Send home all ducks of a colour, hidden ones too."""
    for slot in SLOTS:
        rest = game.line[slot]
        kept = b""
        while rest:
            size = front_size(rest)
            if rest[0] == colour:
                game.events.append((REMOVED, game.seats[colour], slot))
                _discard_with(game, rest[:size])
                send_away(game, colour)
            else:
                kept += rest[:size]
            rest = rest[size:]
        game.line[slot] = kept


def take_front(game, slot):
    """Take the front card off a slot, discarding its attachments; returns it."""
    stack = game.line[slot]
    size = front_size(stack)
    game.line[slot] = stack[size:]
    _discard_with(game, stack[:size])
    return stack[0]


def lift(game, slot):
    """Empty a slot, discarding Decoys and attachments; returns the other cards, front first."""
    cards = []
    if game.line[slot]:
        game.events.append((LEFT, owner(game, slot), slot))
    while game.line[slot]:
        card = take_front(game, slot)
        if card != DECOY_DUCK:
            cards.append(card)
    return cards


def sink(game, cards):
    """Put cards of the duck deck to its bottom, one after the other."""
    for card in cards:
        game.deck.insert(0, card)


def _discard_with(game, card):
    """Discard what of a card and its attachments belongs to the action deck."""
    if card[0] == DECOY_DUCK:
        game.discards.append(DECOY)
    for attachment in card[1:]:
        game.discards.append(min(attachment, TAIL) - ATTACHED)


def send_away(game, card):
    """A card out of line or deck: a duck goes home, water to the bottom, a duckling for good."""
    if card < WATER:
        seat = game.seats[card]
        game.home[seat] += 1
        game.left[seat] -= 1
        if not game.left[seat]:
            game.fell |= 1 << seat
    elif card == WATER:
        game.deck.insert(0, WATER)
    elif card == DUCKLING:
        game.gone += 1


def take_shot_duck(game):
    """Take a shot duck from in front of the player whose turn it is; returns it."""
    seat = game.turn
    game.home[seat] -= 1
    game.left[seat] += 1
    game.events.append((BROUGHT_BACK, seat, 0))
    return game.colours[seat]


# --- after a change ---------------------------------------------------------------------


def close_up(game):
    """Move the cards up, fill the rear from the duck deck; Little Cowards in slot 1 come off."""
    line = game.line
    if b"" in line:
        stacks = [stack for stack in line if stack]
        if stacks != line[:len(stacks)]:
            game.events.append((CLOSED_UP, game.turn, 0))
        while len(stacks) < 6 and game.deck:
            game.events.append((ARRIVED, game.turn, len(stacks)))
            stacks.append(bytes((game.deck.pop(),)))
        while len(stacks) < 6:
            stacks.append(b"")
        game.line = stacks
    _take_off(game, 0, COWARD, LITTLE_COWARD)


def take_off_tails(game, seat):
    """Discard the Tail Ups that a seat has placed, front to back, hidden ducks' too."""
    for slot in SLOTS:
        _take_off(game, slot, TAIL + seat, TAIL_UP)


def _take_off(game, slot, attachment, card):
    stack = game.line[slot]
    if attachment in stack:
        kept = bytes([code for code in stack if code != attachment])
        game.line[slot] = kept
        for _ in range(len(stack) - len(kept)):
            game.discards.append(card)
            game.events.append((EXPIRED, game.turn, card))


def attach(game, slot, attachment):
    """Attach GUARD, COWARD, SONG or TAIL + seat to the front duck of a slot."""
    stack = game.line[slot]
    place = 1
    while place < len(stack) and ATTACHED <= stack[place] <= attachment:
        place += 1
    game.line[slot] = stack[:place] + bytes((attachment,)) + stack[place:]
    game.events.append((ATTACHED_TO, owner(game, slot), slot))


def count_left(game):
    """Count, into `game.left`, the ducks of each seat in line and duck deck."""
    in_line = list(b"".join(game.line))
    game.left = [game.deck.count(colour) + in_line.count(colour) for colour in game.colours]
