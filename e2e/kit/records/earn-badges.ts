import { addOwnPost } from "@polyphon/contract/content/own-posts/own-post.contract.ts";
import { popupBadges } from "@polyphon/contract/recognition/recognition.contract.ts";
import { sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { expect } from "@playwright/test";
import { type Caller, connectAs } from "../people/caller.ts";

/** For a company in which badges can be earned at once: own posts need no approval, and no step comes before them. */
export const badgesAtOnce = {
  badges: true,
  ownPostApproval: false,
  requiredNetwork: null,
  importLinkedinContent: false,
} as const;

/** Writes and shares a first own post, which earns two badges for the next login. Returns the post's id. */
export async function earnBadges(caller: Caller, member: string): Promise<number> {
  await connectAs(caller, member);
  const text = `What I learnt about wind this week, and why it matters to everybody: ${member}.`;
  const own = await caller.call(addOwnPost, {
    type: "TEXT",
    title: "My first own post",
    language: "ENGLISH",
    copy: { LINKEDIN: text },
    postUrl: null,
    facebookUrl: null,
    videoEmbedCode: null,
    imageIds: [],
    attachmentId: null,
    attachmentTitle: null,
    notes: null,
  });
  const postId = own.postId ?? 0;
  await caller.call(sharePost, {
    postId,
    voiceTypeEnum: "VOICE_1",
    postSocialShareNetworks: [{ socialNetwork: "LINKEDIN", shareText: text }],
  });
  await expect
    .poll(async () => (await caller.call(popupBadges, {})).filter((one) => one.badge.image !== null).length, {
      timeout: 60_000,
    })
    .toBe(2);
  return postId;
}
