import { setTimeout as pause } from "node:timers/promises";
import type { AttemptResult } from "@polyphon/rules/sharing/engine/settle-share.ts";
import { type ClaimedShare, storeMediaIds } from "../claim/claim.store.ts";
import type { PublishAdapter, PublishRequest } from "../../sharing.port.ts";
import type { EngineParts } from "../engine-parts.ts";
import { type Lease, type Refused, SendGuard } from "./guard.ts";
import type { Payload } from "../payload/payload-source.ts";

export type Sendable = Extract<Payload, { kind: "request" }>;

export type Sent =
  | { readonly kind: "result"; readonly result: AttemptResult }
  /** Nothing was sent because the guard refused. */
  | { readonly kind: "refused_by_guard"; readonly by: Refused };

const points = {
  publish: { before: "publish.before", guard: "publish.guard", after: "publish.after" },
  resolve: {
    before: "resolve.publish.before",
    guard: "resolve.publish.guard",
    after: "resolve.publish.after",
  },
} as const;

/** Some networks do not recognise a token that they issued a moment ago. */
const newTokenMs = 60_000;
const newTokenWaits = [1_000, 3_000, 6_000];

interface Sending {
  readonly parts: EngineParts;
  readonly adapter: PublishAdapter;
  readonly share: ClaimedShare;
  readonly lease: Lease;
  readonly purpose: "publish" | "resolve";
}

function takesAttachment({ abilities }: PublishAdapter, { attachment }: PublishRequest): boolean {
  if (!attachment) return true;
  return attachment.kind === "VIDEO" ? abilities.video : abilities.document;
}

/** Uploads what is missing. Answers the request to send, or why it cannot be sent. */
async function withMedia(
  { parts, adapter, share }: Sending,
  request: PublishRequest,
): Promise<PublishRequest | AttemptResult> {
  if (!takesAttachment(adapter, request)) {
    return { kind: "refused", reason: "content_rejected", detail: "the network takes no such file" };
  }
  const complete = request.images.length <= request.uploadedMedia.length;
  if (!request.attachment && complete) return request;
  parts.reach("media.before");
  const media = await adapter.uploadMedia(request);
  parts.reach("media.after");
  if (media.kind !== "ready" && media.kind !== "pending") return media;
  await storeMediaIds(parts.connections.shares, share, media.mediaIds);
  parts.reach("media.stored");
  if (media.kind === "ready") return { ...request, uploadedMedia: media.mediaIds };
  const { retryAt, detail } = media;
  return { kind: "later", reason: "media_not_ready", retryAt, detail };
}

/** The one way to a network. No transaction is open, and an exception after the guard passed counts as unknown. */
async function sendOnce(sending: Sending, request: PublishRequest): Promise<Sent> {
  const { parts, adapter, share, lease, purpose } = sending;
  const point = points[purpose];
  const guard = new SendGuard(parts, share, lease, point.guard);
  try {
    const ready = await withMedia(sending, request);
    if ("kind" in ready) return { kind: "result", result: ready };
    parts.reach(point.before);
    const result = await adapter.publish(ready, guard.ask);
    parts.reach(point.after);
    if (guard.refused !== undefined) return { kind: "refused_by_guard", by: guard.refused };
    return { kind: "result", result };
  } catch (error) {
    parts.log.error({ err: error, shareId: share.id }, "sending a share threw");
    const kind = guard.passed ? "unknown" : "not_sent";
    return { kind: "result", result: { kind, detail: error instanceof Error ? error.message : "threw" } };
  }
}

function refusedFor(sent: Sent, reason: "token_expired" | "token_revoked"): boolean {
  return sent.kind === "result" && sent.result.kind === "refused" && sent.result.reason === reason;
}

/** An expired token is renewed once: the network stated clearly that nothing was done with the old one. */
async function withRenewedToken(sending: Sending, { request, account }: Sendable, sent: Sent): Promise<Sent> {
  if (!account.renew) return sent;
  const fresh = await account.renew(request.accessToken).catch((error: unknown) => ({
    kind: "unavailable" as const,
    detail: String(error),
  }));
  switch (fresh.kind) {
    case "fresh":
      return sendOnce(sending, { ...request, accessToken: fresh.accessToken });
    case "lost":
      return sent;
    case "unavailable":
      return { kind: "result", result: { kind: "not_sent", detail: `no new token: ${fresh.detail}` } };
    default:
      return fresh satisfies never;
  }
}

/** Sends the share, and once more where only the token prevented it. */
export async function sendShare(sending: Sending, payload: Sendable): Promise<Sent> {
  const { request, account } = payload;
  let sent = await sendOnce(sending, request);
  for (const wait of newTokenWaits) {
    const young = sending.parts.clock().getTime() - account.connectedAt.getTime() < newTokenMs;
    if (!young || !refusedFor(sent, "token_revoked")) break;
    await pause(wait);
    sent = await sendOnce(sending, request);
  }
  return refusedFor(sent, "token_expired") ? withRenewedToken(sending, payload, sent) : sent;
}
