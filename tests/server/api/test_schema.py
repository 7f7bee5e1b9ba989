"""The published document: complete, documented, and no request that it allows breaks the server."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings

from tests.server.crashing import Role
from tests.server.running import Server
from tests.server.test_crashes import Mortal
from twofold.engine import installed_games
from twofold.server import protocol
from twofold.server.api.schema import document
from twofold.server.protocol.ws import CloseCode

PROTOCOL_PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text("utf-8")
HOSTING_PAGE = (Path(__file__).parents[3] / "docs" / "server.md").read_text("utf-8")
CASES = 15
"""How many requests are made up for each operation."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server process for requests of all kinds."""
    process = Mortal(str(tmp_path_factory.mktemp("schema") / "x.sqlite3"), Role())
    yield f"http://127.0.0.1:{process.port}"
    process.end()


OPERATIONS = [
    f"{method.upper()} {path}" for path, methods in document()["paths"].items() for method in methods
]


tried = pytest.mark.xdist_group("operations")
"""All in one worker: what makes up requests is loaded once, and asks one server."""


@cache
def operations() -> dict[str, Any]:
    """By name; who tries none of them does not load what makes up requests."""
    import schemathesis
    from schemathesis.core.result import Ok

    every = schemathesis.openapi.from_dict(document()).get_all_operations()
    return {found.ok().label: found.ok() for found in every if isinstance(found, Ok)}


@tried
@pytest.mark.parametrize("name", OPERATIONS)
def test_no_request_makes_the_server_fail(name: str, address: str) -> None:
    from schemathesis import checks

    wanted = [
        checks.not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_schema_conformance,
    ]

    @settings(
        max_examples=CASES,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operations()[name].as_strategy())
    def asked(case: Any) -> None:
        case.validate_response(case.call(base_url=address), checks=wanted)

    asked()


@tried
def test_every_operation_is_tried() -> None:
    assert list(operations()) == OPERATIONS


async def test_the_server_shows_its_own_document(server: Server) -> None:
    for path in ("/schema/openapi.json", "/schema/openapi.yaml"):
        assert (await server.http.get(path)).status_code == 404
    assert "swagger" not in (await server.http.get("/schema/swagger")).text
    shown = (await server.http.get("/api/schema")).json()
    assert shown["openapi"].startswith("3.1")
    assert shown == msgspec.json.decode(msgspec.json.encode(document()))


@pytest.mark.parametrize("game_id", list(installed_games))
def test_every_game_has_its_types_in_the_document(game_id: str) -> None:
    prefix = "".join(word.capitalize() for word in game_id.split("-"))
    schemas = document()["components"]["schemas"]
    for name in ("View", "Action", "Event", "Options"):
        assert f"{prefix}{name}" in schemas


def test_every_reference_in_the_document_leads_somewhere() -> None:
    text = msgspec.json.encode(document()).decode()
    schemas = document()["components"]["schemas"]
    assert set(re.findall(r'"#/components/schemas/([^"]+)"', text)) <= set(schemas)


def shapes() -> list[Any]:
    """Every struct on the wire; what is said to bots stays between processes of the server."""
    names = [found.name for found in iter_modules(protocol.__path__) if found.name != "bots"]
    modules = [import_module(f"{protocol.__name__}.{name}") for name in names]
    return [
        kind
        for each in modules
        for kind in vars(each).values()
        if getattr(kind, "__module__", "") == each.__name__ and hasattr(kind, "__struct_config__")
    ]


def test_the_document_says_what_every_message_and_body_is_bug() -> None:
    """Those of practice, puzzles and today's deal stood there without a word, and with moves of any kind."""
    schemas = document()["components"]["schemas"]
    untold = [kind.__name__ for kind in shapes() if "description" not in schemas.get(kind.__name__, {})]
    assert untold == []


def test_the_protocol_page_names_every_message_and_body() -> None:
    own = shapes()
    assert len(own) > 30
    for kind in own:
        name = kind.__struct_config__.tag or kind.__name__
        assert f"`{name}`" in PROTOCOL_PAGE, name


def test_the_protocol_page_names_every_close_code() -> None:
    for code in CloseCode:
        assert f"| {int(code)} | `{code.name}` |" in PROTOCOL_PAGE


def test_the_protocol_page_names_every_path() -> None:
    for path in document()["paths"]:
        assert re.sub(r"\{(\w+)\}", r"{\1}", path) in PROTOCOL_PAGE, path


def test_the_hosting_page_names_every_flag_and_variable() -> None:
    from twofold.cli.serve import backup, restore_command, serve

    for command in (serve, backup, restore_command):
        for parameter in command.params:
            if parameter.param_type_name == "option":
                assert f"`{parameter.opts[0]}`" in HOSTING_PAGE, parameter.opts[0]
                # The language is read before all other flags, and so is its variable.
                variable = "TWOFOLD_LANGUAGE" if parameter.name == "language" else parameter.envvar
                assert f"`{variable}`" in HOSTING_PAGE, variable
