import { removeSsoSettings as at } from "@polyphon/contract/identity/sso.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { companyExists, removeSso } from "../sso.store.ts";

export const removeSsoSettings = command(at, async ({ input: { companyId }, tx }) => {
  if (!(await companyExists(tx, companyId))) throw new Refusal("not_found");
  return { id: companyId, removed: await removeSso(tx, companyId) };
});
