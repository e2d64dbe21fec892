import type { ShareReason } from "@polyphon/contract/sharing/sharing.ts";
import { retryWait, shareSpread } from "./retry-time.ts";

export interface SettleFacts {
  readonly shareId: number;
  /** Tries that ended before this one and count towards the most a share gets. */
  readonly tries: number;
  /**
   * What is known of an earlier attempt of our own. `open`: nobody knows, and this was the identical request once more.
   * `absent`: it was looked for and not seen; should the network call this one a duplicate, the first was late.
   */
  readonly earlier: "none" | "absent" | "open";
}

/** What an adapter says about uploading or publishing, except that media are ready: then there is nothing to settle. */
export type AttemptResult =
  | {
      readonly kind: "published" | "duplicate";
      readonly externalId: string | null;
      readonly permalink: string | null;
    }
  | { readonly kind: "refused"; readonly reason: ShareReason; readonly detail: string }
  | { readonly kind: "later"; readonly retryAt: Date; readonly reason: ShareReason; readonly detail: string }
  | { readonly kind: "not_sent" | "unknown"; readonly detail: string };

export type SettledShare =
  | { readonly state: "SHARED"; readonly externalId: string | null; readonly permalink: string | null }
  | { readonly state: "FAILED"; readonly reason: ShareReason }
  /** Waits for its next try. `alarm` notifies the operators that only they can help. */
  | {
      readonly state: "SCHEDULED";
      readonly dueAt: Date;
      readonly reason: ShareReason;
      readonly tries: number;
      readonly alarm: boolean;
    }
  /** The answer was lost: the row stays without an owner until a sweep resolves it. */
  | { readonly state: "PUBLISHING"; readonly checkAt: Date; readonly reason: "no_answer" }
  | { readonly state: "HELD"; readonly reason: ShareReason }
  | { readonly state: "UNCONFIRMED"; readonly reason: "no_answer" };

export const mostTries = 8;
/** A long video is worked on for a while; asking a minute apart, this is about an hour. */
export const mostMediaChecks = 60;
/** Longer than a network may take to process a request whose answer never came. */
export const lostAnswerWait = 30_000;
const operatorWait = 15 * 60_000;
const longestSpread = 60_000;
const firstMediaWait = 2_000;
const longestMediaWait = 60_000;

const connectionLosses: readonly ShareReason[] = [
  "token_expired",
  "token_revoked",
  "permission",
  "account_blocked",
];

/** The account cannot publish until its owner acts, so its other shares have to wait as well. */
export function losesConnection(reason: ShareReason): boolean {
  return connectionLosses.includes(reason);
}

/** The network accepts nothing from anybody until a bill is paid or a month is over: everything has to wait. */
export function pausesNetwork(reason: ShareReason): boolean {
  return reason === "quota_or_billing";
}

const after = (now: Date, wait: number): Date => new Date(now.getTime() + wait);

function retry(facts: SettleFacts, reason: ShareReason, dueAt: Date): SettledShare {
  const tries = facts.tries + 1;
  if (tries >= mostTries) return { state: "FAILED", reason: "too_many_attempts" };
  return { state: "SCHEDULED", dueAt, reason, tries, alarm: false };
}

/** The network's own time is respected, with a little more so that a thousand shares do not retry in one second. */
function retryTime(facts: SettleFacts, reason: ShareReason, retryAt: Date, now: Date): Date {
  const wait = Math.max(0, retryAt.getTime() - now.getTime());
  const spread = Math.min(wait / 10, longestSpread) * shareSpread(facts.shareId);
  const least = reason === "transient" ? retryWait(facts.tries, facts.shareId) : 0;
  return after(now, Math.max(Math.ceil(wait + spread), least));
}

/** Only the operators can help, so the tries of the share are not used up. */
function waitForOperators(facts: SettleFacts, reason: ShareReason, now: Date): SettledShare {
  return { state: "SCHEDULED", dueAt: after(now, operatorWait), reason, tries: facts.tries, alarm: true };
}

function settleRefusal(facts: SettleFacts, reason: ShareReason, now: Date): SettledShare {
  if (losesConnection(reason)) return { state: "HELD", reason };
  if (pausesNetwork(reason)) return { state: "HELD", reason };
  return reason === "config" ? waitForOperators(facts, reason, now) : { state: "FAILED", reason };
}

/** Asked again in seconds at first, in a minute later on, as long as a video may reasonably take. */
function awaitMedia(facts: SettleFacts, retryAt: Date, now: Date): SettledShare {
  const tries = facts.tries + 1;
  if (tries >= mostMediaChecks) return { state: "FAILED", reason: "media_failed" };
  const least = Math.min(firstMediaWait * 2 ** Math.min(facts.tries, 10), longestMediaWait);
  const dueAt = new Date(Math.max(retryAt.getTime(), now.getTime() + least));
  return { state: "SCHEDULED", dueAt, reason: "media_not_ready", tries, alarm: false };
}

function settleLater(facts: SettleFacts, reason: ShareReason, retryAt: Date, now: Date): SettledShare {
  switch (reason) {
    case "quota_or_billing":
      return { state: "HELD", reason };
    case "config":
      return waitForOperators(facts, reason, now);
    case "media_not_ready":
      return awaitMedia(facts, retryAt, now);
    default:
      return retry(facts, reason, retryTime(facts, reason, retryAt, now));
  }
}

/** With an open attempt no refusal proves the outcome of the first request: only a success or a duplicate does. */
function settleResend(result: AttemptResult, now: Date): SettledShare {
  switch (result.kind) {
    case "published":
    case "duplicate":
      return { state: "SHARED", externalId: result.externalId, permalink: result.permalink };
    case "not_sent":
      return { state: "PUBLISHING", checkAt: after(now, lostAnswerWait), reason: "no_answer" };
    case "refused":
    case "later":
    case "unknown":
      return { state: "UNCONFIRMED", reason: "no_answer" };
    default:
      return result satisfies never;
  }
}

/** The result of a share in PUBLISHING after its attempt ended. An unknown outcome never makes it FAILED. */
export function settleShare(facts: SettleFacts, result: AttemptResult, now: Date): SettledShare {
  if (facts.earlier === "open") return settleResend(result, now);
  switch (result.kind) {
    case "published":
      return { state: "SHARED", externalId: result.externalId, permalink: result.permalink };
    case "duplicate":
      return facts.earlier === "absent"
        ? { state: "SHARED", externalId: result.externalId, permalink: result.permalink }
        : { state: "FAILED", reason: "duplicate_content" };
    case "refused":
      return settleRefusal(facts, result.reason, now);
    case "later":
      return settleLater(facts, result.reason, result.retryAt, now);
    case "not_sent":
      return retry(facts, "transient", after(now, retryWait(facts.tries, facts.shareId)));
    case "unknown":
      return { state: "PUBLISHING", checkAt: after(now, lostAnswerWait), reason: "no_answer" };
    default:
      return result satisfies never;
  }
}
