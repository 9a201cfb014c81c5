# GAME TELL NVM…: go on with the match of the nvm (in hexadecimal, in pieces, for a long argument
# stops the VM) until a script ends or memory is so short that the program ends; prints the nvm
# then, and on the way, if TELL is "tell", each match saved.

import gc
import sys

from tests.vm.handheld import DOWN, RIGHT, SELECT, START, A, B, Handheld

SCRIPT = (A, RIGHT, A, START, B, DOWN, A, SELECT, B)
game, tell = int(sys.argv[1]), sys.argv[2] == "tell"
store = Handheld.store
end = 0
for piece in sys.argv[3:]:
    store[end:end + len(piece) // 2] = bytes.fromhex(piece)
    end += len(piece) // 2


def show(name, data):
    print(name, "".join(["%02x" % byte for byte in data]))


def turn(app):
    try:
        app.frame()
    except MemoryError:
        print("short")
        app.make_room()


def play():
    from engine.app import App
    from engine.games import GAMES

    handheld = Handheld()
    app = App(handheld)
    app.start()
    record = GAMES[game].record
    for button in (A,) + SCRIPT * 2:
        handheld.events.append(button)
        turn(app)
        for _ in range(600):  # until asked: how many frames that takes depends on the memory
            turn(app)
            if app.idle:
                break
        if tell:
            show("saved", app.journal.load(record)[1])


try:
    play()
    print("played")
finally:
    gc.collect()
    for at in range(0, len(store), 32):
        show("nvm", store[at:at + 32])
