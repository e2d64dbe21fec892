import type { UserType } from "@polyphon/contract/permissions.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { nextHand } from "@polyphon/rules/editorial/workflow/workflow.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { CategorisedPost } from "../../content/content.api.ts";
import { namesOfAccounts, staffOfCategory } from "../../identity/identity.api.ts";
import type { Assignee } from "./named-assignees.ts";

/** Everybody whose turn the post is, by name. */
export async function colleaguesOf(tx: Tx, post: CategorisedPost): Promise<readonly Assignee[]> {
  const next: UserType | null = nextHand(post.status);
  if (next === null || next === userTypes.writer) return [];
  const staff = await staffOfCategory(tx, next, post.categoryId, next !== userTypes.approver);
  const names = await namesOfAccounts(
    tx,
    staff.map(({ id }) => id),
  );
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id);
}
