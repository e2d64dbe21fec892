import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createDatabase, dropDatabase } from "../apps/server/src/platform/db/create-database.ts";

/** Writes the table types from a freshly migrated database; with --check it only says whether they still fit. */
const target = new URL("../apps/server/src/platform/db/schema.gen.ts", import.meta.url);
const adminUrl = process.env["TEST_ADMIN_URL"] ?? "postgres://root@127.0.0.1:5432/postgres";
const name = "polyphon_types";

const urls = await createDatabase(adminUrl, name, { fresh: true });
const run = spawnSync(
  "pnpm",
  [
    "--silent",
    "--filter",
    "@polyphon/server",
    "exec",
    "kysely-codegen",
    "--dialect",
    "postgres",
    "--url",
    urls.owner,
    "--exclude-pattern",
    "(schema_migration|click_2*|share_p*|share_attempt_*|pgboss.*)",
    "--print",
    "--type-mapping",
    JSON.stringify({ int8: "number", date: "string" }),
  ],
  { encoding: "utf8" },
);
await dropDatabase(adminUrl, name);
if (run.status !== 0) {
  process.stderr.write(run.stderr + run.stdout);
  process.exit(1);
}
const generated = run.stdout.replaceAll(/^•.*\n/gm, "").trimStart();
if (process.argv.includes("--check")) {
  const fits = readFileSync(target, "utf8") === generated;
  process.stdout.write(
    fits ? "db types: fit the migrated database\n" : "db types: stale, run node tools/db-types.ts\n",
  );
  process.exit(fits ? 0 : 1);
}
writeFileSync(target, generated);
