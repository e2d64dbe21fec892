import type { Network } from "@polyphon/contract/networks/networks.ts";
import { outgoingShare } from "./outgoing-share.ts";

export interface ShownShare {
  /** The words as readers see them, including a link in the text. */
  readonly text: string;
  /** A card of the link is drawn below. */
  readonly card: boolean;
  /** How many of the pictures the network shows as pictures of the post. */
  readonly pictures: number;
}

export interface ShareParts {
  readonly text: string;
  readonly link: string | null;
  readonly images: number;
  /** A film or a document goes with it. */
  readonly attachment: boolean;
  /** The person shares at the network itself, which takes the address and shows its own card. */
  readonly assisted: boolean;
}

/** What a network shows of a share: the same words, link and pictures that its adapter sends. */
export function shownShare(network: Network, parts: ShareParts): ShownShare {
  const { text, link, attachment, assisted } = parts;
  const images = attachment ? 0 : parts.images;
  if (assisted) return { text, card: link !== null, pictures: 0 };
  const outgoing = outgoingShare({ text, link, images, attachment });
  const card = outgoing.linkCard !== null;
  switch (network) {
    case "TWITTER": {
      // X makes its card from an address in the text, and shows pictures instead of it.
      const whole = card && !text.includes(link ?? "") ? `${text}\n\n${link}` : outgoing.text;
      return { text: whole, card: card && images === 0, pictures: images };
    }
    case "INSTAGRAM":
      return { text: outgoing.text, card: false, pictures: images };
    case "LINKEDIN":
    case "FACEBOOK":
    case "XING":
      return { text: outgoing.text, card, pictures: card ? 0 : images };
  }
}
