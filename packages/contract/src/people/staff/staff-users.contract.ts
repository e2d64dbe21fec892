import { z } from "zod";
import { newPasswordFields } from "../../identity/fields.ts";
import { endpoint } from "../../kit/endpoint.ts";
import { ref } from "../../kit/ref.ts";

/** The person gets no mail about it: staff pass it on, and it is changed at the next login. */
export const changeUserPassword = endpoint({
  name: "change-user-password",
  method: "PUT",
  path: "/services/admin/api/staff/:id/password",
  about: "none",
  access: { staff: "list_editor_in_chief_user", provider: true },
  changes: [],
  input: z.object({ id: ref("staffUser"), ...newPasswordFields }),
  output: z.object({ id: ref("staffUser") }),
  errors: ["not_found", "staff_out_of_reach", "own_account", "beyond_own_rights"],
});

/** Whose password it is, for the screen that changes it. */
export const getStaffUser = endpoint({
  name: "get-staff-user",
  method: "GET",
  path: "/services/admin/api/staff/:id",
  about: "none",
  access: { staff: "list_editor_in_chief_user", provider: true },
  reads: ["staff"],
  input: z.object({ id: ref("staffUser") }),
  output: z.object({
    id: ref("staffUser"),
    name: z.string(),
    email: z.string(),
    userType: z.number().int(),
    can: z.object({ changePassword: z.boolean() }),
  }),
  errors: ["not_found"],
});
