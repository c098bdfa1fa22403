"""The menu of Marine: every option with words and a number, promises that are kept, whole games."""

from __future__ import annotations

import os
import re
import sys
from collections import Counter
from collections.abc import Iterator

import pexpect  # type: ignore[import-untyped]
import pytest

from tangledbank import Game, Message, new
from tangledbank.cli.interactive.prompt import Prompt
from tangledbank.cli.interactive.session import Session
from tangledbank.cli.terminal import Terminal
from tangledbank.cli.words import Translator
from tangledbank.core.rulebook import OptionValue
from tangledbank.games.marine.terminal import table
from tangledbank.games.marine.terminal.previews import (
    bonus,
    card_points,
    ends_round,
    is_safe,
    most_cubes,
    points,
    takes_card,
    terrain_points,
    vent_bonus,
)
from tangledbank.games.marine.terminal.seen import TableView, read
from tangledbank.games.marine.terms import GRID
from tangledbank.languages import LANGUAGES
from tests.randomly import random_answer, random_bots

from ..conftest import Cli
from .marine_table import CODES, drawn, menu, options_text, start

# ---- the menu --------------------------------------------------------------------------------
VARIANTS: list[tuple[int, dict[str, OptionValue]]] = [
    (4, {}),
    (3, {"superheroes": "exaptation", "random_earth": True}),
    (2, {"two_animals": True, "alternative_displays": True, "deck": "short"}),
    (4, {"edition": "phalanx", "empty_retrieve": True, "superheroes": True}),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_every_option_is_there_once_and_has_words(players: int, options: dict[str, OptionValue], lang: str) -> None:
    """The whole way through a game; a key without words would raise. Its number is read from the screen."""
    game = new("marine", players, 5, listen=True, round_limit=12, **options)
    while not game.over:
        seat = game.waiting[0]
        found = menu(game, seat, lang)
        chosen = [*found.actions, *([found.ending[0]] if found.ending else [])]
        assert sorted(chosen) == sorted(game.options(seat))
        assert all(Translator(lang).say(game.label(option)) for option in chosen)
        if len(game.log) % 9 == 0:
            text = drawn(found.render(80), 80)
            assert max(map(len, text.splitlines())) <= 80
            assert all(re.search(rf"(?<!\w){n}(?!\w)", text) for n in found.numbers.values())
            assert table.glossary(game.view(seat), seat, Translator(lang))
        game.apply(random_answer(game, seat), seat)


def test_options_say_what_they_bring() -> None:
    view = start()
    seen = read(view)
    seen["track"] = ["annelids", "predator"]
    assert "d4 coral R3 C3 F3 K3 [agpsuw] → R+6 C+3 F+2 and a card" in options_text(view, "evolve d4")
    assert "c1 land → +3" in options_text(view, "erupt c1", "erupt e6")
    assert "u c3.e: c3 sg +2, d3 la +1, d4 co +2" in options_text(view, "speciate c3.e", "pass")
    assert "c3 sg +2!, d3 la +1," in options_text(view, "speciate c3.e", deciding="crustaceans")
    assert "d5 ocean [pw] → endangered" in options_text(view, "to d5", "to c3")
    assert "12 c3 seagrass [su]   20 d5" in options_text(view, "to d5", "to c3")
    assert "terrain coral → R+6 C+3 F+2" in options_text(view, "terrain coral", "terrain land")
    assert "Annelids → +1 1 point" in options_text(view, "card annelids", "card predator")
    assert "  2 Predator " in options_text(view, "card predator", "card annelids")
    assert "1 Annelids → +1" in options_text(view, "lineage", "pass")


def test_a_new_tile_brings_points_for_its_terrain() -> None:
    view = start()
    question = Message("mar-prompt-puttile", animal="x", terrain=Message("mar-terrain-ocean"))
    assert "e5 sa+oc+oc+oc → +10" in order(options_text(view, "tile e5", "tile f1", question=question))
    assert "f1 la → +1" in options_text(view, "tile e5", "tile f1", question=question)
    read(view)["stacks"] = [{"face_up": "ocean", "face_down": 6}, {"face_up": "land", "face_down": 5}] * 2
    assert "open ocean → up to +10" in options_text(view, "explore 1", "explore 2")


def order(text: str) -> str:
    """Neighbours of a hex in alphabetical order."""
    return re.sub(r"\b\w\w(?:\+\w\w)+", lambda found: "+".join(sorted(found[0].split("+"), reverse=True)), text)


def test_domination_retrieving_and_traits() -> None:
    view = start()
    seen = read(view)
    seen["animals"]["reptiles"]["domination"]["sun"] = 4
    assert "u sun 4 > 1 (pawn: nobody)" in options_text(view, "dominate sun", "pass")
    assert "→" not in options_text(view, "pawn basic", "retrieve")
    for one in seen["animals"].values():
        one["retrieved"] = True
    seen["animals"]["reptiles"]["retrieved"] = False
    assert "retrieve → the round ends" in options_text(view, "pawn basic", "retrieve")
    seen["last_round"] = True
    assert "retrieve → the game ends" in options_text(view, "pawn basic", "retrieve")
    assert "1 Flight You may place" in " ".join(options_text(view, "keep flight", "keep social").split())


def test_many_corners_have_only_their_names_and_elements() -> None:
    view = start()
    corners = [label for label in GRID.corner_labels if label not in read(view)["corners"]][:20]
    text = options_text(view, *[f"corner {label}" for label in corners], "corner c3.e")
    assert re.search(r"21 u c3\.e", text)
    assert f" 1 {corners[0]} " in text


# ---- promises -----------------------------------------------------------------------------------
def moves(seed: int, **options: OptionValue) -> Iterator[tuple[TableView, Message, str, Game, list[Message]]]:
    """A whole game of bots: what was seen and asked, the answer, and what happened."""
    game = new("marine", 4, seed, listen=True, **{"round_limit": 25, **options})
    while not game.over:
        seat = game.waiting[0]
        seen, question, told = read(game.view(seat)), game.prompt(seat), game.told
        choice = random_answer(game, seat)
        game.apply(choice, seat)
        yield seen, question, choice, game, game.story(since=told)


def gained(story: list[Message], *ends: str) -> dict[str, int]:
    """Points by animal until something else happens."""
    found: dict[str, int] = {}
    for message in story:
        if message.key in ends:
            break
        if message.key == "mar-event-vp":
            animal = str(getattr(message.args["animal"], "key", "")).removeprefix("mar-animal-")
            found[animal] = found.get(animal, 0) + int(str(message.args["n"]))
    return found


LATER = ("mar-event-turn", "mar-event-card", "mar-event-extinction", "mar-event-discard")


@pytest.mark.parametrize(
    ("seed", "options"), [(1, {}), (2, {"edition": "phalanx"}), (3, {"superheroes": True}), (4, {"deck": "short"})]
)
def test_the_menu_promises_the_points_that_are_given(seed: int, options: dict[str, OptionValue]) -> None:
    """DSM-12.4, DSM-13.5, DSM-16.4, DSM-16.6, DSM-23  The whole way through games."""
    kept = Counter[str]()
    due: int | None = None
    for seen, question, choice, game, story in moves(seed, **options):
        kind, _, thing = choice.partition(" ")
        animal = seen["deciding"] or ""
        assert seen["edition"] == (options.get("edition") or "gmt")
        if kind == "evolve":
            assert gained(story, *LATER) == points(seen, thing, by_action=True)
            is_asked = not game.over and game.prompt(game.waiting[0]).key == "mar-prompt-takecard"
            assert takes_card(seen, animal, thing) == (is_asked or "mar-event-card" in {m.key for m in story})
        elif kind == "terrain":
            assert gained(story, "mar-event-discard") == terrain_points(seen, thing)
        elif kind == "card" and (brings := card_points(seen, animal, thing)) is not None:
            assert gained(story, "mar-event-discard") == ({animal: brings} if brings else {})
        elif kind == "erupt":
            due = vent_bonus(seen, thing)
        elif question.key == "mar-prompt-puttile":
            due = bonus(seen, thing, str(getattr(question.args["terrain"], "key", "")).rpartition("-")[2])
        else:
            kind = ""
        kept[kind] += 1
        given = [message.args["n"] for message in story if message.key == "mar-event-vp"]
        if due is not None and given:
            assert given[0] == due
            due = None
    assert kept["evolve"] > 10
    assert kept["erupt"] + kept["tile"] > 5


def test_limits_dangers_and_ends_of_rounds_are_told_as_they_are() -> None:
    """DSM-4.22, DSM-11.3, DSM-19.2  The whole way through games."""
    rounds = placed = 0
    for seed in (5, 6):
        for seen, _, choice, game, story in moves(seed, superheroes="exaptation"):
            for place, tile in seen["tiles"].items():
                assert all(is_safe(seen, animal, place) != (animal in tile["endangered"]) for animal in tile["cubes"])
            asked = "" if game.over else game.prompt(game.waiting[0]).key
            keys = [message.key for message in story]
            if choice == "retrieve" and asked != "mar-prompt-lineage":
                keys = keys[: keys.index("mar-event-turn")] if "mar-event-turn" in keys else keys
                assert ends_round(seen, seen["deciding"] or "") == ("mar-event-reseed" in keys or game.over)
                rounds += "mar-event-reseed" in keys
            if choice.startswith("speciate") and asked == "mar-prompt-placecubes":
                tile_asked = game.prompt(game.waiting[0]).args["tile"]
                assert isinstance(tile_asked, Message)
                element = seen["corners"][choice.split()[1]]
                most = most_cubes(seen, seen["deciding"] or "", str(tile_asked.args["hex"]), element)
                assert game.options(game.waiting[0])[-1] == f"cubes {most}"
                placed += 1
    assert rounds > 3
    assert placed > 10


# ---- whole games ---------------------------------------------------------------------------
def test_a_whole_game_by_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    """One person who types a number each time; the table is shown now and then."""
    game = new("marine", 3, 11, listen=True, round_limit=10)
    session = Session(game, [0], random_bots(game), Terminal("en"), "game.tbr")
    prompts = 0
    while session.next_human() is not None:
        prompt = Prompt(session, 0)
        if prompts % 20 == 0:
            prompt.table("")
            prompt.explain("")
        numbers = prompt.menu.all_numbers
        prompt.play(str(numbers[prompts * 7 % len(numbers)]))
        prompts += 1
    session.finish()
    out = capsys.readouterr().out
    assert prompts > 60
    assert max(map(len, out.splitlines())) <= 100
    assert f"P{game.winners()[0] + 1} wins." in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_of_bots_is_watched_and_replayed(cli: Cli, lang: str) -> None:
    words = ("play", "marine", "--players", "4", "--seed", "7", "--seat", "none", "--save", "game.tbr", "--lang", lang)
    played = cli(*words, "--option", "round_limit=1")
    assert played.code == 0
    assert Translator(lang)("mar-animal-fish") in played.out
    shown = cli("replay", "game.tbr", "--lang", lang)
    assert shown.code == 0
    assert Translator(lang)("mar-section-speciation") in shown.out


def test_the_game_and_its_rules_are_listed(cli: Cli) -> None:
    assert "marine" in cli("games").out
    assert "A basic pawn may be placed only on a space" in " ".join(cli("rules", "DSM-4.6").out.split())


def test_the_first_round_in_a_terminal() -> None:
    """The lowest number each time, at 80 columns: everything fits, and the second round begins."""
    words = ["-m", "tangledbank.cli.main", "play", "marine", "--players", "4", "--seat", "1", "--seed", "7"]
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
        if "Round 2 " in screen:
            break
        retrieving = re.findall(r"(\d) Retrieve all", screen)
        offered = re.findall(r"There is no number 9999 here: type (\d+)", screen)
        child.sendline([*retrieving, *offered, "9999"][0])
        prompts += 1
        assert prompts < 200
    assert prompts > 3
    child.sendline("quit")
    child.expect(pexpect.EOF)
