import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

// A build is one folder below the server, the source four.
const folder = new URL(
  import.meta.url.endsWith(".ts") ? "../../../../migrations/" : "../migrations/",
  import.meta.url,
);

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

/** Roles belong to the cluster, not to a database, so they are created before the first migration. */
export const rolesSql = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'polyphon_owner') then create role polyphon_owner login; end if;
  if not exists (select from pg_roles where rolname = 'polyphon_all') then create role polyphon_all nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'polyphon_app') then create role polyphon_app login noinherit; end if;
exception when duplicate_object or unique_violation then null;
end $$;
grant polyphon_all to polyphon_app;
`;

/**
 * One that begins with this line runs statement by statement, so that it may build an index while the product goes on
 * (`create index concurrently`). Interrupted, it runs again from its beginning, so each statement must allow that.
 */
const outside = "-- outside a transaction\n";

/** A build that was interrupted leaves an index that nobody uses and every write maintains. */
async function dropUnfinishedIndexes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
     where not i.indisvalid and c.relkind = 'i' and n.nspname = 'public'`,
  );
  for (const { name } of rows) await client.query(`drop index concurrently if exists ${name}`);
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  const record = () =>
    client.query("insert into schema_migration (name, checksum) values ($1, $2)", [name, checksum]);
  if (sql.startsWith(outside)) {
    await dropUnfinishedIndexes(client);
    for (const statement of sql.split(/;\s*\n/)) if (statement.trim() !== "") await client.query(statement);
    await record();
    return;
  }
  await client.query("begin");
  await client.query(sql);
  await record();
  await client.query("commit");
}

/** Not by waiting inside a statement: a concurrent build waits for every statement that began before it. */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock(4711) as mine");
    if (rows[0]?.mine === true) return;
    await pause(100);
  }
}

/** Forward only. A landed migration that was edited afterwards stops the run. */
export async function migrate(ownerUrl: string, migrations?: readonly Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  const client = new pg.Client({ connectionString: ownerUrl, application_name: "polyphon-migrate" });
  await client.connect();
  try {
    await takeTurn(client);
    await client.query(
      "create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())",
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      "select name, checksum from schema_migration",
    );
    const done = new Map(rows.map((row) => [row.name, row.checksum]));
    const applied: string[] = [];
    for (const migration of wanted) {
      const before = done.get(migration.name);
      if (before === migration.checksum) continue;
      if (before !== undefined) throw new Error(`${migration.name} was changed after it was applied`);
      await apply(client, migration);
      applied.push(migration.name);
    }
    return applied;
  } finally {
    await client.end();
  }
}
