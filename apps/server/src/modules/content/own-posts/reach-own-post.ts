import { mayEditOwnPost } from "@polyphon/rules/content/own-posts/own-post.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { allow, Refusal } from "../../../platform/operation/refusal.ts";
import type { FrontActor, StaffActor } from "../../../platform/session/actor.ts";
import { approvesOwnPosts } from "../../companies/companies.api.ts";
import type { SharesOfPost } from "../content.port.ts";
import type { ContentDeps } from "../content.deps.ts";
import { isAuthor, mayWriteOwnPosts } from "./own-post.policy.ts";
import { findOwnPost, type OwnPostRow } from "./own-post.store.ts";

/** One's own; for anybody else there is none. */
export async function reachedOwn(
  tx: Tx,
  actor: FrontActor,
  id: number,
  options?: { readonly lock: boolean },
): Promise<OwnPostRow> {
  const row = await findOwnPost(tx, id, options);
  if (!row || !isAuthor(actor, row)) throw new Refusal("not_found");
  return row;
}

/** The desk is closed for a company without the feature, whatever the caller holds. */
export async function refuseDeskOff(tx: Tx, companyId: number): Promise<void> {
  if (!(await approvesOwnPosts(tx, companyId))) throw new Refusal("feature_off");
}

export async function reachedAsked(
  tx: Tx,
  actor: StaffActor,
  id: number,
  options?: { readonly lock: boolean },
): Promise<OwnPostRow> {
  if (actor.companyId !== null) await refuseDeskOff(tx, actor.companyId);
  const row = await findOwnPost(tx, id, options);
  if (!row) throw new Refusal("not_found");
  await refuseDeskOff(tx, row.companyId);
  return row;
}

/** The author's shares of it that are planned, under way or out. */
export async function sharesOf(
  tx: Tx,
  { shares }: Pick<ContentDeps, "shares">,
  author: { readonly companyId: number; readonly accountId: number },
  rows: readonly Pick<OwnPostRow, "postId">[],
): Promise<ReadonlyMap<number, SharesOfPost>> {
  const ids = rows.flatMap(({ postId }) => postId ?? []);
  return ids.length === 0 ? new Map() : shares.seenBy(tx, author, ids);
}

/** One's own as it was read, held for a change; refused once it is out. */
export async function reachedEditable(
  tx: Tx,
  deps: Pick<ContentDeps, "shares">,
  actor: FrontActor,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<OwnPostRow> {
  const row = await reachedOwn(tx, actor, id, { lock: true });
  allow(mayWriteOwnPosts(actor));
  if (row.version !== version) throw new Refusal("edited_meanwhile");
  const own = (await sharesOf(tx, deps, row, [row])).get(row.postId ?? 0)?.own ?? [];
  const facts = { status: row.status, approval: true, shared: own.length > 0 };
  if (!mayEditOwnPost(facts)) throw new Refusal("own_post_shared");
  return row;
}
