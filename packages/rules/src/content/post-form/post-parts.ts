import type { PostType } from "@polyphon/contract/content/content.ts";

interface Parts {
  readonly type: PostType;
  readonly imageIds: readonly number[];
  readonly attachmentId: number | null;
  readonly attachmentTitle: string | null;
  readonly videoEmbedCode: string | null;
  readonly frontPageNews: boolean;
  readonly dripDays: number | null;
  readonly groupIds: readonly number[];
}

/**
 * Parts that its type and place do not use are dropped: a form may still hold what was chosen before the type changed.
 */
export function partsInUse<P extends Parts>(post: P): P {
  const film = post.type === "VIDEO";
  const embed = film ? post.videoEmbedCode : null;
  const file = post.type === "DOCUMENT" || (film && embed === null);
  return {
    ...post,
    imageIds: post.type === "IMAGE" ? [...post.imageIds] : [],
    attachmentId: file ? post.attachmentId : null,
    attachmentTitle: file ? post.attachmentTitle : null,
    videoEmbedCode: embed,
    dripDays: post.frontPageNews ? post.dripDays : null,
    groupIds: post.frontPageNews ? [...post.groupIds] : [],
  };
}
