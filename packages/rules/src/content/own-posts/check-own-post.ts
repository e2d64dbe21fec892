import type { PostType } from "@polyphon/contract/content/content.ts";
import type { ErrorName } from "@polyphon/contract/errors.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { checkPost, type PostFault } from "../post-form/check-post.ts";

export interface OwnPostForm {
  readonly type: PostType;
  readonly copy: Readonly<Partial<Record<Network, string | undefined>>>;
  readonly postUrl: string | null;
  readonly facebookUrl: string | null;
  readonly videoEmbedCode: string | null;
  readonly images: number;
  /** What the chosen file is; null while there is none. */
  readonly attachment: "VIDEO" | "DOCUMENT" | null;
}

export interface OwnPostFault {
  readonly field: "copy" | "imageIds" | "attachmentId" | "videoEmbedCode";
  readonly reason: PostFault["reason"] | Extract<ErrorName, "image_required" | "image_limit">;
  readonly network: Network | null;
}

function ofForm(form: OwnPostForm, { field, reason, network }: PostFault): OwnPostFault[] {
  if (field === "voices") return [{ field: "copy", reason, network }];
  if (field === "imageIds")
    return [{ field, reason: form.images === 0 ? "image_required" : "image_limit", network }];
  return field === "attachmentId" || field === "videoEmbedCode" ? [{ field, reason, network }] : [];
}

/** An own post follows the same rules as posts of staff, with one voice and no dates. */
export function checkOwnPost(form: OwnPostForm): OwnPostFault[] {
  const { copy, ...rest } = form;
  const none = { campaignName: null, featuredUntil: null, publishAt: null, startsOn: null, endsOn: null };
  const faults = checkPost(
    { ...rest, ...none, shareType: "ALL", voices: [{ voice: "VOICE_1", copy }] },
    { now: new Date(0), zone: "UTC", utmMandatory: false, storedPublishAt: null },
  );
  return faults.flatMap((fault) => ofForm(form, fault));
}

interface Parts {
  readonly type: PostType;
  readonly imageIds: readonly number[];
  readonly attachmentId: number | null;
  readonly attachmentTitle: string | null;
  readonly videoEmbedCode: string | null;
}

/** Parts that its type does not use are dropped: a form may still hold what was chosen before the type changed. */
export function ownPartsInUse<P extends Parts>(post: P): P {
  const embed = post.type === "VIDEO" ? post.videoEmbedCode : null;
  const file = post.type === "DOCUMENT" || (post.type === "VIDEO" && embed === null);
  return {
    ...post,
    imageIds: post.type === "IMAGE" ? [...post.imageIds] : [],
    attachmentId: file ? post.attachmentId : null,
    attachmentTitle: file ? post.attachmentTitle : null,
    videoEmbedCode: embed,
  };
}
