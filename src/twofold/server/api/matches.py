"""The routes of matches that have been played. Who may have it is asked before anything is worked out."""

import re
from asyncio import to_thread
from typing import IO, Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from twofold.engine import Header
from twofold.replays import Replay, file_name
from twofold.server.jobs.archive import Wanted, in_chunks
from twofold.server.jobs.finished_matches import hidden_proof_of, viewer_named
from twofold.server.protocol import errors as no
from twofold.server.protocol.analysis import AnalysisShown
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.http import MatchFigures, Problem, Proof
from twofold.server.protocol.practice import PracticeShown, TakePractice
from twofold.server.runtime import Runtime
from twofold.server.table.match import StoredMatch

MatchId = Annotated[str, PathParameter(max_length=64, description="The id of a match.")]
TheRuntime = NamedDependency[Runtime]
JSON = "application/json"
FILE_NAME = re.compile(rb'<meta name="file-name" content="([a-z0-9-]+)">')
HEAD_BYTES = 2_000
MOST_PRACTISED = 64 * 1024
"""What somebody did since a moment may be longer than other bodies: it is all that is known of them."""


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    return {status: ResponseSpec(Problem, description="Turned down.") for status in (400, *statuses, 429)}


async def _require_over(runtime: Runtime, match: str) -> None:
    if await runtime.logs.match_under_way(match):
        raise TurnedDown(no.NOT_OVER)


async def _streamed(runtime: Runtime, wanted: Wanted, media_type: str, ending: str = "") -> Any:
    """What is wanted, piece by piece; with an ending, as a file to keep under its own name."""
    await _require_over(runtime, wanted.match)
    file = await runtime.archive.opened(wanted)
    name = await to_thread(_name_in, file) if ending else ""
    headers = {"Content-Disposition": f"attachment; filename={name}.{ending}"} if ending else {}
    return Stream(in_chunks(file), media_type=media_type, headers=headers)


def _name_in(file: IO[bytes]) -> str:
    """What a log or an exported match is to be called, from its first lines."""
    head = file.readline()
    if head.startswith(b"{"):
        name = file_name(msgspec.json.decode(head, type=Header))
    else:
        found = FILE_NAME.search(head + file.read(HEAD_BYTES))
        name = found[1].decode() if found else "twofold"
    file.seek(0)
    return name


@get(
    "/api/matches/{match:str}/log", media_type="application/x-ndjson", responses=problems(404, 409, 500, 503)
)
async def show_log(runtime: TheRuntime, match: MatchId) -> Response[str]:
    """The log of a match that is over."""
    shown: Response[str] = await _streamed(runtime, Wanted(match, "log"), "application/x-ndjson", "jsonl")
    return shown


@get("/api/matches/{match:str}/replay", responses=problems(404, 409, 500, 503))
async def show_replay(
    runtime: TheRuntime, match: MatchId, viewer: Annotated[str, QueryParameter(max_length=20)] = "everyone"
) -> Response[Replay]:
    """A match that is over, step by step; whoever looks at one may want to play on."""
    await runtime.practice.get_ready()
    wanted = Wanted(match, "replay", viewer_named(viewer))
    shown: Response[Replay] = await _streamed(runtime, wanted, JSON)
    return shown


@get("/api/matches/{match:str}/export", media_type="text/html", responses=problems(404, 409, 500, 503))
async def export_match(runtime: TheRuntime, match: MatchId) -> Response[str]:
    """A match that is over as one HTML file that replays it offline, from every seat."""
    shown: Response[str] = await _streamed(runtime, Wanted(match, "export"), "text/html", "html")
    return shown


@get("/api/matches/{match:str}/proof", responses=problems(404, 500, 503))
async def show_proof(runtime: TheRuntime, match: MatchId) -> Response[Proof]:
    """What proves the shuffles."""
    play: StoredMatch | None = await runtime.logs.match_under_way(match)
    if play:
        return Response(hidden_proof_of(play.header))
    with await runtime.archive.opened(Wanted(match, "proof")) as file:
        return Response(msgspec.json.decode(file.read(), type=Proof))


@get("/api/matches/{match:str}/figures", responses=problems(404, 409, 500, 503))
async def show_figures(runtime: TheRuntime, match: MatchId) -> Response[MatchFigures]:
    """What a match that is over adds to the figures of those who played it."""
    shown: Response[MatchFigures] = await _streamed(runtime, Wanted(match, "figures"), JSON)
    return shown


@get("/api/matches/{match:str}/analysis", responses=problems(404, 409, 500, 503))
async def show_analysis(runtime: TheRuntime, match: MatchId) -> Response[AnalysisShown]:
    """What every decision of a match that is over promised; asked for the first time, it is begun."""
    await _require_over(runtime, match)
    shown: Response[Any] = Response(await runtime.analyses.asked(match), media_type=JSON)
    return shown


@post(
    "/api/matches/{match:str}/practice",
    status_code=200,
    responses=problems(404, 409, 413, 500, 503),
    request_max_body_size=MOST_PRACTISED,
)
async def take_practice(
    runtime: TheRuntime, match: MatchId, data: JSONBody[TakePractice]
) -> Response[PracticeShown]:
    """A moment of a match that is over, played on from one seat; bots take the others."""
    await _require_over(runtime, match)
    shown: Response[Any] = Response(await runtime.practice.play(match, data), media_type=JSON)
    return shown


handlers: list[HTTPRouteHandler] = [
    show_log,
    show_replay,
    export_match,
    show_proof,
    show_figures,
    show_analysis,
    take_practice,
]
