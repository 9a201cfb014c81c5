"""Cards, options, decisions and events of Sitting Ducks as small ints, shared by all its modules.

A card of the duck deck is a colour 0 to 5, WATER or DUCKLING. In the line, where the Decoy may
stand too, its attachments follow it: GUARD, COWARD, SONG, or TAIL + the seat that placed it. A
slot of the line is such bytes, front card first: none, one card, or a stack.

An action card is its place in `deck.CARDS`. An option is an action card, AT_SLOT + slot,
OF_COLOUR + colour, DONE or DISCARD_HAND.
"""

COLOURS = "ROYGBP"
WATER, DUCKLING, DECOY_DUCK = 6, 7, 8
ATTACHED = 16  # the least attachment
GUARD, COWARD, SONG, TAIL = 16, 17, 18, 19  # TAIL + seat is the last kind

# Action cards that the rules know by name; attachments in the order of the four above.
BODYGUARD, LITTLE_COWARD, SWAN_SONG, TAIL_UP, DECOY, FIRE, MOBY_DUCK, AND_GOODBYE = range(8)
KNOWN = ("bodyguard", "little-coward", "swan-song", "tail-up", "decoy", "fire", "moby-duck",
         "and-goodbye")

AT_SLOT = 64
OF_COLOUR = 80
DONE = 96
DISCARD_HAND = 97

# What is to be decided.
CARD, SLOT, COLOUR, DISCARD = range(4)

# What comes after a card's effect.
OVER = 0  # the card goes on the discard
STAYS = 1  # the card stays on the table
CHOICE = 2  # a card is played from the hand of the player picked, or of those taken
DISCARDS = 3  # cards are discarded until DONE

NOBODY = 7  # instead of a seat

# What has happened: (event, seat, value). The seat is the one that acts, for what befalls a
# duck its owner's (NOBODY: the Decoy's, or none); the value is 0 where nothing is named.
TURN_BEGAN = 0
TURN_MISSED = 1
PLAYED = 2  # value: the action card
PICKED = 3  # value: the option
AIMED = 4  # value: the slot whose crosshair is put on
UNAIMED = 5  # value: the slot whose crosshair is taken off
SHOT = 6  # value: the slot
SPARED = 7  # by Tail Up or Little Coward; value: the slot
GUARDED = 8  # a Bodyguard goes instead; value: the slot
SONG_SUNG = 9  # the seat has to pick another duck
REMOVED = 10  # value: the slot
LEFT = 11  # a stack, or its front card, leaves for the deck or the game; value: the slot
MOVED = 12  # the line is in another order
CLOSED_UP = 13
ARRIVED = 14  # a card from the deck; value: the slot
ATTACHED_TO = 15  # value: the slot
EXPIRED = 16  # Tail Up, Moby Duck or Little Coward comes off; value: the action card
SHOT_UNSEEN = 17  # the top of the duck deck; value: the card
BROUGHT_BACK = 18  # a shot duck of the seat
LOOKED_AT_HAND = 19  # value: the other seat
LOOKED_AT_DECK = 20
TOOK = 21  # a card unseen by the others; value: the other seat
DISCARDED = 22  # from a hand; value: the action card
HAND_SHOWN = 23  # nothing in it can be played
LAPSED = 24  # the extra plays
DREW = 25  # value: how many cards
LAID_OPEN = 26  # And Goodbye
RESHUFFLED = 27
WON = 28
