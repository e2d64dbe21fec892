import { z } from "zod";
import { endpoint } from "../../kit/endpoint.ts";
import { pageInput, pageOf } from "../../kit/page.ts";
import { ref } from "../../kit/ref.ts";
import { limits } from "../../limits.ts";
import { frontUserStatuses } from "./front-users.ts";

const access = { staff: "add_move_user", provider: true } as const;

/** Who can be moved out of a company. */
export const listMovableUsers = endpoint({
  name: "list-movable-users",
  method: "GET",
  path: "/services/admin/api/move-user/users",
  about: "none",
  access,
  reads: ["employee"],
  input: z.object({
    ...pageInput,
    fromCompanyId: ref("company"),
    search: z.string().trim().min(limits.search.min).max(100).optional(),
  }),
  output: pageOf(
    z.object({
      id: ref("employee"),
      name: z.string(),
      email: z.string(),
      status: z.enum(frontUserStatuses),
    }),
  ),
  errors: ["not_found", "no_front_users", "validation"],
});

const move = z.object({
  fromCompanyId: ref("company"),
  toCompanyId: ref("otherCompany"),
  userIds: z.array(ref("employee")).min(1).max(limits.frontUser.atOnce),
});

export const moveConsequences = z.object({
  people: z.number().int(),
  /** Earlier shares, which stay with the person. */
  shares: z.number().int(),
  cancelledShares: z.number().int(),
  keptConnections: z.number().int(),
  /** The same network account is connected by somebody in the new company. */
  lostConnections: z.number().int(),
  /** People whose saved filters are reset. */
  filters: z.number().int(),
  /** Memberships in groups of the old company. */
  groups: z.number().int(),
  /** People whose address is of another domain than the new company's. */
  crossDomain: z.number().int(),
  signedIn: z.number().int(),
});
export type MoveConsequences = z.output<typeof moveConsequences>;

export const previewMove = endpoint({
  name: "preview-move-user",
  method: "POST",
  path: "/services/admin/api/move-user/preview",
  about: "none",
  access,
  reads: [],
  input: move,
  output: moveConsequences,
  errors: ["not_found", "same_domain", "no_front_users"],
});

export const moveUsers = endpoint({
  name: "move-user",
  method: "POST",
  path: "/services/admin/api/move-user",
  about: "none",
  access,
  changes: ["employee", "group", "share", "connection"],
  input: move,
  output: moveConsequences,
  errors: ["not_found", "same_domain", "no_front_users"],
});
