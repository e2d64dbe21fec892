import { readDataSheet as at } from "@polyphon/contract/operations/looks.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { dataSheetWords } from "../data-sheet-words.ts";
import { drawDataSheet } from "../draw-data-sheet.ts";
import { visibilityIn } from "../visibility-in.ts";

export const readDataSheet = query(at, async ({ input, actor, language, tx, now }) => {
  const asked = input.companyId ?? actor.companyId;
  if (asked === null) throw new Refusal("not_found");
  const { company, visibility } = await visibilityIn(tx, asked);
  const sheet = dataSheetWords(company.name, visibility, { language, now });
  const pdf = await drawDataSheet(sheet);
  return { fileName: `${sheet.file} - ${company.name}.pdf`, content: pdf.toString("base64") };
});
