import { postPublished } from "@polyphon/contract/content/content.events.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import type { ContentDeps } from "../content.deps.ts";
import { holdForCompanies } from "../processing/hold-for-companies.ts";
import { insertPost, type PostValues } from "../post/write-post.store.ts";

/** Writes a new post in the state where the workflow lets this person's posts begin. */
export async function beginPost(
  tx: Tx,
  { workflow }: ContentDeps,
  actor: StaffActor,
  values: PostValues,
  now: Date,
): Promise<number> {
  const status = await workflow.begin(tx, actor, values);
  const id = await insertPost(tx, values, status, actor.accountId);
  await workflow.began(tx, actor, { id, status }, now);
  if (status === "PUBLISHED") {
    await holdForCompanies(tx, id, now);
    emit(tx, postPublished, { postId: id });
  }
  return id;
}
