import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import type { AnyResource, ResourceField } from "@polyphon/contract/kit/resource.ts";
import { DatabaseError } from "pg";
import type { DB } from "../db/schema.gen.ts";
import type { Tx } from "../db/transaction.ts";
import { command } from "../operation/command.ts";
import type { Operation } from "../operation/operation.ts";
import { query } from "../operation/query.ts";
import { allow, Refusal } from "../operation/refusal.ts";
import { makeCursor, readCursor } from "../page/cursor.ts";
import { type ResourceSql, resourceSql, type ResourceTable } from "./resource-sql.ts";

type Row = { readonly id: number } & Readonly<Record<string, unknown>>;

type ServedResource<F extends string> = { readonly [K in keyof AnyResource]: unknown } & {
  readonly fields: Readonly<Record<F, ResourceField>>;
  readonly searchIn: readonly F[];
  readonly sortBy: F;
};

/** The database is the judge of what must be unique and of what is still pointed at. */
async function write(tx: Tx, statement: string, values: readonly unknown[]): Promise<Row | undefined> {
  try {
    const { rows } = await tx.client.query<Row>(statement, [...values]);
    return rows[0];
  } catch (error) {
    if (error instanceof DatabaseError && error.code === "23505") throw new Refusal("duplicate");
    if (error instanceof DatabaseError && error.code === "23503") throw new Refusal("in_use");
    throw error;
  }
}

async function find(tx: Tx, sql: ResourceSql, id: unknown): Promise<Row> {
  const { rows } = await tx.client.query<Row>(`select ${sql.select} from ${sql.table} where id = $1`, [id]);
  if (!rows[0]) throw new Refusal("not_found");
  return rows[0];
}

interface ListInput {
  readonly after?: string;
  readonly limit: number;
  readonly search?: string;
}

async function listRows(tx: Tx, sql: ResourceSql, sortBy: string, input: ListInput) {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const where: string[] = [];
  const wanted = input.search?.trim() ?? "";
  if (wanted !== "" && sql.search.length > 0) {
    const pattern = place(`%${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
    where.push(`(${sql.search.map((column) => `${column} ilike ${pattern}`).join(" or ")})`);
  }
  const after = readCursor(input.after, [sql.sortedBy, "number"]);
  if (after) where.push(`(${sql.sort}, id) > (${place(after[0])}, ${place(after[1])})`);

  const { rows } = await tx.client.query<Row>(
    `select ${sql.select} from ${sql.table} ${where.length > 0 ? `where ${where.join(" and ")}` : ""}
     order by ${sql.sort}, id limit ${place(input.limit + 1)}`,
    values,
  );

  const items = rows.slice(0, input.limit);
  const last = rows.length > items.length ? items.at(-1) : undefined;
  return { items, next: last ? makeCursor(last[sortBy] as string | number, last.id) : null };
}

async function editRow(tx: Tx, sql: ResourceSql, input: Readonly<Record<string, unknown>>): Promise<Row> {
  const changes = sql.columns.map((column, at) => `${column} = $${at + 3}`).join(", ");
  const row = await write(
    tx,
    `update ${sql.table} set ${changes}, version = version + 1 where id = $1 and version = $2 returning ${sql.select}`,
    [input["id"], input["version"], ...sql.valuesOf(input)],
  );
  if (row) return row;
  await find(tx, sql, input["id"]);
  throw new Refusal("edited_meanwhile");
}

/** These tables belong to the provider: a company's staff read the rows they are connected to and change none. */
function mayWrite(actor: { readonly companyId: number | null }) {
  return actor.companyId === null ? true : "access_denied";
}

/** The five operations of a plain administered thing, from its definition and the columns that hold it. */
export function serveResource<F extends string, T extends keyof DB>(
  resource: ServedResource<F>,
  table: ResourceTable<F, T>,
): Operation[] {
  const sql = resourceSql(resource, table);
  const served = resource as unknown as AnyResource;
  const inserted = sql.columns.map((_, at) => `$${at + 1}`).join(", ");

  return [
    query(served.list, async ({ input, tx }) =>
      listRows(tx, sql, resource.sortBy, input as unknown as ListInput),
    ),
    query(served.get, async ({ input, tx }) => find(tx, sql, input["id"])),
    command<Endpoint>(served.add, async ({ input, actor, tx }) => {
      allow(mayWrite(actor));
      return write(
        tx,
        `insert into ${sql.table} (${sql.columns.join(", ")}) values (${inserted}) returning ${sql.select}`,
        sql.valuesOf(input),
      );
    }),
    command<Endpoint>(served.edit, async ({ input, actor, tx }) => {
      allow(mayWrite(actor));
      return editRow(tx, sql, input);
    }),
    command<Endpoint>(served.remove, async ({ input, actor, tx }) => {
      allow(mayWrite(actor));
      const row = await write(tx, `delete from ${sql.table} where id = $1 returning id`, [input["id"]]);
      if (!row) throw new Refusal("not_found");
      return row;
    }),
  ];
}
