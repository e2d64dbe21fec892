import { z } from "zod";
import { doings, namedReasons } from "../kit/about.ts";
import { userTypeNames } from "../permissions.ts";

/** For whom a role acts: the employees' own company, or the provider. */
export const sides = ["company", "provider"] as const;
export type Side = (typeof sides)[number];

/** How somebody's doing is seen: with the name, without it, or not at all for one person. */
export const sights = ["named", "unnamed", "hidden"] as const;
export type Sight = (typeof sights)[number];

export const seenBy = z.object({
  side: z.enum(sides),
  userType: z.enum(userTypeNames),
  sight: z.enum(sights),
  /** Where the role is shown the name in spite of works-council mode, and why. */
  namedFor: z.array(z.enum(namedReasons)),
});
export type SeenBy = z.output<typeof seenBy>;

/** Who sees what employees of a company do, as the calls themselves declare it. */
export const visibility = z.object({
  /** The fewest people that a figure is about; null where the company is not in works-council mode. */
  minimum: z.number().int().nullable(),
  doings: z.array(z.object({ doing: z.enum(doings), by: z.array(seenBy) })),
});
export type Visibility = z.output<typeof visibility>;
