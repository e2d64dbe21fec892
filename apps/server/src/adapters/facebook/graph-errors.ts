import type { ShareReason } from "@polyphon/contract/sharing/sharing.ts";
import { z } from "zod";
import { jsonOf } from "../http/http-client.ts";
import type { HttpAnswer } from "../http/http-outcome.ts";
import { retryAfter } from "../http/retry-after.ts";

const envelope = z.object({
  error: z.object({
    message: z.string().default(""),
    code: z.number(),
    error_subcode: z.number().optional(),
    error_user_msg: z.string().optional(),
  }),
});
const businessUsage = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().nonnegative() }).partial()),
);

export type GraphRefusal =
  /** The page's last post has the same text. Facebook names no id. */
  | { readonly kind: "duplicate"; readonly detail: string }
  | { readonly kind: "refused"; readonly reason: ShareReason; readonly detail: string }
  | { readonly kind: "later"; readonly retryAt: Date; readonly reason: ShareReason; readonly detail: string }
  /** The answer does not prove whether the request was executed. */
  | { readonly kind: "unclear"; readonly detail: string };

type Verdict = ShareReason | "duplicate" | "unclear";

const minute = 60_000;
const hour = 60 * minute;
const usualThrottleWait = 5 * minute;
const mediaWait = 10_000;
const transientWait = 30_000;
/** Eight tries that far apart outlast the 24 hours in which posts are counted. */
const dailyLimitWait = 4 * hour;
const dailyLimit = 2_207_042;

/** A subcode is more specific than its code. */
const bySubcode = new Map<number, Verdict>([
  [459, "account_blocked"],
  [463, "token_expired"],
  [1_346_003, "content_rejected"],
  [1_366_046, "media_failed"],
  [1_366_051, "content_rejected"],
  [1_390_008, "rate_limited"],
  [1_404_078, "account_blocked"],
  [1_404_102, "content_rejected"],
  [1_609_005, "content_rejected"],
  [1_609_008, "content_rejected"],
  [2_207_001, "content_rejected"],
  [2_207_003, "transient"],
  [2_207_004, "media_failed"],
  [2_207_005, "media_failed"],
  [2_207_006, "media_failed"],
  [2_207_008, "media_failed"],
  [2_207_009, "media_failed"],
  [2_207_010, "text_too_long"],
  [2_207_020, "media_failed"],
  [2_207_026, "media_failed"],
  [2_207_027, "media_not_ready"],
  [2_207_032, "media_not_ready"],
  [dailyLimit, "rate_limited"],
  [2_207_050, "account_blocked"],
  [2_207_051, "account_blocked"],
  [2_207_052, "transient"],
  [2_207_053, "media_not_ready"],
  [2_207_077, "transient"],
  [2_207_082, "media_not_ready"],
  [4_854_002, "account_blocked"],
]);

const byCode = new Map<number, Verdict>([
  [-2, "unclear"],
  [-1, "unclear"],
  [1, "unclear"],
  [2, "unclear"],
  [3, "permission"],
  [4, "rate_limited"],
  [9, "rate_limited"],
  [10, "permission"],
  [12, "config"],
  [17, "rate_limited"],
  [25, "account_blocked"],
  [32, "rate_limited"],
  [101, "config"],
  [102, "token_revoked"],
  [104, "config"],
  [190, "token_revoked"],
  [341, "rate_limited"],
  [368, "account_blocked"],
  [506, "duplicate"],
  [613, "rate_limited"],
  [2500, "token_revoked"],
  [2635, "config"],
  [36_000, "media_failed"],
  [36_001, "media_failed"],
  [36_003, "media_failed"],
]);

/** An app that is not live is refused with the code of a missing permission; only the message differs. */
const appIsNotLive =
  /development mode|app (?:is )?not (?:active|approved|live)|api access (?:blocked|disabled)/i;

function verdictOf(code: number, subcode: number | undefined, message: string): Verdict {
  const isPermission = code === 10 || (code >= 200 && code <= 299);
  if (isPermission && appIsNotLive.test(message)) return "config";
  const known = bySubcode.get(subcode ?? 0) ?? byCode.get(code);
  if (known) return known;
  if (isPermission) return "permission";
  return code >= 80_000 && code <= 80_014 ? "rate_limited" : "content_rejected";
}

/** Business limits name the minutes until they end, for each kind of use. */
function regainedAt(headers: HttpAnswer["headers"], now: Date): Date | null {
  let usage: unknown;
  try {
    usage = JSON.parse(headers["x-business-use-case-usage"] ?? "");
  } catch {
    return null;
  }
  const kinds = Object.values(businessUsage.safeParse(usage).data ?? {}).flat();
  const longest = Math.max(0, ...kinds.map((kind) => kind.estimated_time_to_regain_access ?? 0));
  return longest > 0 && longest <= 7 * 24 * 60 ? new Date(now.getTime() + longest * minute) : null;
}

function throttledUntil(answer: HttpAnswer, subcode: number | undefined, now: Date): Date {
  const wait = subcode === dailyLimit ? dailyLimitWait : usualThrottleWait;
  return retryAfter(answer.headers, now) ?? regainedAt(answer.headers, now) ?? new Date(now.getTime() + wait);
}

/**
 * What an answer of the Graph API other than success means. Only Meta's own envelope proves anything; a page of some
 * gateway does not, whatever its status, and neither does a server error.
 */
export function readGraphRefusal(answer: HttpAnswer, now: Date): GraphRefusal {
  const error = envelope.safeParse(jsonOf(answer)).data?.error;
  const subcode = error?.error_subcode;
  const numbers = error
    ? `${error.code}/${subcode ?? "-"} ${error.error_user_msg ?? error.message}`
    : "no envelope";
  const detail = `${answer.status} ${numbers}`.slice(0, 300);
  const later = (reason: ShareReason, retryAt: Date): GraphRefusal => ({
    kind: "later",
    reason,
    retryAt,
    detail,
  });
  const after = (wait: number) => new Date(now.getTime() + wait);

  if (answer.status === 429) return later("rate_limited", throttledUntil(answer, subcode, now));
  if (!error || answer.status < 400 || answer.status >= 500) return { kind: "unclear", detail };
  const verdict = verdictOf(error.code, subcode, error.message);
  switch (verdict) {
    case "duplicate":
    case "unclear":
      return { kind: verdict, detail };
    case "rate_limited":
      return later(verdict, throttledUntil(answer, subcode, now));
    case "media_not_ready":
      return later(verdict, after(mediaWait));
    case "transient":
      return later(verdict, after(transientWait));
    default:
      return { kind: "refused", reason: verdict, detail };
  }
}
