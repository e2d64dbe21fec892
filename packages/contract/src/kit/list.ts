import { z } from "zod";
import { ref, type RefKind } from "./ref.ts";

const most = 100;

/** Several words in one query parameter, divided by commas. */
export function wordList<const W extends readonly [string, ...string[]]>(words: W) {
  return z
    .string()
    .max(2_000)
    .regex(/^[A-Z_]+(?:,[A-Z_]+)*$/)
    .meta({ example: words[0] })
    .transform((text) => text.split(","))
    .pipe(z.array(z.enum(words)).max(most));
}

/** Several ids in one query parameter, divided by commas. */
export function refList(kind: RefKind) {
  return z
    .string()
    .max(2_000)
    .regex(/^[1-9]\d{0,15}(?:,[1-9]\d{0,15})*$/)
    .meta({ ref: kind })
    .transform((text) => text.split(",").map(Number))
    .pipe(z.array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER)).max(most));
}

/** Several ids, as a list or as a query parameter that is repeated; one alone needs no list around it. */
export function repeatedRefs(kind: RefKind) {
  return z.preprocess(
    (given) => (Array.isArray(given) || given === undefined ? given : [given]),
    z.array(ref(kind)).min(1).max(most),
  );
}

/** Rows for an action on all that a list's filters match. */
export const picked = z.object({
  rows: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** There are more than one action allows. */
  more: z.boolean(),
});

/** The orders of a list: a column's key ascending, with a minus descending, and the one it has by itself. */
export function listSort<const K extends string>(keys: readonly K[], usual: K | `-${K}`) {
  const words = keys.flatMap((key): (K | `-${K}`)[] => [key, `-${key}`]);
  return z
    .enum(words)
    .optional()
    .transform((word) => word ?? usual);
}
