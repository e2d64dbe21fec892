import {
  type ContentLanguage,
  type PostSource,
  type Voice,
  voices,
} from "@polyphon/contract/content/content.ts";
import type { addPost, readPost } from "@polyphon/contract/content/content.contract.ts";
import type { CallOf, OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";

export type StoredPost = OutputOf<typeof readPost>;
export type PostInput = CallOf<typeof addPost>;

export interface VoiceDraft {
  readonly voice: Voice;
  readonly copy: Readonly<Partial<Record<Network, string>>>;
}

/** The post form as it stands on screen: empty fields are empty words, dates and times are what was typed. */
export interface PostDraft {
  readonly categoryId: string | null;
  readonly source: PostSource;
  readonly language: ContentLanguage;
  readonly campaignName: string;
  readonly postUrl: string;
  readonly title: string;
  readonly notes: string;
  readonly when: "now" | "later";
  readonly publishDate: string | null;
  readonly publishTime: string;
  readonly endsOn: string | null;
  readonly featured: boolean;
  readonly featuredUntil: string | null;
  readonly frontPageNews: boolean;
  readonly voices: readonly VoiceDraft[];
}

export function emptyDraft(language: ContentLanguage): PostDraft {
  return {
    categoryId: null,
    source: "ORIGINAL",
    language,
    campaignName: "",
    postUrl: "",
    title: "",
    notes: "",
    when: "now",
    publishDate: null,
    publishTime: "",
    endsOn: null,
    featured: false,
    featuredUntil: null,
    frontPageNews: false,
    voices: [{ voice: "VOICE_1", copy: {} }],
  };
}

const two = (value: number): string => String(value).padStart(2, "0");
const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
const clockOf = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`;

export function draftOf(post: StoredPost): PostDraft {
  const publishAt = post.publishAt === null ? null : new Date(post.publishAt);
  return {
    categoryId: String(post.categoryId),
    source: post.source,
    language: post.language,
    campaignName: post.campaignName ?? "",
    postUrl: post.postUrl ?? "",
    title: post.title,
    notes: post.notes ?? "",
    when: "later",
    publishDate: publishAt && dayOf(publishAt),
    publishTime: publishAt ? clockOf(publishAt) : "",
    endsOn: post.endsOn,
    featured: post.featuredUntil !== null,
    featuredUntil: post.featuredUntil,
    frontPageNews: post.frontPageNews,
    voices: voices.flatMap((voice) => post.voices.find((one) => one.voice === voice) ?? []),
  };
}

/** The chosen moment in the browser's zone; null for "now" and while date or time is missing. */
export function publishMoment({ when, publishDate, publishTime }: PostDraft): Date | null {
  if (when === "now" || publishDate === null || publishTime === "") return null;
  const moment = new Date(`${publishDate}T${publishTime}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

const orNull = (words: string): string | null => (words.trim() === "" ? null : words.trim());

function written({ voice, copy }: VoiceDraft): VoiceDraft {
  const filled = Object.entries(copy).filter(([, words]) => words.trim() !== "");
  return { voice, copy: Object.fromEntries(filled) };
}

/** What is sent. The stored time is kept to the second when the form still shows its minute. */
export function inputOf(
  draft: PostDraft,
  imageIds: readonly number[],
  stored: StoredPost | undefined,
): PostInput {
  const chosen = publishMoment(draft);
  const before = stored && draftOf(stored);
  const untouched =
    before !== undefined &&
    before.publishDate === draft.publishDate &&
    before.publishTime === draft.publishTime;
  return {
    title: draft.title,
    categoryId: draft.categoryId ?? undefined,
    source: draft.source,
    type: imageIds.length > 0 ? "IMAGE" : "TEXT",
    language: draft.language,
    postUrl: orNull(draft.postUrl),
    campaignName: orNull(draft.campaignName),
    notes: orNull(draft.notes),
    featuredUntil: draft.featured ? draft.featuredUntil : null,
    frontPageNews: draft.frontPageNews,
    publishAt: untouched ? (stored?.publishAt ?? null) : (chosen?.toISOString() ?? null),
    endsOn: draft.endsOn,
    voices: draft.voices.map(written),
    imageIds: [...imageIds],
  };
}
