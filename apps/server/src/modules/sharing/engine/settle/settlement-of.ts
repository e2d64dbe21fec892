import type { ShareReason } from "@polyphon/contract/sharing/sharing.ts";
import type { AttemptResult, SettledShare } from "@polyphon/rules/sharing/engine/settle-share.ts";
import type { ClaimedShare } from "../claim/claim.store.ts";
import type { Settlement } from "./settle.store.ts";

const longestDetail = 500;

/** PostgreSQL stores no zero byte, and a network may send one. */
function cleanDetail(detail: string): string {
  return detail.replaceAll("\0", "").slice(0, longestDetail);
}

function unchanged(share: ClaimedShare, outcome: string, detail: string | null): Settlement {
  return {
    id: share.id,
    userId: share.userId,
    attempt: share.attempt,
    worker: share.worker,
    startedAt: share.startedAt,
    state: "SCHEDULED",
    reason: null,
    dueAt: null,
    tries: share.tries,
    openAttempt: share.openAttempt,
    resent: share.resent,
    externalId: null,
    permalink: null,
    checkInMs: null,
    outcome,
    detail: detail === null ? null : cleanDetail(detail),
  };
}

/** Nothing was sent and nobody is to blame: due again as before. */
export function released(share: ClaimedShare, detail: string): Settlement {
  return unchanged(share, "released", detail);
}

export function held(share: ClaimedShare, reason: ShareReason): Settlement {
  return { ...unchanged(share, "held", null), state: "HELD", reason };
}

export function cancelled(share: ClaimedShare, reason: ShareReason): Settlement {
  return { ...unchanged(share, "cancelled", null), state: "CANCELLED", reason };
}

export function unconfirmed(share: ClaimedShare, detail: string): Settlement {
  return {
    ...unchanged(share, "unconfirmed", detail),
    state: "UNCONFIRMED",
    reason: "no_answer",
    openAttempt: true,
  };
}

/** Due on an assisted account: the person's turn. */
export function yourTurn(share: ClaimedShare): Settlement {
  return { ...unchanged(share, "handed_over", null), state: "UNCONFIRMED", reason: "your_turn" };
}

/** The switch of the whole network is on, and holds this share like all others. */
export function networkStopped(share: ClaimedShare, detail: string): Settlement {
  return { ...unchanged(share, "quota_or_billing", detail), state: "HELD", reason: "kill_switch" };
}

/** A look-up saw nothing. The attempt stays ours: a list may lag, and then a duplicate is not somebody else's post. */
export function provenAbsent(share: ClaimedShare): Settlement {
  return {
    ...unchanged(share, "not_found", null),
    tries: share.tries + 1,
    openAttempt: true,
    resent: false,
  };
}

export function found(share: ClaimedShare, externalId: string | null, permalink: string | null): Settlement {
  return { ...unchanged(share, "found", null), state: "SHARED", externalId, permalink };
}

/** Still unknown: owned by nobody until the sweep looks again. */
export function stillOpen(
  share: ClaimedShare,
  checkInMs: number,
  outcome: string,
  detail: string,
): Settlement {
  return {
    ...unchanged(share, outcome, detail),
    state: "PUBLISHING",
    reason: "no_answer",
    openAttempt: true,
    checkInMs,
  };
}

/** What the rule decided about an attempt's result, as a row to write. */
export function settled(
  share: ClaimedShare,
  result: AttemptResult,
  verdict: SettledShare,
  options: { lostAnswerMs: number; resent: boolean },
): Settlement {
  const detail = "detail" in result ? result.detail : null;
  const base = { ...unchanged(share, result.kind, detail), resent: options.resent };
  switch (verdict.state) {
    case "SHARED": {
      const { externalId, permalink } = verdict;
      return { ...base, state: "SHARED", externalId, permalink };
    }
    case "SCHEDULED":
      return { ...base, reason: verdict.reason, dueAt: verdict.dueAt, tries: verdict.tries };
    case "PUBLISHING":
      return { ...stillOpen(share, options.lostAnswerMs, result.kind, detail ?? ""), resent: options.resent };
    case "FAILED":
    case "HELD":
      return { ...base, state: verdict.state, reason: verdict.reason };
    case "UNCONFIRMED":
      return { ...base, state: "UNCONFIRMED", reason: verdict.reason, openAttempt: true };
    default:
      return verdict satisfies never;
  }
}
