import type { CallOf, OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { addRoleAssignment, getRoleAssignment } from "@polyphon/contract/people/roles.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";

export interface Named {
  readonly id: number;
  readonly name: string;
}

/** The state of the form: references keep their names, because only a few are loaded at a time. */
export interface AssignmentDraft {
  readonly account: Named | null;
  readonly roleId: number | null;
  readonly aliasEmail: string;
  readonly companies: readonly Named[];
  readonly categories: readonly Named[];
  readonly curatorCode: string;
  readonly weeklyTarget: number | null;
  readonly readyToPublish: boolean;
  readonly notificationEmails: readonly string[];
}

export type StoredAssignment = OutputOf<typeof getRoleAssignment>;

export function draftOf(stored: StoredAssignment | undefined, roleId: number | null): AssignmentDraft {
  if (!stored)
    return {
      account: null,
      roleId,
      aliasEmail: "",
      companies: [],
      categories: [],
      curatorCode: "",
      weeklyTarget: null,
      readyToPublish: false,
      notificationEmails: [],
    };
  const { account } = stored;
  return {
    account: { id: account.id, name: `${account.firstName} ${account.lastName}`.trim() },
    roleId: stored.role.id,
    aliasEmail: stored.aliasEmail ?? "",
    companies: stored.companies,
    categories: stored.categories,
    curatorCode: stored.curatorCode ?? "",
    weeklyTarget: stored.weeklyTarget,
    readyToPublish: stored.readyToPublish,
    notificationEmails: stored.notificationEmails,
  };
}

const orNull = (value: string) => (value.trim() === "" ? null : value.trim());

/** The request; user and role are missing until they are chosen. */
export function inputOf(
  draft: AssignmentDraft,
): Omit<CallOf<typeof addRoleAssignment>, "accountId" | "roleId"> & { accountId?: number; roleId?: number } {
  return {
    ...(draft.account ? { accountId: draft.account.id } : {}),
    ...(draft.roleId === null ? {} : { roleId: draft.roleId }),
    aliasEmail: orNull(draft.aliasEmail),
    companyIds: draft.companies.map(({ id }) => id),
    categoryIds: draft.categories.map(({ id }) => id),
    curatorCode: orNull(draft.curatorCode),
    weeklyTarget: draft.weeklyTarget,
    readyToPublish: draft.readyToPublish,
    notificationEmails: [...draft.notificationEmails],
  };
}

/** Editorial staff have categories, a code and a target; writers may be ready to publish. */
export function workOf(userType: number | undefined): { editorial: boolean; writer: boolean } {
  return {
    editorial: userType !== undefined && userType >= userTypes.editorInChief,
    writer: userType === userTypes.writer,
  };
}

const fieldsOf = {
  account: "accountId",
  roleId: "roleId",
  companies: "companyIds",
  categories: "categoryIds",
} as const;

/** The name of a field in the server's violations. */
export function fieldName(key: keyof AssignmentDraft): string {
  return key in fieldsOf ? fieldsOf[key as keyof typeof fieldsOf] : key;
}
