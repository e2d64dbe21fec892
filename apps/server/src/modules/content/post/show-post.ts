import type { adminPost } from "@polyphon/contract/content/post/post-fields.ts";
import type { z } from "zod";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import { groupParameterChoices } from "../../people/people.api.ts";
import { mayEditPosts, maySeePost } from "../content.policy.ts";
import type { ContentDeps } from "../content.deps.ts";
import { presentPost } from "./post.present.ts";
import { findStaffPost, type StaffPostRow } from "./staff-post.store.ts";

/** The post with this id, or the refusal that names it. */
export async function loadAccessiblePost(
  tx: Tx,
  actor: StaffActor,
  id: number,
  options?: { lock: boolean },
): Promise<StaffPostRow> {
  const row = await findStaffPost(tx, id, options);
  if (!row || !maySeePost(actor, row)) throw new Refusal("post_not_found");
  return row;
}

/** A post as staff see it, with the parts of other modules. */
export async function showPost(
  tx: Tx,
  deps: ContentDeps,
  actor: StaffActor,
  row: StaffPostRow,
): Promise<z.output<typeof adminPost>> {
  const mediaIds = [...row.imageIds, ...(row.attachment ? [row.attachment.mediaId] : [])];
  const [editable, totals, media, groups, names] = await Promise.all([
    mayEditPosts(tx, deps, actor, [row]),
    deps.shares.totals(tx, [row.id]),
    deps.media(tx, mediaIds),
    row.groupIds.length === 0 ? [] : groupParameterChoices.named(tx, row.groupIds),
    row.updatedBy === null ? null : deps.lookups.accountNames(tx, [row.updatedBy]),
  ]);
  return presentPost(actor, row, {
    editable: editable.has(row.id),
    totals: totals.get(row.id),
    media,
    groups: groups.map(({ id, name }) => ({ id, name })),
    updatedBy: (row.updatedBy !== null && names?.get(row.updatedBy)) || null,
  });
}
