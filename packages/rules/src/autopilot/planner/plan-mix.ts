import type { PostSource } from "@polyphon/contract/content/content.ts";
import { planHash } from "./plan-hash.ts";
import type { CompanyWeek, MixKind } from "./plan-types.ts";

/** What was found elsewhere is curated; what was written for the company or its place is original. */
export function mixKindOf(source: PostSource): MixKind {
  return source === "CURATED" || source === "REAL_TIME" ? "CURATED" : "ORIGINAL";
}

/** How one person's week is divided between original and curated posts. */
export interface Mix {
  readonly wanted: () => MixKind | null;
  /** The kinds with room, the preferred one first; both at once where none is preferred. */
  readonly inTurn: () => readonly (readonly MixKind[])[];
  readonly count: (kind: MixKind) => void;
}

const together = [["ORIGINAL", "CURATED"]] as const;
const originalFirst = [["ORIGINAL"], ["CURATED"]] as const;
const curatedFirst = [["CURATED"], ["ORIGINAL"]] as const;

/**
 * Neither kind may exceed its percentage of the slots by more than one post, and a kind without a percentage gets none.
 * The rounding of halves differs from week to week, so that the percentages are met over a year.
 */
export function openMix(percent: CompanyWeek["mix"], slots: number, userId: number, week: number): Mix {
  const sum = percent.original + percent.curated;
  const share = { ORIGINAL: percent.original / sum, CURATED: percent.curated / sum };
  const used = { ORIGINAL: 0, CURATED: 0 };
  const roundedAt = planHash(userId, week) / 0x1_0000_0000;
  const most = (kind: MixKind) => (share[kind] === 0 ? 0 : Math.floor(slots * share[kind] + 1 + 1e-9));
  const wanted = (): MixKind | null => {
    if (sum === 0) return null;
    const next = used.ORIGINAL + used.CURATED + 1;
    return used.ORIGINAL < Math.floor(next * share.ORIGINAL + roundedAt) ? "ORIGINAL" : "CURATED";
  };
  return {
    wanted,
    inTurn: () => {
      const first = wanted();
      if (first === null) return together;
      return (first === "ORIGINAL" ? originalFirst : curatedFirst).filter(
        ([kind]) => used[kind] < most(kind),
      );
    },
    count: (kind) => {
      used[kind] += 1;
    },
  };
}
