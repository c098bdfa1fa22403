"""The table of Dominant Species and its menu, drawn from views: everything is there, at every width."""

from __future__ import annotations

import os
import re
import sys
from collections import Counter
from functools import cache
from io import StringIO
from typing import Literal

import pexpect  # type: ignore[import-untyped]
import pytest
from rich.console import Console, ConsoleDimensions, RenderableType

from tangledbank import Game, Message, new
from tangledbank.cli.interactive.menu import Menu
from tangledbank.cli.interactive.prompt import Prompt
from tangledbank.cli.interactive.session import Session
from tangledbank.cli.terminal import Terminal
from tangledbank.cli.words import Translator
from tangledbank.core.rulebook import SPECTATOR
from tangledbank.earth.terminal.map import FLAT, SCALES, Map, Scale
from tangledbank.games.dominant_species.terminal import table
from tangledbank.games.dominant_species.terminal.choices import marks, place_gains
from tangledbank.games.dominant_species.terminal.seen import LETTERS, SHORT, SIGNS, TableView, read, scene
from tangledbank.games.dominant_species.terms import GRID
from tangledbank.languages import LANGUAGES
from tests.randomly import random_answer, random_bots

WORDS = Translator("en")
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
SIZES = [(80, 24), (80, 40), (100, 40), (120, 50)]
PLIES = [0, 25, 120, 400, 900]


@cache
def games(players: int) -> list[Game]:
    """One game of random bots, after more and more decisions."""
    return [after(players, 7, plies) for plies in PLIES]


def after(players: int, seed: int, plies: int, **options: bool | int) -> Game:
    game = new("dominant-species", players, seed, listen=True, **options)
    while not game.over and len(game.log) < plies:
        game.apply(random_answer(game, game.waiting[0]), game.waiting[0])
    return game


def drawn(what: RenderableType, width: int, *, is_terminal: bool = False, no_color: bool = False) -> str:
    """What is printed in a pipe or a terminal of a width."""
    out = StringIO()
    system: Literal["256"] | None = "256" if is_terminal else None
    Console(file=out, width=width, force_terminal=is_terminal, color_system=system, no_color=no_color).print(what)
    return out.getvalue()


def board(game: Game, seat: int, width: int = 80, height: int = 40) -> str:
    return drawn(table.board(game.view(seat), seat, WORDS, ConsoleDimensions(width, height)), width)


def menu(game: Game, seat: int) -> Menu:
    return table.menu(game.view(seat), seat, lambda option: str(game.label(option)), WORDS)


def cubes(seen: TableView) -> Counter[str]:
    """Letters with numbers, as often as they must be on the map."""
    return Counter(f"{WORDS(LETTERS[a])}{n}" for tile in seen["tiles"].values() for a, n in tile["cubes"].items())


# ---- the map -----------------------------------------------------------------------------
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 6])
def test_every_tile_and_cube_is_on_the_table_and_no_line_is_too_long(players: int, size: tuple[int, int]) -> None:
    for game in games(players):
        for seat in (SPECTATOR, game.waiting[0]):
            seen = read(game.view(seat))
            text = board(game, seat, *size)
            assert max(map(len, text.splitlines())) <= size[0]
            found = Counter(re.findall(r"[MRBASI]\d+", text))
            assert not cubes(seen) - found
            shorts = {terrain: WORDS(key) for terrain, key in SHORT.items()}
            for place, tile in seen["tiles"].items():
                assert place in text
                assert tile["terrain"] in text or shorts[tile["terrain"]] in text


@pytest.mark.parametrize("scale", [*SCALES, *FLAT])
def test_every_element_lies_on_its_corner(scale: Scale) -> None:
    for game in games(6):
        seen = read(game.view(SPECTATOR))
        drawing = Map(scene(seen, WORDS), marks(seen), scale)
        cells = drawing.draw(with_rim=True).cells
        for n in drawing.tiles:
            for k, corner in enumerate(GRID.corners[n]):
                element = seen["corners"].get(GRID.corner_labels[corner])
                assert cells[scale.corner(GRID, n, k)][0] == (WORDS(SIGNS[element]) if element else "·")


def test_the_start_at_80_columns() -> None:
    text = board(new("dominant-species", 6, 7), SPECTATOR, 80, 40)
    for line in ("/wetland \\", "·──c3──w  A2* S1  g──e3──·", "/░tundra░\\", "b──c4──s          g──e4──u"):
        assert line in text


def test_the_start_fits_a_low_screen() -> None:
    text = board(new("dominant-species", 6, 7), SPECTATOR, 80, 24)
    assert " ·─c3─ju─w A2*S1I1 g─e3─sa─·" in text
    assert len(text.splitlines()) <= 24


def test_the_rim_is_shown_where_there_is_room() -> None:
    game = new("dominant-species", 6, 7)
    assert " d1 " in board(game, SPECTATOR, 80, 40)
    assert "d1" not in board(game, SPECTATOR, 80, 24)


def test_colours_say_nothing_that_letters_do_not() -> None:
    for game in games(6):
        what = table.board(game.view(SPECTATOR), SPECTATOR, WORDS, ConsoleDimensions(80, 40))
        colourful = drawn(what, 80, is_terminal=True)
        assert "\x1b[" in colourful
        assert CODES.sub("", colourful) == drawn(what, 80)
        sober = drawn(what, 80, is_terminal=True, no_color=True)
        assert not re.search(r"\x1b\[[0-9;]*(3[0-7]|4[0-7]|38|48)[;m]", sober)


@pytest.mark.parametrize("width", [30, 50, 60])
def test_a_narrow_screen_has_the_map_in_words_or_small(width: int) -> None:
    for game in games(6):
        seen = read(game.view(SPECTATOR))
        text = board(game, SPECTATOR, width)
        assert not cubes(seen) - Counter(re.findall(r"[MRBASI]\d+", text))
        if width >= 50:
            assert max(map(len, text.splitlines())) <= width


def test_crowded_tiles_close_up_but_lose_nothing() -> None:
    view = new("dominant-species", 6, 7).view(SPECTATOR)
    tile = read(view)["tiles"]["d2"]
    tile["cubes"] = dict.fromkeys(LETTERS, 12)
    for size in SIZES:
        text = drawn(table.board(view, SPECTATOR, WORDS, ConsoleDimensions(*size)), size[0])
        assert all(f"{WORDS(letter)}12" in text for letter in LETTERS.values())


def test_marks_for_dominant_endangered_scored_and_chosen() -> None:
    view = new("dominant-species", 6, 7).view(SPECTATOR)
    seen = read(view)
    seen["tiles"]["d2"]["fitness"]["insect"] = 0
    seen["scored"].append("d2")
    seen["options"].extend(["glaciate c3", "pass"])
    text = drawn(table.board(view, 0, WORDS, ConsoleDimensions(80, 40)), 80)
    assert "A2* S1 " in text
    assert "I1!" in text
    assert "d2✓" in text
    assert "[c3]" in text
    seen["tiles"]["d2"]["sheltered"] = {"insect": 1}
    assert "I1!" not in drawn(table.board(view, 0, WORDS, ConsoleDimensions(80, 40)), 80)


def test_corners_that_can_be_chosen_have_their_numbers_on_the_map() -> None:
    view = new("dominant-species", 6, 7).view(SPECTATOR)
    seen = read(view)
    seen["options"].extend(["speciate b3.e", "speciate c3.e", "pass"])
    numbers = {"speciate b3.e": 1, "speciate c3.e": 2}
    text = drawn(table.board(view, 0, WORDS, ConsoleDimensions(80, 24), None, numbers), 80)
    assert re.search("1b─+c4─", text)
    assert re.search("2b─+d3─", text)


def test_the_hexes_of_a_question_are_marked_on_the_map() -> None:
    view = new("dominant-species", 6, 7).view(0)
    read(view)["options"] = ["to d3", "to d2"]
    read(view)["scored"] = ["c3"]
    tile = Message("dom-tile", hex="c3", terrain=Message("dom-terrain-jungle"))
    question = Message("dom-prompt-migrateto", animal=Message("dom-animal-bird"), source=tile, n=2)
    text = drawn(table.board(view, 0, WORDS, ConsoleDimensions(80, 24), question), 80)
    assert ">c3<✓" in text
    assert "[d3]" in text
    assert ">" not in drawn(table.board(view, 0, WORDS, ConsoleDimensions(80, 24)), 80)


# ---- the rest of the table ------------------------------------------------------------------
def test_the_display_shows_pawns_disks_and_what_is_executed() -> None:
    view = new("dominant-species", 6, 7).view(SPECTATOR)
    seen = read(view)
    seen["phase"] = 2
    seen["pointer"] = "migration-2"
    seen["spaces"] = {"adaptation-2": "mammal", "speciation-3": "bird", "competition-2": "insect"}
    text = drawn(table.board(view, SPECTATOR, WORDS, ConsoleDimensions(80, 24)), 80)
    assert "Adaptation  · M · [suuw]" in text
    assert "Speciation  m:· u:· s:B w:· b:· g:·" in text
    assert "▶Migration   7:· 6:▶ 5:· 4:· 3:· 2:·" in text
    assert "ju·weIde·fo·sa·mo·se·ju" in text
    assert "Regression  · · []" in text


def test_the_animals_stand_in_the_order_of_initiative() -> None:
    game = new("dominant-species", 6, 7)
    text = board(game, SPECTATOR)
    names = [str(Message(f"dom-animal-{animal}")) for animal in read(game.view(0))["track"]]
    found = [re.search(rf"[MRBASI] {name} +P\d +0 ", text) for name in names]
    places = [match.start() for match in found if match]
    assert len(places) == 6
    assert places == sorted(places)


def test_tiles_bag_and_cards_are_shown() -> None:
    text = " ".join(board(new("dominant-species", 6, 7), SPECTATOR, 120, 50).split())
    for words in ("mountain +7, sea +7, desert +7, tundra 11", "g grass 18, b grub 17", "Mass Exodus", "deck 17"):
        assert words in text


def test_the_title_says_round_phase_and_last_round() -> None:
    view = new("dominant-species", 6, 7).view(SPECTATOR)
    read(view)["last_round"] = True
    text = drawn(table.board(view, SPECTATOR, WORDS, ConsoleDimensions(80, 24)), 80)
    assert text.startswith("Round 1 · Planning · last round ─")


# ---- the menu --------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [2, 3, 6])
def test_every_option_is_there_once_and_its_number_is_shown(players: int) -> None:
    """The whole way through a game; the number is read from the screen."""
    game = new("dominant-species", players, 5, listen=True, edition="first", round_limit=12)
    while not game.over:
        seat = game.waiting[0]
        found = menu(game, seat)
        chosen = [*found.actions, *([found.ending[0]] if found.ending else [])]
        assert sorted(chosen) == sorted(game.options(seat))
        if len(game.log) % 5 == 0:
            text = drawn(found.render(80), 80)
            assert max(map(len, text.splitlines())) <= 80
            assert all(re.search(rf"(?<!\w){n}(?!\w)", text) for n in found.numbers.values())
        game.apply(random_answer(game, seat), seat)


def test_numbers_of_corners_are_the_same_in_the_menu_and_on_the_map() -> None:
    game = after(6, 7, 0)
    while game.options(game.waiting[0])[0].split()[0] != "corner":
        game.apply(random_answer(game, game.waiting[0]), game.waiting[0])
    seat = game.waiting[0]
    found = menu(game, seat)
    numbers = marks({**read(game.view(seat)), "numbers": found.numbers}).corners
    assert [found.action(numbers[option.split()[1]]) for option in game.options(seat)] == game.options(seat)


def test_the_number_of_a_count_is_the_count() -> None:
    view = new("dominant-species", 6, 7).view(0)
    for least in (0, 1):
        read(view)["options"] = [f"cubes {n}" for n in range(least, 5)]
        found = table.menu(view, 0, str, WORDS)
        assert [found.action(n) for n in range(1, 5)] == ["cubes 1", "cubes 2", "cubes 3", "cubes 4"]
        assert found.action(0) == ("cubes 0" if least == 0 else None)
        assert drawn(found.render(80), 80).split()[:4] == ["1", "2", "3", "4"]


def options_text(*options: str) -> str:
    """The menu of these options at the start."""
    view = new("dominant-species", 6, 7).view(0)
    read(view)["options"] = list(options)
    return drawn(table.menu(view, 0, str, WORDS).render(80), 80)


def test_options_say_what_they_bring() -> None:
    assert "d2 wetland A2* S1 I1 [bgww] → A+8 S+4 I+2" in options_text("dominate d2")
    assert "d3 tundra [bgmsuw]\n" in options_text("dominate d3")
    assert "→ +1" in options_text("glaciate c3")
    assert "e2 we+sa [g] → +3" in options_text("tile e2", "tile d1")
    assert "b c3.e: c3 ju +3, d2 we +4, d3 tu +1" in options_text("speciate c3.e")
    assert "→" not in options_text("tile c3", "tile d2")


def test_the_menu_promises_the_points_that_are_given() -> None:
    """DS-13.7, DS-15.6, DS-18.3, DS-18.4  The whole way through a game."""
    game = new("dominant-species", 6, 5, round_limit=60, listen=True)
    kept = Counter[str]()
    while not game.over:
        seen, choice = read(game.view(game.waiting[0])), random_answer(game, game.waiting[0])
        found, told = promise(seen, *choice.split()), game.told
        game.apply(choice, game.waiting[0])
        given = [str(message.args["n"]) for message in game.story(since=told) if message.key == "dom-event-vp"]
        assert given[: len(found)] == found
        kept[choice.split()[0]] += len(found)
    assert kept["dominate"] > 20
    assert kept["glaciate"] > 3


def promise(seen: TableView, kind: str, place: str = "", *rest: str) -> list[str]:
    """The points behind the arrow of an option, where they are given at once."""
    if kind not in ("dominate", "glaciate"):
        return []
    return re.findall(r"\+(\d+)", " ".join(place_gains(seen, kind, place, WORDS)))


def test_pawns_are_placed_on_a_picture_of_the_display() -> None:
    game = new("dominant-species", 6, 7)
    text = drawn(menu(game, game.waiting[0]).render(80), 80)
    assert "Initiative   1 " in text
    assert "Migration   7:24 6:25 5:26 4:27 3:28 2:29" in text
    assert "ju 30 we 31 de 32 fo 33 sa" in text
    assert "Initiative" not in board(game, game.waiting[0])


def test_victims_stand_in_a_grid_and_cards_say_what_they_do() -> None:
    view = new("dominant-species", 6, 7).view(0)
    tiles = read(view)["tiles"]
    read(view)["options"] = [f"compete {place} {animal}" for place in tiles for animal in tiles[place]["cubes"]]
    text = drawn(table.menu(view, 0, str, WORDS).render(80), 80)
    assert "c3 jungle B1 A1 S2*" in text
    read(view)["options"] = ["card mass_exodus", "card niche_biomes"]
    assert "1 Mass Exodus  Move all cubes" in drawn(table.menu(view, 0, str, WORDS).render(80), 80)
    read(view)["options"] = [f"exchange sun {element}" for element in SIGNS]
    assert "give u sun" in drawn(table.menu(view, 0, str, WORDS).render(80), 80)


# ---- help and the end ------------------------------------------------------------------------
def test_the_glossary_explains_signs_terrains_and_cards() -> None:
    told = dict(table.glossary(new("dominant-species", 6, 7).view(0), 0, WORDS))
    assert told["se sea"] == "points 9/5/3/2, at most 4 new cubes"
    assert told["Mass Exodus"] == "Move all cubes of a tile to the tiles beside it."
    assert "Habitat" in told["in the deck"]
    assert "jungle 3" in told["face down"]
    assert "Domination" not in told
    placing = new("dominant-species", 6, 7)
    told = dict(table.glossary(placing.view(placing.waiting[0]), placing.waiting[0], WORDS))
    assert told["Domination"] == "score a tile; whoever dominates it takes a card"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_letters_are_enough_for_a_terrain(lang: str) -> None:
    shorts = [Translator(lang)(key) for key in SHORT.values()]
    assert len(set(shorts)) == len(SHORT)
    assert {len(word) for word in shorts} == {2}


def test_scores_have_parts_if_everybody_has_several_animals() -> None:
    assert table.scores(new("dominant-species", 6, 7).view(SPECTATOR), WORDS) == ([], [])
    game = after(2, 7, 300, multi_animal=True)
    headings, parts = table.scores(game.view(SPECTATOR), WORDS)
    assert headings == ["animal 1", "animal 2", "animal 3"]
    assert [min(part) for part in parts] == game.scores()


def test_a_player_is_called_after_their_animals() -> None:
    game = new("dominant-species", 6, 7)
    seat = game.waiting[0]
    first = read(game.view(seat))["track"][0]
    assert table.player(game.view(seat), seat, WORDS) == f"P{seat + 1} {Message(f'dom-animal-{first}')}"
    assert (
        table.player(new("dominant-species", 2, 7, multi_animal=True).view(0), 0, WORDS)
        == "P1 Mammals, Reptiles, Arachnids"
    )


def test_the_end_of_a_game_is_explained() -> None:
    score = Message("dom-event-score", animal="x", n=1)
    assert table.ending([Message("dom-event-last-round", n=4), score]) == "cli-dom-end-ice"
    assert table.ending([Message("dom-event-truncated", n=60), score]) == "cli-earth-end-limit"
    assert table.ending([score]) == "cli-dom-end-deserted"
    assert table.ending([Message("dom-event-round", n=1)]) == "cli-earth-end-none"


# ---- whole games ---------------------------------------------------------------------------
def test_a_whole_game_by_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    """One person who types a number each time; the table is shown now and then."""
    game = new("dominant-species", 2, 11, listen=True, round_limit=60)
    session = Session(game, [0], random_bots(game), Terminal("en"), "game.tbr")
    prompts = 0
    while session.next_human() is not None:
        prompt = Prompt(session, 0)
        if prompts % 40 == 0:
            prompt.table("")
        numbers = prompt.menu.all_numbers
        prompt.play(str(numbers[prompts * 7 % len(numbers)]))
        prompts += 1
    session.finish()
    out = capsys.readouterr().out
    assert prompts > 100
    assert max(map(len, out.splitlines())) <= 100
    assert f"P{game.winners()[0] + 1} wins." in out


NUMBERED = r"(?:\s|:)(\d+)(?= )"
"""A number before an option or on a space, no matter which."""


def test_the_first_round_in_a_terminal() -> None:
    """Any number that is shown, at 80 columns: everything fits, and the second round begins."""
    words = ["-m", "tangledbank.cli.main", "play", "dominant-species", "--players", "6", "--seat", "1"]
    words.extend(["--bots", "random", "--seed", "7"])
    environ = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
    child = pexpect.spawn(
        sys.executable, words, env=environ, encoding="utf-8", timeout=30, dimensions=(24, 80), echo=False
    )
    child.delaybeforesend = None
    prompts = 0
    while True:
        while child.expect(["P1> ", "Enter: ", "to stop: "]):
            child.sendline("")
        screen = CODES.sub("", str(child.before)).replace("\r", "")
        assert max(map(len, screen.splitlines())) <= 80
        assert len(screen.splitlines()) <= 24
        if "Round 2 · Planning" in screen:
            break
        child.sendline(re.findall(NUMBERED, screen)[-1])
        prompts += 1
        assert prompts < 60
    assert prompts > 3
    child.sendline("quit")
    child.expect(pexpect.EOF)


# ---- warnings --------------------------------------------------------------------------------
def test_spaces_where_a_pawn_has_nothing_to_do_are_named() -> None:
    """In the first round the boxes are empty."""
    game = new("dominant-species", 4, 7)
    idle = table.idle(game, game.waiting[0])
    assert idle == ["pawn regression-1", "pawn regression-2", "pawn wasteland-1", "pawn depletion-1"]


def test_a_pawn_that_does_nothing_is_not_offered_as_a_warning_elsewhere() -> None:
    """Whoever is warned of a space would really be asked nothing there."""
    game = after(3, 5, 300)
    while not game.over and not game.options(game.waiting[0])[0].startswith("pawn"):
        game.apply(random_answer(game, game.waiting[0]), game.waiting[0])
    before = game.digest()
    options = game.options(game.waiting[0])
    assert set(table.idle(game, game.waiting[0])) < set(options)
    assert game.digest() == before
