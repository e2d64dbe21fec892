import { readBulkUploadTemplate as at } from "@polyphon/contract/people/bulk-upload.contract.ts";
import { uploadFields } from "@polyphon/contract/people/bulk-upload.ts";
import type { CsvSeparator } from "@polyphon/rules/text/csv-rows.ts";
import { query } from "../../../../platform/operation/query.ts";
import { writeSheet } from "../sheet/write-sheet.ts";
import { sheetTexts } from "../sheet/sheet-texts.ts";

async function* nobody(): AsyncGenerator<readonly (readonly string[])[]> {
  yield [];
}

/** By which Excel of that language splits a file into columns. */
const separators: Readonly<Record<keyof typeof sheetTexts, CsvSeparator>> = { en: ",", de: ";" };

/** A heading and no example: an example left in the file would become an employee. */
export const readBulkUploadTemplate = query(at, async ({ input, language }) => {
  const texts = sheetTexts[language];
  const heading = uploadFields.map((field) => texts.columns[field]);
  if (input.format === "csv") {
    // Without the byte order mark Excel would save umlauts in an older encoding.
    const text = `\uFEFF${heading.join(separators[language])}\r\n`;
    return { fileName: texts.templateCsvFile, content: Buffer.from(text).toString("base64") };
  }
  const widths = [18, 22, 36, 12, 24];
  const sheet = await writeSheet({ title: texts.sheet, heading, widths, rows: nobody() });
  return { fileName: texts.templateFile, content: sheet.toString("base64") };
});
