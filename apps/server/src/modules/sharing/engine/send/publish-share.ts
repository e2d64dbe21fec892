import {
  type AttemptResult,
  pausesNetwork,
  settleShare,
} from "@polyphon/rules/sharing/engine/settle-share.ts";
import type { ClaimedShare } from "../claim/claim.store.ts";
import type { Settlement } from "../settle/settle.store.ts";
import type { EngineParts } from "../engine-parts.ts";
import type { Lease } from "./guard.ts";
import { stopNetwork } from "./stop-network.ts";
import type { Payload } from "../payload/payload-source.ts";
import { type Sendable, sendShare } from "./send-share.ts";
import { cancelled, held, networkStopped, released, settled, yourTurn } from "../settle/settlement-of.ts";

/** What is decided without a call. */
function beforeTheCall(parts: EngineParts, share: ClaimedShare, payload: Payload): Settlement | Sendable {
  if (share.killed) return held(share, "kill_switch");
  if (payload.kind === "cancel") return cancelled(share, payload.reason);
  if (share.assisted) return yourTurn(share);
  switch (payload.kind) {
    case "hold":
      return held(share, payload.reason);
    case "later":
      return conclude(parts, share, { kind: "not_sent", detail: payload.detail });
    case "changed":
      return released(share, payload.detail);
    case "request":
      return payload;
    default:
      return payload satisfies never;
  }
}

function conclude(parts: EngineParts, share: ClaimedShare, result: AttemptResult): Settlement {
  const earlier = share.openAttempt ? "absent" : "none";
  const facts = { shareId: share.id, tries: share.tries, earlier } as const;
  const verdict = settleShare(facts, result, parts.clock());
  const { lostAnswerMs } = parts.times;
  return settled(share, result, verdict, { lostAnswerMs, resent: share.resent });
}

/** Alerts the operators where only they can help, and stops a network that accepts nothing more as a whole. */
async function callOperators(
  parts: EngineParts,
  share: ClaimedShare,
  result: AttemptResult,
): Promise<Settlement | null> {
  if (result.kind !== "refused" && result.kind !== "later") return null;
  const { reason, detail } = result;
  if (reason === "config") {
    const { id, network } = share;
    parts.log.error({ alarm: reason, network, shareId: id, detail }, "a network refuses our settings");
  }
  if (!pausesNetwork(reason)) return null;
  const stopped = await stopNetwork(parts, share.network, detail);
  return stopped ? networkStopped(share, detail) : released(share, detail);
}

/**
 * The guard knows the switches as they were a moment ago. One that was turned off since must not hold what its release has
 * just sent on its way: nobody would look for that share before the next round of the release.
 */
async function holdWhileStopped(parts: EngineParts, share: ClaimedShare): Promise<Settlement> {
  try {
    await parts.switches.refresh();
  } catch (error) {
    parts.log.warn({ err: error, shareId: share.id }, "the switches could not be read; the share is held");
  }
  return parts.switches.stop(share)
    ? held(share, "kill_switch")
    : released(share, "its switch was turned off meanwhile");
}

/** One claimed share: what is known before the call, the call, and its result. */
export async function publishShare(
  parts: EngineParts,
  share: ClaimedShare,
  lease: Lease,
  payload: Payload,
): Promise<Settlement> {
  const known = beforeTheCall(parts, share, payload);
  if (!("kind" in known)) return known;
  const adapter = parts.adapterFor(share.network, known.account.type);
  if (adapter?.abilities.assisted) return yourTurn(share);

  const sent = adapter
    ? await sendShare({ parts, adapter, share, lease, purpose: "publish" }, known)
    : noAdapter;
  if (sent.kind === "refused_by_guard") {
    return sent.by === "lease"
      ? released(share, "the claim was too old to send")
      : holdWhileStopped(parts, share);
  }

  const stopped = await callOperators(parts, share, sent.result);
  return stopped ?? conclude(parts, share, sent.result);
}

const noAdapter = {
  kind: "result",
  result: { kind: "refused", reason: "config", detail: "no adapter for this account" },
} as const;
