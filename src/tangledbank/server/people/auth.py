"""Authentication: everybody is a guest and can have an account. Cookies are signed and stored as fingerprints."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from typing import Final

from ...core.errors import BadInput
from ...core.message import Message
from ..http.limits import Limits
from ..store.database import Conflict
from ..store.store import Store, User
from .names import MAX_NAME, checked_name, name_key, no_name

COOKIE: Final = "tangledbank"
CONFIRM_PREFIX: Final = "confirm: "
DAY: Final = 86400
CONFIRM_WINDOW_MS: Final = 7 * 1000 * DAY
"""Milliseconds in which the question whether an address is somebody's can be answered."""
MIN_PASSWORD: Final = 8
MAX_PASSWORD: Final = 200
MAX_HASHES_AT_ONCE: Final = 2
"""Passwords that are hashed at the same time: each takes 64 MB and a core for a moment."""
WINDOW_S: Final = 600
"""Seconds in which attempts to sign in are counted."""
MAX_ATTEMPTS: Final = {"at": 10, "from": 30, "on": 100}
"""At an account from an address; from an address at any account; on an account from anywhere. The last is high, so
that a stranger cannot easily lock somebody out."""


class SignInFailed(BadInput):
    """Name or password is wrong; it is not said which."""


class NoAccount(BadInput):
    """Only for those who have an account."""


class Unknown(BadInput):
    """Nobody knows who you are: there is no cookie, or not any more."""


NOBODY: Final = User("", "", None, False, "", "")
"""Somebody who only looks and has no cookie."""


def fingerprint(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode()).hexdigest()


def checked_password(password: str) -> str:
    if not MIN_PASSWORD <= len(password) <= MAX_PASSWORD:
        raise BadInput(Message("server-bad-password", least=str(MIN_PASSWORD), most=str(MAX_PASSWORD)))
    return password


class Auth:
    """Sessions and accounts."""

    def __init__(self, store: Store, secret: bytes, limits: Limits, now: Callable[[], int], days: int = 365) -> None:
        self.store: Final = store
        self.secret: Final = secret
        self.limits: Final = limits
        self.now: Final = now
        self.hashing: Final = asyncio.Semaphore(MAX_HASHES_AT_ONCE)
        self.life: Final = 1000 * DAY * days
        """Milliseconds that a session lives without being used."""

    # ---- cookies --------------------------------------------------------------------------
    def sign(self, token: str) -> str:
        """A token as it stands in a cookie."""
        return f"{token}.{hmac.new(self.secret, token.encode(), sha256).hexdigest()}"

    def token_of(self, cookie: str) -> str | None:
        """The token of a cookie that we signed; anything else costs no look into the database."""
        token, dot, _ = cookie.rpartition(".")
        return token if dot and hmac.compare_digest(self.sign(token).encode(), cookie.encode()) else None

    async def user_of(self, cookie: str | None) -> User | None:
        """Whose cookie this is, if the session has not ended."""
        token = self.token_of(cookie) if cookie else None
        return await self.store.user_of(fingerprint(token), self.now() - self.life) if token else None

    async def renew(self, cookie: str, device: str = "") -> bool:
        """A user is here: once a day the session begins anew."""
        token = self.token_of(cookie)
        before = self.now() - 1000 * DAY
        return token is not None and await self.store.renew_session(fingerprint(token), self.now(), before, device)

    async def forget_sessions(self) -> None:
        """Those that have ended."""
        await self.store.end_old_sessions(self.now() - self.life)

    def question(self, user: str, email: str) -> str:
        """What a mail asks: whether an address is a user's. No session's token begins like this."""
        return urlsafe_b64encode(self.sign(f"{CONFIRM_PREFIX}{self.now()} {user} {email}").encode()).decode()

    def answer(self, question: str) -> tuple[str, str] | None:
        """The user and the address of a question that we asked not too long ago."""
        try:
            token = self.token_of(urlsafe_b64decode(question.encode()).decode())
        except ValueError:
            return None
        if token is None or not token.startswith(CONFIRM_PREFIX):
            return None
        asked, user, email = token.removeprefix(CONFIRM_PREFIX).split(" ", 2)
        return (user, email) if int(asked) > self.now() - CONFIRM_WINDOW_MS else None

    # ---- coming and going -------------------------------------------------------------------
    async def guest(self) -> tuple[User, str]:
        """A new guest, and the cookie."""
        key, token = f"u{secrets.token_urlsafe(12)}", secrets.token_urlsafe(24)
        name = f"Guest {secrets.randbelow(9000) + 1000}"
        await self.store.add_guest(key, name, fingerprint(token), self.now())
        return User(key, name, None, False, "", ""), self.sign(token)

    async def sign_up(self, user: User, name: str, password: str) -> str:
        """A guest becomes an account and keeps the games; the new cookie. The old one is worth nothing."""
        if user.account is not None:
            raise BadInput(Message("server-has-account"))
        shown = checked_name(name)
        hashed = await self.hashed(checked_password(password))
        try:
            token = secrets.token_urlsafe(24)
            made = await self.store.make_account(
                user.id, name_key(shown), shown, hashed, fingerprint(token), self.now()
            )
        except Conflict:
            raise no_name(shown) from None
        if not made:  # by another request meanwhile
            raise BadInput(Message("server-has-account"))
        return self.sign(token)

    async def rename(self, user: User, name: str) -> None:
        """Another name; an account is signed in to with it from now on. Nobody takes the name of an account."""
        shown = checked_name(name)
        account = name_key(shown)
        try:
            if user.account is None and await self.store.account(account) is not None:
                raise Conflict
            await self.store.rename(user.id, shown, None if user.account is None else account)
        except Conflict:
            raise no_name(shown) from None

    async def sign_in(self, name: str, password: str, address: str) -> tuple[User, str]:
        """A new session on this device: who it is, and the cookie."""
        name = name[: 2 * MAX_NAME]
        self.count_attempt(name_key(name), address)
        user, hashed = await self.proven(await self.store.accounts_like(name), password)
        token = secrets.token_urlsafe(24)
        if not await self.store.add_session(fingerprint(token), user.id, hashed, self.now()):
            raise SignInFailed(Message("server-sign-in-failed"))
        return user, self.sign(token)

    async def proven(self, candidates: list[tuple[User, str]], password: str) -> tuple[User, str]:
        """Whose password it is, with the hash; refused if nobody's. With no candidate it takes as long as with one."""
        for found in candidates:
            if await self.matches(found[1], password[:MAX_PASSWORD]):
                return found
        if not candidates:
            await self.matches(None, password[:MAX_PASSWORD])
        raise SignInFailed(Message("server-sign-in-failed"))

    def count_attempt(self, account: str, address: str) -> None:
        """Guessing is slow, wherever it comes from."""
        counted = {"at": f"{account} {address}", "from": address, "on": account}
        for way, name in counted.items():
            self.limits.spend(f"sign-in {way} {name}", MAX_ATTEMPTS[way], WINDOW_S)

    async def sign_out(self, cookie: str) -> None:
        """End the session of one device."""
        if token := self.token_of(cookie):
            await self.store.end_session(fingerprint(token))

    async def sign_out_everywhere(self, user: User) -> None:
        """End the sessions of all devices."""
        await self.store.end_sessions(user.id)

    def session_of(self, cookie: str) -> str:
        """The fingerprint of a cookie's session."""
        return fingerprint(self.token_of(cookie) or "")

    # ---- passwords ----------------------------------------------------------------------------
    async def change_password(self, user: User, cookie: str, old: str, new: str, address: str) -> None:
        """A new password for the old one; only the device with the cookie stays signed in."""
        if user.account is None:
            raise NoAccount(Message("server-needs-account"))
        checked_password(new)
        self.count_attempt(user.account, address)
        found = await self.store.account(user.account)
        _, before = await self.proven([found] if found else [], old)
        kept = fingerprint(self.token_of(cookie) or "")
        if not await self.store.change_password(user.id, before, await self.hashed(new), kept):
            raise SignInFailed(Message("server-sign-in-failed"))  # another change was faster: the old one is wrong now

    async def hashed(self, password: str) -> str:
        """The hash to be stored, made beside the loop that serves everybody."""
        from . import passwords  # whoever plays without a server has none

        async with self.hashing:
            return await asyncio.to_thread(passwords.hash_of, password)

    async def matches(self, hashed: str | None, password: str) -> bool:
        """Whether a password is the one; without a hash it takes as long."""
        from . import passwords

        async with self.hashing:
            return await asyncio.to_thread(passwords.matches, hashed, password)
