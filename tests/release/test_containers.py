"""Dockerfile and compose.yaml say what the server can do, and nothing else."""

import re
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

from twofold.cli.serve import serve

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
VARIABLES = {parameter.envvar for parameter in serve.params}


def test_every_variable_is_one_that_the_server_reads() -> None:
    named = set(re.findall(r"\b(TWOFOLD_\w+)=", DOCKERFILE))
    for service in ("server", "server2"):
        named |= {name for name in COMPOSE["services"][service]["environment"] if name.startswith("TWOFOLD_")}
    assert named
    assert named <= VARIABLES


def test_the_image_runs_without_rights() -> None:
    last_user = re.findall(r"^USER (\S+)", DOCKERFILE, re.MULTILINE)[-1]
    assert last_user != "root"
    assert DOCKERFILE.index("USER twofold") < DOCKERFILE.index("ENTRYPOINT")


def test_two_servers_stand_behind_a_proxy_and_only_the_proxy_is_reached_from_outside() -> None:
    services = COMPOSE["services"]
    assert services["server"]["build"] == services["server2"]["build"] == "."
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    for server in ("server", "server2"):
        assert f"{server}:8000" in services["proxy"]["command"]
        assert services[server]["depends_on"]["database"]["condition"] == "service_healthy"


def test_every_volume_is_declared() -> None:
    used = {
        volume.split(":")[0]
        for service in COMPOSE["services"].values()
        for volume in service.get("volumes", [])
    }
    assert used == set(COMPOSE["volumes"])
