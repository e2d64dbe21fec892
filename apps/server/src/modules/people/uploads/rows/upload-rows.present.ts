import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { editBulkUploadRow } from "@polyphon/contract/people/bulk-upload.contract.ts";
import { suggestFix } from "@polyphon/rules/people/uploads/suggest-fix.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { companyOf } from "../../../companies/companies.api.ts";
import { holdersOfAddresses } from "../../../identity/identity.api.ts";
import { groupsOfCompany } from "../../group-parameters/group-parameters.store.ts";
import type { RowRecord } from "./upload-rows.store.ts";

type PresentedRow = OutputOf<typeof editBulkUploadRow>;

export async function presentRows(
  tx: Tx,
  companyId: number,
  rows: readonly RowRecord[],
): Promise<PresentedRow[]> {
  const { domain } = await companyOf(tx, companyId);
  const groups = (await groupsOfCompany(tx, companyId)).map(({ name }) => name);
  const existing = rows.flatMap(({ state, emailKey }) => (state === "EXISTS" ? [emailKey] : []));
  const holders = await holdersOfAddresses(tx, existing);
  return rows.map(({ id, rowNo, values, emailKey, state, faults, version }) => ({
    id,
    rowNo,
    values,
    state,
    version,
    faults: faults.map((fault) => {
      const word = suggestFix(fault, { domain, groups });
      const suggestion =
        word !== null && fault.field === "email"
          ? values.email.slice(0, values.email.lastIndexOf("@") + 1) + word
          : word;
      return { ...fault, suggestion };
    }),
    existsSince: state === "EXISTS" ? (holders.get(emailKey)?.since.toISOString() ?? null) : null,
  }));
}
