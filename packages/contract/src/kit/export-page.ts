import { z } from "zod";

const isNumber = /^-?\d+(?:[.,]\d+)*$/;
const isEvaluated = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20])/u;

/** A cell that a spreadsheet would evaluate becomes plain text: behind an apostrophe nothing is a formula. */
export function plainCell(word: string): string {
  return isEvaluated.test(word) && !isNumber.test(word) ? `'${word}` : word;
}

/**
 * A part of an export: the browser requests parts until `next` is null, so that no request holds the whole list. Whatever
 * an operation answers is written through this, so none can forget it.
 */
export const exportPage = z.object({
  rows: z.array(z.array(z.string().overwrite(plainCell))),
  next: z.string().nullable(),
});
