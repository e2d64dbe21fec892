import { saveAccountFilter as at } from "@polyphon/contract/operations/settings/dashboard-settings.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { namesOfCompanies } from "../../../companies/companies.api.ts";
import { replaceAccountFilter } from "../dashboard-settings.store.ts";

export const saveAccountFilter = command(at, async ({ input, actor, tx }) => {
  const wanted = [...new Set(input.companies)];
  const companies = await namesOfCompanies(tx, wanted);
  if (companies.length < wanted.length) throw new Refusal("not_found");
  await replaceAccountFilter(tx, actor.accountId, wanted);
  return { companies };
});
