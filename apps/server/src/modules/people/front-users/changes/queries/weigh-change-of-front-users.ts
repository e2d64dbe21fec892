import type { FrontUserDesk } from "@polyphon/contract/people/front-users/front-user-desk.contract.ts";
import { query } from "../../../../../platform/operation/query.ts";
import { countSignedIn, withGroupAccounts } from "../../../../identity/identity.api.ts";
import type { FrontUserDeps } from "../../front-users.deps.ts";
import { reachedFrontUser } from "../../reach.ts";

export const weighChangeOfFrontUsers = (desk: FrontUserDesk, { connections, shares }: FrontUserDeps) =>
  query(desk.weigh, async ({ input, tx, now }) => {
    const ids = [...new Set(input.ids)];
    for (const id of ids) await reachedFrontUser(tx, id);
    const accounts = await withGroupAccounts(tx, ids);
    return {
      people: ids.length,
      connections: await connections.count(tx, accounts),
      scheduledShares: await shares.countWaiting(tx, accounts),
      signedIn: await countSignedIn(tx, accounts, now),
    };
  });
