import type { ShareReason } from "@polyphon/contract/sharing/sharing.ts";
import { z } from "zod";
import { jsonOf } from "../http/http-client.ts";
import type { HttpAnswer } from "../http/http-outcome.ts";
import { retryAfter } from "../http/retry-after.ts";

const text = z.string().catch("");
const problem = z
  .object({
    title: text,
    detail: text,
    type: text,
    reason: text,
    errors: z.array(z.object({ message: text, code: z.number().optional().catch(undefined) })).catch([]),
  })
  .refine((body) => body.title !== "" || body.detail !== "" || body.errors.length > 0);
type Problem = z.output<typeof problem>;

export type XRefusal =
  | { readonly kind: "duplicate" }
  | { readonly kind: "refused"; readonly reason: ShareReason; readonly detail: string }
  | { readonly kind: "later"; readonly retryAt: Date; readonly reason: ShareReason; readonly detail: string }
  /** The answer does not prove whether the request was executed. */
  | { readonly kind: "unclear"; readonly detail: string };

const second = 1000;
const day = 24 * 60 * 60 * second;
const usualThrottleWait = 15 * 60 * second;
const limits = ["x-rate-limit", "x-user-limit-24hour", "x-app-limit-24hour"];

interface Sign {
  readonly pattern: RegExp;
  readonly codes?: readonly number[];
  readonly reason: ShareReason | "duplicate";
}

/** The meaning of a 400 or 403, the first match. X phrases its refusals; the legacy codes are known as well. */
const signs: readonly Sign[] = [
  { pattern: /duplicate content|status is a duplicate/i, codes: [187], reason: "duplicate" },
  { pattern: /client-not-enrolled|unsupported-authentication/i, reason: "config" },
  {
    pattern: /user-suspended|account is suspended|temporarily locked|might be automated/i,
    codes: [64, 226, 326],
    reason: "account_blocked",
  },
  {
    pattern: /oauth1-permissions|client-forbidden|cannot perform write actions|not permitted to perform/i,
    codes: [261],
    reason: "permission",
  },
  { pattern: /\bmedia[ _]?ids?\b|media type/i, codes: [324, 325], reason: "media_failed" },
  { pattern: /too long/i, codes: [186], reason: "text_too_long" },
  { pattern: /invalid url|cashtag/i, reason: "content_rejected" },
  { pattern: /daily (?:status update|post) limit/i, codes: [185], reason: "rate_limited" },
];

function reasonOf(body: Problem, otherwise: ShareReason): ShareReason | "duplicate" {
  const words = [
    body.type,
    body.reason,
    body.title,
    body.detail,
    ...body.errors.map((each) => each.message),
  ].join(" ");
  const named = new Set(body.errors.map((each) => each.code));
  const bracketed = /\((\d{2,3})\)\s*$/.exec(body.detail)?.[1];
  if (bracketed !== undefined) named.add(Number(bracketed));
  const found = signs.find(
    ({ pattern, codes = [] }) => pattern.test(words) || codes.some((code) => named.has(code)),
  );
  return found?.reason ?? otherwise;
}

/** The latest end among the used-up windows; a window with room left is not why X refused. */
export function throttledUntil(answer: HttpAnswer, now: Date): Date {
  const named = retryAfter(answer.headers, now);
  if (named) return named;
  const ends = limits
    .filter((name) => answer.headers[`${name}-remaining`]?.trim() === "0")
    .map((name) => Number(answer.headers[`${name}-reset`] ?? "x") * second)
    .filter((end) => end > now.getTime() && end < now.getTime() + 2 * day);
  return new Date(ends.length > 0 ? Math.max(...ends) + second : now.getTime() + usualThrottleWait);
}

function throttled(answer: HttpAnswer, body: Problem | null, detail: string, now: Date): XRefusal {
  const capped = body !== null && /usage-capped|UsageCapExceeded/.test(`${body.type} ${body.title}`);
  return capped
    ? { kind: "refused", reason: "quota_or_billing", detail }
    : { kind: "later", retryAt: throttledUntil(answer, now), reason: "rate_limited", detail };
}

/**
 * What an answer other than success means. A page of some gateway proves nothing, whatever its status: only a problem
 * in X's own format does, and the throttle in front of it.
 */
export function readXRefusal(answer: HttpAnswer, now: Date): XRefusal {
  const body = problem.safeParse(jsonOf(answer)).data ?? null;
  const words = body
    ? [body.title, body.detail, ...body.errors.map((each) => each.message)]
    : ["no problem named"];
  const detail = `${answer.status} ${words.join(" ")}`.slice(0, 300);
  if (answer.status === 429) return throttled(answer, body, detail, now);
  if (!body) return { kind: "unclear", detail };

  const refused = (reason: ShareReason | "duplicate"): XRefusal => {
    if (reason === "duplicate") return { kind: "duplicate" };
    if (reason === "rate_limited")
      return { kind: "later", retryAt: new Date(now.getTime() + day), reason, detail };
    return { kind: "refused", reason, detail };
  };
  switch (answer.status) {
    case 400:
      return refused(reasonOf(body, "content_rejected"));
    case 401:
      // X does not distinguish an expired from a revoked token; the next refresh does.
      return refused("token_expired");
    case 402:
      return refused("quota_or_billing");
    case 403:
      return refused(reasonOf(body, "permission"));
    case 404:
    case 413:
    case 415:
      return refused("content_rejected");
    default:
      return { kind: "unclear", detail };
  }
}
