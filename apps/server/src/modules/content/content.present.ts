import type { adminPost, adminPostRow, frontPost } from "@polyphon/contract/content/content.contract.ts";
import type { z } from "zod";
import type { FrontActor, StaffActor } from "../../platform/session/actor.ts";
import { mayEditPost, maySharePosts } from "./content.policy.ts";
import type { PostImage, SharesOfPost } from "./content.port.ts";
import type { PostRow } from "./content.store.ts";

type Totals = { shares: number; clicks: number };
type Images = ReadonlyMap<number, PostImage>;

const excerptLength = 280;

function imagesOf(row: PostRow, images: Images): PostImage[] {
  return row.imageIds.flatMap((id) => images.get(id) ?? []);
}

function domainOf(url: string | null): string | null {
  return url === null ? null : new URL(url).hostname.replace(/^www\./, "");
}

function firstCopy(row: PostRow): string {
  const copies = row.voices.flatMap((voice) => Object.values(voice.copy));
  return (copies[0] ?? "").slice(0, excerptLength);
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

export interface FrontPostFacts {
  readonly today: string;
  readonly images: Images;
  readonly shares: ReadonlyMap<number, SharesOfPost>;
}

export function presentFrontPost(
  actor: FrontActor,
  row: PostRow,
  facts: FrontPostFacts,
): z.output<typeof frontPost> {
  return {
    id: row.id,
    title: row.title,
    source: row.source,
    type: row.type,
    language: row.language,
    categoryId: row.categoryId,
    categoryName: row.categoryName,
    postUrl: row.postUrl,
    linkDomain: domainOf(row.postUrl),
    publishedAt: row.publishAt.toISOString(),
    frontPageNews: row.frontPageNews,
    featured: row.featuredUntil !== null && row.featuredUntil >= facts.today,
    notes: row.notes,
    excerpt: firstCopy(row),
    images: imagesOf(row, facts.images),
    voices: row.voices,
    ownShares: [...(facts.shares.get(row.id)?.own ?? [])],
    colleaguesShared: facts.shares.get(row.id)?.colleagues ?? 0,
    can: { share: maySharePosts(actor) },
  };
}
