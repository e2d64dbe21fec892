import { type PermissionKey, userTypes } from "../../permissions.ts";

/** The kinds of back-office users that have a list of their own, and the key that opens it. */
export const staffKinds = {
  chief: { userTypes: [userTypes.editorInChief], key: "list_editor_in_chief_user" },
  approver: { userTypes: [userTypes.approver], key: "list_approver_user" },
  writer: { userTypes: [userTypes.writer], key: "list_writer_user" },
  proofReader: { userTypes: [userTypes.proofreader], key: "list_proof_reader_user" },
  corporate: { userTypes: [userTypes.corporateAdmin, userTypes.corporateUser], key: "list_corporate_user" },
} as const satisfies Record<string, { readonly userTypes: readonly number[]; readonly key: PermissionKey }>;

export type StaffKind = keyof typeof staffKinds;
