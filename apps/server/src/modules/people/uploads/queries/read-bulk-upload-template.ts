import { readBulkUploadTemplate as at } from "@polyphon/contract/people/bulk-upload.contract.ts";
import { uploadFields } from "@polyphon/contract/people/bulk-upload.ts";
import { query } from "../../../../platform/operation/query.ts";
import { writeSheet } from "../sheet/write-sheet.ts";
import { sheetTexts } from "../sheet/sheet-texts.ts";

async function* nobody(): AsyncGenerator<readonly (readonly string[])[]> {
  yield [];
}

/** A heading and no example: an example left in the file would become an employee. */
export const readBulkUploadTemplate = query(at, async ({ language }) => {
  const texts = sheetTexts[language];
  const sheet = await writeSheet({
    title: texts.sheet,
    heading: uploadFields.map((field) => texts.columns[field]),
    widths: [18, 22, 36, 12, 24],
    rows: nobody(),
  });
  return { fileName: texts.templateFile, content: sheet.toString("base64") };
});
