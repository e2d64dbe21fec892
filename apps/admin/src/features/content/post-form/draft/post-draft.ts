import {
  type ContentLanguage,
  type ImageSelectionMode,
  type PostSource,
  type PostType,
  type ShareType,
  type Voice,
  voices,
} from "@polyphon/contract/content/content.ts";
import type { addPost, readPost } from "@polyphon/contract/content/content.contract.ts";
import type { CallOf, OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { Named } from "@polyphon/contract/kit/named.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { dateAndTimeOf, instantAt } from "@polyphon/rules/time/date-and-time.ts";
import { clockZone } from "../../../../shared/time/clock-zone.ts";
import type { UploadedFile } from "../../../../shared/upload/uploaded-file.ts";

export type StoredPost = OutputOf<typeof readPost>;
export type PostInput = CallOf<typeof addPost>;

export interface VoiceDraft {
  readonly voice: Voice;
  readonly copy: Readonly<Partial<Record<Network, string>>>;
  readonly aiPercent: number | null;
}

/** The state of the post form: empty fields are empty strings, dates and times are as typed. */
export interface PostDraft {
  readonly serialNumber: string;
  readonly categoryId: string | null;
  readonly definingTagIds: readonly string[];
  readonly postTags: readonly Named[];
  readonly curatorCode: Named | null;
  readonly source: PostSource;
  readonly language: ContentLanguage;
  readonly campaignName: string;
  readonly postUrl: string;
  readonly facebookUrl: string;
  readonly linkedinImageUrl: string;
  readonly title: string;
  readonly notes: string;
  readonly when: "now" | "later";
  readonly publishDate: string | null;
  readonly publishTime: string;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly featured: boolean;
  readonly featuredUntil: string | null;
  readonly news: "OFF" | "CLASSIC" | "DRIP";
  readonly dripDays: number;
  readonly groups: readonly Named[];
  readonly type: PostType;
  readonly imageSelectionMode: ImageSelectionMode;
  readonly shareType: ShareType;
  readonly videoFrom: "file" | "embed";
  readonly video: UploadedFile | null;
  readonly document: UploadedFile | null;
  readonly fileTitle: string;
  readonly embedCode: string;
  readonly copyEditable: boolean;
  readonly voices: readonly VoiceDraft[];
}

export function emptyDraft(language: ContentLanguage): PostDraft {
  return {
    serialNumber: "",
    categoryId: null,
    definingTagIds: [],
    postTags: [],
    curatorCode: null,
    source: "ORIGINAL",
    language,
    campaignName: "",
    postUrl: "",
    facebookUrl: "",
    linkedinImageUrl: "",
    title: "",
    notes: "",
    when: "now",
    publishDate: null,
    publishTime: "",
    startsOn: null,
    endsOn: null,
    featured: false,
    featuredUntil: null,
    news: "OFF",
    dripDays: 5,
    groups: [],
    type: "TEXT",
    imageSelectionMode: "ALL",
    shareType: "ALL",
    videoFrom: "file",
    video: null,
    document: null,
    fileTitle: "",
    embedCode: "",
    copyEditable: false,
    voices: [{ voice: "VOICE_1", copy: {}, aiPercent: null }],
  };
}

function fileOf({ attachmentId, attachment, type }: StoredPost): UploadedFile | null {
  if (attachmentId === null || (type !== "VIDEO" && type !== "DOCUMENT")) return null;
  // A file that cannot be shown now must not be lost by saving.
  const nameless = { fileName: "", bytes: 0, pages: null, seconds: null, url: "", posterUrl: null };
  return { ...(attachment ?? nameless), id: attachmentId, kind: type };
}

/** Since when employees have had it; a post that was returned, or is being reviewed, is not published at any time. */
export function publishedAt(
  stored: Pick<StoredPost, "status" | "publishAt"> | undefined,
  now: Date,
): string | null {
  if (stored?.status !== "PUBLISHED" || stored.publishAt === null) return null;
  return new Date(stored.publishAt) <= now ? stored.publishAt : null;
}

export function draftOf(post: StoredPost): PostDraft {
  const publish = post.publishAt === null ? null : dateAndTimeOf(new Date(post.publishAt), clockZone());
  const file = fileOf(post);
  return {
    serialNumber: post.serialNumber === null ? "" : String(post.serialNumber),
    categoryId: String(post.categoryId),
    definingTagIds: post.definingTagIds.map(String),
    postTags: post.postTags,
    curatorCode:
      post.curatorCodeId === null ? null : { id: post.curatorCodeId, name: post.curatorCode ?? "" },
    source: post.source,
    language: post.language,
    campaignName: post.campaignName ?? "",
    postUrl: post.postUrl ?? "",
    facebookUrl: post.facebookUrl ?? "",
    linkedinImageUrl: post.linkedinImageUrl ?? "",
    title: post.title,
    notes: post.notes ?? "",
    when: "later",
    publishDate: publish && publish.date,
    publishTime: publish?.time ?? "",
    startsOn: post.startsOn,
    endsOn: post.endsOn,
    featured: post.featuredUntil !== null,
    featuredUntil: post.featuredUntil,
    news: post.frontPageNews ? (post.dripDays === null ? "CLASSIC" : "DRIP") : "OFF",
    dripDays: post.dripDays ?? 5,
    groups: post.groups,
    type: post.type,
    imageSelectionMode: post.imageSelectionMode,
    shareType: post.shareType,
    videoFrom: post.videoEmbedCode === null ? "file" : "embed",
    video: file?.kind === "VIDEO" ? file : null,
    document: file?.kind === "DOCUMENT" ? file : null,
    fileTitle: post.attachmentTitle ?? "",
    embedCode: post.videoEmbedCode ?? "",
    copyEditable: post.copyEditable,
    voices: voices.flatMap((voice) => post.voices.find((one) => one.voice === voice) ?? []),
  };
}

/** A new post that starts as a duplicate. The original's time, pin and number are not copied. */
export function duplicateOf(post: StoredPost): PostDraft {
  return {
    ...draftOf(post),
    serialNumber: "",
    when: "now",
    publishDate: null,
    publishTime: "",
    startsOn: null,
    endsOn: null,
    featured: false,
    featuredUntil: null,
    news: "OFF",
  };
}

/** The chosen moment by the clock of the back office; null for "now" and while date or time is missing. */
export function publishMoment({ when, publishDate, publishTime }: PostDraft): Date | null {
  if (when === "now" || publishDate === null) return null;
  return instantAt({ date: publishDate, time: publishTime }, clockZone());
}

/** Pictures make a text post an image post; an image post without any still lacks them. */
export function typeOf({ type }: PostDraft, images: number): PostType {
  return type === "TEXT" && images > 0 ? "IMAGE" : type;
}

const orNull = (words: string): string | null => (words.trim() === "" ? null : words.trim());

function written({ voice, copy, aiPercent }: VoiceDraft): VoiceDraft {
  const filled = Object.entries(copy).filter(([, words]) => words.trim() !== "");
  return { voice, copy: Object.fromEntries(filled), aiPercent };
}

/** The request. The stored time keeps its seconds when the form still shows its minute. */
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
  const type = typeOf(draft, imageIds.length);
  const embedded = type === "VIDEO" && draft.videoFrom === "embed";
  const file =
    type === "VIDEO" ? (embedded ? null : draft.video) : type === "DOCUMENT" ? draft.document : null;
  const news = draft.news !== "OFF";
  return {
    title: draft.title,
    serialNumber: draft.serialNumber.trim() === "" ? null : Number(draft.serialNumber),
    categoryId: draft.categoryId ?? undefined,
    definingTagIds: [...draft.definingTagIds],
    postTagIds: draft.postTags.map(({ id }) => id),
    curatorCodeId: draft.curatorCode?.id ?? null,
    source: draft.source,
    type,
    language: draft.language,
    postUrl: orNull(draft.postUrl),
    facebookUrl: orNull(draft.facebookUrl),
    linkedinImageUrl: orNull(draft.linkedinImageUrl),
    campaignName: orNull(draft.campaignName),
    notes: orNull(draft.notes),
    featuredUntil: draft.featured ? draft.featuredUntil : null,
    frontPageNews: news,
    dripDays: draft.news === "DRIP" ? draft.dripDays : null,
    groupIds: news ? draft.groups.map(({ id }) => id) : [],
    publishAt: untouched ? (stored?.publishAt ?? null) : (chosen?.toISOString() ?? null),
    startsOn: draft.startsOn,
    endsOn: draft.endsOn,
    voices: draft.voices.map(written),
    imageIds: type === "IMAGE" ? [...imageIds] : [],
    imageSelectionMode: draft.imageSelectionMode,
    shareType: draft.shareType,
    attachmentId: file?.id ?? null,
    attachmentTitle: file ? orNull(draft.fileTitle) : null,
    videoEmbedCode: embedded ? (orNull(draft.embedCode) ?? "") : null,
    copyEditable: draft.copyEditable,
  };
}
