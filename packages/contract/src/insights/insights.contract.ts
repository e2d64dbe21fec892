import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { limits } from "../limits.ts";
import { waitingCards } from "./waiting-cards.ts";

/** The number of waiting things for each card of the caller's role. */
export const readWaiting = endpoint({
  name: "read-waiting",
  method: "GET",
  path: "/services/admin/api/dashboard/waiting",
  about: "group",
  access: { signedIn: "staff", because: "everybody of the staff has a dashboard" },
  reads: ["review", "ownPost"],
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        card: z.enum(waitingCards),
        count: z.number().int(),
        /** There are at least this many: the count stops here. */
        more: z.boolean(),
      }),
    ),
    /** The companies that the caller's filter leaves; null for all of them. */
    companies: z.array(z.number().int()).nullable(),
  }),
  errors: [],
});

const found = z.array(z.object({ id: z.number().int(), name: z.string(), detail: z.string().nullable() }));

/** What the palette jumps to by name; whatever the caller may not open is left out. */
export const findAnything = endpoint({
  name: "find-anything",
  method: "GET",
  path: "/services/admin/api/find",
  about: "none",
  access: { signedIn: "staff", because: "it finds only what the caller's own permissions open" },
  reads: ["employee", "company", "post"],
  input: z.object({ search: z.string().trim().min(limits.search.min).max(100) }),
  output: z.object({ people: found, companies: found, posts: found }),
  errors: [],
});
