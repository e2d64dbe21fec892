import { voices } from "@polyphon/contract/content/content.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import { type Merged, receive } from "@polyphon/web/form/record.ts";
import type { KeptForm } from "./kept-form.ts";
import { draftOf, type PostDraft, type StoredPost, typeOf } from "./post-draft.ts";

/** Fields that mean something only together; each group is named like its place in the form. */
const groups = {
  title: ["title"],
  notes: ["notes"],
  categoryId: ["categoryId", "definingTagIds"],
  source: ["source"],
  language: ["language"],
  campaignName: ["campaignName"],
  postUrl: ["postUrl"],
  serialNumber: ["serialNumber"],
  curatorCodeId: ["curatorCode"],
  postTagIds: ["postTags"],
  facebookUrl: ["facebookUrl"],
  linkedinImageUrl: ["linkedinImageUrl"],
  publishAt: ["when", "publishDate", "publishTime"],
  startsOn: ["startsOn"],
  endsOn: ["endsOn"],
  featuredUntil: ["featured", "featuredUntil"],
  frontPageNews: ["news", "dripDays", "groups"],
  shareType: ["shareType"],
  copyEditable: ["copyEditable"],
  attachmentId: ["type", "imageSelectionMode", "videoFrom", "video", "document", "fileTitle", "embedCode"],
} as const satisfies Record<string, readonly (keyof PostDraft)[]>;

export type PostGroup = keyof typeof groups;
export type PostParts = Readonly<Record<string, unknown>>;

/** A post in the parts that two people can change without getting in each other's way. */
function partsOf({ draft, imageIds }: KeptForm): PostParts {
  const plain = Object.entries(groups).map(([name, fields]) => [
    name,
    Object.fromEntries(fields.map((field) => [field, draft[field]])),
  ]);
  const copy = voices.flatMap((voice) => {
    const own = draft.voices.find((one) => one.voice === voice);
    return [
      ...networks.map((network) => [`voices.${voice}.${network}`, own?.copy[network] ?? ""]),
      [`voices.${voice}`, own?.aiPercent ?? null],
    ];
  });
  return Object.fromEntries([...plain, ...copy, ["imageIds", imageIds]]);
}

/** A file has another address each time it is read; pictures alone make a text post an image post. */
function comparable(parts: PostParts): PostParts {
  const media = parts["attachmentId"] as Pick<PostDraft, "type" | "video" | "document">;
  const images = (parts["imageIds"] as readonly number[]).length;
  const { video, document } = media;
  const type = typeOf({ type: media.type } as PostDraft, images);
  return {
    ...parts,
    attachmentId: { ...media, type, video: video?.id, document: document?.id },
  };
}

function formOf(parts: PostParts, before: PostDraft): KeptForm {
  const plain = Object.keys(groups).map((name) => parts[name] as Partial<PostDraft>);
  const spoken = voices.flatMap((voice) => {
    const copy = Object.fromEntries(
      networks.flatMap((network) => {
        const text = parts[`voices.${voice}.${network}`] as string;
        return text === "" ? [] : [[network, text]];
      }),
    );
    const aiPercent = parts[`voices.${voice}`] as number | null;
    const shown = before.voices.some((one) => one.voice === voice);
    return shown || aiPercent !== null || Object.keys(copy).length > 0 ? [{ voice, copy, aiPercent }] : [];
  });
  const draft = Object.assign({}, before, ...plain) as PostDraft;
  return { draft: { ...draft, voices: spoken }, imageIds: parts["imageIds"] as readonly number[] };
}

const storedForm = (post: StoredPost): KeptForm => ({ draft: draftOf(post), imageIds: post.imageIds });

export interface MergedPosts extends KeptForm {
  readonly merged: Merged;
}

/** What was typed on top of a version that somebody else saved: what only one of the two touched is taken from there. */
export function mergePosts(base: StoredPost, typed: KeptForm, newer: StoredPost): MergedPosts {
  const form = {
    stored: { version: base.version, values: partsOf(storedForm(base)) },
    values: partsOf(typed),
    expects: "other",
    merged: null,
  } as const;
  const read = { version: newer.version, values: partsOf(storedForm(newer)) };
  const found = receive<PostParts>(form, read, comparable);
  return { ...formOf(found.values, typed.draft), merged: found.merged ?? { taken: [], both: [] } };
}

/** One part as the newer version has it. */
export function withPart(typed: KeptForm, name: string, newer: StoredPost): KeptForm {
  const theirs = partsOf(storedForm(newer));
  return formOf({ ...partsOf(typed), [name]: theirs[name] }, typed.draft);
}

export function differsIn(typed: KeptForm, name: string, newer: StoredPost): boolean {
  const [mine, theirs] = [comparable(partsOf(typed)), comparable(partsOf(storedForm(newer)))];
  return JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]);
}

const wordGroups: ReadonlySet<string> = new Set<PostGroup>([
  "title",
  "notes",
  "campaignName",
  "postUrl",
  "serialNumber",
  "facebookUrl",
  "linkedinImageUrl",
]);

/** A part of a stored post as text; null where it is something else. */
export function partText(post: StoredPost, name: string): string | null {
  const part = partsOf(storedForm(post))[name];
  if (typeof part === "string") return part;
  return wordGroups.has(name) ? Object.values(part as Readonly<Record<string, string>>).join("") : null;
}
