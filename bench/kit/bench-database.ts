import { createHash } from "node:crypto";
import {
  createDatabase,
  type DatabaseUrls,
  urlsOf,
} from "@polyphon/server/platform/db/setup/create-database.ts";
import { readMigrations } from "@polyphon/server/platform/db/setup/migrate.ts";
import pg from "pg";

export const adminUrl = process.env["BENCH_ADMIN_URL"] ?? "postgres://root@127.0.0.1:5432/postgres";
export const redisUrl = process.env["BENCH_REDIS_URL"] ?? "redis://127.0.0.1:6379/15";

export interface BenchDatabase extends DatabaseUrls {
  readonly name: string;
  /** For arranging. */
  readonly admin: string;
  /** The app's privileges without any policy: what row level security is compared with. */
  readonly free: string;
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: "polyphon-bench" });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const freeRole = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'polyphon_bench') then
    create role polyphon_bench login bypassrls in role polyphon_all;
  end if;
end $$`;

async function fingerprint(fill: string): Promise<string> {
  const hash = createHash("sha256").update(fill);
  for (const migration of await readMigrations()) hash.update(migration.checksum);
  return hash.digest("hex");
}

/**
 * A filled database under a fixed name, kept between runs for as long as neither the migrations nor its filling change.
 * The mark is set last, so a filling that was interrupted is done again.
 */
export async function benchDatabase(part: string, fill: readonly string[]): Promise<BenchDatabase> {
  const name = `polyphon_bench_${part}`;
  const admin = adminUrl.replace(/\/[^/]*$/, `/${name}`);
  const wanted = await fingerprint(fill.join("\n"));
  const found = await withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ mark: string | null }>(
      "select shobj_description(oid, 'pg_database') as mark from pg_database where datname = $1",
      [name],
    );
    return rows[0]?.mark ?? null;
  });
  if (found !== wanted) {
    process.stderr.write(`filling ${name}\n`);
    await createDatabase(adminUrl, name, { fresh: true });
    await withClient(admin, async (client) => {
      await client.query(freeRole);
      for (const statement of fill) await client.query(statement);
      await client.query("vacuum (analyze)");
      await client.query(`comment on database ${name} is '${wanted}'`);
    });
  }
  const urls = urlsOf(adminUrl, name);
  return { ...urls, name, admin, free: urls.app.replace("polyphon_app", "polyphon_bench") };
}
