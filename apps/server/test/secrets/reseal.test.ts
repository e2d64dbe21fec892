import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compose, type Composed } from "../../src/compose.ts";
import {
  openClientSecret,
  openVisit,
  sealClientSecret,
  sealVisit,
} from "../../src/modules/identity/sso/sso-secrets.ts";
import { tokenBinding } from "../../src/modules/networks/tokens/token-binding.ts";
import { makeLinkBox } from "../../src/platform/mail/sealed-link.ts";
import { makeSecretBox } from "../../src/platform/secret/secret-box.ts";
import { addCompany, addFrontUser } from "../people.ts";
import { runJob } from "../run-job.ts";
import { openTestContext, type TestContext } from "../test-context.ts";

const key = (fill: number) => Buffer.alloc(32, fill).toString("base64");
const before = `first:${key(1)}`;
const both = `second:${key(2)},${before}`;
const after = `second:${key(2)}`;

let context: TestContext;
let composed: Composed;

beforeAll(async () => {
  context = await openTestContext({ settings: { TOKEN_KEYS: both } });
  composed = compose(context);
});
afterAll(async () => {
  await composed.close();
  await context.close();
});

const sealedTables = () =>
  composed.modules.flatMap((module) => module.sealed ?? []).map(({ table }) => table);
const one = async <Row extends object>(statement: string, values: readonly unknown[]): Promise<Row> => {
  const { rows } = await context.arrange((tx) => tx.client.query<Row>(statement, [...values]));
  const [row] = rows;
  if (!row) throw new Error("no row");
  return row;
};

describe("a change of TOKEN_KEYS", () => {
  test("knows every table that names a key", async () => {
    const { rows } = await context.arrange((tx) =>
      tx.client.query<{ table: string }>(
        `select table_name as table from information_schema.columns where column_name = 'key_id' order by 1`,
      ),
    );
    expect(rows.length).toBeGreaterThan(3);
    expect([...rows.map(({ table }) => table), "mail"].toSorted()).toEqual(sealedTables().toSorted());
  });

  test("seals everything anew, so that the old key can be removed", async () => {
    const old = makeSecretBox(before);
    const companyId = await addCompany(context);
    const user = await addFrontUser(context, companyId);
    const owner = { companyId, userId: user.id, network: "LINKEDIN" } as const;
    const hash = Buffer.alloc(32, 7);
    const visit = { nonce: "nonce", codeVerifier: "verifier" };
    const link = makeLinkBox(old).seal("https://share.test/reset?key=secret", "reset-password");
    const sealed = {
      access: old.seal("access", tokenBinding(owner, "access")).bytes,
      verifier: old.seal("verifier", tokenBinding(owner, "verifier")).bytes,
      choice: old.seal("choice", tokenBinding(owner, "choice")).bytes,
      secret: sealClientSecret(old, companyId, "client secret").bytes,
      visit: sealVisit(old, companyId, hash, visit).bytes,
    };
    await context.arrange(async (tx) => {
      const { client } = tx;
      const whose = [companyId, user.id];
      await client.query(
        `insert into social_connection (company_id, user_id, network, status, external_id, display_name, key_id, access_token, access_expires_at)
         values ($1, $2, 'LINKEDIN', 'TOKEN_ACTIVE', 'x', 'Somebody', 'first', $3, now() + interval '1 day')`,
        [...whose, sealed.access],
      );
      await client.query(
        `insert into connect_state (state_hash, company_id, user_id, network, code_verifier, key_id)
         values ($3, $1, $2, 'LINKEDIN', $4, 'first'), (sha256($3), $1, $2, 'LINKEDIN', null, null)`,
        [...whose, hash, sealed.verifier],
      );
      await client.query(
        `insert into connect_choice (choice_hash, company_id, user_id, network, key_id, accounts)
         values ($3, $1, $2, 'LINKEDIN', 'first', $4)`,
        [...whose, hash, sealed.choice],
      );
      await client.query(
        `insert into company_sso (company_id, application_name, client_id, key_id, client_secret, tenant_id)
         values ($1, 'Directory', 'client', 'first', $2, 'tenant')`,
        [companyId, sealed.secret],
      );
      await client.query(
        `insert into sso_state (state_hash, company_id, key_id, sealed, expires_at)
         values ($2, $1, 'first', $3, now() + interval '10 minutes')`,
        [companyId, hash, sealed.visit],
      );
      await client.query(
        `insert into mail (company_id, recipient, template, language, values)
         values ($1, 'a@mail.example', 'reset-password', 'en', jsonb_build_object('firstName', 'Anna', 'link', $2::text))`,
        [companyId, link],
      );
    });

    const job = composed.modules
      .flatMap(({ jobs }) => jobs)
      .find((handler) => handler.job.name === "operations/reseal-secrets");
    if (!job) throw new Error("nothing seals anew");
    await runJob(context, job);

    const box = makeSecretBox(after);
    const openToken = (bytes: Buffer, use: Parameters<typeof tokenBinding>[1]) =>
      box.open({ keyId: "second", bytes }, tokenBinding(owner, use));
    const bytesIn = async (table: string, column: string) => {
      const row = await one<{ bytes: Buffer; key: string }>(
        `select ${column} as bytes, key_id as key from ${table} where company_id = $1 and key_id is not null`,
        [companyId],
      );
      expect(row.key).toBe("second");
      return row.bytes;
    };
    expect(openToken(await bytesIn("social_connection", "access_token"), "access")).toBe("access");
    expect(openToken(await bytesIn("connect_state", "code_verifier"), "verifier")).toBe("verifier");
    expect(openToken(await bytesIn("connect_choice", "accounts"), "choice")).toBe("choice");
    const secret = { keyId: "second", bytes: await bytesIn("company_sso", "client_secret") };
    expect(openClientSecret(box, companyId, secret)).toBe("client secret");
    const returned = { keyId: "second", bytes: await bytesIn("sso_state", "sealed") };
    expect(openVisit(box, companyId, hash, returned)).toEqual(visit);
    const { values } = await one<{ values: { firstName: string; link: string } }>(
      "select values from mail where company_id = $1",
      [companyId],
    );
    expect(values.firstName).toBe("Anna");
    expect(makeLinkBox(box).open(values.link, "reset-password")).toBe("https://share.test/reset?key=secret");
  });
});
