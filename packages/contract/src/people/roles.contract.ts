import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { listSort } from "../kit/list.ts";
import { pageInput, pageOf } from "../kit/page.ts";
import { ref, rowVersion } from "../kit/ref.ts";
import { emailField } from "../identity/fields.ts";
import { limits } from "../limits.ts";
import { permissionKeys } from "../permissions.ts";

export const role = z.object({
  id: ref("role"),
  name: z.string(),
  userType: z.number().int(),
  people: z.number().int(),
  permissions: z.array(z.enum(permissionKeys)),
  version: z.number().int(),
  can: z.object({ edit: z.boolean() }),
});

export const listRoles = endpoint({
  name: "list-roles",
  method: "GET",
  path: "/services/uaa/api/roles",
  about: "none",
  access: { staff: "view_user_roles", provider: true },
  reads: ["role"],
  input: z.object({}),
  output: z.object({
    items: z.array(role),
    /** The rights that the caller may add to a role or remove from it. */
    can: z.object({ give: z.array(z.enum(permissionKeys)) }),
  }),
  errors: [],
});

export const saveRolePermissions = endpoint({
  name: "save-role-permissions",
  method: "PUT",
  path: "/services/uaa/api/roles/:id/permissions",
  about: "none",
  access: { staff: "view_user_roles", provider: true },
  changes: ["role"],
  input: z.object({
    id: ref("role"),
    permissions: z.array(z.enum(permissionKeys)).max(permissionKeys.length),
    version: rowVersion,
  }),
  output: role,
  errors: ["not_found", "edited_meanwhile", "role_fixed", "beyond_own_rights"],
});

const named = z.object({ id: z.number().int(), name: z.string() });

export const roleAssignment = z.object({
  id: ref("roleAssignment"),
  account: z.object({
    id: ref("account"),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    status: z.string(),
  }),
  role: named,
  userType: z.number().int(),
  aliasEmail: z.string().nullable(),
  companies: z.array(named),
  categories: z.array(named),
  curatorCode: z.string().nullable(),
  weeklyTarget: z.number().int().nullable(),
  readyToPublish: z.boolean(),
  notificationEmails: z.array(z.string()),
  version: z.number().int(),
  can: z.object({ change: z.boolean() }),
});

export const listRoleAssignments = endpoint({
  name: "list-role-assignments",
  method: "GET",
  path: "/services/uaa/api/role-assignments",
  about: "none",
  access: { staff: "list_user_roles", provider: true },
  reads: ["role", "staff"],
  input: z.object({
    ...pageInput,
    search: z.string().trim().min(limits.search.min).max(100).optional(),
    roleId: ref("role").optional(),
    sort: listSort(["person", "alias", "code"], "person"),
  }),
  output: pageOf(roleAssignment),
  errors: [],
});

export const getRoleAssignment = endpoint({
  name: "get-role-assignment",
  method: "GET",
  path: "/services/uaa/api/role-assignments/:id",
  about: "none",
  access: { staff: "list_user_roles", provider: true },
  reads: ["role"],
  input: z.object({ id: ref("roleAssignment") }),
  output: roleAssignment,
  errors: ["not_found"],
});

const assignmentFields = {
  aliasEmail: emailField.nullable(),
  companyIds: z.array(ref("company")).max(limits.roleAssignment.companies),
  categoryIds: z.array(ref("category")).max(limits.roleAssignment.categories),
  curatorCode: z.string().trim().min(1).max(20).nullable(),
  weeklyTarget: z.number().int().min(0).max(limits.roleAssignment.weeklyTarget).nullable(),
  readyToPublish: z.boolean(),
  notificationEmails: z.array(emailField).max(limits.roleAssignment.notificationEmails),
};

export const addRoleAssignment = endpoint({
  name: "add-role-assignment",
  method: "POST",
  path: "/services/uaa/api/role-assignments",
  about: "none",
  access: { staff: "list_user_roles", provider: true },
  changes: ["role"],
  input: z.object({ accountId: ref("account"), roleId: ref("role"), ...assignmentFields }),
  output: roleAssignment,
  errors: ["not_found", "duplicate", "company_needed", "beyond_own_rights"],
});

export const editRoleAssignment = endpoint({
  name: "edit-role-assignment",
  method: "PUT",
  path: "/services/uaa/api/role-assignments/:id",
  about: "none",
  access: { staff: "list_user_roles", provider: true },
  changes: ["role"],
  input: z.object({ id: ref("roleAssignment"), ...assignmentFields, version: rowVersion }),
  output: roleAssignment,
  errors: ["not_found", "duplicate", "company_needed", "edited_meanwhile", "beyond_own_rights"],
});

export const removeRoleAssignment = endpoint({
  name: "remove-role-assignment",
  method: "DELETE",
  path: "/services/uaa/api/role-assignments/:id",
  about: "none",
  access: { staff: "list_user_roles", provider: true },
  changes: ["role"],
  input: z.object({ id: ref("roleAssignment") }),
  output: z.object({ id: ref("roleAssignment") }),
  errors: ["not_found", "in_use", "beyond_own_rights"],
});

/** For the list and the form of assignments: every role, and whether the caller may assign it. */
export const listRoleChoices = endpoint({
  name: "list-role-choices",
  method: "GET",
  path: "/services/uaa/api/role-choices",
  about: "none",
  access: { staff: "list_user_roles", provider: true },
  reads: ["role"],
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        ...named.shape,
        userType: z.number().int(),
        people: z.number().int(),
        companies: z.enum(["none", "optional", "required"]),
        can: z.object({ assign: z.boolean() }),
      }),
    ),
  }),
  errors: [],
});

/** Without a search the first ones by name. */
const choiceInput = z.object({ search: z.string().trim().min(limits.search.min).max(100).optional() });

export const findAssignableCompanies = endpoint({
  name: "find-assignable-companies",
  method: "GET",
  path: "/services/uaa/api/assignable-companies",
  about: "none",
  access: { staff: "list_user_roles", provider: true },
  reads: ["company"],
  input: choiceInput,
  output: z.object({ items: z.array(named) }),
  errors: [],
});

export const findAssignableCategories = endpoint({
  name: "find-assignable-categories",
  method: "GET",
  path: "/services/uaa/api/assignable-categories",
  about: "none",
  access: { staff: "list_user_roles", provider: true },
  reads: ["category"],
  input: choiceInput,
  output: z.object({ items: z.array(named) }),
  errors: [],
});

/** For the assignment form: staff by name or address. */
export const findStaff = endpoint({
  name: "find-staff",
  method: "GET",
  path: "/services/uaa/api/staff",
  about: "none",
  access: { staff: "list_user_roles", provider: true },
  reads: ["staff"],
  input: z.object({ search: z.string().trim().min(limits.search.min).max(100) }),
  output: z.object({ items: z.array(z.object({ id: ref("account"), name: z.string(), email: z.string() })) }),
  errors: [],
});
