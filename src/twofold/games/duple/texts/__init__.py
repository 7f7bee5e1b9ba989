"""What Duple says, one file a language."""

from twofold.texts import texts_of

text = texts_of("duple", __package__)
