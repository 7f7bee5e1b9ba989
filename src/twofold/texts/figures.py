"""Figures as they are written: a minus is a minus sign, and never a hyphen."""


def figure(number: float, form: str = "") -> str:
    """A number, in a form like ``+d`` where it is told what is gained."""
    return with_minus(format(number, form))


def with_minus(written: str) -> str:
    """A figure that somebody else has written."""
    return written.replace("-", "\N{MINUS SIGN}")
