import { listOwnLooks as at } from "@polyphon/contract/operations/looks.contract.ts";
import { userTypeNames } from "@polyphon/contract/permissions.ts";
import { query } from "../../../../platform/operation/query.ts";
import { namesOfAccounts, withGroupAccounts } from "../../../identity/identity.api.ts";
import { listLooksAt } from "../look.store.ts";

/** Of the person and the LinkedIn groups that the person looks after. Who of the provider it was is not told, as in the log of staff. */
export const listOwnLooks = query(at, async ({ input, actor, tx }) => {
  const { rows, next } = await listLooksAt(tx, await withGroupAccounts(tx, [actor.accountId]), input);
  const readers = rows.flatMap(({ readerId, ofProvider }) => (ofProvider ? [] : [readerId]));
  const names = await namesOfAccounts(tx, [...new Set(readers)]);
  return {
    items: rows.map(({ readerId, readerType, ofProvider, firstAt, lastAt, seen }) => ({
      name: ofProvider ? null : (names.get(readerId) ?? null),
      userType: userTypeNames[readerType] ?? "subAdmin",
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
      seen: [...seen],
    })),
    next,
  };
});
