import { limits } from "@polyphon/contract/limits.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import type { FrontActor } from "../../../../platform/session/actor.ts";
import { companyOf } from "../../../companies/companies.api.ts";
import { rescheduleShare } from "../../schedule/reschedule-share.ts";
import { mayShare } from "../../sharing.policy.ts";
import { restoreWaiting } from "./restore-waiting.ts";
import { endWaitingShare, findShare, lockSharesOf, type ShareRow } from "../share.store.ts";

async function requireOwn(tx: Tx, actor: FrontActor, id: number): Promise<ShareRow> {
  const share = await findShare(tx, actor.accountId, id);
  if (!share) throw new Refusal("not_found");

  allow(mayShare(actor));

  return share;
}

export async function cancelOwn(tx: Tx, actor: FrontActor, id: number): Promise<ShareRow> {
  await requireOwn(tx, actor, id);
  const ended = await endWaitingShare(tx, actor.accountId, id);
  if (!ended) throw new Refusal("share_not_open");
  return ended;
}

export async function rescheduleOwn(
  tx: Tx,
  actor: FrontActor,
  move: { readonly shareId: number; readonly scheduleDate: string; readonly scheduleTime: string },
  now: Date,
): Promise<ShareRow> {
  return rescheduleShare(tx, await requireOwn(tx, actor, move.shareId), move, now);
}

export async function restoreOwn(tx: Tx, actor: FrontActor, id: number, now: Date): Promise<ShareRow> {
  await lockSharesOf(tx, actor.accountId);
  const before = await requireOwn(tx, actor, id);
  const { timeZone: zone } = await companyOf(tx, before.companyId);
  const restored = await restoreWaiting(tx, before, { now, zone });
  if (restored.ok) return restored.share;
  const { network } = before;
  throw new Refusal(restored.reason, { zone, network, limit: limits.weeklyShares[network] });
}
