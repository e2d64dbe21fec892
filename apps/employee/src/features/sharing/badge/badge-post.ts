import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { popupBadges } from "@polyphon/contract/recognition/recognition.contract.ts";
import type { Post } from "../share-model.ts";

export type SharedBadge = OutputOf<typeof popupBadges>[number];

/** A badge in the shape of a post. Its post is created with the first share; until then it has no id. */
export function badgePost(
  { badge, shares, earnedAt }: SharedBadge,
  networks: readonly Network[],
  mayShare: boolean,
): Post {
  const { badgePostTitle: title, badgePostSocialCopy: copy, image } = badge;
  const pictures =
    image === null ? [] : [{ id: 0, url: image, thumbnailUrl: image, width: 1200, height: 630 }];
  return {
    id: 0,
    title,
    source: "ORIGINAL",
    type: image === null ? "TEXT" : "IMAGE",
    language: "ENGLISH",
    categoryId: null,
    categoryName: "",
    definingTags: [],
    postUrl: null,
    facebookUrl: null,
    linkDomain: null,
    publishedAt: earnedAt,
    frontPageNews: false,
    featured: false,
    notes: null,
    authorName: null,
    excerpt: copy,
    shareType: "ALL",
    imageSelectionMode: "ALL",
    images: pictures,
    attachment: null,
    videoEmbedCode: null,
    embedUrl: null,
    editable: true,
    voices: [{ voice: "VOICE_1", copy: Object.fromEntries(networks.map((network) => [network, copy])) }],
    ownShares: [...shares],
    colleaguesShared: 0,
    clicks: 0,
    likes: 0,
    dislikes: 0,
    rounded: false,
    ownReaction: null,
    reported: false,
    can: { share: mayShare, react: false, report: false },
  };
}
