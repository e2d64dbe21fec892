import type { Fold } from "../../text/fold-text.ts";
import type { Scheme } from "../../theme/tones/neutrals.ts";
import type { Network } from "../networks/network.ts";

export interface PreviewAuthor {
  name: string;
  headline?: string | undefined;
  /** X and Instagram show this instead of, or beside, the name; without the at sign. */
  handle?: string | undefined;
  avatarSrc?: string | undefined;
}

export interface PreviewImage {
  src: string;
  alt: string;
}

export interface PreviewLink {
  title: string;
  domain: string;
  image?: PreviewImage | undefined;
}

/** A video or a document of the post. */
export interface PreviewAttachment {
  kind: "video" | "document";
  title: string;
  /** "12 pages", "0:24". */
  measure?: string | undefined;
  poster?: PreviewImage | undefined;
}

/** The network's own labels, in the reader's language. */
export interface PreviewLabels {
  /** Names the whole picture for a screen reader. */
  preview: string;
  now: string;
  more: string;
  /** After the author's own name on LinkedIn. */
  you?: string | undefined;
  like: string;
  comment: string;
  repost: string;
  send: string;
  share: string;
  /** "From example.com" under a card on X. */
  from?: ((domain: string) => string) | undefined;
}

export interface PostPreviewProps {
  network: Network;
  scheme: Scheme;
  author: PreviewAuthor;
  text: string;
  /** Mentions with the at sign, as in the text. */
  mentions?: readonly string[] | undefined;
  images?: readonly PreviewImage[] | undefined;
  link?: PreviewLink | undefined;
  attachment?: PreviewAttachment | undefined;
  labels: PreviewLabels;
  /** Where this network cuts; taken from the adapter. Leave out to show everything. */
  fold?: Fold | undefined;
  /** Makes the network's "more" a button. */
  onShowMore?: (() => void) | undefined;
  /** Icons without words in the network's own action row, for narrow columns. */
  compact?: boolean | undefined;
}
