import type { adminPost, adminPostRow } from "@polyphon/contract/content/post/post-fields.ts";
import type { z } from "zod";
import type { StaffActor } from "../../../platform/session/actor.ts";
import { mayDuplicatePost, mayStopPost } from "../content.policy.ts";
import type { PostImage, PostMedia, PostTotals } from "../content.port.ts";
import { fieldsOfRow } from "../post-form/input-of-row.ts";
import type { ListedPost } from "../post-list/post-list.store.ts";
import type { StaffPostRow } from "./staff-post.store.ts";

const none: PostTotals = { shares: null, clicks: null, rounded: false };

export function presentPostRow(
  actor: StaffActor,
  row: ListedPost,
  editable: boolean,
  totals: PostTotals | undefined,
  images: ReadonlyMap<number, PostImage>,
): z.output<typeof adminPostRow> {
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    serialNumber: row.serialNumber,
    source: row.source,
    type: row.type,
    language: row.language,
    status: row.status,
    killedAt: row.killedAt?.toISOString() ?? null,
    categoryName: row.categoryName,
    publishAt: row.publishAt.toISOString(),
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    featuredUntil: row.featuredUntil,
    frontPageNews: row.frontPageNews,
    dripDays: row.dripDays,
    ...(totals ?? none),
    thumbnailUrl: (row.firstImageId && images.get(row.firstImageId)?.thumbnailUrl) || null,
    voices: row.voices,
    can: { edit: editable, duplicate: mayDuplicatePost(actor), remove: editable },
  };
}

export interface PresentedFacts {
  readonly editable: boolean;
  readonly totals: PostTotals | undefined;
  readonly media: PostMedia;
  readonly groups: readonly { readonly id: number; readonly name: string }[];
  readonly updatedBy: string | null;
}

export function presentPost(
  actor: StaffActor,
  row: StaffPostRow,
  { editable, totals, media, groups, updatedBy }: PresentedFacts,
): z.output<typeof adminPost> {
  const { attachment } = row;
  const file = attachment && media.files.get(attachment.mediaId);
  return {
    ...fieldsOfRow(row),
    id: row.id,
    version: row.version,
    categoryName: row.categoryName,
    definingTags: row.definingTags,
    postTags: row.postTags,
    curatorCode: row.curatorCode,
    groups: [...groups],
    images: row.imageIds.flatMap((id) => media.images.get(id) ?? []),
    attachment: attachment && file ? { ...file, title: attachment.title } : null,
    status: row.status,
    killedAt: row.killedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    updatedBy,
    ...(totals ?? none),
    can: {
      edit: editable,
      duplicate: mayDuplicatePost(actor),
      remove: editable,
      stop: mayStopPost(actor, row),
    },
  };
}
