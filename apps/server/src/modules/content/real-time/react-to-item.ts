import type { Reaction } from "@polyphon/contract/content/content.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { allow } from "../../../platform/operation/refusal.ts";
import type { FrontActor } from "../../../platform/session/actor.ts";
import { mayReact } from "../content.policy.ts";
import { setItemReaction } from "./real-time-action.store.ts";
import { ownActionsOn } from "./real-time-item.store.ts";
import { shownReactions } from "./real-time.present.ts";
import { requireAccessibleItem } from "./show-items.ts";

/** One reaction or none, as for a post. The lock serialises concurrent ones, so that the counts stay correct. */
export async function reactToItem(
  tx: Tx,
  actor: FrontActor,
  wanted: { readonly id: number; readonly on: boolean; readonly kind: Reaction },
) {
  allow(mayReact(actor));
  const { id } = await requireAccessibleItem(tx, wanted.id, { lock: true });
  const reactionOf = async () => (await ownActionsOn(tx, actor.accountId, [id])).get(id)?.ownReaction ?? null;
  const before = await reactionOf();

  if (wanted.on) await setItemReaction(tx, actor, id, wanted.kind);
  else if (before === wanted.kind) await setItemReaction(tx, actor, id, null);

  const item = await requireAccessibleItem(tx, id);
  const ownReaction = await reactionOf();
  return { id, ...shownReactions({ ...item, ownReaction }), ownReaction };
}
