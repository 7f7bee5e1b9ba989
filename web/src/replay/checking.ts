/** What of a match's proof was checked, in words. */
import { text } from "../messages";
import { commitmentOf, firstBrokenLine, type SavedLog } from "../proof";
import type { FirstChance } from "../table";
import { recomputed } from "./deals";

export interface Finding {
  claim: string;
  holds: boolean;
  detail: string;
  numbers?: number[];
}

/** Checks one claim after the other; `firstView` is the first picture with everything open. */
export function checked<View>(log: SavedLog, firstView: View, chance?: FirstChance<View>): Finding[] {
  const findings = [chain(log), seed(log)];
  if (!chance) return findings;
  const { purpose, numbers, shown } = recomputed(log, firstView, chance);
  const words = { true: text.proof.chanceShown, false: text.proof.chanceNot, null: text.proof.chanceHidden };
  const claim = text.proof.chance(purpose);
  return [...findings, { claim, holds: shown !== false, detail: words[`${shown}`], numbers }];
}

function chain({ lines }: SavedLog): Finding {
  const broken = firstBrokenLine(lines);
  const detail = broken === null ? text.proof.chainYes(lines.length) : text.proof.chainNo(broken);
  return { claim: text.proof.chain, holds: broken === null, detail };
}

function seed(log: SavedLog): Finding {
  const { commitment, entropy } = log.header;
  const holds = commitmentOf(log) === commitment;
  const brought = entropy.filter(Boolean).length;
  const detail = holds ? text.proof.seedDetail(commitment, brought) : text.proof.seedNo;
  return { claim: text.proof.seed, holds, detail };
}
