import type { FrontUserCalls } from "@polyphon/contract/people/front-users/front-user-calls.contract.ts";
import { query } from "../../../../../platform/operation/query.ts";
import { countSignedIn, withGroupAccounts } from "../../../../identity/identity.api.ts";
import type { FrontUserDeps } from "../../front-users.deps.ts";
import { requireAccessibleFrontUser } from "../../reach.ts";

export const weighChangeOfFrontUsers = (calls: FrontUserCalls, { connections, shares }: FrontUserDeps) =>
  query(calls.weigh, async ({ input, tx, now, guard }) => {
    const ids = [...new Set(input.ids)];
    for (const id of ids) await requireAccessibleFrontUser(tx, id);
    // Counted over several it tells of none of them.
    if (ids.length === 1) guard.tells(ids);
    const accounts = await withGroupAccounts(tx, ids);
    return {
      people: ids.length,
      connections: await connections.count(tx, accounts),
      scheduledShares: await shares.countWaiting(tx, accounts),
      signedIn: await countSignedIn(tx, accounts, now),
    };
  });
