import { sharePost as at } from "@polyphon/contract/sharing/sharing.contract.ts";
import { setTimeout as pause } from "node:timers/promises";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { command } from "../../../platform/operation/command.ts";
import { findSetting } from "../../../platform/settings/read-setting.ts";
import { placeShares } from "../place-shares.ts";
import { presentShares, withResults } from "../present-shares.ts";
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
      const shares = await placeShares({ tx, actor, now, needs }, input, { kind: "now" });

      return withResults(await presentShares(tx, needs, actor, shares));
    },
    {
      after: async (output, { actor, database, scope }) => {
        const ids = output.shares.map((share) => share.id);
        const seconds = await inTransaction(database, scope, (tx) => findSetting(tx, "shareAnswerSeconds"));
        const until = performance.now() + (seconds === null ? needs.answerWithinMs : seconds * 1000);
        const rows = () => inTransaction(database, scope, (tx) => findShares(tx, actor.accountId, ids));
        while (!(await rows()).every(settled) && performance.now() < until) await pause(lookEveryMs);

        return inTransaction(database, scope, async (tx) =>
          withResults(await presentShares(tx, needs, actor, await findShares(tx, actor.accountId, ids))),
        );
      },
    },
  );
