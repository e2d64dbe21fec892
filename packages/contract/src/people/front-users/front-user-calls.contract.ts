import { z } from "zod";
import { type Access, type Endpoint, endpoint, type ServiceFamily } from "../../kit/endpoint.ts";
import { emailField } from "../../identity/fields.ts";
import { personName } from "../../identity/person-name.ts";
import { ref } from "../../kit/ref.ts";
import { limits } from "../../limits.ts";
import { consequences, frontUserActions, frontUserDetails } from "./front-users.ts";

const ids = z.array(ref("employee")).min(1).max(limits.frontUser.atOnce);

const acted = z.object({
  done: z.array(z.number().int()),
  refused: z.array(z.object({ id: z.number().int(), description: z.string() })),
});

const newFrontUser = z.object({
  /** The company's staff add to their own company alone. */
  company: ref("company"),
  firstName: personName,
  lastName: personName,
  email: emailField.meta({ example: "person@company.example" }),
  language: z.enum(["en", "de"]),
  groups: z.array(ref("userGroupParameter")).max(limits.frontUser.groups),
});

/** What staff do with employees beyond list and form; the provider's and a company's by the same calls. */
function frontUserCalls(
  variant: string,
  base: `${ServiceFamily}/${string}`,
  access: Extract<Access, { staff: unknown }>,
) {
  const called = (verb: string) => `${verb}-${variant}front-users`;
  const inviting = { ...access, staff: "Add_bulk_front_user" } as const;
  return {
    /** One new employee, invited by mail as those of a file are. */
    add: endpoint({
      name: `add-${variant}front-user`,
      method: "POST",
      path: base,
      about: "none",
      access: inviting,
      changes: ["employee", "group"],
      input: newFrontUser,
      output: z.object({ id: ref("employee") }),
      errors: ["not_found", "duplicate_user", "prohibited_email", "other_domain"],
    }),
    /** A new first password by mail, for those who have never signed in. */
    invite: endpoint({
      name: called("invite"),
      method: "POST",
      path: `${base}/invite`,
      about: "none",
      access: inviting,
      changes: ["employee"],
      input: z.object({ ids }),
      output: acted,
      errors: ["not_found"],
    }),
    /** A mail in the sender's own words; the answers go to the sender. */
    write: endpoint({
      name: called("write-to"),
      method: "POST",
      path: `${base}/write`,
      about: "none",
      access,
      changes: [],
      input: z.object({
        ids,
        subject: z.string().trim().min(1).max(limits.message.subjectMax),
        text: z.string().trim().min(1).max(limits.message.textMax),
      }),
      output: acted,
      errors: ["not_found"],
    }),
    details: endpoint({
      name: called("read-details-of"),
      method: "GET",
      path: `${base}/:id/details`,
      about: { person: ["shares", "connections", "signIns"], inCouncilMode: "withheld" },
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
      about: {
        person: ["shares", "connections"],
        inCouncilMode: "named",
        because: "endsThem",
      },
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
      about: "none",
      access,
      changes: ["employee"],
      input: z.object({ ids, action: z.enum(frontUserActions) }),
      output: acted,
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
