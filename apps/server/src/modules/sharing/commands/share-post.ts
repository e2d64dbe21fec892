import { sharePost as at } from "@polyphon/contract/sharing/sharing.contract.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { command } from "../../../platform/operation/command.ts";
import { placeShares } from "../place-shares.ts";
import { presentShares, withResults } from "../present-shares.ts";
import { waitForAnswers } from "../settled-shares.ts";
import type { SharingNeeds } from "../sharing.needs.ts";
import { findShares } from "../sharing.store.ts";

/** Due at once; answered when the networks answered, or after a while with the state so far. */
export const sharePost = (needs: SharingNeeds) =>
  command(
    at,
    async ({ input, actor, tx, now }) => {
      const shares = await placeShares({ tx, actor, now, needs }, input, { kind: "now" });

      return withResults(await presentShares(tx, needs, actor, shares));
    },
    {
      after: async (output, { actor, database, scope }) => {
        const { accountId } = actor;
        const ids = output.shares.map((share) => share.id);
        await waitForAnswers(needs, { database, scope, accountId }, ids);

        return inTransaction(database, scope, async (tx) =>
          withResults(await presentShares(tx, needs, actor, await findShares(tx, accountId, ids))),
        );
      },
    },
  );
