import { markAnnouncementsViewed as at } from "@polyphon/contract/outreach/announcement-front.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { countAnnouncements, markViewed } from "../announcement-view.store.ts";

export const markAnnouncementsViewed = command(at, async ({ input, actor, tx, now }) => {
  const ids = [...new Set(input.ids)];
  const { companyId, accountId, primaryAccountId } = actor;
  if ((await countAnnouncements(tx, companyId, ids)) < ids.length) throw new Refusal("not_found");
  await markViewed(tx, { companyId, userId: primaryAccountId ?? accountId, ids, now });
  return { ids };
});
