import type { InputOf } from "@polyphon/contract/kit/endpoint.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import type { shareBadge } from "@polyphon/contract/recognition/recognition.contract.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { FrontActor } from "../../../platform/session/actor.ts";
import { recognitionRuleOf } from "../../companies/companies.api.ts";
import { placePersonalPost } from "../../content/content.api.ts";
import { type placeShares, sharesOfPosts } from "../../sharing/sharing.api.ts";
import { type EarnedRow, linkPost, lockEarned } from "./earned-badge.store.ts";

interface Placing {
  readonly tx: Tx;
  readonly actor: FrontActor;
  readonly language: Language;
}

/** Once something of it is shared or in progress, the post stays unchanged. */
async function isUsed(tx: Tx, actor: FrontActor, postId: number): Promise<boolean> {
  return ((await sharesOfPosts.seenBy(tx, actor, [postId])).get(postId)?.own.length ?? 0) > 0;
}

function postOf({ actor, language }: Placing, row: EarnedRow) {
  return {
    companyId: actor.companyId,
    accountId: actor.accountId,
    source: "ORIGINAL",
    type: row.mediaId === null ? "TEXT" : "IMAGE",
    title: row.postTitle,
    language: language === "de" ? "GERMAN" : "ENGLISH",
    copy: Object.fromEntries(networks.map((network) => [network, row.socialCopy])),
    postUrl: null,
    facebookUrl: null,
    notes: null,
    imageIds: row.mediaId === null ? [] : [row.mediaId],
    attachmentId: null,
    attachmentTitle: null,
    videoEmbedCode: null,
  } as const;
}

/** The personal post that a badge of the person is shared with: one for all networks and all times. */
export async function placeBadgePost(placing: Placing, badgeId: number): Promise<number> {
  const { tx, actor, language } = placing;
  const row = await lockEarned(tx, actor.accountId, badgeId, language);
  if (!row) throw new Refusal("not_found");
  if (!(await recognitionRuleOf(tx, actor.companyId)).badges) throw new Refusal("feature_off");
  if (row.postId !== null && (await isUsed(tx, actor, row.postId))) return row.postId;
  // As old as the badge: of two concurrent clicks, neither may find a post of a later moment.
  const postId = await placePersonalPost(tx, postOf(placing, row), row.earnedAt, row.postId);
  if (postId !== row.postId) await linkPost(tx, row.id, postId);
  return postId;
}

type ShareInput = Parameters<typeof placeShares>[1];

/** Turns the input about a badge into the input about its post. */
export function inputFor(
  postId: number,
  input: Pick<InputOf<typeof shareBadge>, "voiceTypeEnum" | "postSocialShareNetworks">,
): ShareInput {
  const copies = input.postSocialShareNetworks.map((one) => ({
    ...one,
    isMentionAddedByUser: false,
    mentionsAddedByUser: [],
    userCtaConfigId: null,
  }));
  return {
    postId,
    voiceTypeEnum: input.voiceTypeEnum,
    postSocialShareNetworks: copies,
    isAiGeneratedCopy: false,
    isMentionAddedByUser: false,
    personalFacebook: 0,
    changeImage: false,
    postImageIds: [],
    browseImages: [],
    pictures: [],
    randomPostImageId: null,
  };
}
