import { frontRoleIds } from "@polyphon/contract/permissions.ts";
import type { Database } from "../../platform/db/pool.ts";
import { allScope } from "../../platform/db/scope.ts";
import { inTransaction, type Tx } from "../../platform/db/transaction.ts";
import type { FrontActor, StaffActor } from "../../platform/session/actor.ts";
import { featuresOf, mayAct, restrictionOf } from "./identity.policy.ts";
import { findAccount, findSession, type SessionRow } from "./identity.store.ts";

function actorOf(row: SessionRow): StaffActor | FrontActor | null {
  if (mayAct(row) !== true) return null;
  const shared = {
    accountId: row.id,
    expiresAt: row.expiresAt,
    sso: row.sso,
    restriction: restrictionOf(row, new Date()),
  };
  if (row.kind === "front") {
    if (row.companyId === null || row.timeZone === null) return null;
    return {
      ...shared,
      kind: "front",
      companyId: row.companyId,
      timeZone: row.timeZone,
      features: featuresOf(row),
      lightFrontUser: row.lightFrontUser,
      roleId: frontRoleIds[row.frontType],
      primaryAccountId: row.primaryAccountId,
    };
  }
  return {
    ...shared,
    kind: "staff",
    userType: row.userType,
    roleId: row.roleId,
    companyId: row.companyId,
    fullAccess: row.userType === 0,
    permissions: new Set(row.permissions),
  };
}

/** Who is behind a session token; null when it is unknown, over, or its account is no longer let in. */
export function findActor(database: Database, tokenHash: Buffer): Promise<StaffActor | FrontActor | null> {
  return inTransaction(database, allScope("session"), async (tx) => {
    const row = await findSession(tx, tokenHash);
    return row && actorOf(row);
  });
}

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: "en" | "de";
}

export async function findPerson(tx: Tx, id: number): Promise<Person | null> {
  const account = await findAccount(tx, id);
  return (
    account && {
      id,
      email: account.email,
      firstName: account.firstName,
      lastName: account.lastName,
      language: account.language,
    }
  );
}

export { insertGroupAccount as addGroupAccount } from "./group-account.store.ts";
export {
  alreadyRegisteredMail,
  passwordChangedMail,
  resetPasswordMail,
  verifyUserMail,
} from "./identity.mails.ts";
export { openSession } from "./open-session.ts";
export {
  addressTaken,
  type AssignmentFields,
  type AssignmentRow,
  deleteAssignment,
  findAssignment,
  findStaffBy,
  insertAssignment,
  isStaff,
  listAssignments,
  lockSuperAdmins,
  updateAssignment,
} from "./assignments.store.ts";
export { allRoles, findRole, replaceRights, type RoleWithRights } from "./roles.store.ts";
