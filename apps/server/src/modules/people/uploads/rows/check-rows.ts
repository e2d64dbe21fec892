import {
  checkUploadRow,
  emailKeyOf,
  faultKindOf,
  groupKeyOf,
} from "@polyphon/rules/people/uploads/check-upload-row.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { companyOf } from "../../../companies/companies.api.ts";
import { holdersOfAddresses } from "../../../identity/identity.api.ts";
import { groupsOfCompany } from "../../group-parameters/group-parameters.store.ts";
import { firstRows, type JudgedRow, type RowRecord, writeJudgement } from "./upload-rows.store.ts";
import type { ProhibitedAmong } from "../uploads.port.ts";
import type { UploadRecord } from "../uploads.store.ts";

/** Checks rows against their company, and writes the findings. Answers the first row of each address. */
export async function checkRows(
  tx: Tx,
  prohibitedAmong: ProhibitedAmong,
  upload: Pick<UploadRecord, "id" | "companyId">,
  rows: readonly Pick<RowRecord, "id" | "rowNo" | "values">[],
): Promise<ReadonlyMap<string, number>> {
  const keyed = rows.map((row) => ({ ...row, emailKey: emailKeyOf(row.values.email) }));
  const emails = [...new Set(keyed.flatMap(({ emailKey }) => (emailKey === "" ? [] : [emailKey])))];
  const { domain } = await companyOf(tx, upload.companyId);
  const groups = new Set((await groupsOfCompany(tx, upload.companyId)).map(({ name }) => groupKeyOf(name)));
  const holders = await holdersOfAddresses(tx, emails);
  const prohibited = await prohibitedAmong(tx, emails);
  const known = await firstRows(tx, upload.id, emails);
  const firsts = new Map(known);
  for (const { emailKey, rowNo } of keyed) {
    if (emailKey !== "" && rowNo < (firsts.get(emailKey) ?? Infinity)) firsts.set(emailKey, rowNo);
  }

  const judged = keyed.map(({ id, rowNo, values, emailKey }): JudgedRow => {
    const holder = holders.get(emailKey);
    const ours = holder?.employee === true && holder.companyId === upload.companyId;
    const first = firsts.get(emailKey) ?? rowNo;
    const faults = checkUploadRow(values, {
      domain,
      groups,
      sameAs: first < rowNo ? first : null,
      account: holder ? (ours ? "ours" : "elsewhere") : "none",
      prohibited: prohibited.has(emailKey),
    });
    const state = faults.length > 0 ? "FAULTY" : ours ? "EXISTS" : "FINE";
    return { id, emailKey, state, kind: faultKindOf(faults), faults };
  });
  await writeJudgement(tx, judged);
  return firsts;
}
