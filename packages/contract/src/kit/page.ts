import { z } from "zod";

/** Lists page by key: `after` is an opaque cursor made by the server, never a page number. */
export const pageInput = {
  // A cursor into an order of long names or addresses is long itself.
  after: z.string().max(4_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
};

export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next: z.string().nullable() });
}
