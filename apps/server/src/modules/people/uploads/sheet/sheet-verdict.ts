import { sheetFaults, uploadFields } from "@polyphon/contract/people/bulk-upload.ts";
import { z } from "zod";

/** What the child process prints on its standard output, once. */
export const sheetVerdict = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("rows"), count: z.number().int().positive() }),
  z.object({
    kind: z.literal("refused"),
    reason: z.enum(sheetFaults),
    columns: z.array(z.enum(uploadFields)).default([]),
  }),
]);

export type SheetVerdict = z.output<typeof sheetVerdict>;
