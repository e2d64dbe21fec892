import { retryAfter } from "../http/retry-after.ts";
import type { ShareReason } from "@polyphon/contract/sharing/sharing.ts";
import { z } from "zod";
import type { HttpAnswer } from "../http/http-outcome.ts";
import { jsonOf } from "../http/http-client.ts";

const envelope = z.object({
  status: z.number(),
  message: z.string().default(""),
  code: z.string().optional(),
  serviceErrorCode: z.number().optional(),
  errorDetails: z
    .object({ inputErrors: z.array(z.object({ code: z.string() }).partial()) })
    .partial()
    .optional(),
});

export type LinkedinRefusal =
  | { readonly kind: "duplicate"; readonly urn: string | null }
  | { readonly kind: "refused"; readonly reason: ShareReason; readonly detail: string }
  | { readonly kind: "later"; readonly retryAt: Date; readonly reason: ShareReason; readonly detail: string }
  /** The answer does not prove whether the request was executed. */
  | { readonly kind: "unclear"; readonly detail: string };

const second = 1000;
const day = 24 * 60 * 60 * second;
const usualThrottleWait = 60 * second;
const mediaWait = 10 * second;
const mediaFailures = ["MEDIA_ASSET_PROCESSING_FAILED", "EXPIRED_UPLOAD_URL", "INVALID_IMAGE_ID"];

/** LinkedIn counts by the UTC day and names it; otherwise the wait is a minute. */
function throttledUntil(answer: HttpAnswer, message: string, now: Date): Date {
  const named = retryAfter(answer.headers, now);
  if (named) return named;
  if (!/\bDAY\b/.test(message)) return new Date(now.getTime() + usualThrottleWait);
  return new Date((Math.floor(now.getTime() / day) + 1) * day);
}

function credentialReason(code: string | undefined, serviceCode: number | undefined): ShareReason {
  return serviceCode === 65602 || code === "EXPIRED_ACCESS_TOKEN" ? "token_expired" : "token_revoked";
}

function badRequest(codes: readonly string[], detail: string, now: Date): LinkedinRefusal {
  if (codes.includes("VERSION_MISSING")) return { kind: "refused", reason: "config", detail };
  if (codes.some((code) => mediaFailures.includes(code))) {
    return { kind: "refused", reason: "media_failed", detail };
  }
  if (codes.some((code) => code.startsWith("MEDIA_ASSET_"))) {
    return { kind: "later", retryAt: new Date(now.getTime() + mediaWait), reason: "media_not_ready", detail };
  }
  const reason = codes.includes("FIELD_LENGTH_TOO_LONG") ? "text_too_long" : "content_rejected";
  return { kind: "refused", reason, detail };
}

/**
 * What an answer other than success means. A page of some gateway proves nothing, whatever its status: only the
 * envelope of LinkedIn itself does, and the throttle in front of it.
 */
export function readLinkedinRefusal(answer: HttpAnswer, now: Date): LinkedinRefusal {
  const parsed = envelope.safeParse(jsonOf(answer));
  const body = parsed.success ? parsed.data : null;
  const codes = [body?.code, ...(body?.errorDetails?.inputErrors ?? []).map((each) => each.code)].filter(
    (code) => code !== undefined,
  );
  const detail = `${answer.status} ${[...codes, body?.message ?? "no envelope"].join(" ")}`.slice(0, 300);
  if (answer.status === 429) {
    const retryAt = throttledUntil(answer, body?.message ?? "", now);
    return { kind: "later", retryAt, reason: "rate_limited", detail };
  }
  if (!body) return { kind: "unclear", detail };

  switch (answer.status) {
    case 400:
      return badRequest(codes, detail, now);
    case 401:
      return { kind: "refused", reason: credentialReason(body.code, body.serviceErrorCode), detail };
    case 403:
      return { kind: "refused", reason: "permission", detail };
    case 404:
      return { kind: "refused", reason: "content_rejected", detail };
    case 422:
      return codes.includes("DUPLICATE_POST")
        ? { kind: "duplicate", urn: /urn:li:(?:share|ugcPost|activity):\d+/.exec(body.message)?.[0] ?? null }
        : { kind: "refused", reason: "content_rejected", detail };
    case 426:
      return { kind: "refused", reason: "config", detail };
    default:
      return { kind: "unclear", detail };
  }
}
