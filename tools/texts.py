"""Check the texts, and write what the browser's compiler has to know of them.

``python -m tools.texts`` fails when a language lacks a text or has one too many, when a text is not used, or
when it is used with other parameters than it takes. Ids are literals where they are used; families begin with
one, like ``f"card-{name}"``.
"""

import ast as python
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent
PYTHON = ROOT / "src" / "twofold"
WEB = ROOT / "web" / "src"
REFERENCE = "en"
FUNCTIONS = {"IS", "FORM", "NUMBER", "DATETIME"}
PAGES = {"guide"}
"""Long texts that are read as they are."""

RULE = re.compile(r"\b(?!SHA-)[A-Z]{3,}-\d")
"""The id of a rule. Where it helps, it ends the description of an option, which the page makes a link."""

UNASKED = PAGES | {"language-name"}
"""What is read from the files themselves."""

OF_EVERY_GAME = ("option-", "preset-", "tagline", "keys", "lesson-")
"""What the shell asks every game for: options, presets and steps of its lesson by name, and its keys."""


class Parts(Visitor):
    """What a pattern says, its parameters, and the forms and functions that it asks for."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.forms: set[str] = set()
        self.functions: set[str] = set()
        self.said = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.said += node.value

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        if node.id.name == "FORM":
            self.forms |= {str(named.value.parse()["value"]) for named in node.arguments.named}
        self.generic_visit(node)


class File(NamedTuple):
    """One language of one catalogue: what each text takes, attributes as ``id.attribute``."""

    path: Path
    texts: Mapping[str, frozenset[str]]
    forms: frozenset[str]
    faults: tuple[str, ...]


class Catalogue(NamedTuple):
    """The texts of a folder."""

    name: str
    folder: Path

    @property
    def languages(self) -> list[str]:
        return sorted(file.stem for file in self.folder.glob("*.ftl"))

    def file(self, language: str) -> File:
        return read(self.folder / f"{language}.ftl")


def catalogues() -> list[Catalogue]:
    """The shell's, and those of the games that have one."""
    games = sorted((PYTHON / "games").glob("*/texts"))
    return [
        Catalogue("shell", PYTHON / "texts"),
        *(
            Catalogue(folder.parent.name.replace("_", "-"), folder)
            for folder in games
            if any(folder.glob("*.ftl"))
        ),
    ]


def read(path: Path) -> File:
    """What a file holds."""
    texts: dict[str, frozenset[str]] = {}
    forms: set[str] = set()
    faults: list[str] = []
    for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            faults.append(f"cannot be read at {(entry.content or '').strip()[:80]!r}")
        if not isinstance(entry, ast.Message):
            continue
        for name, pattern in _patterns(entry):
            parts = Parts()
            parts.visit(pattern)
            faults += [f"{name} asks for an unknown function {odd}" for odd in parts.functions - FUNCTIONS]
            faults += [f"{name} stands there twice"] if name in texts else []
            if name not in PAGES and not name.endswith(".description") and RULE.search(parts.said):
                faults.append(f"{name} says the id of a rule, which is a link (docs/wording.md)")
            texts[name] = frozenset(parts.variables)
            forms |= parts.forms
    return File(path, texts, frozenset(forms), tuple(faults))


def _patterns(entry: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if entry.value:
        yield entry.id.name, entry.value
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", attribute.value


# ---- One language beside another


def unlike(catalogue: Catalogue) -> Iterator[str]:
    """Where a language says other things than the reference, or the same with other parameters."""
    files = {language: catalogue.file(language) for language in catalogue.languages}
    forms = frozenset().union(*(file.forms for file in files.values()))
    wanted = _but_for_forms(files[REFERENCE], forms)
    for language, file in files.items():
        here = f"{catalogue.name}/{language}"
        found = _but_for_forms(file, forms)
        yield from (f"{here}: {fault}" for fault in file.faults)
        yield from (f"{here}: {name} is missing" for name in sorted(wanted.keys() - found.keys()))
        yield from (
            f"{here}: {name} is in no other language" for name in sorted(found.keys() - wanted.keys())
        )
        for name in sorted(wanted.keys() & found.keys()):
            if odd := found[name] - wanted[name]:
                yield f"{here}: {name} has parameters that English has not: {', '.join(sorted(odd))}"


def _but_for_forms(file: File, forms: frozenset[str]) -> dict[str, frozenset[str]]:
    """Languages differ in the forms of their nouns: whoever lacks one says the noun as it is."""
    return {name: takes for name, takes in file.texts.items() if name.partition(".")[2] not in forms}


# ---- The texts beside the code


class Use(NamedTuple):
    """A text as the code names it; a family ends in ``*``."""

    name: str
    takes: frozenset[str] | None
    where: str


LITERAL = re.compile(r"""["'`]([a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]+)?)["'`]""")
FAMILY = re.compile(r"`([a-z0-9-]+-)\$\{")


def python_uses(files: list[Path], speakers: frozenset[str]) -> Iterator[Use]:
    """Every call of ``text("id", …)`` in these files."""
    for path in files:
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if not (isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.args):
                continue
            if node.func.id in speakers and (name := _named(node.args[0])):
                plain = all(keyword.arg for keyword in node.keywords)
                takes = frozenset(str(keyword.arg) for keyword in node.keywords) if plain else None
                yield Use(name, takes, f"{path.relative_to(ROOT)}:{node.lineno}")


def _named(first: python.expr) -> str | None:
    if isinstance(first, python.Constant) and isinstance(first.value, str):
        return first.value
    if isinstance(first, python.JoinedStr) and isinstance(first.values[0], python.Constant):
        return f"{first.values[0].value!s}*"
    return None


def web_names(files: list[Path]) -> set[str]:
    """Every literal in these files that could name a text; the compiler checks those that do."""
    found: set[str] = set()
    for path in files:
        code = path.read_text("utf-8")
        found |= set(LITERAL.findall(code)) | {f"{family}*" for family in FAMILY.findall(code)}
    return found


def misused(catalogue: Catalogue) -> Iterator[str]:
    """Texts that the code asks for and nobody wrote, that nobody asks for, or that take other parameters."""
    texts = catalogue.file(REFERENCE).texts
    uses = list(
        python_uses(_python_of(catalogue), frozenset({"shell" if catalogue.name == "shell" else "text"}))
    )
    for use in uses:
        if use.name.endswith("*"):
            if not any(name.startswith(use.name[:-1]) for name in texts):
                yield f"{use.where}: no text of {catalogue.name} begins like {use.name}"
        elif use.name not in texts:
            yield f"{use.where}: {catalogue.name} has no text {use.name}"
        elif use.takes is not None and use.takes != texts[use.name]:
            yield f"{use.where}: {use.name} takes {sorted(texts[use.name])}, not {sorted(use.takes)}"
    names = {use.name for use in uses} | web_names(_web_of(catalogue))
    families = tuple(name[:-1] for name in names if name.endswith("*"))
    for name in sorted(texts):
        message = name.partition(".")[0]
        if not (message in names or message.startswith((*families, *OF_EVERY_GAME)) or message in UNASKED):
            yield f"{catalogue.name}: nobody says {name}"


def _python_of(catalogue: Catalogue) -> list[Path]:
    if catalogue.name != "shell":
        return sorted(catalogue.folder.parent.rglob("*.py"))
    return sorted(path for path in PYTHON.rglob("*.py") if PYTHON / "games" not in path.parents)


def _web_of(catalogue: Catalogue) -> list[Path]:
    folder = WEB if catalogue.name == "shell" else WEB / "games" / catalogue.name
    return sorted(
        path
        for path in folder.rglob("*")
        if path.suffix in {".ts", ".svelte"}
        and ".test." not in path.name
        and (catalogue.name != "shell" or not {"games", "generated"} & set(path.relative_to(WEB).parts))
    )


# ---- For the browser's compiler


def generated() -> str:
    """What every text takes, as TypeScript."""
    lines = ["/** Made by `python -m tools.web_types` from the English texts. */", ""]
    lines += ['import type { Value } from "../messages/fluent";', ""]
    for catalogue in catalogues():
        name = "".join(part.capitalize() for part in catalogue.name.split("-"))
        lines.append(f"export interface {name}Texts {{")
        texts = catalogue.file(REFERENCE).texts
        lines += [
            f'  "{text}": {_type(takes)};'
            for text, takes in sorted(texts.items())
            if not text.startswith("terminal-") and text not in PAGES
        ]
        lines += ["}", ""]
    return "\n".join(lines)


def _type(takes: frozenset[str]) -> str:
    return f"{{ {'; '.join(f'{name}: Value' for name in sorted(takes))} }}" if takes else "null"


def faults() -> list[str]:
    """All that is wrong."""
    return [fault for each in catalogues() for fault in (*unlike(each), *misused(each))]


def main() -> int:
    """Say what is wrong, if anything is."""
    found = faults()
    for fault in found:
        sys.stderr.write(f"{fault}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
