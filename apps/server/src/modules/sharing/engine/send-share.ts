import type { AttemptResult } from "@polyphon/rules/sharing/settle-share.ts";
import { type ClaimedShare, storeMediaIds } from "../sharing.claim-store.ts";
import type { PublishAdapter, PublishRequest } from "../sharing.port.ts";
import type { EngineParts } from "./engine-parts.ts";
import { type Lease, type Refused, SendGuard } from "./guard.ts";

export type Sent =
  | { readonly kind: "result"; readonly result: AttemptResult }
  /** Nothing was sent because the guard said no. */
  | { readonly kind: "refused_by_guard"; readonly by: Refused };

const points = {
  publish: { before: "publish.before", guard: "publish.guard", after: "publish.after" },
  resolve: {
    before: "resolve.publish.before",
    guard: "resolve.publish.guard",
    after: "resolve.publish.after",
  },
} as const;

/** Uploads what is missing. Answers the request to send, or why it cannot be sent. */
async function withMedia(
  parts: EngineParts,
  adapter: PublishAdapter,
  share: ClaimedShare,
  request: PublishRequest,
): Promise<PublishRequest | AttemptResult> {
  if (request.images.length <= request.uploadedMedia.length) return request;
  parts.reach("media.before");
  const media = await adapter.uploadMedia(request);
  parts.reach("media.after");
  if (media.kind !== "ready") return media;
  await storeMediaIds(parts.connections.shares, share, media.mediaIds);
  parts.reach("media.stored");
  return { ...request, uploadedMedia: media.mediaIds };
}

/** The one way to a network. No transaction is open, and an exception after the guard passed counts as unknown. */
export async function sendShare(
  parts: EngineParts,
  share: ClaimedShare,
  lease: Lease,
  request: PublishRequest,
  purpose: "publish" | "resolve",
): Promise<Sent> {
  const adapter = parts.adapters.get(share.network);
  if (adapter === undefined) {
    return {
      kind: "result",
      result: { kind: "refused", reason: "config", detail: "no adapter for this network" },
    };
  }
  const point = points[purpose];
  const guard = new SendGuard(parts, share, lease, point.guard);
  try {
    const ready = await withMedia(parts, adapter, share, request);
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
