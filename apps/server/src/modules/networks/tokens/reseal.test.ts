import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestContext, openTestContext } from "../../../../test/test-context.ts";
import { addCompany, addFrontUser } from "../../../../test/people.ts";
import { makeSecretBox, type SecretBox } from "../../../platform/secret/secret-box.ts";
import { resealAll } from "../../../platform/secret/reseal-all.ts";
import { sealedTokens } from "./sealed-tokens.ts";
import { tokenBinding } from "./token-binding.ts";

const count = Number(process.env["RESEAL_ROWS"] ?? 2_000);
const key = (fill: number) => Buffer.alloc(32, fill).toString("base64");
const oldKeys = `first:${key(1)}`;
const bothKeys = `second:${key(2)},${oldKeys}`;
const { signal } = new AbortController();

let context: TestContext;
let companyId: number;
let firstUser: number;

interface Stored {
  readonly id: number;
  readonly userId: number;
  readonly keyId: string;
  readonly access: Buffer;
  readonly refresh: Buffer | null;
}

beforeAll(async () => {
  context = await openTestContext();
  companyId = await addCompany(context);
  firstUser = (await addFrontUser(context, companyId)).id;
  const box = makeSecretBox(oldKeys);
  await context.arrange(async (tx) => {
    await tx.client.query(
      `insert into account (id, kind, company_id, email, first_name, last_name, password_hash)
       overriding system value
       select $1 + n, kind, company_id, n || '-' || email, first_name, last_name, password_hash
       from account, generate_series(1, $2::int - 1) n where id = $1`,
      [firstUser, count],
    );
    for (let from = 0; from < count; from += 1_000) {
      const users = Array.from({ length: Math.min(1_000, count - from) }, (_, at) => firstUser + from + at);
      const sealed = (use: "access" | "refresh") =>
        users.map((userId) => box.seal(`${use} of ${userId}`, binding(userId, use)).bytes);
      await tx.client.query(
        `insert into social_connection (company_id, user_id, network, status, external_id, display_name, key_id,
           access_token, access_expires_at, refresh_token)
         select $1, user_id, 'TWITTER', 'TOKEN_ACTIVE', user_id::text, 'Somebody', 'first', access,
           now() + interval '1 day', refresh
         from unnest($2::bigint[], $3::bytea[], $4::bytea[]) as t (user_id, access, refresh)`,
        [companyId, users, sealed("access"), sealed("refresh")],
      );
    }
  });
}, 120_000);
afterAll(() => context.close());

const binding = (userId: number, use: "access" | "refresh") =>
  tokenBinding({ companyId, userId, network: "TWITTER" }, use);

const table = "social_connection";
const reseal = (box: SecretBox) => resealAll(context.database, box, sealedTokens, signal);

async function stored(): Promise<Stored[]> {
  const { rows } = await context.arrange((tx) =>
    tx.client.query<Stored>(
      `select id, user_id as "userId", key_id as "keyId", access_token as access, refresh_token as refresh
       from social_connection order by id`,
    ),
  );
  return rows;
}

describe("a new key", () => {
  test("re-seals every token while the product runs, and the old one is no longer needed", async () => {
    const started = performance.now();
    const counts = await reseal(makeSecretBox(bothKeys));
    const seconds = (performance.now() - started) / 1000;
    process.stdout.write(`${count} connections sealed anew in ${seconds.toFixed(1)} s\n`);
    expect(counts).toEqual([{ table, resealed: count, unreadable: 0 }]);

    const newOnly = makeSecretBox(`second:${key(2)}`);
    const rows = await stored();
    expect(rows).toHaveLength(count);
    for (const { userId, keyId, access, refresh } of rows) {
      const open = (bytes: Buffer, use: "access" | "refresh") =>
        newOnly.open({ keyId, bytes }, binding(userId, use));
      expect(open(access, "access")).toBe(`access of ${userId}`);
      expect(open(refresh ?? Buffer.alloc(0), "refresh")).toBe(`refresh of ${userId}`);
    }
  });

  test("finds nothing to do the second time", async () => {
    expect(await reseal(makeSecretBox(bothKeys))).toEqual([]);
  });

  test("opens no token that was moved to another person's row or another use, and leaves it unchanged", async () => {
    const [one, other] = await stored();
    if (!one || !other) throw new Error("two connections are needed");
    const box = makeSecretBox(bothKeys);
    const open = (bytes: Buffer, boundTo: string) => box.open({ keyId: one.keyId, bytes }, boundTo);
    expect(() => open(one.access, binding(other.userId, "access"))).toThrow();
    expect(() => open(one.access, binding(one.userId, "refresh"))).toThrow();

    await context.arrange((tx) =>
      tx.client.query("update social_connection set access_token = $2 where id = $1", [one.id, other.access]),
    );
    const third = makeSecretBox(`third:${key(3)},${bothKeys}`);
    expect(await reseal(third)).toEqual([{ table, resealed: count - 1, unreadable: 1 }]);
    const left = (await stored()).find(({ id }) => id === one.id);
    expect(left).toMatchObject({ keyId: "second", access: other.access });
  });
});
