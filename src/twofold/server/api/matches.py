"""The routes of matches that have been played. Who may have it is asked before anything is worked out."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter
from litestar.response import Stream

from twofold.replays import Replay
from twofold.server.archivist import in_chunks
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.http import AnalysisShown, Problem, Proof
from twofold.server.runtime import Runtime
from twofold.server.store.archive import Wanted, hidden_proof_of, viewer_named
from twofold.server.table.match import StoredMatch

MatchId = Annotated[str, PathParameter(max_length=64, description="The id of a match.")]
TheRuntime = NamedDependency[Runtime]
JSON = "application/json"


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    return {status: ResponseSpec(Problem, description="Turned down.") for status in (400, *statuses, 429)}


async def _require_over(runtime: Runtime, match: str) -> None:
    if await runtime.match_under_way(match):
        raise TurnedDown(no.NOT_OVER)


async def _streamed(runtime: Runtime, wanted: Wanted, media_type: str, file_name: str = "") -> Any:
    """What is wanted, piece by piece, as a file to keep if it has a name."""
    await _require_over(runtime, wanted.match)
    file = await runtime.archivist.opened(wanted)
    headers = {"Content-Disposition": f"attachment; filename={file_name}"} if file_name else {}
    return Stream(in_chunks(file), media_type=media_type, headers=headers)


@get("/api/matches/{match:str}/log", media_type="application/x-ndjson", responses=problems(404, 409, 503))
async def show_log(runtime: TheRuntime, match: MatchId) -> Response[str]:
    """The log of a match that is over."""
    name = f"{match}.twofold.jsonl"
    shown: Response[str] = await _streamed(runtime, Wanted(match, "log"), "application/x-ndjson", name)
    return shown


@get("/api/matches/{match:str}/replay", responses=problems(404, 409, 503))
async def show_replay(
    runtime: TheRuntime, match: MatchId, viewer: Annotated[str, QueryParameter(max_length=20)] = "everyone"
) -> Response[Replay]:
    """A match that is over, step by step."""
    wanted = Wanted(match, "replay", viewer_named(viewer))
    shown: Response[Replay] = await _streamed(runtime, wanted, JSON)
    return shown


@get("/api/matches/{match:str}/export", media_type="text/html", responses=problems(404, 409, 503))
async def export_match(runtime: TheRuntime, match: MatchId) -> Response[str]:
    """A match that is over as one HTML file that replays it offline, from every seat."""
    name = f"{match}.twofold.html"
    shown: Response[str] = await _streamed(runtime, Wanted(match, "export"), "text/html", name)
    return shown


@get("/api/matches/{match:str}/proof", responses=problems(404, 503))
async def show_proof(runtime: TheRuntime, match: MatchId) -> Response[Proof]:
    """What proves the shuffles."""
    play: StoredMatch | None = await runtime.match_under_way(match)
    if play:
        return Response(hidden_proof_of(play.header))
    with await runtime.archivist.opened(Wanted(match, "proof")) as file:
        return Response(msgspec.json.decode(file.read(), type=Proof))


@get("/api/matches/{match:str}/analysis", responses=problems(404, 409, 500, 503))
async def show_analysis(runtime: TheRuntime, match: MatchId) -> AnalysisShown:
    """What every decision of a match that is over promised; asked for the first time, it is begun."""
    await _require_over(runtime, match)
    return await runtime.analysts.asked(match)


handlers: list[HTTPRouteHandler] = [show_log, show_replay, export_match, show_proof, show_analysis]
