"""A Dockerfile read and lived through without Docker: a folder stands for the root of each stage.

What is copied is exactly what the file names, less what ``.dockerignore`` names. What is run is the file's
own text, with absolute paths moved into that folder. Only five commands stand in for those of the image:
``pip`` is uv, both take packages from uv's cache, ``npm ci`` links what is installed already, and ``useradd``
and ``chown``, which need rights, do nothing.
"""

import fnmatch
import json
import posixpath
import re
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from tests.release.installing import BIN, ROOT, new_environment, stranger

ABSOLUTE = re.compile(r"(?<![\w.*/\\$-])/(?=\w)")
"""The slash that an absolute path begins with."""

PIP = """#!/bin/sh
[ "$1 $2" = "install --no-cache-dir" ] || exit 2
shift 2
exec "{uv}" pip install -q --python "{python}" "$@"
"""
UV = """#!/bin/sh
for word; do
  shift
  [ "$word" = --no-cache ] || set -- "$@" "$word"
done
exec "{uv}" "$@"
"""
NPM = """#!/bin/sh
[ "$1" = ci ] || exec "{npm}" "$@"
[ "$2" = --omit=dev ] && exec "{python}" -m tests.release.linked "$PWD"
exit 2
"""
NOTHING = "#!/bin/sh\n"


@dataclass(frozen=True)
class Instruction:
    """One line of the file, put together again where it was broken."""

    word: str
    text: str

    def options(self) -> dict[str, str]:
        """Its ``--name=value``s."""
        return dict(re.findall(r"^--(\S+?)=(\S+)", self.text)) if self.text.startswith("--") else {}

    def rest(self) -> str:
        """All but its options."""
        return re.sub(r"^(--\S+\s+)+", "", self.text)


@dataclass
class Stage:
    """A stage as it is written, and as it was lived through."""

    name: str
    instructions: list[Instruction]
    root: Path = Path()
    folder: str = "/"
    variables: dict[str, str] = field(default_factory=dict)

    def place(self, path: str) -> Path:
        """Where a path of the stage is on this machine."""
        return self.root / posixpath.join(self.folder, path).lstrip("/")

    def moved(self, command: str) -> str:
        """A command with its absolute paths under the stage's root."""
        return ABSOLUTE.sub(f"{self.root}/", command)


def stages(text: str) -> list[Stage]:
    """The stages of a Dockerfile, in its order; a last one without a name is called ``image``."""
    found: list[Stage] = []
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    for line in re.sub(r"\\\n\s*", "", "\n".join(lines)).splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "FROM":
            found.append(Stage(rest.partition(" AS ")[2] or "image", []))
        elif word:
            found[-1].instructions.append(Instruction(word, rest.strip()))
    return found


class Replay:
    """All stages of a Dockerfile, one after the other."""

    def __init__(self, context: Path, folder: Path) -> None:
        self._context = context
        self._shims = folder / "shims"
        self._ignored = [
            line.strip("/")
            for line in (context / ".dockerignore").read_text("utf-8").splitlines()
            if line and not line.startswith("#")
        ]
        self._put_shims(new_environment(folder / "environment") / "python")
        self.stages = {stage.name: stage for stage in stages((context / "Dockerfile").read_text("utf-8"))}
        for stage in self.stages.values():
            stage.root = folder / stage.name
            stage.root.mkdir()
            for instruction in stage.instructions:
                self._follow(stage, instruction)

    def _put_shims(self, python: Path) -> None:
        self._shims.mkdir()
        shims = {
            "pip": PIP.format(uv=BIN / "uv", python=python),
            "uv": UV.format(uv=BIN / "uv"),
            "npm": NPM.format(npm=BIN / "npm", python=BIN / "python"),
            "useradd": NOTHING,
            "chown": NOTHING,
        }
        for name, text in shims.items():
            (self._shims / name).write_text(text, "utf-8")
            (self._shims / name).chmod(0o755)

    def _follow(self, stage: Stage, instruction: Instruction) -> None:
        match instruction.word:
            case "WORKDIR":
                stage.folder = posixpath.join(stage.folder, instruction.text)
                stage.place(".").mkdir(parents=True, exist_ok=True)
            case "COPY":
                self._copy(stage, instruction)
            case "RUN":
                self._run(stage, instruction)
            case "ENV":
                stage.variables |= dict(pair.split("=", 1) for pair in instruction.text.split())
            case "LABEL" | "USER" | "VOLUME" | "EXPOSE" | "HEALTHCHECK" | "ENTRYPOINT":
                pass
            case unknown:
                raise AssertionError(f"The replay of the Dockerfile does not know {unknown}.")

    def _copy(self, stage: Stage, instruction: Instruction) -> None:
        other = instruction.options().get("from")
        *sources, target = instruction.rest().split()
        for source in sources:
            origin = self.stages[other].place(source) if other else self._context / source
            assert origin.exists(), f"COPY {instruction.text}: there is no {source}"
            aim = stage.place(target)
            if origin.is_dir():
                ignore = None if other else self._left_out
                shutil.copytree(origin, aim, symlinks=True, ignore=ignore, dirs_exist_ok=True)
            else:
                into_folder = target.endswith("/") or aim.is_dir()
                (aim if into_folder else aim.parent).mkdir(parents=True, exist_ok=True)
                shutil.copy(origin, aim)

    def _left_out(self, folder: str, names: list[str]) -> set[str]:
        return {name for name in names if self._is_ignored(Path(folder, name).relative_to(self._context))}

    def _is_ignored(self, path: Path) -> bool:
        """Whether ``.dockerignore`` names it; what lies in an ignored folder is never asked for."""
        return any(
            fnmatch.fnmatch(path.name, pattern.removeprefix("**/"))
            if pattern.startswith("**/")
            else path.as_posix() == pattern
            for pattern in self._ignored
        )

    def _run(self, stage: Stage, instruction: Instruction) -> None:
        variables = self.variables(stage)
        variables["PATH"] = f"{self._shims}:{BIN}:{variables['PATH']}"
        done = subprocess.run(
            ["sh", "-ec", stage.moved(instruction.rest())],
            cwd=stage.place("."),
            env={**variables, "PYTHONPATH": str(ROOT)},
            check=False,
            text=True,
            capture_output=True,
        )
        assert done.returncode == 0, f"RUN {instruction.text}\n{done.stdout}{done.stderr}"

    def variables(self, stage: Stage) -> dict[str, str]:
        """What a command of a stage finds in its environment."""
        known = stranger()
        told = {name: stage.moved(value) for name, value in stage.variables.items()}
        return known | {name: value.replace("$PATH", known["PATH"]) for name, value in told.items()}

    def command(self, stage: Stage, word: str) -> list[str]:
        """What an ``ENTRYPOINT`` or ``HEALTHCHECK`` runs, found where the image finds it."""
        text = next(each.rest() for each in stage.instructions if each.word == word).removeprefix("CMD ")
        name, *arguments = json.loads(text)
        found = shutil.which(name, path=self.variables(stage)["PATH"])
        assert found, name
        return [found, *arguments]
