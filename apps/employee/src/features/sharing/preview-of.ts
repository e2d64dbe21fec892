import type { Network } from "@polyphon/contract/networks/networks.ts";
import { showMentions } from "@polyphon/rules/sharing/mention-text.ts";
import { outgoingShare } from "@polyphon/rules/sharing/outgoing-share.ts";
import type { PreviewImage, PreviewLink } from "@polyphon/ui/social/preview-model.ts";
import type { Fold } from "@polyphon/ui/text/fold-text.ts";
import type { Post } from "./share-model.ts";

export interface SharePreview {
  readonly text: string;
  readonly images: readonly PreviewImage[];
  readonly link: PreviewLink | undefined;
  /** The post's address closes the text; it becomes the share's own short link. */
  readonly linkInText: boolean;
}

/** Where each network folds a text, as far as is known; people see the rest with one tap. */
export const folds: Readonly<Record<Network, Fold | undefined>> = {
  LINKEDIN: { chars: 210, lines: 5 },
  TWITTER: undefined,
  XING: { chars: 280, lines: 6 },
  FACEBOOK: { chars: 477, lines: 7 },
  INSTAGRAM: { chars: 125, lines: 3 },
};

/** What goes out: the engine asks the same rule where the link stands and what becomes of the pictures. */
export function previewOf(post: Post, copy: string, alt: (number: number) => string): SharePreview {
  const outgoing = outgoingShare({ text: copy.trim(), link: post.postUrl, images: post.images.length });
  const images = post.images.map(({ url }, at) => ({ src: url, alt: alt(at + 1) }));
  const [face] = images;
  const card = outgoing.linkCard;
  return {
    text: showMentions(outgoing.text),
    images: card === null ? images : [],
    link: card === null ? undefined : { title: post.title, domain: post.linkDomain ?? card, image: face },
    linkInText: post.postUrl !== null && card === null,
  };
}
