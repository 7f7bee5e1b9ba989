"""Writes ``pictures.json``: which icon of which set the browser's build draws on each face of DUOS.

python -m tools.duos.pictures
"""

import json
from pathlib import Path

from twofold.games.duos.cards import faces_by_key

TARGET = Path(__file__).parents[2] / "src/twofold/games/duos/pictures.json"


def written() -> str:
    """The icon of each face, by the face's key."""
    return json.dumps({key: face.icon for key, face in faces_by_key().items()}, indent=2) + "\n"


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
