import type { Reaction } from "@polyphon/contract/content/content.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { allow } from "../../../platform/operation/refusal.ts";
import type { FrontActor } from "../../../platform/session/actor.ts";
import { visiblePost } from "../content.api.ts";
import { mayReact } from "../content.policy.ts";
import { reactionsTo, setReaction } from "./reaction.store.ts";

/** A person has one reaction to a post, a like or a dislike, or none. */
export async function reactToPost(
  tx: Tx,
  actor: FrontActor,
  wanted: { readonly id: number; readonly on: boolean; readonly kind: Reaction },
  now: Date,
) {
  allow(mayReact(actor));
  const post = await visiblePost(tx, actor, actor.timeZone, wanted.id, now);
  const before = await reactionsTo(tx, actor, post.id);

  if (wanted.on) await setReaction(tx, actor, post.id, wanted.kind);
  else if (before.ownReaction === wanted.kind) await setReaction(tx, actor, post.id, null);

  const { likes, dislikes, rounded, ownReaction } = await reactionsTo(tx, actor, post.id);
  return { id: post.id, likes, dislikes, rounded, ownReaction };
}
