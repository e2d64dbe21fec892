import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { named } from "../kit/named.ts";
import { pageInput, pageOf } from "../kit/page.ts";
import { ref } from "../kit/ref.ts";
import { limits } from "../limits.ts";

const access = { staff: "list_company_user_group_parameter" } as const;

export const groupMember = z.object({ id: ref("employee"), name: z.string(), email: z.string() });

/** The employees of a group parameter; each company sees its own by the scope of its transaction. */
export const listGroupMembers = endpoint({
  name: "list-group-members",
  method: "GET",
  path: "/services/admin/api/user-group-parameters/:id/members",
  about: "none",
  access,
  reads: ["group", "employee"],
  input: z.object({ id: ref("userGroupParameter"), ...pageInput }),
  output: pageOf(groupMember),
  errors: ["not_found"],
});

export const addGroupMembers = endpoint({
  name: "add-group-members",
  method: "POST",
  path: "/services/admin/api/user-group-parameters/:id/members",
  about: "none",
  access,
  changes: ["group", "employee"],
  input: z.object({
    id: ref("userGroupParameter"),
    employeeIds: z.array(ref("employee")).min(1).max(limits.userGroup.addedAtOnce),
  }),
  output: z.object({ added: z.number().int() }),
  errors: ["not_found"],
});

export const removeGroupMember = endpoint({
  name: "remove-group-member",
  method: "DELETE",
  path: "/services/admin/api/user-group-parameters/:id/members/:employeeId",
  about: "none",
  access,
  changes: ["group", "employee"],
  input: z.object({ id: ref("userGroupParameter"), employeeId: ref("employee") }),
  output: z.object({ id: ref("employee") }),
  errors: ["not_found"],
});

/** Those to choose from: employees of the parameter's company who are not in it yet; without a search nobody. */
export const findGroupCandidates = endpoint({
  name: "find-group-candidates",
  method: "GET",
  path: "/services/admin/api/user-group-parameters/:id/candidates",
  about: "none",
  access,
  reads: ["employee", "group"],
  input: z.object({
    id: ref("userGroupParameter"),
    search: z.string().trim().min(limits.search.min).max(100).optional(),
  }),
  output: z.object({ items: z.array(named.extend({ detail: z.string().nullable() })) }),
  errors: ["not_found"],
});
