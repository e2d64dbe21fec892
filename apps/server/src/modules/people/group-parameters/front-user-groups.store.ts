import type { Named } from "@polyphon/contract/kit/named.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { AccountCondition, AccountSource } from "../../identity/identity.api.ts";

export async function groupsOf(tx: Tx, accountId: number): Promise<Named[]> {
  const { rows } = await tx.client.query<Named>(
    `select p.id, p.name from user_group_member m join user_group_parameter p on p.id = m.parameter_id
     where m.account_id = $1 order by lower(p.name), p.id`,
    [accountId],
  );
  return rows;
}

export async function groupsOfMany(tx: Tx, accountIds: readonly number[]): Promise<Map<number, Named[]>> {
  const { rows } = await tx.client.query<Named & { accountId: number }>(
    `select m.account_id as "accountId", p.id, p.name
     from user_group_member m join user_group_parameter p on p.id = m.parameter_id
     where m.account_id = any($1) order by lower(p.name), p.id`,
    [accountIds],
  );
  const found = new Map<number, Named[]>();
  for (const { accountId, id, name } of rows)
    found.set(accountId, [...(found.get(accountId) ?? []), { id, name }]);
  return found;
}

/** Those of the ids that are group parameters of the company. */
export async function groupsIn(tx: Tx, companyId: number, ids: readonly number[]): Promise<Named[]> {
  const { rows } = await tx.client.query<Named>(
    "select id, name from user_group_parameter where company_id = $1 and id = any($2) order by lower(name), id",
    [companyId, ids],
  );
  return rows;
}

export async function replaceGroups(
  tx: Tx,
  person: { readonly id: number; readonly companyId: number },
  ids: readonly number[],
): Promise<void> {
  await tx.client.query("delete from user_group_member where account_id = $1 and parameter_id <> all($2)", [
    person.id,
    ids,
  ]);
  await tx.client.query(
    `insert into user_group_member (parameter_id, account_id, company_id)
     select id, $1, $2 from unnest($3::bigint[]) id on conflict do nothing`,
    [person.id, person.companyId, ids],
  );
}

export async function countGroupsOf(tx: Tx, accountIds: readonly number[]): Promise<number> {
  const { rows } = await tx.client.query<{ groups: number }>(
    "select count(*)::int as groups from user_group_member where account_id = any($1)",
    [accountIds],
  );
  return rows[0]?.groups ?? 0;
}

export async function leaveAllGroups(tx: Tx, accountIds: readonly number[]): Promise<void> {
  await tx.client.query("delete from user_group_member where account_id = any($1)", [accountIds]);
}

export function groupCondition(ids: readonly number[]): AccountCondition {
  return (accountId, place) =>
    `exists (select from user_group_member m where m.account_id = ${accountId} and m.parameter_id = any(${place(ids)}))`;
}

/** Who is in one of the groups, each once. */
export function membersOfGroups(ids: readonly number[]): AccountSource {
  return (ofCompany, bind) =>
    `select distinct m.account_id from user_group_member m where m.parameter_id = any(${bind(ids)}) and ${ofCompany("m.company_id")}`;
}
