import type { adminPost, adminPostRow } from "@polyphon/contract/content/content.contract.ts";
import type { z } from "zod";
import type { StaffActor } from "../../platform/session/actor.ts";
import { mayEditPost } from "./content.policy.ts";
import type { PostImage } from "./content.port.ts";
import type { PostRow } from "./content.store.ts";

type Totals = { shares: number; clicks: number };
type Images = ReadonlyMap<number, PostImage>;

function imagesOf(row: PostRow, images: Images): PostImage[] {
  return row.imageIds.flatMap((id) => images.get(id) ?? []);
}

export function presentPostRow(
  actor: StaffActor,
  row: PostRow,
  totals: Totals,
  images: Images,
): z.output<typeof adminPostRow> {
  return {
    id: row.id,
    title: row.title,
    source: row.source,
    type: row.type,
    language: row.language,
    status: row.status,
    categoryName: row.categoryName,
    publishAt: row.publishAt.toISOString(),
    endsOn: row.endsOn,
    featuredUntil: row.featuredUntil,
    frontPageNews: row.frontPageNews,
    ...totals,
    thumbnailUrl: imagesOf(row, images)[0]?.thumbnailUrl ?? null,
    voices: row.voices.length,
    can: { edit: mayEditPost(actor, row) },
  };
}

export function presentPost(
  actor: StaffActor,
  row: PostRow,
  totals: Totals,
  images: Images,
): z.output<typeof adminPost> {
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    categoryId: row.categoryId,
    categoryName: row.categoryName,
    source: row.source,
    type: row.type,
    language: row.language,
    postUrl: row.postUrl,
    campaignName: row.campaignName,
    notes: row.notes,
    featuredUntil: row.featuredUntil,
    frontPageNews: row.frontPageNews,
    publishAt: row.publishAt.toISOString(),
    endsOn: row.endsOn,
    voices: row.voices,
    imageIds: row.imageIds,
    images: imagesOf(row, images),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    ...totals,
    can: { edit: mayEditPost(actor, row) },
  };
}
