import type { PostType, Voice } from "@polyphon/contract/content/content.ts";
import type { ErrorName } from "@polyphon/contract/errors.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import { countCopy } from "../sharing/count-copy.ts";
import { localDateOf } from "../time/zoned-time.ts";

export interface PostForm {
  readonly type: PostType;
  readonly postUrl: string | null;
  readonly campaignName: string | null;
  readonly featuredUntil: string | null;
  readonly publishAt: Date | null;
  readonly endsOn: string | null;
  readonly voices: readonly {
    readonly voice: Voice;
    readonly copy: Readonly<Partial<Record<Network, string | undefined>>>;
  }[];
  readonly images: number;
}

export interface PostCheckFacts {
  readonly now: Date;
  readonly zone: string;
  /** The category wants the UTM code, so the post needs a campaign name. */
  readonly utmMandatory: boolean;
  /** The publish time as stored; a post that is already out keeps its own, though it lies in the past. */
  readonly storedPublishAt: Date | null;
}

export interface PostFault {
  readonly field: "campaignName" | "publishAt" | "endsOn" | "featuredUntil" | "voices" | "imageIds";
  readonly reason: Extract<
    ErrorName,
    "validation" | "schedule_in_past" | "copy_empty" | "copy_too_long" | "copy_too_short"
  >;
  readonly voice: Voice | null;
  readonly network: Network | null;
}

function fault(field: PostFault["field"], reason: PostFault["reason"]): PostFault {
  return { field, reason, voice: null, network: null };
}

function dateFaults(form: PostForm, facts: PostCheckFacts): PostFault[] {
  const { publishAt, endsOn, featuredUntil } = form;
  const startsOn = localDateOf(publishAt ?? facts.storedPublishAt ?? facts.now, facts.zone);
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
    facebookUrl: null,
    embedCode: null,
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
      const count = countCopy(network, copy[network] ?? "", attached);
      if (count.tooLong) return [{ ...fault("voices", "copy_too_long"), voice, network }];
      return count.tooShort ? [{ ...fault("voices", "copy_too_short"), voice, network }] : [];
    });
  });
}

/** Everything about a post form that is more than the shape of its fields, in the order of the form. */
export function checkPost(form: PostForm, facts: PostCheckFacts): PostFault[] {
  const noCampaign = facts.utmMandatory && (form.campaignName ?? "").trim() === "";
  const wrongImages = form.images > limits.post.images || (form.type === "IMAGE" && form.images < 1);
  return [
    ...(noCampaign ? [fault("campaignName", "validation")] : []),
    ...dateFaults(form, facts),
    ...copyFaults(form),
    ...(wrongImages ? [fault("imageIds", "validation")] : []),
  ];
}
