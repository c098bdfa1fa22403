"""Routes about what everybody may know of others: profiles, ratings, the leaderboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.message import Message
from ....daily.deal import DAY_MS
from ....games import rulebook
from ...context import Call, Context
from ...people.names import MAX_NAME, name_key
from ...people.rating import MIN_GAMES
from ...store.ratings import Change, RatedGame, Standing, changes_at, leaders, rated_games_of, ratings_at, ratings_of
from ...store.store import User
from ...tables.entries import PUBLIC
from ...tables.hub import NotFound
from ..people_schemas import (
    Leaderboard,
    LeaderView,
    ProfileView,
    RatedGameView,
    RatingView,
    TablePlayers,
    TablePlayerView,
)
from ..schemas import Nothing
from .history import statistics_view
from .tables import seen

MAX_RATED_GAMES: Final = 20
MAX_LEADERS: Final = 100


async def profile(context: Context, call: Call, body: Nothing) -> ProfileView:
    """What everybody may know of an account by its `name`, or of your own: games, statistics, ratings."""
    user = await known_account(context, call, call.query.get("name", ""))
    statistics = await statistics_view(context, user.id)
    since = await context.store.since(user.id)
    return ProfileView(
        name=user.name,
        since=since - since % DAY_MS,
        games=sum([line.games for line in statistics.lines]),
        yours=user.id == call.user.id,
        statistics=statistics,
        ratings=[rating_view(standing) for standing in await ratings_of(context.store.database, user.id)],
        rated_games=[
            game_view(game) for game in await rated_games_of(context.store.database, user.id, MAX_RATED_GAMES)
        ],
    )


async def known_account(context: Context, call: Call, name: str) -> User:
    """An account by its name; without one the caller's."""
    shown = name[: 2 * MAX_NAME] or call.user.name
    known = (await context.store.account(name_key(shown)) or [None])[0] if name else call.user
    if known is None or known.account is None:
        raise NotFound(Message("server-no-profile", name=shown))
    return known


def rating_view(standing: Standing) -> RatingView:
    return RatingView(standing.game, standing.rating.shown, standing.rating.margin, standing.games)


def game_view(game: RatedGame) -> RatedGameView:
    """A game without the way to it, unless everybody may look at it."""
    return RatedGameView(
        table=game.table if game.visibility == PUBLIC else "",
        game=game.game,
        players=game.players,
        at=game.at,
        place=game.place,
        rating=game.after.shown,
        change=game.after.shown - game.before.shown,
    )


async def leaderboard(context: Context, call: Call, body: Nothing) -> Leaderboard:
    """Who is best at a game for certain."""
    game = rulebook(call.params["game"]).name
    found = await leaders(context.store.database, game, MAX_LEADERS, context.now())
    lines = [
        LeaderView(place, leader.name, leader.rating.shown, leader.rating.margin, leader.games)
        for place, leader in enumerate(found, 1)
    ]
    return Leaderboard(game, MIN_GAMES, lines)


async def players(context: Context, call: Call, body: Nothing) -> TablePlayers:
    """Who plays at a table: profiles, ratings, and what a rated game has done to them."""
    table = await seen(context, call)
    owners = [chair.user for chair in table.chairs]
    users = {user: await context.store.user(user) for user in set(owners) if user}
    known = await ratings_at(context.store.database, sorted(users), table.created.game)
    changes = await changes_at(context.store.database, table.id) if table.created.rated else []
    return TablePlayers(
        [player_view(seat, users.get(user), known.get(user), changes) for seat, user in enumerate(owners)]
    )


def player_view(seat: int, user: User | None, standing: Standing | None, changes: Sequence[Change]) -> TablePlayerView:
    change = next((change for change in changes if change.seat == seat), None)
    return TablePlayerView(
        seat=seat,
        profile=user.name if user is not None and user.account is not None else "",
        rating=rating_view(standing) if standing is not None else None,
        change=change.after.shown - change.before.shown if change is not None else None,
        after=change.after.shown if change is not None else None,
    )
