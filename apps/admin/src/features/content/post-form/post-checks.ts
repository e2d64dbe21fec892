import { postFields } from "@polyphon/contract/content/post/post-fields.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { type Network, networks } from "@polyphon/contract/networks/networks.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { checkPost, type PostFault } from "@polyphon/rules/content/post-form/check-post.ts";
import { countCopy } from "@polyphon/rules/sharing/compose/copy/count-copy.ts";
import type { Text } from "../../../shared/text/use-text.ts";
import { inputOf, type PostDraft, publishMoment, type StoredPost } from "./draft/post-draft.ts";

export interface PostCheck {
  /** The field it is about, as the server names it: `title`, `voices.VOICE_1.LINKEDIN`. */
  readonly field: string;
  readonly tone: "ok" | "warn" | "bad";
  readonly words: string;
}

export interface PostCheckFacts {
  readonly now: Date;
  readonly utmMandatory: boolean;
  readonly stored: StoredPost | undefined;
  readonly imageIds: readonly number[];
}

/** The time zone in which the server reads the dates of staff's posts. */
const staffZone = "UTC";

const orNull = (words: string): string | null => (words.trim() === "" ? null : words.trim());

export const attachedTo = ({ postUrl, facebookUrl, type, videoFrom, embedCode }: PostDraft) => ({
  postUrl: orNull(postUrl),
  facebookUrl: orNull(facebookUrl),
  embedCode: type === "VIDEO" && videoFrom === "embed" ? orNull(embedCode) : null,
  isDocument: type === "DOCUMENT",
});

const bad = (field: string, words: string): PostCheck => ({ field, tone: "bad", words });

const shapes = [
  "title",
  "serialNumber",
  "categoryId",
  "postUrl",
  "facebookUrl",
  "linkedinImageUrl",
  "notes",
  "dripDays",
] as const;

function shapeFaults(draft: PostDraft, facts: PostCheckFacts, text: Text): PostCheck[] {
  const parsed = postFields.safeParse(inputOf(draft, facts.imageIds, facts.stored));
  if (parsed.success) return [];
  const wrong = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  return shapes
    .filter((field) => wrong.has(field))
    .map((field) => bad(field, text(`content.faults.${field}`)));
}

function copyFault(fault: PostFault, draft: PostDraft, text: Text): PostCheck {
  const { voice, network } = fault;
  const field = ["voices", voice, network].filter(Boolean).join(".");
  const name = voice ? text(`content.voices.${voice}`) : "";
  if (!network) return bad(field, text("content.faults.copyEmpty", { voice: name }));
  if (fault.reason === "document_not_on_x") return bad(field, text("content.faults.documentOnX"));
  const copy = draft.voices.find((one) => one.voice === voice)?.copy[network] ?? "";
  const over = -countCopy(network, copy, attachedTo(draft)).remaining;
  return bad(
    field,
    fault.reason === "copy_too_long"
      ? text("content.faults.copyTooLong", { voice: name, over, network: networkNames[network] })
      : text("content.faults.copyTooShort", { voice: name, network: networkNames[network] }),
  );
}

/** The text of a fault that is not about copy. */
function faultWords(field: Exclude<PostFault["field"], "voices">, draft: PostDraft, text: Text): string {
  if (field !== "attachmentId") return text(`content.faults.${field}`);
  return text(draft.type === "VIDEO" ? "content.faults.videoMissing" : "content.faults.documentMissing");
}

function attachmentOf(draft: PostDraft): "VIDEO" | "DOCUMENT" | null {
  const file = draft.type === "VIDEO" ? draft.video : draft.document;
  return file?.kind ?? null;
}

function ruleFaults(draft: PostDraft, facts: PostCheckFacts, text: Text): PostCheck[] {
  const input = inputOf(draft, facts.imageIds, facts.stored);
  const storedAt = facts.stored?.publishAt;
  const faults = checkPost(
    {
      type: input.type,
      postUrl: input.postUrl,
      facebookUrl: input.facebookUrl ?? null,
      videoEmbedCode: input.videoEmbedCode ?? null,
      shareType: draft.shareType,
      startsOn: draft.startsOn,
      attachment: attachmentOf(draft),
      campaignName: input.campaignName,
      featuredUntil: input.featuredUntil,
      publishAt: input.publishAt === null ? null : new Date(input.publishAt),
      endsOn: input.endsOn,
      voices: draft.voices,
      images: input.imageIds.length,
    },
    {
      now: facts.now,
      zone: staffZone,
      utmMandatory: facts.utmMandatory,
      storedPublishAt: storedAt ? new Date(storedAt) : null,
    },
  );
  return faults.map((fault) =>
    fault.field === "voices"
      ? copyFault(fault, draft, text)
      : bad(fault.field, faultWords(fault.field, draft, text)),
  );
}

export function isLeftOut(draft: PostDraft, network: Network): boolean {
  return draft.voices.every((voice) => (voice.copy[network] ?? "").trim() === "");
}

/** The fields from the top of the form to its end, so that the first fault is the first that a reader meets. */
const inOrder = [
  "postUrl",
  "title",
  "voices",
  "imageIds",
  "attachmentId",
  "videoEmbedCode",
  "categoryId",
  "publishAt",
  "endsOn",
  "featuredUntil",
  "dripDays",
  "shareType",
  "notes",
  "campaignName",
  "facebookUrl",
  "linkedinImageUrl",
  "serialNumber",
];
const placeOf = ({ field }: PostCheck) => inOrder.indexOf(field.split(".")[0] ?? "");

/** Everything the product requires of a post: faults first, then hints, then what is fine. */
export function postChecks(draft: PostDraft, facts: PostCheckFacts, text: Text): PostCheck[] {
  const shape = shapeFaults(draft, facts, text);
  const rules = ruleFaults(draft, facts, text);
  const noMoment = draft.when === "later" && publishMoment(draft) === null;
  const missingFeature = draft.featured && draft.featuredUntil === null;
  const faults = [
    ...shape,
    ...(noMoment ? [bad("publishAt", text("content.faults.publishMissing"))] : []),
    ...(missingFeature ? [bad("featuredUntil", text("content.faults.featuredUntil"))] : []),
    ...rules,
  ].toSorted((one, other) => placeOf(one) - placeOf(other));
  const wrong = new Set(faults.map((fault) => fault.field));
  const leftOut = networks.filter((network) => isLeftOut(draft, network));
  const anyCopy = leftOut.length < networks.length;
  return [
    ...faults,
    ...(draft.postUrl.trim() === ""
      ? [{ field: "postUrl", tone: "warn", words: text("content.faults.noLink") } as const]
      : []),
    ...(anyCopy
      ? leftOut.map((network) => ({
          field: `voices.${draft.voices[0]?.voice ?? "VOICE_1"}.${network}`,
          tone: "warn" as const,
          words: text("content.faults.leftOut", { network: networkNames[network] }),
        }))
      : []),
    ...(draft.postUrl.trim() !== "" && !wrong.has("postUrl")
      ? [{ field: "postUrl", tone: "ok", words: text("content.faults.linkFine") } as const]
      : []),
    ...(anyCopy && !faults.some((fault) => fault.field.startsWith("voices"))
      ? [{ field: "voices", tone: "ok", words: text("content.faults.copyFine") } as const]
      : []),
  ];
}

export type CopyState = "ok" | "bad" | "empty";

export function copyState(draft: PostDraft, copy: string | undefined, network: Network): CopyState {
  if ((copy ?? "").trim() === "") return "empty";
  const count = countCopy(network, copy ?? "", attachedTo(draft));
  return count.tooLong || count.tooShort ? "bad" : "ok";
}

/** How many of the possible texts are complete. */
export function readyCopies(draft: PostDraft): { ready: number; all: number } {
  const ready = draft.voices.flatMap(({ copy }) =>
    networks.filter((network) => copyState(draft, copy[network], network) === "ok"),
  );
  return { ready: ready.length, all: limits.post.voices * networks.length };
}
