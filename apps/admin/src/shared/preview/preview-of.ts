import type { Network } from "@polyphon/contract/networks/networks.ts";
import { showMentions } from "@polyphon/rules/sharing/compose/copy/mention-text.ts";
import { cardHost, hostOf } from "@polyphon/rules/sharing/compose/preview/card-host.ts";
import { shortLinkOf } from "@polyphon/rules/sharing/compose/preview/short-link-of.ts";
import { shownShare } from "@polyphon/rules/sharing/compose/preview/shown-share.ts";
import type { PreviewImage, PreviewLabels, PreviewLink } from "@polyphon/ui/social/preview/preview-model.ts";
import type { Text } from "../text/use-text.ts";

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

export interface PreviewInput {
  readonly post: PreviewPost;
  readonly network: Network;
  readonly copy: string;
  /** "https://go.example/", or null while it is not known. */
  readonly shortLinkBase: string | null;
}

/** The published text: the engine uses the same rule for the position of the link and for the pictures. */
export function previewOf({ post, network, copy, shortLinkBase }: PreviewInput): Preview {
  const link = shortLinkOf(post.postUrl, shortLinkBase);
  const images = post.images.map(({ url }) => ({ src: url, alt: "" }));
  const shown = shownShare(network, {
    text: copy.trim(),
    link,
    images: images.length,
    attachment: false,
    assisted: network === "XING",
  });
  return {
    text: showMentions(shown.text),
    images: images.slice(0, shown.pictures),
    link:
      shown.card && link !== null
        ? { title: post.title, domain: cardHost(network, link, hostOf(post.postUrl ?? "")), image: images[0] }
        : undefined,
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
