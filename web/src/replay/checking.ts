/** What of a match's proof was checked, and against what, in words. */
import { text } from "../messages";
import { commitmentOf, everySeatHasItsPlace, firstBrokenLine, type SavedLog } from "../proof";
import type { Keepsake } from "../promises";
import type { FirstChance } from "../table";
import { recomputed } from "./deals";

export interface Finding {
  claim: string;
  holds: boolean;
  detail: string;
  /** Checked against something that this browser kept, or only against the log itself. */
  against: "kept" | "file";
  numbers?: number[];
}

/** Checks one claim after the other; `firstView` is the first picture with everything open. */
export function checked<View>(
  log: SavedLog,
  kept: Keepsake | null,
  firstView: View,
  chance?: FirstChance<View>,
): Finding[] {
  const findings = [chain(log, kept), seed(log, kept), entropy(log, kept), end(log, kept), ...played(log)];
  if (!chance) return findings;
  const { purpose, numbers, shown } = recomputed(log, firstView, chance);
  const words = {
    true: text("proof-chance-shown"),
    false: text("proof-chance-not"),
    null: text("proof-chance-hidden"),
  };
  const claim = text("proof-chance", { purpose });
  const dealt = {
    claim,
    holds: shown !== false,
    detail: words[`${shown}`],
    against: "file" as const,
    numbers,
  };
  return [...findings, dealt];
}

/** The command that checks the log against the same. */
export function provingCommand(name: string, kept: Keepsake | null): string {
  const parts = [`twofold verify ${name}`];
  if (kept) parts.push(`--commitment ${kept.commitment}`);
  if (kept?.taken && kept.seat !== null) parts.push(`--entropy ${kept.seat}=${kept.sent}`);
  if (kept?.digest) parts.push(`--digest ${kept.digest}`);
  return parts.join(" ");
}

function chain({ lines, digest }: SavedLog, kept: Keepsake | null): Finding {
  const claim = text("proof-chain");
  const broken = firstBrokenLine(lines);
  if (broken !== null)
    return { claim, holds: false, detail: text("proof-chain-no", { line: broken }), against: "file" };
  const detail = text("proof-chain-yes", { lines: lines.length });
  if (!kept?.digest) return { claim, holds: true, detail, against: "file" };
  const holds = kept.digest === digest;
  return { claim, holds, detail: holds ? detail : text("proof-chain-other"), against: "kept" };
}

function seed(log: SavedLog, kept: Keepsake | null): Finding {
  const claim = text("proof-seed");
  const actual = commitmentOf(log);
  if (actual !== log.header.commitment) {
    return { claim, holds: false, detail: text("proof-seed-no"), against: "file" };
  }
  const detail = text("proof-seed-detail", { commitment: actual.slice(0, 16) });
  if (!kept) return { claim, holds: true, detail, against: "file" };
  const holds = kept.commitment === actual;
  return { claim, holds, detail: holds ? detail : text("proof-seed-other"), against: "kept" };
}

function entropy(log: SavedLog, kept: Keepsake | null): Finding {
  const claim = text("proof-entropy");
  const brought = log.header.entropy;
  if (!everySeatHasItsPlace(log)) {
    return { claim, holds: false, detail: text("proof-entropy-of-nobody"), against: "file" };
  }
  const detail = text("proof-entropy-detail", { seats: brought.filter(Boolean).length });
  if (!kept?.taken) {
    const own = kept?.sent ? text("proof-entropy-late") : "";
    return { claim, holds: true, detail: `${detail} ${own}`.trim(), against: "file" };
  }
  const holds = kept.seat === null ? brought.includes(kept.sent) : brought[kept.seat] === kept.sent;
  return { claim, holds, detail: holds ? detail : text("proof-entropy-other"), against: "kept" };
}

/** Practice is never proved: whoever played it could look at the cards of the match before. */
function played({ header: { practice } }: SavedLog): Finding[] {
  if (!practice) return [];
  const detail = text("proof-practice", { match: practice.match, entry: String(practice.at) });
  return [{ claim: text("proof-played"), holds: false, detail, against: "file" }];
}

function end({ over, digest }: SavedLog, kept: Keepsake | null): Finding {
  const claim = text("proof-end");
  if (over) return { claim, holds: true, detail: text("proof-end-over"), against: "file" };
  const holds = kept?.digest === digest;
  return {
    claim,
    holds,
    detail: holds ? text("proof-end-kept") : text("proof-end-open"),
    against: holds ? "kept" : "file",
  };
}
