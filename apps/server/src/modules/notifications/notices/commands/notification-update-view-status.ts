import { markNoticesSeen as at } from "@polyphon/contract/notifications/notifications.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { countUnseen, hasNotice, markSeen } from "../notices.store.ts";

export const markNoticesSeen = command(at, async ({ input, actor, tx, now }) => {
  if (!(await hasNotice(tx, actor.accountId, input.upTo))) throw new Refusal("not_found");
  await markSeen(tx, actor.accountId, input.upTo, now);
  return { count: await countUnseen(tx, actor.accountId) };
});
