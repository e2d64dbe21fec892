import { readBulkUploadFaults as at } from "@polyphon/contract/people/bulk-upload.contract.ts";
import { uploadFields } from "@polyphon/contract/people/bulk-upload.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { FaultOfRow } from "@polyphon/rules/people/uploads/check-upload-row.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { companyOf } from "../../../companies/companies.api.ts";
import { writeSheet } from "../sheet/write-sheet.ts";
import { sheetTexts } from "../sheet/sheet-texts.ts";
import { rowsInStates } from "../rows/upload-rows.store.ts";
import { findUpload } from "../uploads.store.ts";

const perPage = 1_000;

async function* linesOf(tx: Tx, uploadId: number, say: (fault: FaultOfRow) => string) {
  for (let after: string | undefined; ;) {
    const page = { after, limit: perPage };
    const { rows, next } = await rowsInStates(tx, uploadId, { states: ["FAULTY"] }, page);
    yield rows.map(({ rowNo, values, faults }) => [
      ...uploadFields.map((field) => values[field]),
      faults.map(say).join("; "),
      String(rowNo),
    ]);
    if (next === null) return;
    after = next;
  }
}

/** The template's columns first, so that the corrected file can be uploaded as it is. */
export const readBulkUploadFaults = query(at, async ({ input, tx, language }) => {
  const upload = await findUpload(tx, input.id);
  if (!upload) throw new Refusal("not_found");
  const texts = sheetTexts[language];
  const company = await companyOf(tx, upload.companyId);
  const say = ({ field, fault, about }: FaultOfRow) =>
    fill(texts.faults[fault], { about, column: texts.columns[field], company: company.name });
  const sheet = await writeSheet({
    title: texts.sheet,
    heading: [...uploadFields.map((field) => texts.columns[field]), texts.wrong, texts.rowNo],
    widths: [18, 22, 36, 12, 24, 50, 8],
    rows: linesOf(tx, upload.id, say),
  });
  return { fileName: texts.faultsFile, content: sheet.toString("base64") };
});
