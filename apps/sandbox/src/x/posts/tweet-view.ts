import { createHash } from "node:crypto";
import type { StoredPost } from "../../control/ledger.ts";
import type { Account } from "../accounts.ts";
import type { MediaAsset } from "../media/media-store.ts";
import { storedShape } from "./tweet-shape.ts";
import { urlsIn } from "./urls-in-text.ts";
import type { XState } from "../x-state.ts";

export type TweetPiece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "url"; readonly href: string; readonly shown: string; readonly wrapped: string };

export type TweetView = {
  readonly post: StoredPost;
  readonly account: Account;
  readonly pieces: readonly TweetPiece[];
  readonly media: readonly MediaAsset[];
};

const shownLength = 26;

function wrappedUrl(id: string, index: number): string {
  return `https://t.co/${createHash("sha256").update(`${id} ${index}`).digest("base64url").replace(/[-_]/g, "x").slice(0, 10)}`;
}

function shownUrl(href: string): string {
  const bare = href.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "");
  return bare.length > shownLength ? `${bare.slice(0, shownLength)}…` : bare;
}

function piecesOf(id: string, text: string): TweetPiece[] {
  const pieces: TweetPiece[] = [];
  let at = 0;
  for (const [index, { start, end, url }] of urlsIn(text).entries()) {
    if (start > at) pieces.push({ kind: "text", text: text.slice(at, start) });
    const href = /^https?:/i.test(url) ? url : `http://${url}`;
    pieces.push({ kind: "url", href, shown: shownUrl(href), wrapped: wrappedUrl(id, index) });
    at = end;
  }
  if (at < text.length) pieces.push({ kind: "text", text: text.slice(at) });
  return pieces;
}

/** A stored post as a reader would see it. */
export function tweetView(state: XState, post: StoredPost): TweetView {
  const { mediaIds } = storedShape(post.raw);
  return {
    post,
    account: state.accounts.ensure(post.author, post.authorName),
    pieces: piecesOf(post.id, post.text),
    media: mediaIds.flatMap((id) => state.media.find(id) ?? []),
  };
}

/** Positions in a text are counted in code points. */
const points = (text: string) => Array.from(text).length;

type UrlEntity = Record<string, unknown>;

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The text as the API returns it: escaped, addresses wrapped, one more address at the end where media are shown. */
function apiText(view: TweetView): { text: string; urls: UrlEntity[] } {
  const { post, account, media } = view;
  const urls: UrlEntity[] = [];
  let text = "";
  const add = (wrapped: string, entity: UrlEntity) => {
    const start = points(text);
    text += wrapped;
    urls.push({ start, end: start + points(wrapped), url: wrapped, ...entity });
  };
  for (const piece of view.pieces) {
    if (piece.kind === "text") text += escaped(piece.text);
    else add(piece.wrapped, { expanded_url: piece.href, display_url: piece.shown });
  }
  if (media.length > 0) {
    const page = `https://x.com/${account.username}/status/${post.id}/${media[0]?.kind === "video" ? "video" : "photo"}/1`;
    const wrapped = wrappedUrl(post.id, 99);
    if (text !== "") text += " ";
    // One address stands for all pictures, and X lists it once for each of them.
    const start = points(text);
    text += wrapped;
    for (const { key } of media) {
      urls.push({
        start,
        end: start + points(wrapped),
        url: wrapped,
        expanded_url: page,
        display_url: `pic.x.com/${wrapped.slice(-10)}`,
        media_key: key,
      });
    }
  }
  return { text, urls };
}

/** What the API answers for a post, with the fields that were asked for. */
export function presentTweet(
  state: XState,
  post: StoredPost,
  fields: ReadonlySet<string>,
): Record<string, unknown> {
  const view = tweetView(state, post);
  const { text, urls } = apiText(view);
  const metrics = {
    retweet_count: 0,
    reply_count: 0,
    like_count: 0,
    quote_count: 0,
    bookmark_count: 0,
    impression_count: 0,
  };
  return {
    id: post.id,
    text,
    edit_history_tweet_ids: [post.id],
    ...(fields.has("created_at") ? { created_at: new Date(post.at).toISOString() } : {}),
    ...(fields.has("author_id") ? { author_id: post.author } : {}),
    ...(fields.has("entities") && urls.length > 0 ? { entities: { urls } } : {}),
    ...(fields.has("attachments") && view.media.length > 0
      ? { attachments: { media_keys: view.media.map(({ key }) => key) } }
      : {}),
    ...(fields.has("public_metrics") ? { public_metrics: metrics } : {}),
  };
}
