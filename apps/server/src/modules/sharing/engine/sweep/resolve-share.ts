import {
  type LookUpResult,
  resolveUnknown,
  type UnknownFacts,
  type UnknownVerdict,
} from "@polyphon/rules/sharing/engine/resolve-unknown.ts";
import { lostAnswerWait, settleShare } from "@polyphon/rules/sharing/engine/settle-share.ts";
import { readSetting } from "../../../../platform/settings/read-setting.ts";
import type { ClaimedShare } from "../claim/claim.store.ts";
import type { PublishAdapter } from "../../sharing.port.ts";
import type { Settlement } from "../settle/settle.store.ts";
import { markResent } from "./sweep.store.ts";
import type { EngineParts } from "../engine-parts.ts";
import type { Lease } from "../send/guard.ts";
import type { Payload } from "../payload/payload-source.ts";
import { type Sendable, sendShare } from "../send/send-share.ts";
import { found, provenAbsent, settled, stillOpen, unconfirmed } from "../settle/settlement-of.ts";

interface Resolving {
  readonly parts: EngineParts;
  readonly share: ClaimedShare;
  readonly lease: Lease;
  readonly payload: Sendable;
  readonly adapter: PublishAdapter;
  readonly askAfterHours: number;
}

function factsOf(
  { parts, share, adapter, askAfterHours }: Resolving,
  lookUp: UnknownFacts["lookUp"],
): UnknownFacts {
  // The row's own check_at has passed, so the configured wait is over even where it is shorter than the rule's.
  const waited = parts.clock().getTime() - lostAnswerWait;
  return {
    afterLostAnswer: adapter.abilities.afterLostAnswer,
    lookUp,
    resent: share.resent,
    tries: share.tries,
    resendAllowed: parts.resendAllowed(share.network),
    text: share.text,
    sentAt: new Date(Math.min(share.claimedAt.getTime(), waited)),
    askAfterHours,
  };
}

async function lookUp(resolving: Resolving): Promise<Settlement> {
  const { parts, share, payload, adapter } = resolving;
  parts.reach("resolve.look-up.before");
  const seen = await adapter.lookUp(payload.request, share.claimedAt);
  parts.reach("resolve.look-up.after");
  return follow(resolving, resolveUnknown(factsOf(resolving, seen), parts.clock()), whyOpen(seen));
}

async function resend({ parts, share, lease, payload, adapter }: Resolving): Promise<Settlement> {
  const { lostAnswerMs } = parts.times;
  parts.reach("resolve.mark.before");
  const marked = await markResent(parts.connections.shares, share);
  parts.reach("resolve.mark.after");
  if (!marked) return stillOpen(share, lostAnswerMs, "released", "taken over by another worker");

  const sent = await sendShare({ parts, adapter, share, lease, purpose: "resolve" }, payload);
  if (sent.kind === "refused_by_guard") return stillOpen(share, lostAnswerMs, "released", sent.by);

  const facts = { shareId: share.id, tries: share.tries, earlier: "open" } as const;
  const verdict = settleShare(facts, sent.result, parts.clock());
  const resent = sent.result.kind === "not_sent" ? share.resent : true;
  return settled(share, sent.result, verdict, { lostAnswerMs, resent });
}

/** For the post log: why an answer is still pending. */
function whyOpen(seen: LookUpResult): string {
  if (seen.kind === "failed") return `the look-up failed: ${seen.detail}`;
  return seen.kind === "too_early" ? "not in the account's list yet" : "looked up in vain";
}

function follow(
  resolving: Resolving,
  verdict: UnknownVerdict,
  why = "the network may still carry it out",
): Settlement | Promise<Settlement> {
  const { parts, share } = resolving;
  switch (verdict.next) {
    case "look_up":
      return lookUp(resolving);
    case "resend":
      return resend(resolving);
    case "wait":
      return stillOpen(share, verdict.checkAt.getTime() - parts.clock().getTime(), "wait", why);
    case "shared":
      return found(share, verdict.externalId, verdict.permalink);
    case "schedule":
      return provenAbsent(share);
    case "unconfirmed":
    case "ask_user":
      return unconfirmed(share, "nothing proves what became of it");
    default:
      return verdict satisfies never;
  }
}

/** A share whose answer is unknown: finds out its result, and never sends it blindly. */
export async function resolveShare(
  parts: EngineParts,
  share: ClaimedShare,
  lease: Lease,
  payload: Payload,
): Promise<Settlement> {
  if (payload.kind === "later") {
    return stillOpen(share, parts.times.lostAnswerMs, "wait", payload.detail);
  }
  if (payload.kind !== "request") {
    return unconfirmed(share, payload.kind === "changed" ? payload.detail : payload.reason);
  }
  const adapter = parts.adapterFor(share.network, payload.account.type);
  if (adapter === undefined) return unconfirmed(share, "no adapter for this account");
  try {
    const askAfterHours = await readSetting({ client: parts.connections.shares }, "askAfterHours");
    const resolving = { parts, share, lease, payload, adapter, askAfterHours };
    return await follow(resolving, resolveUnknown(factsOf(resolving, null), parts.clock()));
  } catch (error) {
    parts.log.error({ err: error, shareId: share.id }, "resolving a share threw");
    return stillOpen(
      share,
      parts.times.lostAnswerMs,
      "threw",
      error instanceof Error ? error.message : "threw",
    );
  }
}
