import { linkedinPostApproved, postPublished } from "@polyphon/contract/content/content.events.ts";
import type { Database } from "../../../../../platform/db/pool.ts";
import { allScope } from "../../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../../platform/db/transaction.ts";
import { emit } from "../../../../../platform/events/emit.ts";
import { on } from "../../../../../platform/events/listener.ts";
import type { ContentDeps } from "../../../content.deps.ts";
import { insertPost } from "../../../post/write-post.store.ts";
import type { ImportDeps, KeepPicture } from "../../linkedin.deps.ts";
import {
  type CopyTarget,
  copyTargets,
  markCopied,
  nameCopy,
  wasCopied,
} from "../linkedin-content-copy.store.ts";
import { findLinkedinPost, type LinkedinPostRow } from "../../linkedin-post.store.ts";
import { postOfLinkedin } from "../../accessible-linkedin-post.ts";

const jobs = allScope("jobs");

type Deps = Pick<ContentDeps, "pictureKeys"> & { readonly linkedin: Pick<ImportDeps, "copyPicture"> };

/** One company's copy, with pictures of its own: a company cannot see another one's media. */
async function copyTo(
  { pictureKeys, linkedin }: Deps,
  database: Database,
  row: LinkedinPostRow,
  target: CopyTarget,
  now: Date,
): Promise<void> {
  const keys = await inTransaction(database, jobs, async (tx) =>
    (await wasCopied(tx, row.id, target)) ? null : pictureKeys(tx, row.imageIds),
  );
  if (keys === null) return;
  const pictures: KeepPicture[] = [];
  for (const key of keys) {
    const picture = await linkedin.copyPicture(target.companyId, key);
    if (picture) pictures.push(picture);
  }
  await inTransaction(database, jobs, async (tx) => {
    if (!(await markCopied(tx, row.id, target))) return;
    const { companyId, categoryId, userId } = target;
    const imageIds: number[] = [];
    for (const keep of pictures) imageIds.push(await keep(tx));
    const post = postOfLinkedin({ ...row, categoryId, imageIds });
    const postId = await insertPost(tx, { ...post, companyId, publishAt: now }, "PUBLISHED", userId);
    await nameCopy(tx, row.id, target, postId);
    emit(tx, postPublished, { postId });
  });
}

/** A copy for every domain that the settings of its source name. Each is written completely or not at all, and once. */
export const copyApprovedPost = (deps: Deps) =>
  on(linkedinPostApproved, "copy-approved-post", async ({ payload, database, now }) => {
    const found = await inTransaction(database, jobs, async (tx) => {
      const row = await findLinkedinPost(tx, payload.linkedinPostId);
      if (row?.status !== "ACTIVE" || row.readBy === null) return null;
      return { row, targets: await copyTargets(tx, row.companyId, row.readBy) };
    });
    for (const target of found?.targets ?? [])
      if (found) await copyTo(deps, database, found.row, target, now);
  });
