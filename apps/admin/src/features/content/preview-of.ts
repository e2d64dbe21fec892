import type { Network } from "@polyphon/contract/networks/networks.ts";
import { showMentions } from "@polyphon/rules/sharing/mention-text.ts";
import { outgoingShare } from "@polyphon/rules/sharing/outgoing-share.ts";
import type { Network as PreviewNetwork } from "@polyphon/ui/social/network.ts";
import type { PreviewImage, PreviewLabels, PreviewLink } from "@polyphon/ui/social/preview-model.ts";
import type { Fold } from "@polyphon/ui/text/fold-text.ts";
import type { Text } from "../../shared/use-text.ts";

/** The networks as the previews name them. */
export const previewNetwork: Readonly<Record<Network, PreviewNetwork>> = {
  LINKEDIN: "linkedin",
  TWITTER: "x",
  XING: "xing",
  FACEBOOK: "facebook",
  INSTAGRAM: "instagram",
};

/** Where each network folds a text, as far as is known. */
export const folds: Readonly<Record<Network, Fold | undefined>> = {
  LINKEDIN: { chars: 210, lines: 5 },
  TWITTER: undefined,
  XING: { chars: 280, lines: 6 },
  FACEBOOK: { chars: 477, lines: 7 },
  INSTAGRAM: { chars: 125, lines: 3 },
};

export interface PreviewPost {
  readonly title: string;
  readonly postUrl: string | null;
  readonly images: readonly { readonly url: string }[];
}

export interface Preview {
  readonly text: string;
  readonly images: readonly PreviewImage[];
  readonly link: PreviewLink | undefined;
}

function domainOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : url;
}

/** What goes out: the engine asks the same rule where the link stands and what becomes of the pictures. */
export function previewOf(post: PreviewPost, copy: string): Preview {
  const outgoing = outgoingShare({ text: copy.trim(), link: post.postUrl, images: post.images.length });
  const images = post.images.map(({ url }) => ({ src: url, alt: "" }));
  const card = outgoing.linkCard;
  return {
    text: showMentions(outgoing.text),
    images: card === null ? images : [],
    link: card === null ? undefined : { title: post.title, domain: domainOf(card), image: images[0] },
  };
}

export function previewLabels(text: Text, name: string): PreviewLabels {
  return {
    preview: name,
    now: text("content.form.now"),
    more: text("content.form.more"),
    like: text("content.form.like"),
    comment: text("content.form.comment"),
    repost: text("content.form.repost"),
    send: text("content.form.send"),
    share: text("content.form.share"),
    from: (domain) => text("content.form.from", { domain }),
  };
}
