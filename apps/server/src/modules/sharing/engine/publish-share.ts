import { settleShare } from "@polyphon/rules/sharing/settle-share.ts";
import type { ClaimedShare } from "../sharing.claim-store.ts";
import type { Settlement } from "../sharing.settle-store.ts";
import type { EngineParts } from "./engine-parts.ts";
import type { Lease } from "./guard.ts";
import type { Payload } from "./payload-source.ts";
import { sendShare } from "./send-share.ts";
import { cancelled, held, released, settled } from "./settlement-of.ts";

/** One claimed share on its way out: what is known before the call, the call, what becomes of it. */
export async function publishShare(
  parts: EngineParts,
  share: ClaimedShare,
  lease: Lease,
  payload: Payload,
): Promise<Settlement> {
  if (share.killed) return held(share, "kill_switch");
  if (payload.kind === "hold") return held(share, payload.reason);
  if (payload.kind === "cancel") return cancelled(share, payload.reason);

  const sent = await sendShare(parts, share, lease, payload.request, "publish");
  if (sent.kind === "refused_by_guard") {
    return sent.by === "lease"
      ? released(share, "the claim was too old to send")
      : held(share, "kill_switch");
  }

  const facts = { shareId: share.id, tries: share.tries, openAttempt: share.openAttempt };
  const verdict = settleShare(facts, sent.result, parts.clock());
  return settled(share, sent.result, verdict, {
    lostAnswerMs: parts.times.lostAnswerMs,
    resent: share.resent,
  });
}
