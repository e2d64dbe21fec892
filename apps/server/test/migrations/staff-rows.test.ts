import { expect, test } from "vitest";
import { upgradedDatabase } from "./upgraded-database.ts";

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

const client = upgradedDatabase("0102", before);

test("what staff did before is in the log of what staff did", async () => {
  const { rows } = await client().query("select action from audit_entry where by_staff");
  expect(rows).toEqual([{ action: "add-post" }]);
});

test("a draft that was begun before is named after its title or its copy", async () => {
  const { rows } = await client().query("select suggested_name as name from post_draft order by id");
  expect(rows).toEqual([{ name: "A quay for wind" }, { name: "Twelve masts and a crane" }, { name: null }]);
});
