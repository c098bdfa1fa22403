"""Mail leaves over TLS, to a server that proves who it is, or it does not leave."""

from __future__ import annotations

import base64
import ssl
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from tangledbank.server.ops.settings import Settings
from tangledbank.server.people import delivery
from tangledbank.server.people.delivery import Undelivered, hand_over

from ..sinks import HiddenMailSession, MailSession, Sink, certificate, sink

KINDS = {"starttls": MailSession, "tls": HiddenMailSession}
WAYS = pytest.mark.parametrize("security", KINDS)


@pytest.fixture
def trusting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Lets this process believe in a certificate, as the operator of a server would."""

    def believe(pem: Path) -> None:
        monkeypatch.setenv("SSL_CERT_FILE", str(pem))
        delivery.tls_context.cache_clear()

    delivery.tls_context.cache_clear()
    yield believe
    monkeypatch.undo()
    delivery.tls_context.cache_clear()


def send(box: Sink, security: str, host: str = "localhost") -> None:
    given = {"mail_server": host, "mail_port": box.port, "mail_from": "x@y.example", "mail_security": security}
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = "x@y.example", "a@b.example", "hello"
    message.set_content("dear")
    hand_over(Settings(mail_user="me", mail_password="secret", **given), message)  # type: ignore[arg-type]


@WAYS
def test_a_mail_goes_over_tls_with_its_password(tmp_path: Path, trusting: Any, security: str) -> None:
    pem = certificate(tmp_path, "localhost")
    trusting(pem)
    with sink(KINDS[security], pem) as box:
        send(box, security)
        assert b"Subject: hello" in box.wait(1)[0]
        assert [base64.b64decode(raw) for raw in box.signed_in] == [b"\0me\0secret"]


@WAYS
def test_a_server_that_nobody_vouches_for_gets_nothing(tmp_path: Path, trusting: Any, security: str) -> None:
    with sink(KINDS[security], certificate(tmp_path, "localhost")) as box:
        with pytest.raises(Undelivered, match=ssl.SSLCertVerificationError.__name__):
            send(box, security)
        assert (box.got, box.signed_in) == ([], [])


@WAYS
def test_a_certificate_of_another_host_is_none(tmp_path: Path, trusting: Any, security: str) -> None:
    pem = certificate(tmp_path, "other.example")
    trusting(pem)
    with sink(KINDS[security], pem) as box:
        with pytest.raises(Undelivered, match=ssl.SSLCertVerificationError.__name__):
            send(box, security)
        assert (box.got, box.signed_in) == ([], [])


@WAYS
def test_a_server_without_tls_gets_nothing(security: str) -> None:
    """Somebody on the way may have taken the offer out."""
    with sink(MailSession) as box:
        with pytest.raises(Undelivered) as caught:
            send(box, security)
        assert (box.got, box.signed_in) == ([], [])
    assert str(caught.value) in ("SMTPNotSupportedError", "SSLError")
