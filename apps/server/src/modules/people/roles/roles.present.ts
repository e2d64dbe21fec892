import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { getRoleAssignment, saveRolePermissions } from "@polyphon/contract/people/roles.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { mayAssign } from "@polyphon/rules/people/roles/role-rights.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import { namesOfCompanies } from "../../companies/companies.api.ts";
import { allRoles, type AssignmentRow, type RoleWithRights } from "../../identity/identity.api.ts";
import type { CategoryChoice } from "../people.port.ts";

export function presentRole(role: RoleWithRights): OutputOf<typeof saveRolePermissions> {
  return { ...role, can: { edit: role.userType !== userTypes.superAdmin } };
}

type Assignment = OutputOf<typeof getRoleAssignment>;

function pick<T extends { readonly id: number }>(all: readonly T[], ids: readonly number[]): T[] {
  return all.filter((one) => ids.includes(one.id));
}

export async function presentAssignments(
  tx: Tx,
  categories: CategoryChoice,
  actor: StaffActor,
  rows: readonly AssignmentRow[],
): Promise<Assignment[]> {
  const roles = new Map((await allRoles(tx)).map((role) => [role.id, role]));
  const companyNames = await namesOfCompanies(tx, [...new Set(rows.flatMap((row) => row.companyIds))]);
  const categoryNames = await categories.names(tx, [...new Set(rows.flatMap((row) => row.categoryIds))]);
  return rows.flatMap((row): Assignment[] => {
    const role = roles.get(row.roleId);
    if (!role) return [];
    return [
      {
        id: row.id,
        account: {
          id: row.accountId,
          email: row.email,
          firstName: row.firstName,
          lastName: row.lastName,
          status: row.status,
        },
        role: { id: role.id, name: role.name },
        userType: role.userType,
        aliasEmail: row.aliasEmail,
        companies: pick(companyNames, row.companyIds),
        categories: pick(categoryNames, row.categoryIds),
        curatorCode: row.curatorCode,
        weeklyTarget: row.weeklyTarget,
        readyToPublish: row.readyToPublish,
        notificationEmails: row.notificationEmails,
        version: row.version,
        can: { change: mayAssign(actor, role) === true },
      },
    ];
  });
}

export async function presentAssignment(
  tx: Tx,
  categories: CategoryChoice,
  actor: StaffActor,
  row: AssignmentRow,
): Promise<Assignment> {
  const [assignment] = await presentAssignments(tx, categories, actor, [row]);
  if (!assignment) throw new Error(`assignment ${row.id} has no role`);
  return assignment;
}
