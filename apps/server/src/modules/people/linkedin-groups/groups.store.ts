import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { addGroup } from "@polyphon/contract/people/groups.contract.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

type GroupType = OutputOf<typeof addGroup>["groupType"];

export interface GroupRow {
  readonly id: number;
  readonly accountId: number;
  readonly accountName: string;
  readonly groupType: GroupType;
  readonly followers: number | null;
}

const columns = `id, account_id as "accountId", account_name as "accountName", group_type as "groupType", followers`;

export async function groupsOf(tx: Tx, personId: number): Promise<GroupRow[]> {
  const { rows } = await tx.client.query<GroupRow>(
    `select ${columns} from linkedin_group where primary_account_id = $1 order by lower(account_name), id`,
    [personId],
  );
  return rows;
}

export async function findGroup(tx: Tx, personId: number, id: number): Promise<GroupRow | null> {
  const { rows } = await tx.client.query<GroupRow>(
    `select ${columns} from linkedin_group where id = $2 and primary_account_id = $1`,
    [personId, id],
  );
  return rows[0] ?? null;
}

/** What a new group is checked against. Concurrent additions for the same person wait here for the commit. */
export async function lockGroups(
  tx: Tx,
  personId: number,
  name: string,
): Promise<{ readonly held: number; readonly nameTaken: boolean }> {
  await tx.client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `linkedin-group/${personId}`,
  ]);
  const { rows } = await tx.client.query<{ held: number; nameTaken: boolean }>(
    `select count(*)::int as held, coalesce(bool_or(lower(account_name) = lower($2)), false) as "nameTaken"
     from linkedin_group where primary_account_id = $1`,
    [personId, name],
  );
  return rows[0] ?? { held: 0, nameTaken: false };
}

export async function insertGroup(
  tx: Tx,
  group: {
    readonly companyId: number;
    readonly personId: number;
    readonly accountId: number;
    readonly name: string;
    readonly type: GroupType;
  },
): Promise<GroupRow> {
  const { rows } = await tx.client.query<GroupRow>(
    `insert into linkedin_group (company_id, primary_account_id, account_id, account_name, group_type)
     values ($1, $2, $3, $4, $5) returning ${columns}`,
    [group.companyId, group.personId, group.accountId, group.name, group.type],
  );
  const row = rows[0];
  if (!row) throw new Error("the group was not written");
  return row;
}

/** Null when the person has no such group. */
export async function updateGroup(
  tx: Tx,
  personId: number,
  id: number,
  change: { readonly type?: GroupType; readonly followers?: number },
): Promise<GroupRow | null> {
  const { rows } = await tx.client.query<GroupRow>(
    `update linkedin_group set group_type = coalesce($3, group_type), followers = coalesce($4, followers)
     where id = $2 and primary_account_id = $1 returning ${columns}`,
    [personId, id, change.type ?? null, change.followers ?? null],
  );
  return rows[0] ?? null;
}

/** Groups move along with the people behind them. */
export async function moveGroups(tx: Tx, accountIds: readonly number[], toCompanyId: number): Promise<void> {
  await tx.client.query("update linkedin_group set company_id = $2 where account_id = any($1)", [
    accountIds,
    toCompanyId,
  ]);
}
