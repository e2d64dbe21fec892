import { z } from "zod";

/** A referenced thing with its name. */
export const named = z.object({ id: z.number().int(), name: z.string() });
export type Named = z.output<typeof named>;
