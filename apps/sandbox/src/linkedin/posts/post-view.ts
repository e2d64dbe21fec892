import type { StoredPost } from "../../control/ledger.ts";
import type { LinkedinState } from "../linkedin-state.ts";
import { readLittleText, type Segment } from "./little-text.ts";
import type { MediaKind } from "../media/media-store.ts";
import { mediaType } from "../../frame/media-type.ts";
import { type MediaRef, type PostContent, readPostShape } from "./post-shape.ts";
import { readCommentary } from "./read-commentary.ts";
import { isObject } from "../rest-gate.ts";

export type MediaView = {
  href: string;
  alt: string;
  title: string;
  kind: MediaKind;
  type: string | null;
  size: number;
};

export type ContentView =
  | { kind: "none" }
  | { kind: "images"; images: MediaView[] }
  | { kind: "file"; file: MediaView }
  | { kind: "article"; source: string; domain: string; title: string; thumbnail: MediaView | null }
  | { kind: "poll"; question: string; options: string[] };

export type PostView = {
  post: StoredPost;
  headline: string;
  visibility: string;
  edited: boolean;
  segments: readonly Segment[];
  /** Where the text was truncated and at which character, null when it is complete. */
  cut: { at: number; character: string } | null;
  content: ContentView;
};

function mediaView(state: LinkedinState, ref: MediaRef): MediaView {
  const asset = state.media.find(ref.urn);
  return {
    href: `/linkedin/media/${encodeURIComponent(ref.urn)}`,
    alt: ref.alt ?? "",
    title: ref.title ?? "",
    kind: asset?.kind ?? "image",
    type: asset?.bytes ? mediaType(asset.bytes) : null,
    size: asset?.size ?? 0,
  };
}

function articleView(state: LinkedinState, article: PostContent & { kind: "article" }): ContentView {
  const { source, title, thumbnail } = article;
  const domain = new URL(source).hostname.replace(/^www\./, "");
  return { kind: "article", source, domain, title, thumbnail: thumbnail && mediaView(state, thumbnail) };
}

function contentView(state: LinkedinState, content: PostContent): ContentView {
  switch (content.kind) {
    case "media": {
      const file = mediaView(state, content.media);
      return file.kind === "image" ? { kind: "images", images: [file] } : { kind: "file", file };
    }
    case "multiImage":
      return { kind: "images", images: content.images.map((image) => mediaView(state, image)) };
    case "article":
      return articleView(state, content);
    case "none":
    case "poll":
      break;
  }
  return content;
}

/** A stored post as a reader of the feed would see it. */
export function postView(state: LinkedinState, post: StoredPost): PostView {
  const raw: unknown = JSON.parse(post.raw);
  const shape = readPostShape(isObject(raw) ? raw : {});
  const commentary = readCommentary(state, post);
  const { segments, cutAt } = readLittleText(commentary, (urn) => state.members.nameOf(urn));
  return {
    post,
    headline: state.members.find(post.author.split(":").at(-1) ?? "")?.headline ?? "Organization",
    visibility: shape.visibility,
    edited: state.edits.has(post.id),
    segments,
    cut: cutAt === null ? null : { at: cutAt, character: commentary[cutAt] ?? "" },
    content: contentView(state, shape.content),
  };
}
