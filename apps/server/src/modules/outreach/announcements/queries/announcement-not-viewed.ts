import { limits } from "@polyphon/contract/limits.ts";
import { listUnseenAnnouncements as at } from "@polyphon/contract/outreach/announcement-front.contract.ts";
import { isAnnounced } from "@polyphon/rules/outreach/running-announcement.ts";
import { query } from "../../../../platform/operation/query.ts";
import { findUnseen } from "../announcement-view.store.ts";

/** One that ends in the instant of its start lasts for a day of the company, which a clock change makes 25 hours long. */
const longestDayMs = 25 * 60 * 60 * 1000;

export const listUnseenAnnouncements = query(at, async ({ input, actor, tx, now }) => {
  const found = await findUnseen(tx, actor.companyId, actor.primaryAccountId ?? actor.accountId, {
    now,
    endedAfter: new Date(now.getTime() - longestDayMs),
    limit: limits.announcement.looked,
  });
  const look = { now, timeZone: actor.timeZone, date: input.date ?? null };
  return {
    announcements: found
      .filter((one) => isAnnounced(one, look))
      .slice(0, limits.announcement.atOnce)
      .map(({ id, title, message }) => ({ id, title, message })),
  };
});
