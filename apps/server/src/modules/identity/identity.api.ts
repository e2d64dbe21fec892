import { frontRoleIds } from "@polyphon/contract/permissions.ts";
import type { Database } from "../../platform/db/pool.ts";
import { allScope } from "../../platform/db/scope.ts";
import { inTransaction, type Tx } from "../../platform/db/transaction.ts";
import type { FrontActor, StaffActor } from "../../platform/session/actor.ts";
import { readSetting } from "../../platform/settings/read-setting.ts";
import { featuresOf, mayAct, restrictionOf } from "./identity.policy.ts";
import { findAccount } from "./accounts/account.store.ts";
import { findSession, type SessionRow } from "./sessions/session.store.ts";

function actorOf(row: SessionRow, passwordDays: number): StaffActor | FrontActor | null {
  if (mayAct(row) !== true) return null;
  const shared = {
    accountId: row.id,
    expiresAt: row.expiresAt,
    sso: row.sso,
    restriction: restrictionOf(row, passwordDays, new Date()),
  };
  if (row.kind === "front") {
    if (row.companyId === null || row.timeZone === null) return null;
    return {
      ...shared,
      kind: "front",
      companyId: row.companyId,
      timeZone: row.timeZone,
      features: featuresOf(row),
      featuresOff: row.featuresOff,
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

/** Who is behind a session token; null when it is unknown, expired, or its account may no longer sign in. */
export function findActor(database: Database, tokenHash: Buffer): Promise<StaffActor | FrontActor | null> {
  return inTransaction(database, allScope("session"), async (tx) => {
    const row = await findSession(tx, tokenHash);
    return row && actorOf(row, await readSetting(tx, "passwordDays"));
  });
}

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: "en" | "de";
}

/** The human being behind an account: of a group's account the employee who looks after it. */
export async function findPerson(tx: Tx, id: number): Promise<Person | null> {
  const found = await findAccount(tx, id);
  const behind = found?.primaryAccountId ?? null;
  const account = behind === null ? found : await findAccount(tx, behind);
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

export {
  type Employee,
  findEmployee,
  namesOfAccounts,
  providerStaffAmong,
  staffOfCompany,
  superAdmins,
  companiesOfEmployees,
  idsOfAddresses,
} from "./accounts/account-names.store.ts";
export {
  type AccountSource,
  countFeedReaders,
  countFeedReadersOf,
  type FeedReaders,
} from "./front-users/feed-readers.store.ts";
export { findEmployeesBy } from "./front-users/employee-choice.store.ts";
export {
  employeesAfter,
  employeesAmong,
  employeesByName,
  mayShareAmong,
  type NamePlace,
  peopleOf,
} from "./front-users/employees.store.ts";
export {
  type AccountCondition,
  countFrontUsers,
  frontUserSorts,
  type FrontUserFilter,
  type FrontUserSort,
  listFrontUsers,
  pickFrontUsers,
} from "./front-users/front-user-list.store.ts";
export {
  countSignedIn,
  endSessionsOf,
  findFrontUser,
  type FrontUserAccount,
  hasFrontUsers,
  lockMovable,
  moveAccounts,
  type MovedAccount,
  setFrontUserState,
  updateFrontUser,
  withGroupAccounts,
} from "./front-users/front-user.store.ts";
export { insertGroupAccount as addGroupAccount } from "./accounts/group-account.store.ts";
export {
  addressChangedMail,
  alreadyRegisteredMail,
  firstPasswordMail,
  passwordChangedMail,
  resetPasswordMail,
  staffInvitationMail,
  verifyUserMail,
} from "./accounts/account.mails.ts";
export { contactsOf, employeesOfCompany } from "./front-users/account-contacts.store.ts";
export type { KeyMailDeps } from "./identity.deps.ts";
export { type InactiveAccount, listInactive, lockInactive } from "./front-users/inactive-accounts.store.ts";
export { inviteStaff } from "./staff/invite-staff.ts";
export { leaveAddress } from "./staff/leave-address.ts";
export { refuseChoice } from "./passwords/refuse-choice.ts";
export { setStaffPassword } from "./passwords/set-staff-password.ts";
export {
  findRoleOfType,
  findStaffUser,
  insertStaffAccount,
  insertStaffRole,
  type StaffRole,
  type StaffUserRow,
  setStaffUserActive,
  updateStaffAccount,
  updateStaffRole,
} from "./staff/staff-user.store.ts";
export { releasePhoto } from "./profile/release-photo.ts";
export { openSession } from "./sessions/open-session.ts";
export {
  addressTaken,
  type AssignmentFields,
  type AssignmentRow,
  deleteAssignment,
  setPlaces,
  findAssignment,
  findStaffBy,
  insertAssignment,
  isStaff,
  listAssignments,
  lockSuperAdmins,
  updateAssignment,
} from "./roles/assignments.store.ts";
export {
  allRoles,
  findRole,
  replaceRights,
  rolesOfAccount,
  type RoleWithRights,
} from "./roles/roles.store.ts";

export { listFailedSignIns } from "./sign-in/failed-sign-in.store.ts";

export { employeeChoices } from "./front-users/employee-choice.store.ts";
export { staffChoices } from "./staff/staff-choice.store.ts";
export {
  type AddressHolder,
  addUploadedAccounts,
  holdersOfAddresses,
  renameUploadedAccounts,
  renewFirstPassword,
} from "./front-users/uploaded-accounts.store.ts";
export {
  countCompanyPeople,
  countLastSeen,
  countNewcomers,
  countAdoption,
  countEmployees,
  labelledNewcomers,
} from "./people-counts/company-people.store.ts";

export { assignedCategories, countPendingUsers } from "./people-counts/pending-users.store.ts";

/** For the editorial work: what a role allows in it, the writers, and whom a post waits for. */
export { findHeldWork, listWriters, staffOfCategory } from "./staff/editorial-work.store.ts";

export { levelledPeople, type LevelledPerson, raiseLevel } from "./front-users/level.store.ts";
