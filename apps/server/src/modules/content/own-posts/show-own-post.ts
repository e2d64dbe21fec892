import type { listedOwnPost, ownPost } from "@polyphon/contract/content/own-posts/own-post.contract.ts";
import type { ownPostBody, ownPostRow } from "@polyphon/contract/content/own-posts/own-post.ts";
import { embedUrlOf } from "@polyphon/rules/content/post/embed-video.ts";
import {
  mayEditOwnPost,
  maySubmitAgain,
  mayShareOwnPost,
} from "@polyphon/rules/content/own-posts/own-post.ts";
import { showMentions } from "@polyphon/rules/sharing/compose/copy/mention-text.ts";
import type { z } from "zod";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { FrontActor } from "../../../platform/session/actor.ts";
import { approvesOwnPosts } from "../../companies/companies.api.ts";
import { maySharePosts } from "../content.policy.ts";
import type { PostMedia, SharesOfPost } from "../content.port.ts";
import type { ContentDeps } from "../content.deps.ts";
import { findOwnPost, type OwnPostRow, stepsOf } from "./own-post.store.ts";
import { sharesOf } from "./reach-own-post.ts";

const excerptLength = 280;
const nothing: SharesOfPost = { own: [], colleagues: null, rounded: false };

/** What every list shows of an own post. */
export function rowOf(row: OwnPostRow, images: PostMedia["images"]): z.output<typeof ownPostRow> {
  const [first] = row.imageIds;
  return {
    id: row.id,
    version: row.version,
    type: row.type,
    title: row.title,
    language: row.language,
    status: row.status,
    reason: row.reason,
    thumbnailUrl: (first !== undefined && images.get(first)?.thumbnailUrl) || null,
    excerpt: showMentions(Object.values(row.copy)[0] ?? "").slice(0, excerptLength),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The whole of it, as its author and whoever approves read it. */
export async function bodyOf(
  tx: Tx,
  deps: ContentDeps,
  row: OwnPostRow,
): Promise<z.output<typeof ownPostBody>> {
  const { attachmentId } = row;
  const [media, steps] = await Promise.all([
    deps.media(tx, [...row.imageIds, ...(attachmentId === null ? [] : [attachmentId])]),
    stepsOf(tx, row.id),
  ]);
  const names = await deps.lookups.accountNames(tx, [
    ...new Set(steps.flatMap((one) => one.accountId ?? [])),
  ]);
  const file = attachmentId === null ? undefined : media.files.get(attachmentId);
  return {
    ...rowOf(row, media.images),
    copy: row.copy,
    postUrl: row.postUrl,
    facebookUrl: row.facebookUrl,
    videoEmbedCode: row.videoEmbedCode,
    embedUrl: row.videoEmbedCode === null ? null : embedUrlOf(row.videoEmbedCode),
    imageIds: [...row.imageIds],
    images: row.imageIds.flatMap((id) => media.images.get(id) ?? []),
    attachmentId,
    attachmentTitle: row.attachmentTitle,
    attachment: file ? { ...file, title: row.attachmentTitle ?? row.title } : null,
    notes: row.notes,
    history: steps.map(({ step, at, accountId, reason }) => ({
      step,
      at: at.toISOString(),
      by: (accountId !== null && names.get(accountId)) || "",
      reason,
    })),
  };
}

/** What its author may do with it now. */
export function authorsPart(
  actor: FrontActor,
  row: OwnPostRow,
  approval: boolean,
  { own }: SharesOfPost = nothing,
): Pick<z.output<typeof listedOwnPost>, "postId" | "shares" | "can"> {
  const facts = { status: row.status, approval, shared: own.length > 0 };
  const share = mayShareOwnPost(facts) && maySharePosts(actor) && row.postId !== null;
  return {
    postId: share ? row.postId : null,
    shares: [...own],
    can: {
      edit: mayEditOwnPost(facts),
      remove: own.every(({ state }) => state === "SHARED"),
      share,
      resubmit: maySubmitAgain(facts),
    },
  };
}

export async function showOwnPost(
  tx: Tx,
  deps: ContentDeps,
  actor: FrontActor,
  id: number,
): Promise<z.output<typeof ownPost>> {
  const row = await findOwnPost(tx, id);
  if (!row) throw new Refusal("not_found");
  const [body, approval, shares] = await Promise.all([
    bodyOf(tx, deps, row),
    approvesOwnPosts(tx, row.companyId),
    sharesOf(tx, deps, row, [row]),
  ]);
  return { ...body, ...authorsPart(actor, row, approval, shares.get(row.postId ?? 0)) };
}
