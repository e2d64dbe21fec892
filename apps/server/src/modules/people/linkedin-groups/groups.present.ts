import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { addGroup } from "@polyphon/contract/people/groups.contract.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { GroupRow } from "./groups.store.ts";
import type { LinkedinStates } from "../people.port.ts";

type Group = OutputOf<typeof addGroup>;

export async function presentGroups(
  tx: Tx,
  linkedinStates: LinkedinStates,
  groups: readonly GroupRow[],
): Promise<Group[]> {
  const states = await linkedinStates(
    tx,
    groups.map((group) => group.accountId),
  );
  return groups.map(({ id, accountId, accountName, groupType, followers }) => ({
    id,
    accountName,
    groupType,
    followers,
    connection: states.get(accountId) ?? "NOT_CONNECTED",
  }));
}
