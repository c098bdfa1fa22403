"""Bots: they stay within their options, know no secret, and the same place in the same game gives the same answer."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import pytest

from tangledbank import Game, OptionError, new, say
from tangledbank.bots import BOTS, Budget, Level, Sampler, chance, ladder, player
from tangledbank.bots.fingerprint import PACKAGE, fingerprint, sources
from tangledbank.bots.player import Player, level
from tangledbank.core.frame import Simultaneous
from tangledbank.core.game import Setup
from tangledbank.core.message import Message
from tangledbank.core.playout import play_on
from tangledbank.games import names as game_names
from tangledbank.games import rulebook
from tangledbank.i18n import LANGUAGES

SHORT: dict[str, dict[str, int]] = {
    "evolution": {},
    "dominant-species": {"round_limit": 1},
    "marine": {"round_limit": 1, "turn_limit": 30},
}
"""Options with which a game of each kind is short."""
SPECS = {
    "random": "random",
    "greedy": "greedy",
    "rollout": "rollout:6",
    "ismcts": "ismcts:6",
    "foresight": "foresight:2",
}
FEW = Budget(iterations=3)
SLOW = "foresight"
"""It sees whole rounds through: a few answers and one state of a game are enough of it here."""


def somewhere(name: str, players: int, seed: int, decisions: int, **options: bool) -> Game:
    """A game after some decisions at random."""
    game = new(name, players, seed, **options)
    play_on(game.state, seed, decisions)
    return game


def answers(name: str, spec: str, seed: int, most: int = 10_000) -> list[str]:
    """A game of three equal bots, or its first answers; whoever is asked last answers first."""
    game = Game(Setup(rulebook(name), 3, seed, SHORT[name], None))
    bots = [player(name, spec) for _ in range(3)]
    log: list[str] = []
    while not game.over and len(log) < most:
        seat = game.waiting[-1]
        log.append(bots[seat].answer(game, seat))
        assert log[-1] in game.options(seat)
        game.apply(log[-1], seat)
    return log


def test_every_bot_is_tested() -> None:
    assert set(SPECS) == set(BOTS)


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("spec", SPECS.values())
def test_a_bot_plays_a_whole_game_within_its_options(name: str, spec: str) -> None:
    assert len(answers(name, spec, 5, 4 if spec.startswith(SLOW) else 10_000)) > 3


@pytest.mark.parametrize("spec", SPECS.values())
def test_a_bot_plays_the_same_game_again(spec: str) -> None:
    assert answers("evolution", spec, 6, 8) == answers("evolution", spec, 6, 8)


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("spec", SPECS.values())
def test_a_bot_changes_nothing(name: str, spec: str) -> None:
    game = somewhere(name, 2, 5, 15)
    digest = game.digest()
    player(name, spec).answer(game, game.seat)
    assert game.digest() == digest


def questions(name: str, quick: bool = False, bot: str = "") -> Iterable[tuple[Game, int]]:
    """Some states of random games, and a seat that is asked in each."""
    options = {"quick_play": True} if quick else {}
    for seed in range(2, 3) if bot == SLOW else range(6):
        game = somewhere(name, 3, seed, 7 * seed, **options)
        yield game, game.waiting[seed % len(game.waiting)]


@pytest.mark.parametrize(("name", "quick"), [*[(name, False) for name in game_names()], ("evolution", True)])
@pytest.mark.parametrize("bot", BOTS)
def test_states_that_look_the_same_get_the_same_choice(bot: str, name: str, quick: bool) -> None:
    """The states differ in all that a seat cannot see: hands, plans, what will be drawn."""
    for game, seat in questions(name, quick, bot):
        book, view, options = game.rulebook, game.view(seat), game.options(seat)
        chosen = set()
        for seed in range(3):
            twin = book.determinize(game.state, seat, seed)
            assert book.view(twin, seat) == view
            one = Player(level(name, bot)).bot
            ideas = one.think(view, options, Sampler(book, twin, seat), FEW, 99)
            again = Player(level(name, bot)).bot.choose(view, options, Sampler(book, twin, seat), FEW, 99)
            assert again == ideas[0].option
            chosen.add(tuple([(idea.option, idea.visits, idea.value, idea.score) for idea in ideas]))
        assert len(chosen) == 1


@pytest.mark.parametrize("name", game_names())
def test_a_sampler_knows_no_secret(name: str) -> None:
    for game, seat in questions(name):
        book = game.rulebook
        twins = [book.determinize(game.state, seat, seed) for seed in (1, 2)]
        assert book.dump(twins[0]) != book.dump(twins[1])
        samplers = [Sampler(book, state, seat) for state in (game.state, *twins)]
        assert all(sampler.world is not game.state for sampler in samplers)
        for seed in range(3):
            worlds = [book.dump(sampler(seed)) for sampler in samplers]
            assert worlds[0] == worlds[1] == worlds[2] != game.position()


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_says_what_it_thinks_of_every_option(bot: str, name: str) -> None:
    for game, seat in questions(name, bot=bot):
        options = game.options(seat)
        ideas = Player(level(name, bot)).bot.think(
            game.view(seat), options, Sampler(game.rulebook, game.state, seat), FEW, 3
        )
        assert sorted(idea.option for idea in ideas) == sorted(options)
        assert all(0.0 <= idea.value <= 1.0 for idea in ideas)
        if bot != "random":
            assert all(idea.why is not None and say(idea.why) for idea in ideas)
        if bot in ("rollout", "ismcts"):
            assert sum(idea.visits for idea in ideas) == FEW.iterations
            assert [idea.visits for idea in ideas] == sorted([idea.visits for idea in ideas], reverse=True)


def test_one_option_needs_no_thought() -> None:
    game = new("evolution", 2, 5)

    class NoSampler:
        def __getattr__(self, name: str) -> Any:
            raise AssertionError(name)

    sampler: Any = NoSampler()
    for bot in BOTS:
        assert Player(level("evolution", bot)).bot.choose(game.view(0), ["end"], sampler, FEW, 1) == "end"


def test_questions_of_all_kinds_are_met() -> None:
    """What the tests above see includes secret questions to a seat that is not the first."""
    met = [(type(game.state.stack[-1]), seat != game.seat) for game, seat in questions("evolution", quick=True)]
    assert any(issubclass(kind, Simultaneous) and later for kind, later in met)


def test_the_random_bot_picks_every_option_about_equally_often() -> None:
    game = new("evolution", 2, 5)
    options = ["a", "b", "c", "d"]
    bot = Player(level("evolution", "random")).bot
    sampler = Sampler(game.rulebook, game.state, 0)
    picked = [bot.choose({}, options, sampler, FEW, chance(7, 0, ply)) for ply in range(4000)]
    assert all(900 < picked.count(option) < 1100 for option in options)


def test_chance_differs_between_games_seats_and_plies() -> None:
    numbers = {chance(seed, seat, ply) for seed in range(10) for seat in range(6) for ply in range(20)}
    assert len(numbers) == 10 * 6 * 20


def test_a_player_that_blunders_takes_any_option() -> None:
    beginner, skilled = Player(level("evolution", "beginner")), Player(level("evolution", "skilled"))
    for seed in range(200):
        game = new("evolution", 2, seed)
        options = game.options(0)
        assert beginner.answer(game, 0) in options
    assert beginner.blunders > skilled.blunders


def test_a_blunder_needs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tangledbank.bots.greedy.GreedyBot.choose", None)
    careless = Player(Level("careless", "greedy", blunders=100))
    game = new("evolution", 2, 5)
    assert careless.answer(game, 0) in game.options(0)


# ---- fingerprints ---------------------------------------------------------------------
def test_a_fingerprint_knows_bots_by_what_they_do() -> None:
    expert = fingerprint("evolution", ["expert", "greedy"])
    assert expert == fingerprint("evolution", ["expert", "greedy"])
    assert expert != fingerprint("evolution", ["strong", "greedy"])
    assert expert != fingerprint("marine", ["expert", "greedy"])
    assert fingerprint("marine", ["ismcts:9"]) == fingerprint("marine", ["ismcts:9+0"])
    assert fingerprint("marine", ["ismcts:9"]) != fingerprint("marine", ["ismcts:9+1"])
    assert fingerprint("marine", ["cmd:bot"]) == fingerprint("marine", ["cmd:other"])


def test_a_fingerprint_covers_what_decides_a_game_and_nothing_else() -> None:
    found = {path.relative_to(PACKAGE).as_posix() for path in sources("dominant-species", {"greedy", "ismcts"})}
    assert found > {"core/state.py", "earth/facts.py", "games/dominant_species/cards.py", "bots/player.py"}
    assert found > {"games/dominant_species/bots/glance.py", "bots/search/tree.py", "bots/search/ismcts.py"}
    assert not found & {
        "games/marine/cards.py",
        "games/marine/bots/judge.py",
        "games/dominant_species/bots/levels.py",
        "games/dominant_species/terminal/table.py",
        "bots/search/foresight.py",
        "bots/ladder.py",
        "bots/advice.py",
    }


# ---- names ----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("spec", "bot", "budget"),
    [
        ("greedy", "greedy", Budget(iterations=200)),
        ("ismcts:400", "ismcts", Budget(iterations=400)),
        ("ismcts:50ms", "ismcts", Budget(milliseconds=50)),
        ("ismcts:400x2", "ismcts", Budget(iterations=400, trees=2)),
        ("foresight:64", "foresight", Budget(iterations=64)),
        ("rollout:50msx3", "rollout", Budget(milliseconds=50, trees=3)),
        ("ismcts:400+12", "ismcts", Budget(iterations=400, steps=12)),
        ("rollout:50ms+0x3", "rollout", Budget(milliseconds=50, steps=0, trees=3)),
    ],
)
def test_a_spec_is_a_bot_with_its_budget(spec: str, bot: str, budget: Budget) -> None:
    found = level("evolution", spec)
    assert (found.bot, found.budget, found.blunders) == (bot, budget, 0)


@pytest.mark.parametrize("name", game_names())
def test_a_level_is_a_spec(name: str) -> None:
    assert [level(name, known.name) for known in ladder(name)] == ladder(name)
    assert [known.name for known in ladder(name)] == ["beginner", "novice", "casual", "skilled", "strong", "expert"]


@pytest.mark.parametrize("spec", ["deep", "", ":400", "deep:400", "ismcts 400", "deep learner"])
def test_an_unknown_bot_is_refused(spec: str) -> None:
    with pytest.raises(OptionError, match=f"There is no bot “{spec}”; there are: beginner, "):
        player("evolution", spec)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_that_help_names_are_named_to_who_asks_for_another(lang: str) -> None:
    """But for what has capitals: it stands for any file or program."""
    with pytest.raises(OptionError) as refused:
        level("evolution", "deep")
    named = str(refused.value.message.args["expected"]).split(", ")
    forms = re.findall(r"[a-z]+(?:(?::[0-9][0-9a-z+]*)|(?=,))", say(Message("help-arena-bots"), lang))
    assert {"random", "greedy", "rollout:400", "ismcts:400", "ismcts:50ms", "foresight:400"} <= set(forms) <= set(named)
    for spec in filter(str.islower, named):
        assert level("evolution", spec).name == spec


SEARCHES = "is a number from 1 to 1000000, of milliseconds if ms follows"


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        *[
            (f"ismcts:{budget}", rf"“ismcts:{re.escape(budget)}” has a wrong budget: that of ismcts {SEARCHES}")
            for budget in ["", "0", "-1", "5s", "1000001", "99999999999999999999", "400x0", "400x100", "٣", "400x2+12"]
        ],
        ("rollout:400+", r"\+0 to \+999 for answers played on, and x1 to x99 for trees .* \(rollout:400\+12x2\)"),
        ("ismcts:+12", SEARCHES),
        ("ismcts:400+1000", r"\+0 to \+999"),
        ("foresight:64x2", rf"that of foresight {SEARCHES} \(foresight:400, foresight:50ms\)\.$"),
        ("foresight:64+12", SEARCHES),
        *[
            (f"{bot}:{budget}", f"^{bot} has no budget: write {bot}, not “{bot}:{budget}”\\.$")
            for bot, budget in [("greedy", ""), ("greedy", "5"), ("random", "50ms"), ("expert", "400")]
        ],
        ("ISMCTS:40", "Bots are named in small letters: write ismcts:40, not “ISMCTS:40”"),
        ("Greedy", "write greedy, not “Greedy”"),
        ("Expert", "write expert, not “Expert”"),
    ],
)
def test_what_is_wrong_with_a_known_bot_is_told(spec: str, words: str) -> None:
    with pytest.raises(OptionError, match=words):
        player("evolution", spec)


def test_every_game_has_a_ladder() -> None:
    assert all(ladder(name) and rulebook(name).name == name for name in game_names())
