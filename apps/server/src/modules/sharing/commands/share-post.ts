import { sharePost as at } from "@polyphon/contract/sharing/sharing.contract.ts";
import { setTimeout as pause } from "node:timers/promises";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { command } from "../../../platform/operation/command.ts";
import { placeShares } from "../place-shares.ts";
import { presentShares } from "../present-shares.ts";
import type { SharingNeeds } from "../sharing.needs.ts";
import { findShares, type ShareRow } from "../sharing.store.ts";

const lookEveryMs = 150;

function settled(share: ShareRow): boolean {
  return share.state !== "SCHEDULED" && share.state !== "PUBLISHING";
}

/** Due at once; answered when the networks answered, or after a while with the state so far. */
export const sharePost = (needs: SharingNeeds) =>
  command(
    at,
    async ({ input, actor, tx, now }) => {
      const shares = await placeShares(tx, actor, input, { kind: "now" }, now);

      return { shares: await presentShares(tx, needs, actor, shares) };
    },
    {
      after: async (output, { actor, database, scope }) => {
        const ids = output.shares.map((share) => share.id);
        const until = performance.now() + needs.answerWithinMs;
        const rows = () => inTransaction(database, scope, (tx) => findShares(tx, actor.accountId, ids));
        while (!(await rows()).every(settled) && performance.now() < until) await pause(lookEveryMs);

        return inTransaction(database, scope, async (tx) => ({
          shares: await presentShares(tx, needs, actor, await findShares(tx, actor.accountId, ids)),
        }));
      },
    },
  );
