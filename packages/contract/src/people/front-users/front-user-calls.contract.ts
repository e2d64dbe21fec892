import { z } from "zod";
import { type Access, type Endpoint, endpoint, type ServiceFamily } from "../../kit/endpoint.ts";
import { ref } from "../../kit/ref.ts";
import { limits } from "../../limits.ts";
import { consequences, frontUserActions, frontUserDetails } from "./front-users.ts";

const ids = z.array(ref("employee")).min(1).max(limits.frontUser.atOnce);

/** What staff do with employees beyond list and form; the provider's and a company's by the same calls. */
function frontUserCalls(
  variant: string,
  base: `${ServiceFamily}/${string}`,
  access: Extract<Access, { staff: unknown }>,
) {
  const called = (verb: string) => `${verb}-${variant}front-users`;
  return {
    details: endpoint({
      name: called("read-details-of"),
      method: "GET",
      path: `${base}/:id/details`,
      access,
      reads: ["employee", "connection", "group"],
      input: z.object({ id: ref("employee") }),
      output: frontUserDetails,
      errors: ["not_found"],
    }),
    /** What deactivating somebody, or making them a light front user, would end. */
    weigh: endpoint({
      name: called("weigh-change-of"),
      method: "POST",
      path: `${base}/consequences`,
      access,
      reads: ["employee"],
      input: z.object({ ids }),
      output: consequences,
      errors: ["not_found"],
    }),
    /** One action on several: each succeeds or is refused individually. */
    act: endpoint({
      name: called("act-on"),
      method: "POST",
      path: `${base}/act`,
      access,
      changes: ["employee"],
      input: z.object({ ids, action: z.enum(frontUserActions) }),
      output: z.object({
        done: z.array(z.number().int()),
        refused: z.array(z.object({ id: z.number().int(), description: z.string() })),
      }),
      errors: ["not_found"],
    }),
  };
}

export const adminFrontUserCalls = frontUserCalls("", "/services/admin/api/front-users", {
  staff: "list_front_user",
  provider: true,
});
export const corporateFrontUserCalls = frontUserCalls(
  "corporate-",
  "/services/admin/api/corporate/front-users",
  {
    staff: "list_front_user",
    company: true,
  },
);
export type FrontUserCalls = typeof adminFrontUserCalls;

/** Every call above, for the list of all calls. */
export const allFrontUserCalls: readonly Endpoint[] = [adminFrontUserCalls, corporateFrontUserCalls].flatMap(
  (calls): Endpoint[] => Object.values(calls),
);
