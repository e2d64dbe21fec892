import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
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

/** Forward only. A landed migration that was edited afterwards stops the run. */
export async function migrate(ownerUrl: string, migrations?: readonly Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  const client = new pg.Client({ connectionString: ownerUrl, application_name: "polyphon-migrate" });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(4711)");
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
      await client.query("begin");
      await client.query(migration.sql);
      await client.query("insert into schema_migration (name, checksum) values ($1, $2)", [
        migration.name,
        migration.checksum,
      ]);
      await client.query("commit");
      applied.push(migration.name);
    }
    return applied;
  } finally {
    await client.end();
  }
}
