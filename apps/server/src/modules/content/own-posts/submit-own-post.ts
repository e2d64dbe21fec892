import { ownPostApproved, ownPostWaiting } from "@polyphon/contract/content/content.events.ts";
import { statusHandedIn } from "@polyphon/rules/content/own-posts/own-post.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { approvesOwnPosts } from "../../companies/companies.api.ts";
import { hidePersonalPost } from "../personal-posts/personal-post.store.ts";
import { placePersonalPost } from "../personal-posts/place-personal-post.ts";
import {
  addStep,
  findOwnPost,
  linkPersonalPost,
  type OwnPostRow,
  setOwnPostStatus,
} from "./own-post.store.ts";

/** From now on its author can share it. */
export async function openForSharing(tx: Tx, row: OwnPostRow, now: Date): Promise<void> {
  const { companyId, accountId, type, title, language, copy, postUrl, facebookUrl } = row;
  const { imageIds, attachmentId, attachmentTitle, videoEmbedCode } = row;
  const postId = await placePersonalPost(
    tx,
    {
      companyId,
      accountId,
      source: "SHARED_OWN_POST",
      type,
      title,
      language,
      copy,
      postUrl,
      facebookUrl,
      notes: null,
      imageIds,
      attachmentId,
      attachmentTitle,
      videoEmbedCode,
    },
    now,
    row.postId,
  );
  if (postId !== row.postId) await linkPersonalPost(tx, row.id, postId);
}

/** The author hands it in: it waits for approval, or can be shared at once where nobody approves. */
export async function submitOwnPost(
  tx: Tx,
  id: number,
  step: "SUBMITTED" | "RESUBMITTED",
  accountId: number,
  now: Date,
): Promise<void> {
  const row = await findOwnPost(tx, id);
  if (!row) throw new Refusal("not_found");
  const status = statusHandedIn(await approvesOwnPosts(tx, row.companyId));
  await setOwnPostStatus(tx, id, { status, reason: null }, now);
  const stepId = await addStep(tx, row, { step, accountId, reason: null, at: now });
  if (status === "APPROVED") {
    emit(tx, ownPostApproved, { companyId: row.companyId, accountId: row.accountId });
    return openForSharing(tx, row, now);
  }
  if (row.postId !== null) await hidePersonalPost(tx, row.postId);
  emit(tx, ownPostWaiting, { ownPostId: id, stepId });
}
