"""Write the browser's types from the server's messages and the games' structs, or check that they are fresh.

``python -m tools.web_types`` writes ``web/src/generated/types.ts``; ``--check`` fails when it is stale.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

from twofold.server.api.schema import document

WEB = Path(__file__).parent.parent / "web"
TYPES = WEB / "src" / "generated" / "types.ts"
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
    fresh = generated()
    if "--check" not in arguments:
        TYPES.parent.mkdir(parents=True, exist_ok=True)
        TYPES.write_text(fresh, "utf-8")
        return 0
    if TYPES.exists() and TYPES.read_text("utf-8") == fresh:
        return 0
    sys.stderr.write("web/src/generated/types.ts is stale: run `make web-types`.\n")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
