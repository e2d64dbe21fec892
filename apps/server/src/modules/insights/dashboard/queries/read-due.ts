import { dueCards } from "@polyphon/contract/insights/due-cards.ts";
import { readDue as at } from "@polyphon/contract/insights/due.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { cardsAmong } from "@polyphon/rules/insights/cards-of-role.ts";
import { addDays } from "@polyphon/rules/time/calendar-dates.ts";
import { query } from "../../../../platform/operation/query.ts";
import { dayOf, weekOf } from "../../../editorial/editorial.api.ts";
import type { InsightsDeps } from "../../insights.deps.ts";
import { countDue } from "../count-due.ts";

const most = 10_000;

/** Each count stops at ten thousand, as those of what waits do. */
export const readDue = (deps: InsightsDeps) =>
  query(at, async ({ actor, tx, now }) => {
    const chosen = await deps.accountFilterOf(tx, actor.accountId);
    const companyIds = chosen.length === 0 ? null : [...chosen];
    const today = dayOf(now);
    const days = { today, until: addDays(today, limits.dashboard.days), week: weekOf(now) };
    const items = [];
    for (const card of cardsAmong(dueCards, actor)) {
      const due = await countDue(tx, card, { ...days, actor, companyIds, now, most: most + 1 }, deps);
      if (due === null) continue;
      const { count, more = false, target = null, oldest } = due;
      items.push({
        card,
        count: Math.min(count, most),
        more: more || count > most,
        target,
        oldest: oldest ? { ...oldest, since: oldest.since.toISOString() } : null,
      });
    }
    return { items, ...days, companies: companyIds };
  });
