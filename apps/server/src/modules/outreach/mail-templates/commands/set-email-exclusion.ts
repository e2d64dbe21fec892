import { setMailExclusion as at } from "@polyphon/contract/outreach/mail-templates.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { setCompanyExclusion } from "../../../notifications/notifications.api.ts";
import { exclusionsOf } from "../exclusions-of.ts";
import { mailNamed } from "../mail-templates.ts";

export const setEmailExclusion = command(at, async ({ input, tx }) => {
  const { companyId, name, excluded } = input;
  mailNamed(name);
  await exclusionsOf(tx, companyId);
  await setCompanyExclusion(tx, name, companyId, excluded);

  const saved = (await exclusionsOf(tx, companyId)).find((one) => one.name === name);
  if (!saved) throw new Refusal("not_found");
  return saved;
});
