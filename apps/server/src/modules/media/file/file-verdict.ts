import { type FileExtension, fileTypes } from "@polyphon/contract/media/file-uses.ts";
import { fileReasons } from "@polyphon/contract/media/media.ts";
import { z } from "zod";

const extensions = Object.keys(fileTypes) as [FileExtension, ...FileExtension[]];
const count = z.number().int().positive().max(2_147_483_647).nullable();

/** What the child process prints on its standard output, once. */
export const fileVerdict = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("usable"),
    extension: z.enum(extensions),
    pages: count,
    seconds: z.number().int().min(0).max(2_147_483_647).nullable(),
    width: count,
    height: count,
  }),
  z.object({ kind: z.literal("refused"), reason: z.enum(fileReasons) }),
]);

export type FileVerdict = z.output<typeof fileVerdict>;
export type FileFacts = Omit<Extract<FileVerdict, { kind: "usable" }>, "kind">;
