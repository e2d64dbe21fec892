import { mayEditOwnPost } from "@polyphon/rules/content/own-posts/own-post.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { allow, Refusal } from "../../../platform/operation/refusal.ts";
import type { FrontActor, StaffActor } from "../../../platform/session/actor.ts";
import { approvesOwnPosts } from "../../companies/companies.api.ts";
import type { SharesOfPost } from "../content.port.ts";
import type { ContentDeps } from "../content.deps.ts";
import { isAuthor, mayWriteOwnPosts } from "./own-post.policy.ts";
import { findOwnPost, type OwnPostRow } from "./own-post.store.ts";

/** Not found for anybody but the author. */
export async function requireAccessibleOwnPost(
  tx: Tx,
  actor: FrontActor,
  id: number,
  options?: { readonly lock: boolean },
): Promise<OwnPostRow> {
  const row = await findOwnPost(tx, id, options);
  if (!row || !isAuthor(actor, row)) throw new Refusal("not_found");
  return row;
}

/** Closed for a company without the feature, whatever permissions the caller holds. */
export async function refuseApprovalOff(tx: Tx, companyId: number): Promise<void> {
  if (!(await approvesOwnPosts(tx, companyId))) throw new Refusal("feature_off");
}

export async function requireAccessibleAskedPost(
  tx: Tx,
  actor: StaffActor,
  id: number,
  options?: { readonly lock: boolean },
): Promise<OwnPostRow> {
  if (actor.companyId !== null) await refuseApprovalOff(tx, actor.companyId);
  const row = await findOwnPost(tx, id, options);
  if (!row) throw new Refusal("not_found");
  await refuseApprovalOff(tx, row.companyId);
  return row;
}

/** The author's shares of it that are planned, in progress or shared. */
export async function sharesOf(
  tx: Tx,
  { shares }: Pick<ContentDeps, "shares">,
  author: { readonly companyId: number; readonly accountId: number },
  rows: readonly Pick<OwnPostRow, "postId">[],
): Promise<ReadonlyMap<number, SharesOfPost>> {
  const ids = rows.flatMap(({ postId }) => postId ?? []);
  return ids.length === 0 ? new Map() : shares.seenBy(tx, author, ids);
}

/** The author's own, locked for a change; refused once it is shared. */
export async function requireEditablePost(
  tx: Tx,
  deps: Pick<ContentDeps, "shares">,
  actor: FrontActor,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<OwnPostRow> {
  const row = await requireAccessibleOwnPost(tx, actor, id, { lock: true });
  allow(mayWriteOwnPosts(actor));
  if (row.version !== version) throw new Refusal("edited_meanwhile");
  const own = (await sharesOf(tx, deps, row, [row])).get(row.postId ?? 0)?.own ?? [];
  const facts = { status: row.status, approval: true, shared: own.length > 0 };
  if (!mayEditOwnPost(facts)) throw new Refusal("own_post_shared");
  return row;
}
