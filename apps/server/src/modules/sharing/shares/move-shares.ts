import { sharesCancelled } from "@polyphon/contract/sharing/sharing.events.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { postsVisibleIn } from "../../content/content.api.ts";
import { moveLinks } from "../../links/links.api.ts";
import {
  cancelShares,
  countSharesOf,
  moveCallsToAction,
  moveSharesOf,
  waitingOf,
} from "./shares-of-people.store.ts";
import { lockSharesOf } from "./share.store.ts";

interface Move {
  readonly accountIds: readonly number[];
  readonly toCompanyId: number;
}

/** Planned shares of posts that the new company does not see. */
async function outOfSight(tx: Tx, { accountIds, toCompanyId }: Move): Promise<number[]> {
  const waiting = await waitingOf(tx, accountIds);
  const seen = await postsVisibleIn(tx, toCompanyId, [...new Set(waiting.map(({ postId }) => postId))]);
  return waiting.flatMap(({ id, postId }) => (seen.has(postId) ? [] : [id]));
}

export async function weighMoveOfShares(
  tx: Tx,
  move: Move,
): Promise<{ readonly shares: number; readonly cancelled: number }> {
  return {
    shares: await countSharesOf(tx, move.accountIds),
    cancelled: (await outOfSight(tx, move)).length,
  };
}

/**
 * The person keeps the whole history. Planned shares of posts that the new company does not see are cancelled and
 * announced.
 */
export async function moveShares(tx: Tx, move: Move, now: Date): Promise<void> {
  const { accountIds, toCompanyId } = move;
  for (const id of accountIds) await lockSharesOf(tx, id);
  const shareIds = await cancelShares(tx, accountIds, await outOfSight(tx, move), now);
  await moveLinks(tx, await moveSharesOf(tx, accountIds, toCompanyId), toCompanyId);
  await moveCallsToAction(tx, accountIds, toCompanyId);
  if (shareIds.length > 0) emit(tx, sharesCancelled, { companyId: toCompanyId, shareIds });
}
