"""The sheets and typefaces under assets/ are what their sources say, and hold what screens need."""

import struct
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from engine.ui.theme import PALETTE, WHITE
from sim import boards, device, machine
from sim.clock import Clock

ASSETS = Path(__file__).resolve().parents[1] / "assets"
SOURCE = ASSETS / "source"
SHEETS = sorted(ASSETS.glob("*/*.bmp"))
SIZES = ("160x128", "240x240", "128x64")
PEOPLE_WRITE = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÄÖÜäöüß"
    " !\"#$%&'()*+,-./:;<=>?@[\\]^_{|}~×·←↑→↓–…„“”’«»♣♦♥♠▲▼◀▶●○✓ⒶⒷⒸ🦆🍲"
)


@pytest.fixture
def on_device():
    """The modules that the program imports on a device, in a switched-on PyGamer."""
    machine.current = machine.Machine(boards.get("pygamer"), Clock(), seed=1)
    with device.modules(machine.ROOT):
        device.forget_program()
        yield


@pytest.fixture
def app(on_device):
    """What a `Text` needs of the app."""
    import displayio

    from engine.ui.layout import layout_for
    from engine.ui.sheets import load_font

    return SimpleNamespace(
        font=load_font("small"), layout=layout_for(160, 128),
        ink=lambda colour: displayio.Palette(2), handheld=SimpleNamespace(mono=False))


def bmp_size(path):
    """Width, height and bits a pixel."""
    width, height, _, bits = struct.unpack_from("<iiHH", path.read_bytes(), 18)
    return width, height, bits


def table(name):
    data = (ASSETS / "fonts" / f"{name}.tbl").read_bytes()
    return [struct.unpack_from("<HBB", data, at) for at in range(4, len(data), 4)]


def lit(bitmap):
    """A one-bit bitmap as rows of text art."""
    return [
        "".join(".#"[bitmap[x, y]] for x in range(bitmap.width)) for y in range(bitmap.height)
    ]


def shown(grid):
    """The colour numbers that a TileGrid shows, row by row."""
    width, height = grid.tile_width, grid.tile_height
    columns = grid.bitmap.width // width
    return [
        [
            grid.bitmap[
                grid[place] % columns * width + x % width,
                grid[place] // columns * height + y % height,
            ]
            for x in range(grid.width * width)
            for place in [y // height * grid.width + x // width]
        ]
        for y in range(grid.height * height)
    ]


def test_building_again_gives_the_same_bytes(tmp_path):
    subprocess.run([sys.executable, SOURCE / "build.py", tmp_path], check=True)
    built = {path.relative_to(tmp_path) for path in tmp_path.rglob("*.*")}
    kept = {path.relative_to(ASSETS) for path in SHEETS + sorted(ASSETS.glob("*/*.tbl"))}
    assert built == kept
    for name in built:
        assert (tmp_path / name).read_bytes() == (ASSETS / name).read_bytes(), name


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_sheet_has_one_or_four_bits_a_pixel_and_only_house_colours(path):
    data = path.read_bytes()
    bits = bmp_size(path)[2]
    colours = struct.unpack_from(f"<{1 << bits}I", data, 54)
    assert struct.unpack_from("<I", data, 10)[0] == 54 + 4 * len(colours)
    assert colours == ((0x000000, 0xFFFFFF) if bits == 1 else PALETTE)


@pytest.mark.parametrize(("size", "budget"), [*zip(SIZES, (8192, 12288, 2048))])
def test_the_sheets_of_the_card_table_keep_to_their_memory(size, budget):
    sizes = [bmp_size(ASSETS / size / f"{name}.bmp") for name in ("cards", "backs", "ui")]
    assert sum((width * bits + 31) // 32 * 4 * height for width, height, bits in sizes) <= budget


@pytest.mark.parametrize(("size", "budget"), [*zip(SIZES, (10240, 14336, 2560))])
def test_the_sheets_of_the_line_and_five_icons_keep_to_their_memory(size, budget):
    names = ("ducks", "marks", "sights", "pips", "ui", "icons")
    sizes = [bmp_size(ASSETS / size / f"{name}.bmp") for name in names]
    width, _, bits = sizes.pop()
    sizes.append((width, 5 * width, bits))
    assert sum((width * bits + 31) // 32 * 4 * height for width, height, bits in sizes) <= budget


@pytest.mark.parametrize("name", ["small", "large"])
def test_a_face_has_every_character_people_write(name):
    codes = [code for code, _, _ in table(name)]
    assert codes == sorted(set(codes))
    assert {ord(char) & 0xFFFF for char in PEOPLE_WRITE} <= set(codes)


@pytest.mark.parametrize("name", ["tiny", "small", "large"])
def test_digits_of_a_face_are_of_one_width(name):
    assert len({width for code, width, _ in table(name) if chr(code).isdecimal()}) == 1


@pytest.mark.parametrize("name", ["tiny", "small", "large"])
def test_every_glyph_lies_within_its_strip(name):
    strip = bmp_size(ASSETS / "fonts" / f"{name}.bmp")[0]
    assert all((tile + 1) * width <= strip for _, width, tile in table(name))


def test_a_text_shows_the_small_face_pixel_by_pixel(on_device):
    import displayio

    from engine.ui.sheets import load_font

    bitmap = displayio.Bitmap(20, 9, 2)
    load_font("small").draw(bitmap, 0, 0, "Äg1!")
    assert lit(bitmap) == [
        ".#.#..........#...#.",
        ".............##...#.",
        ".###...####...#...#.",
        "#...#.#...#...#...#.",
        "#####.#...#...#...#.",
        "#...#.#...#...#.....",
        "#...#..####..###..#.",
        "..........#.........",
        ".......###..........",
    ]


@pytest.mark.parametrize("anchor, left", [(0, 100), (0.5, 89), (1, 78)])
def test_a_text_stands_where_it_is_told(anchor, left, app):
    from engine.ui.text import Text

    text = Text(app, 100, 20, "Duck", WHITE, anchor)
    assert (text.x, text.y, text.bitmap.width, text.bitmap.height) == (left, 20, 22, 9)


def test_a_text_that_changes_shows_nothing_of_what_it_said(app):
    from engine.ui.text import Text

    text = Text(app, 80, 20, "", WHITE, 0.5)
    text.text = "Duck"
    once = lit(text.bitmap)
    assert "#" in "".join(once)
    text.text = "Sitting Ducks"
    text.text = "Duck"
    assert lit(text.bitmap) == once


@pytest.mark.parametrize("anchor", [0, 0.5, 1])
@pytest.mark.parametrize("lines", ["Duck Soup", "Duck\nSoup for two"])
def test_a_text_changes_from_left_to_right_in_frames_that_draw_little(anchor, lines, app):
    from engine.ui.text import Text

    app.handheld.mono = True
    text, at_once = (Text(app, 80, 7, "Sitting\nDucks again", WHITE, anchor) for _ in range(2))
    at_once.text = lines
    drawn = [text.draw(lines, 300)]
    for _ in range(30):
        drawn.append(text.draw(lines, 300) or 1)
    assert text.text == lines
    assert 0 < min(drawn) <= max(drawn) <= 300
    assert lit(text.bitmap) == lit(at_once.bitmap)


def test_a_text_is_broken_at_spaces_and_where_it_says_so(on_device):
    from engine.ui.sheets import load_font

    font = load_font("small")
    room = font.width("Sitting Ducks") + 2
    assert font.wrap("Sitting Ducks swim.\nShoot!", room) == ["Sitting Ducks", "swim.", "Shoot!"]


def test_a_character_that_a_face_lacks_is_shown_as_a_question_mark(on_device):
    from engine.ui.sheets import load_font

    font = load_font("small")
    assert font.find(ord("?")) and not font.find(0x4E00)
    assert font.width("\u4e00") == font.width("?")


def test_a_line_is_as_wide_as_its_glyphs_and_the_gaps_between(on_device):
    from engine.ui.sheets import load_font

    assert load_font("small").width("il?") == 1 + 1 + 2 + 1 + 5
    assert load_font("small").width("") == 0


@pytest.mark.parametrize("size", SIZES)
def test_small_parts_are_numbered_as_the_program_counts(size, on_device, monkeypatch):
    monkeypatch.syspath_prepend(SOURCE)
    import art

    from engine.ui import parts

    names = list(art.read_art(SOURCE / f"ui-{size}.txt")[""])
    first = {
        "water0": parts.WATER, "bubble0": parts.BUBBLE,
        "tail": parts.TAIL, "bill": parts.BILL, "foot": parts.FOOT,
        "blank": parts.BLANK, "duck0": parts.DUCK,
        "pot0": parts.POT, "low": parts.LOW, "high": parts.HIGH,
        "up_pile": parts.UP_PILE, "down_pile": parts.DOWN_PILE,
    }  # fmt: skip
    assert {name: names.index(name) for name in first} == first


@pytest.mark.parametrize("size", SIZES)
def test_every_card_is_put_together_from_the_tiles_of_its_face(size, on_device, monkeypatch):
    monkeypatch.syspath_prepend(SOURCE)
    import art
    import build

    from engine.ui.cards import HIDDEN, Deck

    mono = size == "128x64"
    face, back = build.card_faces(art.read_art(SOURCE / f"cards-{size}.txt"))
    deck = Deck(f"assets/{size}", 11, mono=mono)
    card = deck.card()

    def drawn(picture):
        return art.one_bit(picture) if mono else picture

    assert shown(card) == drawn(back)
    for suit in range(4):
        for rank in range(1, 14):
            deck.show(card, suit * 16 + rank)
            assert shown(card) == drawn(face(rank - 1, suit))
    deck.show(card, HIDDEN)
    assert shown(card) == drawn(back)


def test_a_card_wears_the_colour_of_its_suit_and_a_brass_rim_when_marked(on_device):
    from engine.ui import theme
    from engine.ui.cards import Deck

    deck = Deck("assets/160x128", 11)
    card = deck.card()
    for suit, colour in enumerate(theme.FOUR_COLOURS):
        for marked, rim in ((False, theme.INK), (True, theme.BRASS)):
            deck.show(card, suit * 16 + 5, marked)
            colours = card.pixel_shader
            assert colours[theme.RED] == PALETTE[colour]
            assert colours[theme.YELLOW] == PALETTE[rim]


def test_a_hidden_hand_shows_as_many_backs_as_it_has_cards(on_device):
    from engine.ui.cards import Deck

    deck = Deck("assets/160x128", 11)
    backs = deck.backs(4)
    for count, tiles in ((4, [1, 1, 1, 1, 2]), (2, [1, 1, 2, 0, 0]), (0, [0, 0, 0, 0, 0])):
        deck.show_backs(backs, count)
        assert [backs[i] for i in range(5)] == tiles


def test_a_missing_picture_is_named(on_device):
    from engine.ui import sheets

    with pytest.raises(OSError, match="^assets/160x128/swan.bmp is missing: copy the folder"):
        sheets.load("assets/160x128/swan.bmp")


@pytest.mark.parametrize("kept", [10, 60, 500])
def test_a_picture_cut_short_is_named(kept, on_device, tmp_path):
    from engine.ui import sheets

    path = tmp_path / "ui.bmp"
    path.write_bytes((ASSETS / "160x128" / "ui.bmp").read_bytes()[:kept])
    with pytest.raises(ValueError, match="ui.bmp is damaged: copy the folder"):
        sheets.load(str(path))


@pytest.mark.parametrize("bit", range(8))
@pytest.mark.parametrize("at", [10, 14, 18, 22, 28, 30, 46])  # start, sizes, depth, colours
def test_a_picture_with_a_wrong_bit_in_its_measures_is_named(at, bit, on_device, tmp_path):
    from engine.ui import sheets

    path = tmp_path / "cards.bmp"
    spoilt = bytearray((ASSETS / "128x64" / "cards.bmp").read_bytes())
    spoilt[at] ^= 1 << bit
    path.write_bytes(spoilt)
    for read in (lambda path: sheets.load(path, 2), sheets.picture):
        with pytest.raises(ValueError, match="cards.bmp is damaged: copy the folder"):
            read(str(path))


def test_a_typeface_of_another_file_is_refused(on_device, tmp_path, monkeypatch):
    from engine.ui import sheets

    (tmp_path / "small.tbl").write_bytes(b"not a typeface")
    real = sheets.open_asset
    monkeypatch.setattr(
        sheets, "open_asset",
        lambda path: real(str(tmp_path / "small.tbl") if path.endswith(".tbl") else path),
    )  # fmt: skip
    with pytest.raises(ValueError, match="small.tbl is damaged"):
        sheets.load_font("small")


def test_a_title_stays_on_flash(on_device):
    from engine.ui import sheets

    title = sheets.picture("assets/240x240/title.bmp")
    assert (title.bitmap.width, title.bitmap.height) == (240, 240)


def test_the_line_counts_its_cards_and_attachments_as_the_rules_do(on_device):
    from engine.sitting_ducks import cards
    from engine.ui import ducks

    rules = (cards.WATER, cards.DUCKLING, cards.DECOY_DUCK)
    assert (ducks.WATER_CARD, ducks.DUCKLING, ducks.DECOY) == rules
    attachments = (cards.GUARD, cards.COWARD, cards.SONG, cards.TAIL)
    assert [card - cards.ATTACHED for card in attachments] == [0, 1, 2, 3]


@pytest.mark.parametrize("size", SIZES)
def test_marks_are_numbered_as_the_program_counts(size, on_device, monkeypatch):
    monkeypatch.syspath_prepend(SOURCE)
    import art

    from engine.ui import ducks

    names = [name for name in art.read_art(SOURCE / f"marks-{size}.txt")[""] if name]
    first = {
        "crest": 0, "top_hat": 5, "guard": ducks.ATTACHED, "coward": ducks.ATTACHED + 1,
        "song": ducks.ATTACHED + 2, "tail": ducks.ATTACHED + 3, "peep": ducks.PEEP,
        "turn": ducks.TURN, "moby": ducks.MOBY, "missed": ducks.MISSED,
        "goodbye": ducks.GOODBYE, "duck_deck": ducks.DUCK_DECK,
        "action_deck": ducks.ACTION_DECK, "none": ducks.NO_MARK,
    }  # fmt: skip
    assert {name: names.index(name) for name in first} == first
    sights = [name for name in art.read_art(SOURCE / f"sights-{size}.txt")[""] if name]
    numbers = dict(zip(sights, range(4)))
    assert numbers == {
        "free": ducks.FREE, "aimed": ducks.AIMED, "chosen": ducks.CHOSEN,
        "chosen_aimed": ducks.CHOSEN_AIMED,
    }  # fmt: skip


@pytest.mark.parametrize("size", SIZES)
def test_every_card_of_the_line_is_put_together_from_its_tiles(size, on_device, monkeypatch):
    monkeypatch.syspath_prepend(SOURCE)
    import art
    import build

    from engine.ui import duck_sheets, ducks, palettes

    mono = size == "128x64"
    pictures = build.duck_pictures(art.read_art(SOURCE / f"ducks-{size}.txt"))
    palette = palettes.one_bit() if mono else palettes.palette()
    look = duck_sheets.load_ducks(f"assets/{size}", palette)
    card = look.card()
    moods = (ducks.CALM, ducks.NERVOUS, ducks.SMUG)
    asked = [(duck, mood) for duck in range(6) for mood in moods]
    asked += [(other, ducks.CALM) for other in range(ducks.WATER_CARD, ducks.BACK + 1)]
    asked += [(0, ducks.GONE)]
    assert len(asked) == len(pictures)
    for (number, mood), picture in zip(asked, pictures):
        look.show(card, number, mood)
        assert shown(card) == (art.one_bit(picture) if mono else picture)


def test_a_duck_its_mark_and_its_pips_wear_its_colour_and_other_cards_the_house_palette(on_device):
    import displayio

    from engine.ui import duck_sheets, ducks, palettes, theme

    look = duck_sheets.load_ducks("assets/160x128", palettes.palette())
    card, mark = look.card(), look.mark()
    pips = displayio.TileGrid(
        look.pips, pixel_shader=look.wear(0), width=5, tile_width=look.pip_side,
        tile_height=look.pip_side)
    for duck in range(6):
        look.show(card, duck, ducks.GONE)
        look.show_mark(mark, duck, duck)
        look.show_pips(pips, duck, 2)
        for grid in (card, mark, pips):
            assert grid.pixel_shader[theme.GREEN] == PALETTE[theme.DUCK_COLOURS[duck]]
        assert [pips[i] for i in range(5)] == [duck, duck, 6, 6, 6]
    look.show(card, ducks.DECOY)
    look.show_mark(mark, ducks.MOBY)
    for grid in (card, mark):
        assert [grid.pixel_shader[i] for i in range(16)] == list(PALETTE)


def test_icons_stand_in_the_order_of_the_action_cards(monkeypatch):
    monkeypatch.syspath_prepend(SOURCE)
    import art
    import icons

    from engine.sitting_ducks.deck import CARDS, CODE

    codes = [row[CODE] for row in CARDS]
    assert [name for name in icons.read_icons() if not name.startswith(".")] == codes
    assert [name for name in art.read_art(SOURCE / "icons-128x64.txt")[""] if name] == codes


def new_icon(icons):
    import displayio

    bitmap = displayio.Bitmap(icons.side, icons.side, 16)
    icon = displayio.TileGrid(bitmap, pixel_shader=displayio.Palette(16))
    icons.add(icon)
    return icon


def test_an_icon_shows_the_card_it_is_told(on_device, monkeypatch):
    monkeypatch.syspath_prepend(SOURCE)
    import icons

    from engine.ui import palettes
    from engine.ui.duck_sheets import open_icons

    hand = open_icons("assets/160x128", palettes.palette())
    first, second = new_icon(hand), new_icon(hand)
    pictures = icons.pictures(hand.side)
    for card in (0, 24, 48):
        hand.show(first, card)
        hand.show(second, 48 - card, dim=True)
        assert shown(first) == pictures[card]
        assert shown(second) == pictures[48 - card]
        assert first.pixel_shader is not second.pixel_shader


def test_a_dim_icon_in_one_bit_keeps_half_its_pixels_until_it_is_lit_again(on_device):
    from engine.ui import palettes
    from engine.ui.duck_sheets import open_icons

    hand = open_icons("assets/128x64", palettes.one_bit())
    icon = new_icon(hand)
    hand.show(icon, 5)
    lit = shown(icon)
    hand.show(icon, 5, dim=True)
    assert shown(icon) == [
        [pixel if (x + y) % 2 else 0 for x, pixel in enumerate(row)] for y, row in enumerate(lit)
    ]
    hand.show(icon, 5)
    assert shown(icon) == lit


def test_icons_of_another_depth_or_cut_short_are_refused(on_device, tmp_path):
    from engine.ui import duck_sheets, palettes

    with pytest.raises(ValueError, match="128x64/icons.bmp is damaged"):
        duck_sheets.open_icons("assets/128x64", palettes.palette())
    for kept in (20, 5000):
        whole = (ASSETS / "160x128" / "icons.bmp").read_bytes()
        (tmp_path / "icons.bmp").write_bytes(whole[:kept])
        with pytest.raises(ValueError, match="icons.bmp is damaged"):
            duck_sheets.open_icons(str(tmp_path), palettes.palette())


def test_a_table_of_another_length_is_refused(on_device, monkeypatch):
    from engine.ui import duck_sheets, palettes

    real = duck_sheets.open_asset
    monkeypatch.setattr(
        duck_sheets, "open_asset", lambda path: real(path.replace("ducks.tbl", "ui.bmp")))
    with pytest.raises(ValueError, match="ducks.tbl is damaged"):
        duck_sheets.load_ducks("assets/160x128", palettes.palette())
