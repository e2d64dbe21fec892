import type { Tx } from "../../../platform/db/transaction.ts";
import { containing, equals } from "../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { byId } from "../../../platform/list/list-order.ts";

export interface GroupParameter {
  readonly id: number;
  readonly companyId: number;
  readonly name: string;
}

export async function findParameter(tx: Tx, id: number): Promise<GroupParameter | null> {
  const { rows } = await tx.client.query<GroupParameter>(
    `select id, company_id as "companyId", name from user_group_parameter where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export async function groupsOfCompany(tx: Tx, companyId: number): Promise<GroupParameter[]> {
  const { rows } = await tx.client.query<GroupParameter>(
    `select id, company_id as "companyId", name from user_group_parameter where company_id = $1 order by lower(name)`,
    [companyId],
  );
  return rows;
}

/** In the order of the employees' ids: a page of a large group costs no more than one of a small one. */
export function listMembers(
  tx: Tx,
  parameterId: number,
  page: PageInput,
): Promise<Page<{ readonly id: number }>> {
  return listPage<{ readonly id: number }>(
    tx,
    {
      select: "account_id as id",
      from: "user_group_member",
      where: [equals("parameter_id", parameterId)],
      order: byId("account_id", "ascending"),
    },
    page,
  );
}

/** Those of the employees who are in it already. */
export async function membersAmong(
  tx: Tx,
  parameterId: number,
  accountIds: readonly number[],
): Promise<Set<number>> {
  const { rows } = await tx.client.query<{ id: number }>(
    "select account_id as id from user_group_member where parameter_id = $1 and account_id = any($2)",
    [parameterId, accountIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Read for every page of the feed, so it is prepared. */
export async function groupsOfEmployee(tx: Tx, accountId: number): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>({
    name: "groups-of-employee",
    text: "select parameter_id as id from user_group_member where account_id = $1",
    values: [accountId],
  });
  return rows.map(({ id }) => id);
}

/** The groups of many employees; who is in none is missing. */
export async function groupsOfEmployees(
  tx: Tx,
  accountIds: readonly number[],
): Promise<Map<number, number[]>> {
  const { rows } = await tx.client.query<{ accountId: number; ids: number[] }>(
    `select account_id as "accountId", array_agg(parameter_id order by parameter_id) as ids
     from user_group_member where account_id = any($1) group by account_id`,
    [accountIds],
  );
  return new Map(rows.map(({ accountId, ids }) => [accountId, ids]));
}

/** How many were added: existing members stay. */
export async function joinGroup(
  tx: Tx,
  { id, companyId }: GroupParameter,
  accountIds: readonly number[],
): Promise<number> {
  const { rowCount } = await tx.client.query(
    `insert into user_group_member (parameter_id, account_id, company_id)
     select $1, unnest($3::bigint[]), $2 on conflict do nothing`,
    [id, companyId, accountIds],
  );
  return rowCount ?? 0;
}

export async function leaveGroup(tx: Tx, parameterId: number, accountId: number): Promise<void> {
  await tx.client.query("delete from user_group_member where parameter_id = $1 and account_id = $2", [
    parameterId,
    accountId,
  ]);
}

/** Groups belong to a company: whoever moves to another one leaves them all. */
export async function leaveGroups(tx: Tx, accountIds: readonly number[]): Promise<void> {
  await tx.client.query("delete from user_group_member where account_id = any($1)", [accountIds]);
}

export interface NamedParameter {
  readonly id: number;
  readonly name: string;
  /** The company, which distinguishes equal names. */
  readonly detail: string;
}

const named = `select parameter.id, parameter.name, company.name as detail
  from user_group_parameter parameter join company on company.id = parameter.company_id`;

export async function findParametersBy(
  tx: Tx,
  search: string | undefined,
  limit: number,
): Promise<NamedParameter[]> {
  const pattern = containing(search);
  const { rows } = await tx.client.query<NamedParameter>(
    `${named} where parameter.name ilike $1 order by parameter.name collate "und-x-icu", parameter.id limit $2`,
    [pattern, limit],
  );
  return rows;
}

export async function namesOfParameters(tx: Tx, ids: readonly number[]): Promise<NamedParameter[]> {
  const { rows } = await tx.client.query<NamedParameter>(`${named} where parameter.id = any($1)`, [ids]);
  return rows;
}
