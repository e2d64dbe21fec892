import type { Tx } from "../../../platform/db/transaction.ts";

const letIn = "kind = 'front' and status = 'ENABLED' and primary_account_id is null";

/** A company's employees by id, for processing in steps. The person behind a group counts once. */
export async function employeesAfter(
  tx: Tx,
  companyId: number,
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select id from account where company_id = $1 and id > $2 and ${letIn} order by id limit $3`,
    [companyId, after, limit],
  );
  return rows.map(({ id }) => id);
}

/** Those of the accounts that are employees of the company, by id. */
export async function employeesAmong(tx: Tx, companyId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.client.query<{ id: number }>(
    `select id from account where company_id = $1 and id = any($2) and ${letIn} order by id`,
    [companyId, ids],
  );
  return rows.map(({ id }) => id);
}

export interface NamedPerson {
  readonly name: string;
  readonly email: string;
}

/** Name and address of those of the accounts that this scope sees. */
export async function peopleOf(tx: Tx, ids: readonly number[]): Promise<Map<number, NamedPerson>> {
  const { rows } = await tx.client.query<NamedPerson & { id: number }>(
    `select id, trim(first_name || ' ' || last_name) as name, coalesce(email, '') as email
     from account where id = any($1)`,
    [ids],
  );
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}

/** For those accounts that are the company's: whether they are employees who may sign in and share. */
export async function mayShareAmong(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, boolean>> {
  const { rows } = await tx.client.query<{ id: number; may: boolean }>(
    `select id, ${letIn} and not light_front_user as may from account where company_id = $1 and id = any($2)`,
    [companyId, ids],
  );
  return new Map(rows.map(({ id, may }) => [id, may]));
}

export interface NamePlace {
  readonly name: string;
  readonly id: number;
}

/** A company's employees by name, whether they may sign in or not, for processing in steps. */
export async function employeesByName(
  tx: Tx,
  companyId: number,
  after: NamePlace | null,
  limit: number,
): Promise<NamePlace[]> {
  const { rows } = await tx.client.query<NamePlace>(
    `select /* not null: name */ id, name_key as name from account
     where company_id = $1 and kind = 'front' and primary_account_id is null
       and ($2::text is null or (name_key, id) > ($2::text collate "C", $3::bigint))
     order by name_key, id limit $4`,
    [companyId, after?.name ?? null, after?.id ?? null, limit],
  );
  return rows;
}
