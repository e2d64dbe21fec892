import type { ContentLanguage, PostSource, PostType } from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { unlessStillUsed } from "../../../platform/db/constraint.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { insertRow, plusOne, updateRows } from "../../../platform/db/write.ts";

export interface PersonalPost {
  readonly companyId: number;
  /** Its owner: nobody else sees it. */
  readonly accountId: number;
  readonly source: Extract<PostSource, "ORIGINAL" | "SHARED_OWN_POST" | "REAL_TIME">;
  readonly type: PostType;
  readonly title: string;
  readonly language: ContentLanguage;
  readonly copy: Readonly<Partial<Record<Network, string>>>;
  readonly postUrl: string | null;
  readonly facebookUrl: string | null;
  readonly notes: string | null;
  /** At most four, in order; only for a post of type IMAGE. */
  readonly imageIds: readonly number[];
  /** The file of a video or document. */
  readonly attachmentId: number | null;
  readonly attachmentTitle: string | null;
  readonly videoEmbedCode: string | null;
}

function columnsOf(post: PersonalPost) {
  return {
    source: post.source,
    type: post.type,
    title: post.title,
    language: post.language,
    voices: JSON.stringify([{ voice: "VOICE_1", copy: post.copy }]),
    post_url: post.postUrl,
    facebook_url: post.facebookUrl,
    notes: post.notes,
    attachment_id: post.attachmentId,
    attachment_title: post.attachmentTitle,
    video_embed_code: post.videoEmbedCode,
  };
}

async function writeImages(tx: Tx, id: number, imageIds: readonly number[]): Promise<void> {
  await tx.client.query("delete from post_image where post_id = $1", [id]);
  await tx.client.query(
    `insert into post_image (post_id, media_id, position)
     select $1, media_id, position from unnest($2::bigint[]) with ordinality as given (media_id, position)`,
    [id, imageIds],
  );
}

export async function insertPersonalPost(tx: Tx, post: PersonalPost, now: Date): Promise<number> {
  const id = await insertRow(tx, "post", {
    ...columnsOf(post),
    category_id: null,
    company_id: post.companyId,
    for_account_id: post.accountId,
    created_by: post.accountId,
    copy_editable: true,
    publish_at: now,
    status: "PUBLISHED",
  });
  await writeImages(tx, id, post.imageIds);
  return id;
}

/** Afterwards its owner can share it, even if it was hidden. */
export async function updatePersonalPost(tx: Tx, id: number, post: PersonalPost, now: Date): Promise<void> {
  const changes = { status: "PUBLISHED", publish_at: now, version: plusOne, updated_at: now } as const;
  await updateRows(tx, "post", { id, for_account_id: post.accountId }, { ...columnsOf(post), ...changes });
  await writeImages(tx, id, post.imageIds);
}

/** Hides it from its owner until it is placed again. */
export async function hidePersonalPost(tx: Tx, id: number): Promise<void> {
  await tx.client.query(
    "update post set status = 'IN_APPROVAL', version = version + 1 where id = $1 and for_account_id is not null",
    [id],
  );
}

/** False when it was shared: shares, links and figures refer to it, so it stays. */
export function deletePersonalPost(tx: Tx, id: number): Promise<boolean> {
  return unlessStillUsed(
    tx,
    async () => {
      await tx.client.query("delete from post where id = $1 and for_account_id is not null", [id]);
      return true;
    },
    () => false,
  );
}
