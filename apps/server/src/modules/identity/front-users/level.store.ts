import type { Level } from "@polyphon/contract/people/front-users/front-users.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface LevelledPerson {
  readonly id: number;
  readonly level: Level;
  readonly firstName: string;
  readonly lastName: string;
  readonly headline: string | null;
}

const letIn = "kind = 'front' and status = 'ENABLED' and primary_account_id is null";

/**
 * Those of the accounts who are employees of the company and may sign in. A group's account has no level of its own.
 */
export async function levelledPeople(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<LevelledPerson[]> {
  const { rows } = await tx.client.query<LevelledPerson>(
    `select id, proficiency as level, first_name as "firstName", last_name as "lastName", headline
     from account where company_id = $1 and id = any($2) and ${letIn} order by id`,
    [companyId, ids],
  );
  return rows;
}

/** False when the level has changed meanwhile: the first change wins. */
export async function raiseLevel(
  tx: Tx,
  id: number,
  level: { readonly from: Level; readonly to: Level },
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    "update account set proficiency = $3, version = version + 1 where id = $1 and proficiency = $2",
    [id, level.from, level.to],
  );
  return rowCount === 1;
}
