"""A check of commit messages: a title of at most 72 characters, an empty line, and a body that says why.

`make check` runs it. It looks at the commits after the one that added this file, and none outside of git.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
LONGEST_TITLE = 72


def git(*arguments: str, root: Path = ROOT) -> str:
    """What a git command prints; raises `CalledProcessError` where it fails."""
    return subprocess.run(["git", *arguments], cwd=root, check=True, capture_output=True, text=True).stdout


def faults_of(message: str) -> list[str]:
    """What is wrong with the message of a commit, in sentences."""
    title, _, rest = message.strip().partition("\n")
    gap, _, body = rest.partition("\n")
    faults = []
    if len(title) > LONGEST_TITLE:
        faults.append(f"the title has {len(title)} characters, {LONGEST_TITLE} at most")
    if not title[:1].isupper():
        faults.append("the title begins with a small letter")
    if title.endswith("."):
        faults.append("the title ends with a full stop")
    if gap or not body.strip():
        faults.append("the why is missing: an empty line after the title, then a body")
    return faults


def messages_since(added: str, root: Path = ROOT) -> list[tuple[str, str]]:
    """Hash and message of each commit after the one that added a file; merges are left out."""
    try:
        first = git("log", "--diff-filter=A", "--format=%H", "--", added, root=root).split()[-1:]
    except (OSError, subprocess.CalledProcessError):
        return []
    if not first:
        return []
    log = git("log", "--no-merges", "--format=%h%x00%B%x01", f"{first[0]}..HEAD", root=root)
    pairs = [entry.strip().split("\0", 1) for entry in log.split("\1") if entry.strip()]
    return [(commit, message) for commit, message in pairs]


def main() -> None:
    """Name each commit whose message has a fault."""
    found = [
        f"{commit} {message.splitlines()[0]!r}: {fault}"
        for commit, message in messages_since("tools/commits.py")
        for fault in faults_of(message)
    ]
    sys.exit("\n".join(found) or None)


if __name__ == "__main__":
    main()
