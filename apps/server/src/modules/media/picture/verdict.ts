import { mediaReasons } from "@polyphon/contract/media/media.ts";
import { z } from "zod";

/** What the child process prints on its standard output, once. */
export const verdict = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("usable"),
    extension: z.enum(["jpg", "png"]),
    thumbnailExtension: z.enum(["jpg", "png"]),
    sourceType: z.string(),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
  }),
  z.object({ kind: z.literal("refused"), reason: z.enum(mediaReasons) }),
]);

export type Verdict = z.output<typeof verdict>;
