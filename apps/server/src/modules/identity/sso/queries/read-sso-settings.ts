import { readSsoSettings as at } from "@polyphon/contract/identity/sso.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { presentSso } from "../sso.present.ts";
import { companyExists, findSso } from "../sso.store.ts";

export const readSsoSettings = query(at, async ({ input: { companyId }, tx }) => {
  if (!(await companyExists(tx, companyId))) throw new Refusal("not_found");
  const settings = await findSso(tx, companyId);
  return { settings: settings && presentSso(settings) };
});
