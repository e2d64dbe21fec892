import { z } from "zod";

/**
 * Things an id can point to, and whose they are. The authorisation tests take each `ref` of an
 * input and try the id of another company and of another user in its place.
 */
export const refKinds = {
  company: "company",
  post: "company",
  category: "company",
  media: "company",
  share: "user",
  account: "company",
  /** An account of an employee, never of staff. */
  employee: "company",
  /** One of the roles that somebody holds, and one of the companies it is held for: for nobody else's choosing. */
  ownRole: "user",
  assignedCompany: "user",
  /** The employee's own. */
  linkedinGroup: "user",
  notice: "user",
  /** Only the provider's staff meet these, and they meet all of them. */
  role: "global",
  roleAssignment: "global",
  page: "global",
  enquiry: "global",
  /** An upload is known to the one who made it. */
  upload: "user",
  /** Proof of who began to connect a network. */
  connectState: "user",
  /** The signed end of a link to unsubscribe: whoever holds it may use it. */
  mailLink: "global",
  /** A network's one-time code: nobody's row, good once. */
  networkGrant: "global",
} as const satisfies Record<string, "company" | "user" | "global">;

export type RefKind = keyof typeof refKinds;

export function ref(kind: RefKind) {
  return z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).meta({ ref: kind });
}

/** The version of a row as the caller read it; the database counts in 32 bits. */
export const rowVersion = z.number().int().positive().max(2_147_483_647);
