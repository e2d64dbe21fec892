import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../services/test-database.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.drop());

/** Of tables with a few thousand rows at most, which are read faster as a whole. */
const small = new Set([
  "app_setting.changed_by",
  "autopilot_run.requested_by",
  "bulk_upload.created_by",
  "bulk_upload.started_by",
  "company.best_of_category_id",
  "company.linkedin_content_category_id",
  "company.logo_media_id",
  "company.substitute_category_id",
  "dashboard_setting.changed_by",
  "enquiry.replied_by",
  "kill_switch.by_account",
  "kill_switch_log.by_account",
  "staff_notification.created_by",
]);

test("every reference to something that is deleted has an index, unless its table is small", async () => {
  const { rows } = await db.pool.query<{ name: string }>(
    `select c.conrelid::regclass || '.' || a.attname as name
     from pg_constraint c
       join pg_namespace n on n.oid = c.connamespace and n.nspname = 'public'
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.conparentid = 0
       -- A company is never deleted.
       and c.confrelid <> 'company'::regclass
       and not exists (
         select from pg_index i
         where i.indrelid = c.conrelid and i.indisvalid and i.indkey[0] = any (c.conkey)
           and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%s IS NOT NULL)', a.attname)))
     order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([...small].toSorted((one, other) => (one < other ? -1 : 1)));
});
