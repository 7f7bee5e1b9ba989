"""What DUOS says, one file a language."""

from twofold.texts import texts_of

text = texts_of("duos", __package__)
