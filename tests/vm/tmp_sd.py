import gc, sys
def free():
    gc.collect(); return gc.mem_free()
a=free()
from engine.sitting_ducks.rules import Game
b=free(); print("resident", a-b, "free", b)
from engine.rng import Rng
from host import call
n=0
for seed in range(4):
    g=Game(seed,6); r=Rng(seed)
    d=g.decision()
    call("mark","a")
    while d:
        o=d[2]
        call("mark","s"); g.choose(o[r.below(len(o))]); d=g.decision(); call("mark","e")
        n+=1
print(n, g.turns, free())
