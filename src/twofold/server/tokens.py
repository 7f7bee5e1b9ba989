"""Fresh tokens: the secrets of links, seats and matches, which only a server makes up."""

import secrets

from twofold.engine.dice import SEED_BYTES
from twofold.server.protocol.tokens import CODE_LENGTH, CODE_LETTERS, SECRET_BYTES


def new_secret() -> str:
    """The secret of a link or a seat, fit for an address."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_code() -> str:
    """A short code that people can type."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_seed() -> str:
    """The server seed of a match, in hexadecimal."""
    return secrets.token_hex(SEED_BYTES)
