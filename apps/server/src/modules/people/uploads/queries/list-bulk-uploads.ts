import { listBulkUploads as at } from "@polyphon/contract/people/bulk-upload.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { namesOfCompanies } from "../../../companies/companies.api.ts";
import { namesOfAccounts } from "../../../identity/identity.api.ts";
import { countOutcomes } from "../rows/upload-rows.store.ts";
import { listUploads } from "../uploads.store.ts";

export const listBulkUploads = query(at, async ({ input, tx }) => {
  const { rows, next } = await listUploads(tx, input);
  const companies = new Map(
    (await namesOfCompanies(tx, [...new Set(rows.map(({ companyId }) => companyId))])).map((one) => [
      one.id,
      one,
    ]),
  );
  const names = await namesOfAccounts(
    tx,
    rows.flatMap(({ createdBy }) => createdBy ?? []),
  );
  const outcomes = await countOutcomes(
    tx,
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map(({ id, companyId, fileName, state, rowCount, createdBy, createdAt }) => ({
      id,
      company: companies.get(companyId) ?? { id: companyId, name: "" },
      fileName,
      state,
      rows: rowCount,
      added: outcomes.get(id)?.added ?? 0,
      faulty: outcomes.get(id)?.faulty ?? 0,
      createdBy: createdBy === null ? null : (names.get(createdBy) ?? null),
      createdAt: createdAt.toISOString(),
    })),
    next,
  };
});
