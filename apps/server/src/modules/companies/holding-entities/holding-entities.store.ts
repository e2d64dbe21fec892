import type { Tx } from "../../../platform/db/transaction.ts";

export async function insertEntity(tx: Tx, title: string): Promise<number> {
  const { rows } = await tx.client.query<{ id: number }>(
    "insert into holding_entity (title) values ($1) returning id",
    [title],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("the holding entity was not written");
  return id;
}

/** False when somebody else changed it since `version`. */
export async function updateEntity(tx: Tx, id: number, title: string, version: number): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    "update holding_entity set title = $2, version = version + 1 where id = $1 and version = $3",
    [id, title, version],
  );
  return rowCount === 1;
}

/** Names of those companies that belong to another entity than this one. */
export async function findMembersElsewhere(
  tx: Tx,
  companyIds: readonly number[],
  entityId: number | null,
): Promise<string[]> {
  const { rows } = await tx.client.query<{ name: string }>(
    `select name from company where id = any($1) and holding_entity_id is not null
       and holding_entity_id is distinct from $2 order by lower(name), id`,
    [companyIds, entityId],
  );
  return rows.map(({ name }) => name);
}

/** Exactly these companies belong to the entity afterwards, and to no other. */
export async function replaceMembers(tx: Tx, entityId: number, companyIds: readonly number[]): Promise<void> {
  await tx.client.query(
    `update company set holding_entity_id = case when id = any($2) then $1::bigint end
     where (id = any($2) and holding_entity_id is distinct from $1) or (holding_entity_id = $1 and not id = any($2))`,
    [entityId, companyIds],
  );
}

export async function deleteEntity(tx: Tx, id: number): Promise<void> {
  await tx.client.query("update company set holding_entity_id = null where holding_entity_id = $1", [id]);
  await tx.client.query("delete from holding_entity where id = $1", [id]);
}

/** The companies of an entity; null when there is none of that id. */
export async function findMembers(tx: Tx, id: number): Promise<readonly number[] | null> {
  const { rows } = await tx.client.query<{ members: number[] }>(
    `select array(select id from company where holding_entity_id = holding_entity.id order by id) as members
     from holding_entity where id = $1`,
    [id],
  );
  return rows[0]?.members ?? null;
}
