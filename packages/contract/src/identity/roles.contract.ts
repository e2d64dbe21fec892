import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { ref } from "../kit/ref.ts";
import { permissionKeys } from "../permissions.ts";
import { account } from "./account.ts";
import { signedInAnswer } from "./identity.contract.ts";

/**
 * The picker's submit: the role, and the company if it is held for several. Other rights need another token; the one
 * used for the call ends.
 */
export const chooseRole = endpoint({
  name: "choose-role",
  method: "POST",
  path: "/services/uaa/api/account/role",
  about: "none",
  access: {
    signedIn: "staff",
    because: "somebody with several roles says which one to act in",
    restricted: true,
  },
  changes: [],
  input: z.object({ assignmentId: ref("ownRole"), companyId: ref("assignedCompany").optional() }),
  output: z.object({ ...signedInAnswer.shape, account }),
  errors: ["not_found", "company_needed"],
});

export const readRolePermissions = endpoint({
  name: "read-role-permissions",
  method: "GET",
  path: "/services/uaa/api/role/:roleId/permissions",
  about: "none",
  access: {
    signedIn: "staff",
    because: "the back office is drawn from the rights of the own role",
    restricted: true,
  },
  reads: ["role"],
  input: z.object({ roleId: ref("role") }),
  output: z.array(z.object({ key: z.enum(permissionKeys) })),
  errors: ["not_found"],
});

/** Corporate staff act as the company's user: this account replaces the person's own. */
export const findCompanyUser = endpoint({
  name: "find-company-user",
  method: "GET",
  path: "/services/uaa/api/user/company/:companyId",
  about: "none",
  access: {
    signedIn: "staff",
    because: "it answers only for a company that one's own role is held for",
    restricted: true,
  },
  reads: ["employee"],
  input: z.object({ companyId: ref("assignedCompany") }),
  output: account,
  errors: ["not_found"],
});
