import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { holdingEntityOf, namesOfCompanies } from "../../companies/companies.api.ts";
import { changeableMails, findExclusions } from "../../notifications/notifications.api.ts";

/** Every mail, with its exclusion for one company. */
export async function exclusionsOf(tx: Tx, companyId: number) {
  if ((await namesOfCompanies(tx, [companyId])).length === 0) throw new Refusal("not_found");
  const entity = await holdingEntityOf(tx, companyId);
  const exclusions = await findExclusions(tx, null);
  return changeableMails.map(({ name }) => {
    const found = exclusions.find((one) => one.template === name);
    return {
      name,
      excluded: found?.companies.includes(companyId) ?? false,
      byHoldingEntity: entity !== null && (found?.holdingEntities.includes(entity) ?? false),
    };
  });
}
