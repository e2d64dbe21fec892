import { markStaffNoticesSeen as at } from "@polyphon/contract/notifications/notifications.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { countUnseen, markSeenUntil } from "../notices.store.ts";

export const markStaffNoticesSeen = command(at, async ({ input, actor, tx, now }) => {
  await markSeenUntil(tx, actor.accountId, new Date(input.until), now);
  return { count: await countUnseen(tx, actor.accountId) };
});
