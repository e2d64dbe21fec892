import type { Client } from "../../apps/server/src/platform/db/pool.ts";

export interface CatalogColumn {
  readonly table: string;
  readonly tableId: number;
  readonly column: string;
  readonly columnId: number;
  readonly typeId: number;
  readonly required: boolean;
  /** Filled by the table where nothing is written. */
  readonly hasDefault: boolean;
  /** The only values that a text may have, where a check of the table names them. */
  readonly values: readonly string[] | null;
}

export interface Catalog {
  readonly columns: readonly CatalogColumn[];
  readonly enums: ReadonlyMap<number, readonly string[]>;
}

/** `CHECK ((column = ANY (ARRAY['A'::text, 'B'::text])))`, and nothing besides. */
function valuesIn(check: string, column: string): string[] | null {
  const list = /^CHECK \(\((?<column>\w+) = ANY \(ARRAY\[(?<values>[^\]]*)\]\)\)\)$/.exec(check)?.groups;
  if (list?.["column"] !== column) return null;
  return [...(list["values"] ?? "").matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value]) => value ?? "");
}

interface ColumnRow extends Omit<CatalogColumn, "values"> {
  readonly checks: readonly string[];
}

/** What the migrated database knows of its tables; partitions are their table. */
export async function readCatalog(client: Client): Promise<Catalog> {
  const { rows } = await client.query<ColumnRow>(
    `select c.relname as table, c.oid::int as "tableId", a.attname as column, a.attnum::int as "columnId",
       a.atttypid::int as "typeId", a.attnotnull as required,
       a.atthasdef or a.attidentity <> '' as "hasDefault",
       array(select pg_get_constraintdef(k.oid) from pg_constraint k
         where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition and c.relname <> 'schema_migration'
     order by c.relname, a.attname`,
  );
  const { rows: labels } = await client.query<{ typeId: number; label: string }>(
    `select enumtypid::int as "typeId", enumlabel as label from pg_enum order by enumtypid, enumsortorder`,
  );
  const enums = new Map<number, string[]>();
  for (const { typeId, label } of labels) enums.set(typeId, [...(enums.get(typeId) ?? []), label]);
  return {
    columns: rows.map(({ checks, ...row }) => ({
      ...row,
      values: checks.map((check) => valuesIn(check, row.column)).find((found) => found !== null) ?? null,
    })),
    enums,
  };
}
