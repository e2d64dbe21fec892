import { openForSharing } from "../../modules/content/own-posts/submit-own-post.ts";
import {
  addStep,
  findOwnPost,
  insertOwnPost,
  setOwnPostStatus,
} from "../../modules/content/own-posts/own-post.store.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import { type DemoOwnPost, demoOwnPosts } from "./demo-own-posts.ts";

interface OwnPostsSeed {
  readonly companyId: number;
  readonly userIds: readonly number[];
  readonly staffId: number;
  readonly mediaIds: ReadonlyMap<string, number>;
  readonly now: Date;
}

async function addOwnPost(tx: Tx, seed: OwnPostsSeed, post: DemoOwnPost): Promise<void> {
  const { companyId, staffId, now } = seed;
  const accountId = seed.userIds[post.by];
  if (accountId === undefined) return;
  const mediaId = post.picture === null ? undefined : seed.mediaIds.get(post.picture);
  const { title, language, copy, postUrl, notes, decided } = post;
  const none = { facebookUrl: null, videoEmbedCode: null, attachmentId: null, attachmentTitle: null };
  const id = await insertOwnPost(
    tx,
    { companyId, accountId },
    {
      ...none,
      type: mediaId === undefined ? "TEXT" : "IMAGE",
      imageIds: mediaId === undefined ? [] : [mediaId],
      title,
      language,
      copy,
      postUrl,
      notes,
    },
    "PENDING",
  );
  const own = { id, companyId };
  await addStep(tx, own, { step: "SUBMITTED", accountId, reason: null, at: now });
  if (decided === null) return;
  const reason = decided.status === "REJECTED" ? decided.reason : null;
  await setOwnPostStatus(tx, id, { status: decided.status, reason }, now);
  await addStep(tx, own, { step: decided.status, accountId: staffId, reason, at: now });
  const row = await findOwnPost(tx, id);
  if (row?.status === "APPROVED") await openForSharing(tx, row, now);
}

/** What employees of the company wrote themselves: approved, waiting and rejected. */
export async function addOwnPosts(tx: Tx, seed: OwnPostsSeed): Promise<void> {
  for (const post of demoOwnPosts) await addOwnPost(tx, seed, post);
}
