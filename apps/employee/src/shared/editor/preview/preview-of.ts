import type { Network } from "@polyphon/contract/networks/networks.ts";
import { showMentions } from "@polyphon/rules/sharing/compose/copy/mention-text.ts";
import { cardHost } from "@polyphon/rules/sharing/compose/preview/card-host.ts";
import { shownShare } from "@polyphon/rules/sharing/compose/preview/shown-share.ts";
import {
  mentionsIn,
  mentionsOn,
  sentCopy,
  type CopyMention,
} from "@polyphon/rules/sharing/compose/copy/write-mentions.ts";
import type {
  PreviewAttachment,
  PreviewImage,
  PreviewLink,
} from "@polyphon/ui/social/preview/preview-model.ts";

export interface SharePreview {
  readonly text: string;
  /** Names that the network links, as they appear in the text. */
  readonly mentions: readonly string[];
  readonly images: readonly PreviewImage[];
  readonly link: PreviewLink | undefined;
  /** The short link ends the text; its last characters are not known before the share. */
  readonly linkInText: boolean;
}

/** What surrounds the text of a share: title, page and file of its post. */
export interface PreviewedPost {
  readonly title: string;
  readonly linkDomain: string | null;
  readonly attachment: PreviewAttachment | undefined;
}

export interface PreviewParts {
  readonly post: PreviewedPost;
  readonly network: Network;
  readonly copy: string;
  readonly mentions: readonly CopyMention[];
  readonly pictures: readonly PreviewImage[];
  readonly assisted: boolean;
  /** As it goes out, with dots for what is not known before the share; null where the post has no link. */
  readonly shortLink: string | null;
}

/** The published text: the engine uses the same rule for the position of the link and for the pictures. */
export function previewOf(parts: PreviewParts): SharePreview {
  const { post, network, pictures, assisted } = parts;
  const copy = sentCopy(network, parts.copy.trim(), parts.mentions);
  const link = parts.shortLink;
  const shown = shownShare(network, {
    text: copy,
    link,
    images: pictures.length,
    attachment: post.attachment !== undefined,
    assisted,
  });
  const [face] = pictures;
  const named = mentionsOn(network) ? mentionsIn(parts.copy, parts.mentions) : [];
  return {
    text: showMentions(shown.text),
    mentions: named.map(({ displayName }) => displayName),
    images: pictures.slice(0, shown.pictures),
    link:
      shown.card && link !== null
        ? { title: post.title, domain: cardHost(network, link, post.linkDomain ?? ""), image: face }
        : undefined,
    linkInText: link !== null && shown.text.includes(link),
  };
}
