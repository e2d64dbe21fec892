import { z } from "zod";

/** A thing pointed at, with the name it is known by. */
export const named = z.object({ id: z.number().int(), name: z.string() });
export type Named = z.output<typeof named>;
