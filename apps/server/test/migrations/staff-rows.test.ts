import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, dropDatabase } from "../../src/platform/db/setup/create-database.ts";
import { migrate, readMigrations } from "../../src/platform/db/setup/migrate.ts";
import { adminUrl } from "../services/test-database.ts";

const name = `polyphon_test_${randomBytes(6).toString("hex")}`;

const draft = (title: string, copy: string) =>
  JSON.stringify({
    draft: { title, voices: [{ copy: { LINKEDIN: copy } }], postUrl: "https://example.org/a" },
  });

/** One of the staff and an employee, what both did, and drafts that somebody had begun. */
const before = `
  insert into company (name, domain, time_zone, theme_color) values ('Hafen', 'hafen.example', 'Europe/Berlin', '#0b7285');
  insert into account (company_id, kind, email, password_hash, first_name, last_name)
  values (null, 'staff', 'staff@provider.example', '-', 'Stella', 'Staff'), (1, 'front', 'employee@hafen.example', '-', 'Frida', 'Front');
  insert into audit_entry (company_id, actor_id, action, subject)
  values (null, 1, 'add-post', 'post'), (1, 2, 'like-post', 'post'), (1, null, 'raise-level', 'account');
  insert into post_draft (account_id, company_id, form, saved_at)
  values (1, null, '${draft("A quay for wind", "")}', now()), (1, 1, '${draft("", "Twelve masts  and a crane")}', now()), (2, 1, 'no JSON', now())`;

let client: pg.Client;

beforeAll(async () => {
  const all = await readMigrations();
  const earlier = all.filter((one) => one.name < "0102");
  const { owner } = await createDatabase(adminUrl, name, { migrations: earlier });
  const admin = new URL(adminUrl);
  admin.pathname = name;
  client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  await client.query(before);
  await migrate(owner, all);
}, 120_000);
afterAll(async () => {
  await client.end();
  await dropDatabase(adminUrl, name);
});

test("what staff did before is in the log of what staff did", async () => {
  const { rows } = await client.query("select action from audit_entry where by_staff");
  expect(rows).toEqual([{ action: "add-post" }]);
});

test("a draft that was begun before is named after its title or its copy", async () => {
  const { rows } = await client.query("select suggested_name as name from post_draft order by id");
  expect(rows).toEqual([{ name: "A quay for wind" }, { name: "Twelve masts and a crane" }, { name: null }]);
});
