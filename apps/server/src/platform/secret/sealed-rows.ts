import type { Tx } from "../db/transaction.ts";
import type { Sealed, SecretBox } from "./secret-box.ts";

export interface ResealedSome {
  readonly resealed: number;
  /** Left unchanged: nobody can tell what they hold. */
  readonly unreadable: number;
  /** Where the next call goes on; null when there is nothing left. */
  readonly last: string | null;
}

/**
 * A table with something that a key has sealed. Its module names it, so that a new key takes over everything that is sealed
 * and the old one can be removed.
 */
export interface SealedRows {
  readonly table: string;
  keysInUse(tx: Tx): Promise<string[]>;
  /** The next rows of a key. Those that are in use at the moment are left for a later round. */
  resealSome(
    tx: Tx,
    box: SecretBox,
    from: { readonly key: string; readonly after: string | null },
  ): Promise<ResealedSome>;
}

export const resealedAtOnce = 500;

/** Seals each row anew; answers those that opened, and the counts. */
export function resealEach<Row extends { readonly id: string }, Done>(
  rows: readonly Row[],
  reseal: (row: Row) => Done,
): ResealedSome & { readonly done: readonly Done[] } {
  const done = rows.flatMap((row) => {
    try {
      return [reseal(row)];
    } catch {
      return [];
    }
  });
  const unreadable = rows.length - done.length;
  return {
    done,
    resealed: done.length,
    unreadable,
    last: rows.length < resealedAtOnce ? null : (rows.at(-1)?.id ?? null),
  };
}

interface SealedTable<Owner> {
  readonly table: string;
  /** The column that orders the rows. */
  readonly id: { readonly column: string; readonly type: "bigint" | "bytea" };
  /** What the bindings are made of, as it is selected. */
  readonly owner: string;
  /** What each sealed column is bound to. All of a row are sealed with the key in `key_id`. */
  readonly columns: Readonly<Record<string, (owner: Owner) => string>>;
}

type StoredRow<Owner> = Owner & { readonly id: string; readonly sealed: readonly (Buffer | null)[] };

/** For a table whose sealed columns are bytes beside a `key_id`. */
export function sealedTable<Owner>({ table, id, owner, columns }: SealedTable<Owner>): SealedRows {
  const names = Object.keys(columns);
  const bindings = Object.values(columns);
  const again = (box: SecretBox, key: string, row: StoredRow<Owner>) => ({
    id: row.id,
    sealed: row.sealed.map((bytes, index): Sealed | null => {
      const boundTo = bindings[index]?.(row) ?? "";
      return bytes && box.seal(box.open({ keyId: key, bytes }, boundTo), boundTo);
    }),
  });
  return {
    table,
    // One look into the index for each key, however many rows there are.
    keysInUse: async (tx) => {
      // Built at run time: the names are those of the table that a module has declared.
      const { rows } = await tx.client.query<{ key: string }>(
        `with recursive keys as (
           (select key_id from ${table} where key_id is not null order by key_id limit 1)
           union all
           select (select min(key_id) from ${table} where key_id > keys.key_id) from keys where key_id is not null)
         select key_id as key from keys where key_id is not null`,
      );
      return rows.map(({ key }) => key);
    },
    resealSome: async (tx, box, { key, after }) => {
      // Built at run time: the names are those of the table that a module has declared.
      const { rows } = await tx.client.query<StoredRow<Owner>>(
        `select ${id.column}::text as id, ${owner}, array[${names.join(", ")}] as sealed from ${table}
         where key_id = $1 and ($2::${id.type} is null or ${id.column} > $2)
         order by ${table}.${id.column} limit ${resealedAtOnce} for update skip locked`,
        [key, after],
      );
      const { done, ...counts } = resealEach(rows, (row) => again(box, key, row));
      if (done.length > 0)
        // Built at run time: the names are those of the table that a module has declared.
        await tx.client.query(
          `update ${table} set key_id = $1, ${names.map((name) => `${name} = given.${name}`).join(", ")}
           from unnest($2::text[], ${names.map((_, index) => `$${index + 3}::bytea[]`).join(", ")})
             as given (id, ${names.join(", ")})
           where ${table}.${id.column} = given.id::${id.type}`,
          [
            box.newestKey,
            done.map((row) => row.id),
            ...names.map((_, index) => done.map(({ sealed }) => sealed[index]?.bytes ?? null)),
          ],
        );
      return counts;
    },
  };
}
