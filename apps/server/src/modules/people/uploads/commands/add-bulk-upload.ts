import { addBulkUpload as at } from "@polyphon/contract/people/bulk-upload.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { namesOfCompanies } from "../../../companies/companies.api.ts";
import { insertUpload } from "../uploads.store.ts";

/** Company staff need not name a company; any other is not found for them. */
export const addBulkUpload = command(at, async ({ input, actor, tx }) => {
  const companyId = input.companyId ?? actor.companyId;
  if (companyId === null) {
    throw new Refusal("company_needed", {}, [{ field: "companyId", error: "company_needed", values: {} }]);
  }
  const [company] = await namesOfCompanies(tx, [companyId]);
  if (!company) throw new Refusal("not_found");
  const id = await insertUpload(tx, { companyId, createdBy: actor.accountId, fileName: input.fileName });
  return { id };
});
