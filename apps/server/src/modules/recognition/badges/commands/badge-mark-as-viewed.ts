import { markBadgesViewed as at } from "@polyphon/contract/recognition/recognition.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { countEarned, markViewed } from "../earned-badge.store.ts";

export const badgeMarkAsViewed = command(at, async ({ input, actor, tx, now }) => {
  const ids = [...new Set(input.ids)];
  const { accountId } = actor;
  if ((await countEarned(tx, accountId, ids)) < ids.length) throw new Refusal("not_found");
  return { viewed: await markViewed(tx, accountId, ids, now) };
});
