"""The room has nothing of its own but what it is given, so it runs unchanged in a browser's worker."""

import subprocess
import sys

from twofold.engine import installed_games


def test_a_match_of_each_game_is_played_where_sockets_threads_tasks_and_clocks_raise() -> None:
    command = [sys.executable, "-m", "tests.server.pure_room"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    played = dict(line.split() for line in done.stdout.splitlines())
    assert played.keys() == installed_games.keys()
    assert all(int(entries) > 10 for entries in played.values()), played
