import { postsChanged } from "@polyphon/contract/content/content.events.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { markKilled } from "./killed-posts.store.ts";

/** Kills a post, or releases it when `killedAt` is null. False when there is no such post. */
export async function killPost(tx: Tx, id: number, killedAt: Date | null): Promise<boolean> {
  const found = await markKilled(tx, id, killedAt);
  if (found && killedAt !== null) emit(tx, postsChanged, { postIds: [id] });
  return found;
}
