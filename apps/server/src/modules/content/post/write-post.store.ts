import type {
  ContentLanguage,
  ImageSelectionMode,
  PostSource,
  PostStatus,
  PostType,
  ShareType,
} from "@polyphon/contract/content/content.ts";
import { unlessTaken } from "../../../platform/db/constraint.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { insertRow, replaceLinks, updateRows } from "../../../platform/db/write.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { unlessInUse } from "../../../platform/operation/unless-in-use.ts";

export interface PostValues {
  readonly categoryId: number;
  readonly companyId: number | null;
  readonly title: string;
  readonly serialNumber: number | null;
  readonly curatorCodeId: number | null;
  readonly source: PostSource;
  readonly type: PostType;
  readonly language: ContentLanguage;
  readonly postUrl: string | null;
  readonly facebookUrl: string | null;
  readonly linkedinImageUrl: string | null;
  readonly campaignName: string | null;
  readonly notes: string | null;
  readonly voices: readonly unknown[];
  readonly frontPageNews: boolean;
  readonly dripDays: number | null;
  readonly groupIds: readonly number[];
  readonly featuredUntil: string | null;
  readonly publishAt: Date;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly imageIds: readonly number[];
  readonly imageSelectionMode: ImageSelectionMode;
  readonly shareType: ShareType;
  readonly attachmentId: number | null;
  readonly attachmentTitle: string | null;
  readonly videoEmbedCode: string | null;
  readonly copyEditable: boolean;
  readonly definingTagIds: readonly number[];
  readonly postTagIds: readonly number[];
}

function columnsOf(values: PostValues) {
  return {
    category_id: values.categoryId,
    company_id: values.companyId,
    title: values.title,
    serial_number: values.serialNumber,
    curator_code_id: values.curatorCodeId,
    source: values.source,
    type: values.type,
    language: values.language,
    post_url: values.postUrl,
    facebook_url: values.facebookUrl,
    linkedin_image_url: values.linkedinImageUrl,
    campaign_name: values.campaignName,
    notes: values.notes,
    voices: JSON.stringify(values.voices),
    front_page_news: values.frontPageNews,
    drip_days: values.dripDays,
    group_ids: values.groupIds,
    featured_until: values.featuredUntil,
    publish_at: values.publishAt,
    starts_on: values.startsOn,
    ends_on: values.endsOn,
    image_selection_mode: values.imageSelectionMode,
    share_type: values.shareType,
    attachment_id: values.attachmentId,
    attachment_title: values.attachmentTitle,
    video_embed_code: values.videoEmbedCode,
    copy_editable: values.copyEditable,
  };
}

/** Of two posts that get the same serial number at once, one is refused. */
function unlessNumberTaken<T>(tx: Tx, write: () => Promise<T>): Promise<T> {
  const refuse = (): never => {
    throw new Refusal("serial_number_taken", {}, [
      { field: "serialNumber", error: "serial_number_taken", values: {} },
    ]);
  };
  return unlessTaken(tx, write, refuse, "post_serial_number");
}

export async function insertPost(
  tx: Tx,
  values: PostValues,
  status: PostStatus,
  createdBy: number,
): Promise<number> {
  const id = await unlessNumberTaken(tx, () =>
    insertRow(tx, "post", { ...columnsOf(values), status, created_by: createdBy }),
  );
  await writeParts(tx, id, values);
  return id;
}

/** False when somebody else has saved since `version` was read. */
export async function updatePost(
  tx: Tx,
  id: number,
  version: number,
  values: PostValues,
  updatedBy: number,
): Promise<boolean> {
  const changes = {
    ...columnsOf(values),
    version: version + 1,
    updated_by: updatedBy,
    updated_at: new Date(),
  };
  const changed = await unlessNumberTaken(tx, () => updateRows(tx, "post", { id, version }, changes));
  if (changed !== 1) return false;
  await writeParts(tx, id, values);
  return true;
}

async function writeParts(tx: Tx, id: number, values: PostValues): Promise<void> {
  await tx.client.query("delete from post_image where post_id = $1", [id]);
  await tx.client.query(
    `insert into post_image (post_id, media_id, position)
     select $1, media_id, position from unnest($2::bigint[]) with ordinality as given (media_id, position)`,
    [id, values.imageIds],
  );
  await replaceLinks(
    tx,
    { table: "post_defining_tag", from: "post_id", to: "tag_id" },
    id,
    values.definingTagIds,
  );
  await replaceLinks(tx, { table: "post_post_tag", from: "post_id", to: "tag_id" }, id, values.postTagIds);
}

/** Takes a serial number from whichever post of the company has it. The lock serialises concurrent takers. */
export async function freeSerialNumber(
  tx: Tx,
  companyId: number | null,
  serialNumber: number,
  keeper: number | null,
): Promise<void> {
  await tx.client.query(
    `update post set serial_number = null, version = version + 1
     where coalesce(company_id, 0) = coalesce($1::bigint, 0) and serial_number = $2 and id is distinct from $3::bigint`,
    [companyId, serialNumber, keeper],
  );
}

export async function setFeatured(
  tx: Tx,
  id: number,
  featuredUntil: string | null,
  updatedBy: number,
): Promise<void> {
  await tx.client.query(
    `update post set featured_until = $2, version = version + 1, updated_by = $3, updated_at = now() where id = $1`,
    [id, featuredUntil, updatedBy],
  );
}

/** A post that was shared stays: employees' shares, links and figures refer to it. */
export async function deletePost(tx: Tx, id: number): Promise<void> {
  await unlessInUse(tx, { table: "post", id }, () => tx.client.query("delete from post where id = $1", [id]));
}

/** Until the end of the transaction nobody changes the post, and nobody writes a share of it. */
export async function lockPost(tx: Tx, id: number): Promise<void> {
  await tx.client.query("select from post where id = $1 for update", [id]);
}

export interface PostMove {
  readonly id: number;
  readonly version: number;
  readonly from: PostStatus;
  readonly to: PostStatus;
  readonly publishAt?: Date;
}

/** False when it is no longer in the state that the caller saw. Whoever had taken it on is through with it. */
export async function movePost(tx: Tx, move: PostMove): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update post set status = $4, version = version + 1, publish_at = coalesce($5, publish_at), assigned_to = null
     where id = $1 and version = $2 and status = $3`,
    [move.id, move.version, move.from, move.to, move.publishAt ?? null],
  );
  return rowCount === 1;
}
