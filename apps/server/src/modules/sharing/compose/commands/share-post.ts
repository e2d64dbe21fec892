import { sharePost as at } from "@polyphon/contract/sharing/sharing.contract.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { command } from "../../../../platform/operation/command.ts";
import { placeShares } from "../place-shares.ts";
import { presentShares, withResults } from "../../shares/present-shares.ts";
import { waitForAnswers } from "../settled-shares.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import { findShares } from "../../shares/share.store.ts";

/** Due at once; answered when the networks answered, or after a while with the state so far. */
export const sharePost = (deps: SharingDeps) =>
  command(
    at,
    async ({ input, actor, tx, now }) => {
      const shares = await placeShares({ tx, actor, now, deps }, input, { kind: "now" });

      return withResults(await presentShares(tx, deps, actor, shares));
    },
    {
      after: async (output, { actor, database, scope }) => {
        const { accountId } = actor;
        const ids = output.shares.map((share) => share.id);
        await waitForAnswers(deps, { database, scope, accountId }, ids);

        return inTransaction(database, scope, async (tx) =>
          withResults(await presentShares(tx, deps, actor, await findShares(tx, accountId, ids))),
        );
      },
    },
  );
