import pg, { DatabaseError } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPool } from "../../src/platform/db/pool.ts";
import { allScope, companyScope } from "../../src/platform/db/scope.ts";
import { inTransaction } from "../../src/platform/db/transaction.ts";
import {
  type ForeignCompany,
  recordCanary,
  seedForeignCompany,
} from "../authz/foreign-company/foreign-company.ts";
import { type TestContext, openTestContext } from "../test-context.ts";
import { type ProtectedTable, protectedTables, tenancyFaults } from "./catalogue.ts";
import { wordless } from "./wordless-columns.ts";

let context: TestContext;
let own: ForeignCompany;
let other: ForeignCompany;
let tables: ProtectedTable[];

beforeAll(async () => {
  context = await openTestContext();
  own = await seedForeignCompany(context);
  other = await seedForeignCompany(context);
  // The first one's waiting line was sealed with the second.
  await context.arrange(async (tx) => recordCanary(tx, own));
  tables = await protectedTables(context);
  await context.arrange((tx) =>
    tx.client.query(
      `with picture as (insert into media (file_name, original_key, state) values ('provider', 'provider', 'READY') returning id),
         post as (insert into post (category_id, title, source, type, language, voices, publish_at, status)
           values ($1, 'the provider''s post', 'CURATED', 'TEXT', 'ENGLISH', '[]', now(), 'PUBLISHED') returning id)
       insert into post_image (post_id, media_id, position) select post.id, picture.id, 1 from post, picture`,
      [own.categoryId],
    ),
  );
});
afterAll(() => context.close());

const inOwn = <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
  inTransaction(context.database, companyScope(own.companyId), (tx) => tx.client.query<T>(sql, values));

const inAll = <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
  context.arrange((tx) => tx.client.query<T>(sql, values));

async function asOwner(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: context.ownerUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** PostgreSQL's code for "not allowed", by privilege or by policy. */
async function refusal(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => null,
    (caught: unknown) => caught,
  );
  return error instanceof DatabaseError ? (error.code ?? "no code") : "no refusal";
}
const notAllowed = "42501";

/** Rows that only the provider's staff see. */
const providersOwn: readonly string[] = [
  "enquiry",
  "linkedin_content_copy",
  "linkedin_content_copy_destination",
  "mail_opt_out",
  "mail_exclusion_entity",
  "post_comment",
];

/** Rows of ids alone: their owner shows in what they reference. */
const idsAlone: readonly string[] = [
  "own_post_image",
  "post_defining_tag",
  "post_image",
  "post_post_tag",
  "role_assignment_category",
  "linkedin_content_copy",
  "linkedin_content_copy_destination",
  "mail_exclusion_entity",
  "post_comment",
  "onboarding_category",
  "onboarding_tag",
];

describe("the database catalogue", () => {
  test("forces row level security with a policy on every table with company data, and has a reason for every other", async () => {
    const { tables: count, faults } = await tenancyFaults(context);
    console.log(
      `row level security: ${count} tables and partitions, ${tables.length} with policies, faults ${faults.length}`,
    );
    expect(faults).toEqual([]);
  });

  test.each([
    ["create table hole (company_id bigint)", "has a company and no row level security"],
    [
      "create table hole (id bigint); call platform.protect('hole', 'true'); alter table hole no force row level security",
      "lets its owner",
    ],
    ["create table hole (id bigint)", "does not say why it holds no company data"],
    [
      "create table hole (id bigint); alter table hole enable row level security; alter table hole force row level security",
      "has no policy",
    ],
    [
      "create table hole partition of click for values from ('2099-01-01') to ('2099-02-01')",
      "is a partition that can be read",
    ],
  ])("check finds a table made by %j", async (made, fault) => {
    await asOwner(made);
    const { faults } = await tenancyFaults(context);
    await asOwner("drop table hole");
    expect(faults).toEqual(expect.arrayContaining([expect.stringContaining(`public.hole ${fault}`)]));
  });

  test("gives the app's role no ownership and no bypass, and the wider role only on request", async () => {
    const { rows } = await inAll(
      `select rolname as name, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as mighty, rolinherit as inherits, rolcanlogin as "signsIn"
       from pg_roles where rolname in ('polyphon_app', 'polyphon_all') order by 1`,
    );
    expect(rows).toEqual([
      { name: "polyphon_all", mighty: false, inherits: false, signsIn: false },
      { name: "polyphon_app", mighty: false, inherits: false, signsIn: true },
    ]);
    const { rows: owned } = await inAll(
      `select relname from pg_class where pg_get_userbyid(relowner) like 'polyphon_a%'
       union all select proname from pg_proc where pg_get_userbyid(proowner) like 'polyphon_a%'
       union all select nspname from pg_namespace where pg_get_userbyid(nspowner) like 'polyphon_a%'`,
    );
    expect(owned).toEqual([]);
    const { rows: members } = await inAll(
      `select r.rolname as role from pg_auth_members m join pg_roles r on r.oid = m.roleid where m.member = 'polyphon_app'::regrole`,
    );
    expect(members).toEqual([{ role: "polyphon_all" }]);
  });

  test("lets the app's role neither disable the protection nor become a role that can", async () => {
    for (const sql of [
      "alter table share disable row level security",
      "drop policy tenant on share",
      "create table mine (id bigint)",
      "set local role polyphon_owner",
      "set local session authorization polyphon_owner",
      "truncate share",
    ]) {
      expect([sql, await refusal(inOwn(sql))]).toEqual([sql, notAllowed]);
    }
  });

  test("check covers every free text of the seeded rows with a canary, so that no leak goes unseen", async () => {
    const { rows: columns } = await inAll<{ table: string; column: string }>(
      `select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relrowsecurity
         and a.attnum > 0 and not a.attisdropped and format_type(a.atttypid, null) in ('text', 'jsonb', 'text[]')`,
    );
    const silent: string[] = [];
    for (const { table, column } of columns) {
      const { rows } = await inAll(`select from ${table} where ${column}::text like $1 limit 1`, [
        `%${other.canary}%`,
      ]);
      if (rows.length === 0) silent.push(`${table}.${column}`);
    }
    expect(silent.toSorted()).toEqual(wordless.toSorted());
  });
});

describe("without the filters of the stores", () => {
  const foreignRows = (rows: readonly unknown[]) =>
    rows.filter((row) => {
      const { company_id: companyId, account_id: accountId } = row as {
        company_id?: number;
        account_id?: number;
      };
      const theirs = companyId === other.companyId || accountId === other.accountId;
      return theirs || JSON.stringify(row).includes(other.canary);
    });

  test("a company reads its own rows in every table and none of another company", async () => {
    let read = 0;
    for (const { name } of tables) {
      const all = await inAll(`select * from ${name}`);
      if (!idsAlone.includes(name)) expect([name, foreignRows(all.rows).length > 0]).toEqual([name, true]);
      const { rows } = await inOwn(`select * from ${name}`);
      expect([name, rows.length > 0]).toEqual([name, !providersOwn.includes(name)]);
      expect([name, foreignRows(rows)]).toEqual([name, []]);
      read += rows.length;
    }
    const { rows: images } = await inOwn(
      "select i.* from post_image i left join post p on p.id = i.post_id where p.id is null",
    );
    expect(images).toEqual([]);
    console.log(`unfiltered reads: ${tables.length} tables, ${read} own rows, 0 foreign rows`);
  });

  test("nothing is read from any table without a scope", async () => {
    const { DATABASE_URL: url } = context.config;
    const pool = openPool({ url, size: 1, name: "no-scope" });
    for (const { name } of tables) {
      const { rows } = await pool.query(`select * from ${name}`);
      expect([name, rows]).toEqual([name, []]);
    }
    await pool.end();
  });

  /** Generated columns cannot be written. */
  const writtenColumns = async (table: string): Promise<string> => {
    const { rows } = await inAll<{ columns: string }>(
      `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    return rows[0]?.columns ?? "";
  };

  test("a row can neither be written for another company nor moved to one", async () => {
    for (const { name, companyColumn } of tables.filter((table) => table.companyColumn !== null)) {
      const column = companyColumn ?? "";
      const { rows } = await inAll<{ row: object }>(
        `select to_jsonb(t) as row from ${name} t where ${column} = $1 limit 1`,
        [own.companyId],
      );
      const forged = { ...rows[0]?.row, [column]: other.companyId };
      const columns = await writtenColumns(name);
      const added = inOwn(
        `insert into ${name} (${columns}) overriding system value select ${columns} from jsonb_populate_record(null::${name}, $1)`,
        [forged],
      );
      expect([name, await refusal(added)]).toEqual([name, notAllowed]);
      if (column === "id") continue;
      const moved = inOwn(`update ${name} set ${column} = $1`, [other.companyId]).then(({ rowCount }) => {
        if (rowCount === 0) throw new DatabaseError("not one row may be written", 0, "error");
      });
      expect([name, await refusal(moved)]).toEqual([name, expect.stringMatching(`${notAllowed}|no code`)]);
    }
  });

  /** Written and read, never taken back. */
  const history = new Set([
    "audit_entry",
    "audit_unsealed",
    "audit_seal",
    "failed_sign_in",
    "record_change",
    "share_attempt",
  ]);

  test("a row of another company is neither changed nor deleted", async () => {
    for (const { name, companyColumn } of tables.filter((table) => table.companyColumn !== null)) {
      const touched = inOwn(`delete from ${name} where ${companyColumn} = $1`, [other.companyId]).then(
        ({ rowCount }) => rowCount,
      );
      expect([name, await touched.catch((error: DatabaseError) => error.code)]).toEqual([
        name,
        history.has(name) ? notAllowed : 0,
      ]);
    }
  });

  test("rows shared by the provider stay read-only for a company", async () => {
    const seen = await inOwn(
      "select from post p join post_image i on i.post_id = p.id join media m on m.id = i.media_id where p.company_id is null",
    );
    expect(seen.rowCount).toBe(1);
    for (const sql of [
      "update post set title = 'taken over' where company_id is null",
      "delete from post where company_id is null",
      "delete from media where company_id is null",
      "update media set file_name = 'changed' where company_id is null",
      "delete from category",
      "update category set name = 'changed'",
      "delete from post_image i using post p where p.id = i.post_id and p.company_id is null",
    ]) {
      expect([sql, (await inOwn(sql)).rowCount]).toEqual([sql, 0]);
    }
    const taken = inOwn("update post set company_id = $1 where company_id is null", [own.companyId]);
    expect((await taken).rowCount).toBe(0);
    const shown = inOwn(
      "insert into post_image (post_id, media_id, position) select id, $1, 2 from post where company_id is null",
      [Number(own.refs.get("media"))],
    );
    expect(await refusal(shown)).toBe(notAllowed);
    expect(await refusal(inOwn("insert into category (name) values ('of a company')"))).toBe(notAllowed);
  });

  test("the audit trail can be written and read, never changed", async () => {
    for (const sql of ["update audit_entry set action = 'other'", "delete from audit_entry"]) {
      expect(await refusal(inOwn(sql))).toBe(notAllowed);
      expect(await refusal(inAll(sql))).toBe(notAllowed);
    }
  });
});

describe("the scope of a pooled connection", () => {
  test("ends with its transaction, whether it committed, failed or was wider", async () => {
    const pool = openPool({ url: context.config.DATABASE_URL, size: 1, name: "scope-end" });
    const left = async () => {
      const { rows } = await pool.query<{ company: string | null; who: string; rows: number }>(
        "select nullif(current_setting('app.company', true), '') as company, current_user as who, (select count(*) from share) as rows",
      );
      return rows[0];
    };
    const nothing = { company: null, who: "polyphon_app", rows: 0 };

    await inTransaction(pool, companyScope(own.companyId), (tx) => tx.client.query("select 1"));
    expect(await left()).toEqual(nothing);
    await expect(
      inTransaction(pool, companyScope(own.companyId), (tx) => tx.client.query("select 1/0")),
    ).rejects.toThrow("division");
    expect(await left()).toEqual(nothing);
    await inTransaction(pool, allScope("staff"), (tx) => tx.client.query("select 1"));
    expect(await left()).toEqual(nothing);
    await expect(
      inTransaction(pool, allScope("staff"), () => Promise.reject(new Error("in between"))),
    ).rejects.toThrow("in between");
    expect(await left()).toEqual(nothing);
    await pool.end();
  });

  test("accepts only a whole positive number as company", async () => {
    for (const company of [0, -1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 2]) {
      await expect(
        inTransaction(context.database, companyScope(company), () => Promise.resolve()),
      ).rejects.toThrow("company id");
    }
  });
});
