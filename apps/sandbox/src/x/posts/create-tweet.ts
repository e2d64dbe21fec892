import type { Call } from "../../frame/call.ts";
import { jsonReply, type Reply } from "../../frame/reply.ts";
import type { MediaKind } from "../media/media-store.ts";
import type { AccessToken } from "../connections/token-store.ts";
import { readTweetShape, type TweetShape } from "./tweet-shape.ts";
import { presentTweet } from "./tweet-view.ts";
import { urlsIn } from "./urls-in-text.ts";
import { maxWeight, weightOf } from "./weighted-text.ts";
import {
  duplicateContent,
  forbidden,
  invalidRequest,
  invalidUrl,
  refuse,
  textTooLong,
  tooManyCashtags,
} from "../x-errors.ts";
import { charge, refuseTrouble } from "../x-gate.ts";
import type { XState } from "../x-state.ts";

const prices = { post: 0.015, postWithUrl: 0.2 };
const cashtag = /(?<![\p{L}\p{N}_$])\$[a-z]{1,6}(?![\p{L}\p{N}_])/giu;

/** What self-serve apps may not do is refused without a reason. */
function checkKind(shape: TweetShape): void {
  if (shape.reply || shape.quote) refuse(forbidden("You are not permitted to perform this action."));
}

function checkText(text: string): void {
  if (weightOf(text) > maxWeight) refuse(textTooLong());
  if ((text.match(cashtag) ?? []).length > 1) refuse(tooManyCashtags());
  if (/https?:\/\/[^\s/]*\.invalid\b/i.test(text)) refuse(invalidUrl());
}

function checkMedia(state: XState, owner: string, ids: readonly string[], now: number): void {
  const kinds = new Set<MediaKind>();
  for (const id of ids) {
    const asset = state.media.find(id);
    const usable = asset?.owner === owner && state.media.stateOf(asset, now, state.settings) === "succeeded";
    if (!asset || !usable || now >= asset.expiresAt) {
      return refuse(invalidRequest("Your media IDs are invalid.", { "media.media_ids": [ids.join(",")] }));
    }
    kinds.add(asset.kind);
  }
  if (ids.length > 1 && (kinds.has("gif") || kinds.has("video"))) {
    refuse(
      invalidRequest("A post shows up to four photos, or one GIF, or one video.", {
        "media.media_ids": [ids.join(",")],
      }),
    );
  }
}

/** POST /2/tweets: the body has the id and the text as X rewrote it. */
export function createTweet(state: XState, call: Call, token: AccessToken): Reply {
  const { account } = token.grant;
  const shape = readTweetShape(call);
  const now = state.world.clock.now();
  refuseTrouble(state, token);
  checkKind(shape);
  checkText(shape.text);
  checkMedia(state, account.id, shape.mediaIds, now);
  const windowMs = state.settings.duplicateWindowSeconds * 1000;
  if (state.duplicates.knows(account.id, shape.text, now, windowMs)) return duplicateContent();
  charge(state, urlsIn(shape.text).length > 0 ? prices.postWithUrl : prices.post);

  const post = state.world.ledger.add({
    id: state.newId(now),
    network: "x",
    author: account.id,
    authorName: account.name,
    raw: call.body.toString("utf8"),
    text: shape.text,
    at: now,
    share: call.header("x-polyphon-share") ?? null,
  });
  if (windowMs > 0) state.duplicates.remember(account.id, shape.text, post.id, now);
  return jsonReply({ data: presentTweet(state, post, new Set()) }, 201);
}
