import { logout, readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCompany, addFrontUser, addSession, addStaff } from "../../../../test/people.ts";
import { hashToken } from "../../../platform/session/token.ts";
import { purgeExpiredSessions } from "./jobs/purge-expired-sessions.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;

beforeAll(async () => {
  world = await openWorld();
  company = await addCompany(world);
});
afterAll(() => world.close());

describe("a session", () => {
  const state = async (token: string) =>
    (await world.call(readAccount, {}, { token })).problem?.error ?? "alive";

  test("ends with a sign-out, and only that one", async () => {
    const person = await addFrontUser(world, company);
    const other = await addSession(world, person.id, company);
    expect((await world.call(logout, {}, { token: person.token })).body).toEqual({
      message: "Logout successfully",
    });
    await pause(600);
    expect(await state(person.token)).toBe("invalid_token");
    expect(await state(other)).toBe("alive");
  });

  test("that has expired is refused in the language asked for", async () => {
    const person = await addFrontUser(world, company);
    const token = await addSession(world, person.id, company, new Date(Date.now() - 1));
    const answer = await world.call(readAccount, {}, { token, language: "de-AT,de;q=0.9" });
    expect([answer.status, answer.problem.description]).toEqual([401, serverTexts.de.errors.invalid_token]);
  });

  test.each([
    ["its account is disabled", "update account set status = 'DISABLED' where id = $1"],
    [
      "its company is closed",
      "update company set active = false where id = (select company_id from account where id = $1)",
    ],
    ["it is taken away", "delete from session where account_id = $1"],
  ])("ends within a second when %s", async (_, sql) => {
    const person = await addFrontUser(world, await addCompany(world));
    expect(await state(person.token)).toBe("alive");
    await world.arrange((tx) => tx.client.query(sql, [person.id]));
    await pause(700);
    expect(await state(person.token)).toBe("invalid_token");
  });

  test("follows a change of permissions and of level within a second", async () => {
    const person = await addFrontUser(world, await addCompany(world, { levels: true }));
    const features = async () =>
      (await world.call(readAccount, {}, { token: person.token })).body.can.features;
    expect(await features()).not.toContain("own_post");
    await world.arrange((tx) =>
      tx.client.query("update account set proficiency = 'ELITE' where id = $1", [person.id]),
    );
    await pause(700);
    expect(await features()).toContain("own_post");
  });
});

test("expired sessions are purged, live ones are kept", async () => {
  const person = await addFrontUser(world, company);
  const over = await addSession(world, person.id, company, new Date(Date.now() - 1_000));
  const key = (hash: string, ends: string) =>
    world.arrange((tx) =>
      tx.client.query(
        `insert into one_time_token (token_hash, purpose, account_id, company_id, expires_at)
         values ($1, 'multipass', $2, $3, now() + $4::interval)`,
        [hashToken(hash), person.id, company, ends],
      ),
    );
  await key("over", "-1 second");
  await key("good", "1 hour");

  const { signal } = new AbortController();
  const { database, log } = world;
  await purgeExpiredSessions.run({ jobId: "test", payload: {}, database, log, now: new Date(), signal });

  const left = await world.arrange(async (tx) => {
    const { rows } = await tx.client.query<{ hash: Buffer }>(
      `select token_hash as hash from session where account_id = $1
       union all select token_hash from one_time_token where account_id = $1`,
      [person.id],
    );
    return rows.map(({ hash }) => hash.toString("hex"));
  });
  const hex = (token: string) => hashToken(token).toString("hex");
  expect(left.toSorted()).toEqual([hex(person.token), hex("good")].toSorted());
  expect(left).not.toContain(hex(over));
});

describe("one's own account", () => {
  test("of a light front user cannot share", async () => {
    const [light, full] = [
      await addFrontUser(world, company, { light: true }),
      await addFrontUser(world, company),
    ];
    expect((await world.call(readAccount, {}, { token: light.token })).body.can.share).toBe(false);
    expect((await world.call(readAccount, {}, { token: full.token })).body.can.share).toBe(true);
  });

  test("of a super admin has full access", async () => {
    const admin = await addStaff(world, userTypes.superAdmin, []);
    expect((await world.call(readAccount, {}, { token: admin.token })).body.can).toMatchObject({
      mode: "full",
      permissions: [],
    });
  });
});
