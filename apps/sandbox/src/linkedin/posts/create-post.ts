import type { Call } from "../../frame/call.ts";
import type { Reply } from "../../frame/reply.ts";
import { fingerprint } from "./duplicate-filter.ts";
import { badRequest, duplicatePost, refuse, throttled } from "../linkedin-errors.ts";
import type { LinkedinState } from "../linkedin-state.ts";
import { readLittleText, visibleText } from "./little-text.ts";
import type { MediaKind } from "../media/media-store.ts";
import { type MediaRef, mediaRefs, type PostContent, type PostShape, readPostShape } from "./post-shape.ts";
import { admitRest, readJson, requireAccess, requireOwner } from "../rest-gate.ts";

export const maxTextLength = 3000;

function allowedKinds(content: PostContent): readonly MediaKind[] {
  return content.kind === "media" ? ["image", "document", "video"] : ["image"];
}

function checkAsset(state: LinkedinState, post: PostShape, ref: MediaRef): void {
  const asset = state.media.find(ref.urn);
  if (!asset || asset.owner !== post.author || !allowedKinds(post.content).includes(asset.kind)) {
    const code = ref.urn.startsWith("urn:li:image:") ? "INVALID_IMAGE_ID" : "INVALID_URN_ID";
    return refuse(badRequest(code, `${ref.urn} is not an asset of ${post.author}`, ref.field));
  }
  const status = state.media.status(asset, state.world.clock.now(), state.settings);
  if (status !== "AVAILABLE") {
    refuse(badRequest(`MEDIA_ASSET_${status}`, `Media asset ${ref.urn} has status ${status}`, ref.field));
  }
}

function checkLimits(state: LinkedinState, memberId: string, now: number): void {
  const { memberDailyLimit, appDailyLimit } = state.settings;
  if (!state.limits.allows(`member ${memberId}`, memberDailyLimit, now)) refuse(throttled("MEMBER"));
  if (!state.limits.allows("app", appDailyLimit, now)) refuse(throttled("APPLICATION"));
}

export function textOf(state: LinkedinState, commentary: string): string {
  const { segments } = readLittleText(commentary, (urn) => state.members.nameOf(urn));
  const text = visibleText(segments);
  if (text.length > maxTextLength) {
    return refuse(
      badRequest("FIELD_LENGTH_TOO_LONG", `commentary exceeds ${maxTextLength} characters`, "/commentary"),
    );
  }
  return text;
}

function urnKind(state: LinkedinState, content: PostContent): "share" | "ugcPost" {
  return content.kind === "media" && state.media.find(content.media.urn)?.kind === "video"
    ? "ugcPost"
    : "share";
}

/** POST /rest/posts: an empty 201, the id only in the header. */
export function createPost(state: LinkedinState, call: Call): Reply {
  const caller = admitRest(state, call);
  const post = readPostShape(readJson(call));
  requireAccess(caller, post.author, "write", "partnerApiPostsExternal.CREATE");
  requireOwner(caller, post.author, "/author");

  const now = state.world.clock.now();
  checkLimits(state, caller.token.member.id, now);
  for (const ref of mediaRefs(post.content)) checkAsset(state, post, ref);
  const text = textOf(state, post.commentary);

  const print = fingerprint(post.author, text);
  const windowMs = state.settings.duplicateWindowSeconds * 1000;
  const ghost = () => `urn:li:share:${state.urns.number(now)}`;
  const earlier = state.duplicates.find(print, now, windowMs, ghost);
  if (earlier !== null) return duplicatePost(earlier);

  const urn = `urn:li:${urnKind(state, post.content)}:${state.urns.number(now)}`;
  state.world.ledger.add({
    id: urn,
    network: "linkedin",
    author: post.author,
    authorName: state.members.nameOf(post.author) ?? post.author,
    raw: call.body.toString("utf8"),
    text,
    at: now,
    share: call.header("x-polyphon-share") ?? null,
  });
  if (windowMs > 0) state.duplicates.remember(print, urn, now);
  return { status: 201, headers: { "x-restli-id": urn } };
}
