"""Why the server closes a WebSocket."""

from enum import IntEnum


class CloseCode(IntEnum):
    """Sent with a sentence as the reason."""

    TOO_BIG = 1009
    """A message was longer than 8 KiB."""

    RESTARTING = 1012
    """The server is being restarted: connect again."""

    TRY_AGAIN = 1013
    """The server cannot reach its database: connect again in a while."""

    NOT_UNDERSTOOD = 4000
    """The first message was no hello, or too many messages could not be read."""

    WRONG_TOKEN = 4001
    """The token opens no seat at this table, or no longer does."""

    NO_SPECTATORS = 4003
    """This table does not want to be watched."""

    NO_SUCH_TABLE = 4004
    """There is no table behind this link."""

    SILENT = 4008
    """No pong for too long."""

    TOO_SLOW = 4009
    """The client does not read what it is sent: connect again for a fresh view."""

    OLD_PROTOCOL = 4010
    """The client speaks another version: reload the page."""

    TOO_MANY = 4029
    """Too many messages or connections."""
