"""The browser's proof is tested against a match that Python wrote and verifies."""

import hashlib
import json
import re

from tools.web_proof import PATH, fixture
from twofold.replays import examined, read


def test_the_match_of_the_browsers_tests_is_what_is_written_today() -> None:
    assert json.loads(PATH.read_bytes()) == json.loads(fixture())


def test_it_proves_in_python() -> None:
    assert all(finding.holds for finding in examined(read(json.loads(PATH.read_bytes())["log"])).findings)


def test_a_line_with_its_digest_blanked_is_what_was_digested() -> None:
    previous = ""
    for line in json.loads(PATH.read_bytes())["log"]:
        digest = json.loads(line)["digest"]
        bare = re.sub(r'"digest":"[0-9a-f]{64}"}$', '"digest":""}', line)
        assert hashlib.sha256((previous + bare).encode()).hexdigest() == digest
        previous = digest
