import { readWaiting as at } from "@polyphon/contract/insights/insights.contract.ts";
import { type WaitingCard, waitingCards } from "@polyphon/contract/insights/waiting-cards.ts";
import { cardsAmong } from "@polyphon/rules/insights/cards-of-role.ts";
import { query } from "../../../../platform/operation/query.ts";
import { reachesCouncil } from "../../../companies/companies.api.ts";
import { countWaiting } from "../count-waiting.ts";
import type { AccountFilterOf } from "../../insights.port.ts";

const most = 10_000;

/** What these count goes through the guard of small groups. */
const aboutPeople: ReadonlySet<WaitingCard> = new Set(["failedShares", "heldShares", "endingConnections"]);

/** Each count stops at ten thousand: more than that does not wait for one person. */
export const readWaiting = (accountFilterOf: AccountFilterOf) =>
  query(at, async ({ actor, tx, now }) => {
    const chosen = await accountFilterOf(tx, actor.accountId);
    const companyIds = chosen.length === 0 ? null : chosen;
    const council = await reachesCouncil(tx);
    const items = [];
    for (const card of cardsAmong(waitingCards, actor)) {
      const counted = await countWaiting(tx, card, { actor, companyIds, now, most: most + 1 });
      const guarded = council && aboutPeople.has(card);
      // Nothing to show may be too few people to show: the card is left out rather than wrong.
      if (guarded && counted === 0) continue;
      items.push({ card, count: Math.min(counted, most), more: guarded || counted > most });
    }
    return { items, companies: companyIds === null ? null : [...companyIds] };
  });
