import type { Network } from "@polyphon/contract/networks/networks.ts";
import { copyOf, ctaOf, isFromAi, type Composition } from "@polyphon/rules/sharing/compose/compose-share.ts";
import {
  mentionMark,
  mentionsIn,
  mentionsOn,
  sentCopy,
} from "@polyphon/rules/sharing/compose/copy/write-mentions.ts";
import { picturePayload, type PictureChoice } from "./pictures/picture-choice.ts";

/** One network's text as it is sent, with its mentions and its call to action. */
function networkCopy(composition: Composition, network: Network) {
  const text = copyOf(composition, network).trim();
  const named = mentionsOn(network) ? mentionsIn(text, composition.mentions) : [];
  return {
    socialNetwork: network,
    shareText: sentCopy(network, text, composition.mentions),
    isMentionAddedByUser: named.length > 0,
    mentionsAddedByUser: named.map((mention) => ({ ...mention, mentionFormat: mentionMark(mention) })),
    userCtaConfigId: ctaOf(composition, network)?.id ?? null,
    ...(isFromAi(composition, text) ? { isAiGeneratedCopy: true } : {}),
  };
}

/** The request of a share, with only the selected networks. */
export function sharePayload(
  postId: number,
  composition: Composition,
  pictures: PictureChoice,
  networks: readonly Network[],
) {
  const copies = networks.map((network) => networkCopy(composition, network));
  return {
    postId,
    voiceTypeEnum: composition.voice,
    socialNetworkCheck: [...networks],
    postSocialShareNetworks: copies,
    isMentionAddedByUser: copies.some(({ isMentionAddedByUser }) => isMentionAddedByUser),
    ...picturePayload(pictures),
  };
}
