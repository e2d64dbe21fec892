import { userTypes } from "@polyphon/contract/permissions.ts";
import { taken, unlessTaken } from "../../../platform/db/constraint.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { replaceLinks } from "../../../platform/db/write.ts";
import { containing, contains, equals } from "../../../platform/list/condition.ts";
import { chosenOrder, type OrderKeys, textKey } from "../../../platform/list/list-order.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";

export interface AssignmentRow {
  readonly id: number;
  readonly accountId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly status: string;
  readonly roleId: number;
  readonly aliasEmail: string | null;
  readonly companyIds: number[];
  readonly categoryIds: number[];
  readonly curatorCode: string | null;
  readonly weeklyTarget: number | null;
  readonly readyToPublish: boolean;
  readonly notificationEmails: string[];
  readonly version: number;
}

const columns = `/* not null: email */ held.id, held.account_id as "accountId", account.email, account.first_name as "firstName",
    account.last_name as "lastName", account.status, held.role_id as "roleId", held.alias_email as "aliasEmail",
    array(select company_id from role_assignment_company where assignment_id = held.id order by 1) as "companyIds",
    array(select category_id from role_assignment_category where assignment_id = held.id order by 1) as "categoryIds",
    held.curator_code as "curatorCode", held.weekly_target as "weeklyTarget", held.ready_to_publish as "readyToPublish",
    held.notification_emails as "notificationEmails", held.version`;
const holders = "account join role_assignment held on held.account_id = account.id";

const orders = {
  person: [textKey("account.last_name"), textKey("account.first_name")],
  alias: [textKey("coalesce(held.alias_email, U&'\\+10FFFF')")],
  code: [textKey("coalesce(held.curator_code, U&'\\+10FFFF')")],
} as const satisfies OrderKeys;

export function listAssignments(
  tx: Tx,
  filter: {
    readonly search?: string | undefined;
    readonly roleId?: number | undefined;
    readonly sort: keyof typeof orders | `-${keyof typeof orders}`;
  },
  page: PageInput,
): Promise<Page<AssignmentRow>> {
  return listPage<AssignmentRow>(
    tx,
    {
      select: columns,
      from: holders,
      where: [
        "account.kind = 'staff'",
        equals("held.role_id", filter.roleId),
        contains(
          [
            "account.email",
            "account.first_name || ' ' || account.last_name",
            "held.alias_email",
            "held.curator_code",
          ],
          filter.search,
        ),
      ],
      order: chosenOrder(filter.sort, orders, "held.id"),
    },
    page,
  );
}

export async function findAssignment(tx: Tx, id: number): Promise<AssignmentRow | null> {
  const { rows } = await tx.client.query<AssignmentRow>(
    `select ${columns} from ${holders} where held.id = $1 and account.kind = 'staff'`,
    [id],
  );
  return rows[0] ?? null;
}

export interface AssignmentFields {
  readonly aliasEmail: string | null;
  readonly companyIds: readonly number[];
  readonly categoryIds: readonly number[];
  readonly curatorCode: string | null;
  readonly weeklyTarget: number | null;
  readonly readyToPublish: boolean;
  readonly notificationEmails: readonly string[];
}

const valuesOf = (fields: AssignmentFields) => [
  fields.aliasEmail,
  fields.curatorCode,
  fields.weeklyTarget,
  fields.readyToPublish,
  fields.notificationEmails,
];

/** Whether somebody signs in with this address already: as their own, or as the alias of another role. */
export async function addressTaken(tx: Tx, email: string, except: number | null): Promise<boolean> {
  const { rows } = await tx.client.query<{ taken: boolean }>(
    `select exists (select from account where email = $1)
       or exists (select from role_assignment where alias_email = $1 and id is distinct from $2) as taken`,
    [email, except],
  );
  return rows[0]?.taken ?? false;
}

/** The companies and categories a role is held for: exactly these. */
export async function setPlaces(
  tx: Tx,
  id: number,
  fields: Pick<AssignmentFields, "companyIds" | "categoryIds">,
): Promise<void> {
  const from = "assignment_id";
  await replaceLinks(tx, { table: "role_assignment_company", from, to: "company_id" }, id, fields.companyIds);
  await replaceLinks(
    tx,
    { table: "role_assignment_category", from, to: "category_id" },
    id,
    fields.categoryIds,
  );
}

export function insertAssignment(
  tx: Tx,
  holder: { readonly accountId: number; readonly roleId: number },
  fields: AssignmentFields,
): Promise<number | "taken"> {
  return unlessTaken(
    tx,
    async () => {
      const { rows } = await tx.client.query<{ id: number }>(
        `insert into role_assignment (account_id, role_id, alias_email, curator_code, weekly_target, ready_to_publish, notification_emails)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
        [holder.accountId, holder.roleId, ...valuesOf(fields)],
      );
      const id = rows[0]?.id;
      if (id === undefined) throw new Error("the assignment was not written");
      await setPlaces(tx, id, fields);
      return id;
    },
    taken,
  );
}

/** False when it was changed since that version was read. Sessions for a removed company are ended. */
export function updateAssignment(
  tx: Tx,
  held: { readonly id: number; readonly version: number },
  fields: AssignmentFields,
): Promise<boolean | "taken"> {
  return unlessTaken(
    tx,
    async () => {
      const { rowCount } = await tx.client.query(
        `update role_assignment set alias_email = $3, curator_code = $4, weekly_target = $5, ready_to_publish = $6,
         notification_emails = $7, version = version + 1 where id = $1 and version = $2`,
        [held.id, held.version, ...valuesOf(fields)],
      );
      if (rowCount !== 1) return false;
      await setPlaces(tx, held.id, fields);
      await tx.client.query(
        `delete from session where role_assignment_id = $1
         and not case when company_id is null then cardinality($2::bigint[]) = 0 else company_id = any($2) end`,
        [held.id, fields.companyIds],
      );
      return true;
    },
    taken,
  );
}

/** How many can sign in as super admin. The lock holds until the commit, so that two cannot remove each other. */
export async function lockSuperAdmins(tx: Tx): Promise<number> {
  await tx.client.query("select from role where user_type = $1 order by id for update", [
    userTypes.superAdmin,
  ]);
  const { rows } = await tx.client.query<{ people: number }>(
    `select count(distinct account.id)::int as people from role join role_assignment held on held.role_id = role.id
       join account on account.id = held.account_id and account.status = 'ENABLED' where role.user_type = $1`,
    [userTypes.superAdmin],
  );
  return rows[0]?.people ?? 0;
}

/** Deletes the sessions in this role with it. */
export async function deleteAssignment(tx: Tx, id: number): Promise<void> {
  await tx.client.query("delete from role_assignment where id = $1", [id]);
}

export interface StaffRow {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export async function findStaffBy(tx: Tx, search: string, limit: number): Promise<StaffRow[]> {
  const { rows } = await tx.client.query<StaffRow>(
    `select /* not null: email */ id, email, first_name as "firstName", last_name as "lastName" from account
     where kind = 'staff' and status <> 'DELETED' and (email ilike $1 or first_name || ' ' || last_name ilike $1)
     order by lower(last_name), lower(first_name), id limit $2`,
    [containing(search), limit],
  );
  return rows;
}

export async function isStaff(tx: Tx, accountId: number): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    "select from account where id = $1 and kind = 'staff' and status <> 'DELETED'",
    [accountId],
  );
  return rowCount === 1;
}
