import type { Tx } from "../../../platform/db/transaction.ts";
import { assigneesOf } from "../../content/content.api.ts";
import { namesOfAccounts } from "../../identity/identity.api.ts";

export interface Assignee {
  readonly id: number;
  readonly name: string;
}

/** Who has taken each of the posts on, by name. */
export async function namedAssignees(tx: Tx, postIds: readonly number[]): Promise<Map<number, Assignee>> {
  const assignees = await assigneesOf(tx, postIds);
  const names = await namesOfAccounts(tx, [...new Set(assignees.values())]);
  return new Map([...assignees].map(([postId, id]) => [postId, { id, name: names.get(id) ?? "" }]));
}
