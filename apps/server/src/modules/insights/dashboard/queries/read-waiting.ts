import { readWaiting as at } from "@polyphon/contract/insights/insights.contract.ts";
import { waitingCards } from "@polyphon/contract/insights/waiting-cards.ts";
import { cardsAmong } from "@polyphon/rules/insights/cards-of-role.ts";
import { query } from "../../../../platform/operation/query.ts";
import { countWaiting } from "../count-waiting.ts";
import type { AccountFilterOf } from "../../insights.port.ts";

const most = 10_000;

/** Each count stops at ten thousand: more than that does not wait for one person. */
export const readWaiting = (accountFilterOf: AccountFilterOf) =>
  query(at, async ({ actor, tx, now }) => {
    const chosen = await accountFilterOf(tx, actor.accountId);
    const companyIds = chosen.length === 0 ? null : chosen;
    const items = [];
    for (const card of cardsAmong(waitingCards, actor)) {
      const counted = await countWaiting(tx, card, { actor, companyIds, now, most: most + 1 });
      items.push({ card, count: Math.min(counted, most), more: counted > most });
    }
    return { items, companies: companyIds === null ? null : [...companyIds] };
  });
