import { listBulkUploads as at } from "@polyphon/contract/people/bulk-upload.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { makeCursor, readCursor } from "../../../../platform/page/cursor.ts";
import { namesOfCompanies } from "../../../companies/companies.api.ts";
import { namesOfAccounts } from "../../../identity/identity.api.ts";
import { countOutcomes } from "../rows/upload-rows.store.ts";
import { listUploads } from "../uploads.store.ts";

export const listBulkUploads = query(at, async ({ input, tx }) => {
  const after = readCursor(input.after, ["number"]);
  const found = await listUploads(tx, after === null ? null : Number(after[0]), input.limit + 1);
  const page = found.slice(0, input.limit);
  const companies = new Map(
    (await namesOfCompanies(tx, [...new Set(page.map(({ companyId }) => companyId))])).map((one) => [
      one.id,
      one,
    ]),
  );
  const names = await namesOfAccounts(
    tx,
    page.flatMap(({ createdBy }) => createdBy ?? []),
  );
  const outcomes = await countOutcomes(
    tx,
    page.map(({ id }) => id),
  );
  const last = page.at(-1);
  return {
    items: page.map(({ id, companyId, fileName, state, rowCount, createdBy, createdAt }) => ({
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
    next: found.length > input.limit && last ? makeCursor(last.id) : null,
  };
});
