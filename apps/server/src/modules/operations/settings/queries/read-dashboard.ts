import { readDashboard as at } from "@polyphon/contract/operations/settings/dashboard-settings.contract.ts";
import { cardsOfRole } from "@polyphon/rules/insights/cards-of-role.ts";
import { query } from "../../../../platform/operation/query.ts";
import { namesOfCompanies } from "../../../companies/companies.api.ts";
import { findAccountFilter, hiddenCardsOf } from "../dashboard-settings.store.ts";

export const readDashboard = query(at, async ({ actor, tx }) => {
  const hidden = actor.userType === null ? [] : await hiddenCardsOf(tx, actor.userType);
  return {
    cards: cardsOfRole(actor).filter((card) => !hidden.includes(card)),
    companies: await namesOfCompanies(tx, await findAccountFilter(tx, actor.accountId)),
  };
});
