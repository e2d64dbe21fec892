import type { PostType, ShareType, Voice } from "@polyphon/contract/content/content.ts";
import type { ErrorName } from "@polyphon/contract/errors.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import { countCopy } from "../../sharing/compose/copy/count-copy.ts";
import { localDateOf } from "../../time/zoned-time.ts";
import { embedUrlOf } from "../post/embed-video.ts";

export interface PostForm {
  readonly type: PostType;
  readonly postUrl: string | null;
  readonly facebookUrl: string | null;
  readonly videoEmbedCode: string | null;
  readonly shareType: ShareType;
  readonly campaignName: string | null;
  readonly featuredUntil: string | null;
  readonly publishAt: Date | null;
  /** Visible from this day on, though published before; null is at once. */
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly voices: readonly {
    readonly voice: Voice;
    readonly copy: Readonly<Partial<Record<Network, string | undefined>>>;
  }[];
  readonly images: number;
  /** What the chosen file is; null while there is none. */
  readonly attachment: "VIDEO" | "DOCUMENT" | null;
}

export interface PostCheckFacts {
  readonly now: Date;
  readonly zone: string;
  /** The category wants the UTM code, so the post needs a campaign name. */
  readonly utmMandatory: boolean;
  /** The stored publish time; a published post keeps its own, although it is in the past. */
  readonly storedPublishAt: Date | null;
}

export interface PostFault {
  readonly field:
    | "campaignName"
    | "publishAt"
    | "endsOn"
    | "featuredUntil"
    | "voices"
    | "imageIds"
    | "attachmentId"
    | "videoEmbedCode"
    | "shareType";
  readonly reason: Extract<
    ErrorName,
    | "validation"
    | "campaign_needed"
    | "schedule_in_past"
    | "copy_empty"
    | "copy_too_long"
    | "copy_too_short"
    | "embed_invalid"
    | "document_not_on_x"
  >;
  readonly voice: Voice | null;
  readonly network: Network | null;
}

function fault(field: PostFault["field"], reason: PostFault["reason"]): PostFault {
  return { field, reason, voice: null, network: null };
}

function dateFaults(form: PostForm, facts: PostCheckFacts): PostFault[] {
  const { publishAt, endsOn, featuredUntil } = form;
  const publishedOn = localDateOf(publishAt ?? facts.storedPublishAt ?? facts.now, facts.zone);
  const startsOn = form.startsOn !== null && form.startsOn > publishedOn ? form.startsOn : publishedOn;
  const moved = publishAt !== null && publishAt.getTime() !== facts.storedPublishAt?.getTime();
  const featuredTooLate = featuredUntil !== null && endsOn !== null && featuredUntil >= endsOn;
  return [
    ...(moved && publishAt <= facts.now ? [fault("publishAt", "schedule_in_past")] : []),
    ...(endsOn !== null && endsOn < startsOn ? [fault("endsOn", "validation")] : []),
    ...(featuredTooLate || (featuredUntil !== null && featuredUntil <= startsOn)
      ? [fault("featuredUntil", "validation")]
      : []),
  ];
}

/** A network without copy is simply not offered; a voice without any copy, or given twice, is a mistake. */
function copyFaults(form: PostForm): PostFault[] {
  const attached = {
    postUrl: form.postUrl,
    facebookUrl: form.facebookUrl,
    embedCode: form.type === "VIDEO" ? form.videoEmbedCode : null,
    isDocument: form.type === "DOCUMENT",
  };
  const seen = new Set<Voice>();
  return form.voices.flatMap(({ voice, copy }) => {
    const repeated = seen.has(voice);
    seen.add(voice);
    if (repeated) return [{ ...fault("voices", "validation"), voice }];
    const written = networks.filter((network) => (copy[network] ?? "").trim() !== "");
    if (written.length === 0) return [{ ...fault("voices", "copy_empty"), voice }];
    return written.flatMap((network): PostFault[] => {
      if (form.type === "DOCUMENT" && network === "TWITTER")
        return [{ ...fault("voices", "document_not_on_x"), voice, network }];
      const count = countCopy(network, copy[network] ?? "", attached);
      if (count.tooLong) return [{ ...fault("voices", "copy_too_long"), voice, network }];
      return count.tooShort ? [{ ...fault("voices", "copy_too_short"), voice, network }] : [];
    });
  });
}

/** Each type has media of its own: pictures, a film from a file or a player, a document, or none. */
function mediaFaults(form: PostForm): PostFault[] {
  const { type, videoEmbedCode: embed } = form;
  switch (type) {
    case "TEXT":
      return [];
    case "IMAGE":
      return form.images < 1 || form.images > limits.post.images ? [fault("imageIds", "validation")] : [];
    case "VIDEO":
      if (embed !== null) return embedUrlOf(embed) === null ? [fault("videoEmbedCode", "embed_invalid")] : [];
      return form.attachment === "VIDEO" ? [] : [fault("attachmentId", "validation")];
    case "DOCUMENT":
      return [
        ...(form.attachment === "DOCUMENT" ? [] : [fault("attachmentId", "validation")]),
        ...(form.shareType === "TWITTER" ? [fault("shareType", "document_not_on_x")] : []),
      ];
  }
}

/** All checks of a post form beyond the shape of its fields, in the order of the form. */
export function checkPost(form: PostForm, facts: PostCheckFacts): PostFault[] {
  const noCampaign = facts.utmMandatory && (form.campaignName ?? "").trim() === "";
  return [
    ...(noCampaign ? [fault("campaignName", "campaign_needed")] : []),
    ...dateFaults(form, facts),
    ...copyFaults(form),
    ...mediaFaults(form),
  ];
}
