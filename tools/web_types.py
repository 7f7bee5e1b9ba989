"""Write the browser's types from the server's messages, the games' structs and the texts, or check them.

``python -m tools.web_types`` writes ``web/src/generated/``; ``--check`` fails when a file of it is stale.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

from tools import texts
from twofold.server.api.schema import document

WEB = Path(__file__).parent.parent / "web"
GENERATED = WEB / "src" / "generated"
FLAGS = ("--root-types", "--root-types-no-schema-prefix", "--alphabetize", "--empty-objects-unknown")


def generated() -> str:
    """The types as TypeScript, made by openapi-typescript."""
    with tempfile.TemporaryDirectory() as folder:
        schema, types = Path(folder, "schema.json"), Path(folder, "types.ts")
        schema.write_bytes(msgspec.json.encode(document()))
        command = ["node", "node_modules/openapi-typescript/bin/cli.js", str(schema), *FLAGS]
        subprocess.run([*command, "--output", str(types)], cwd=WEB, check=True, capture_output=True)
        return types.read_text("utf-8")


def main(arguments: list[str]) -> int:
    """Write, or with ``--check`` compare."""
    fresh = {GENERATED / "types.ts": generated(), GENERATED / "texts.ts": texts.generated()}
    if "--check" not in arguments:
        GENERATED.mkdir(parents=True, exist_ok=True)
        for path, content in fresh.items():
            path.write_text(content, "utf-8")
        return 0
    stale = [
        path for path, content in fresh.items() if not path.exists() or path.read_text("utf-8") != content
    ]
    for path in stale:
        sys.stderr.write(f"{path.relative_to(WEB.parent)} is stale: run `make web-types`.\n")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
