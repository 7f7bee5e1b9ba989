"""What Duet says, one file a language."""

from twofold.texts import texts_of

text = texts_of("duet", __package__)
