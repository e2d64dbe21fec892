import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { generateMultipass, multipassLogin } from "@polyphon/contract/identity/multipass.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addCompany, addFrontUser, addStaff, type TestPerson } from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;
let staff: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  company = await addCompany(world);
  staff = await addStaff(world, userTypes.subAdmin, ["generate_multipass_login"]);
}, 60_000);
afterAll(() => world.close());

const generate = (accountId: number, token = staff.token) =>
  world.call(generateMultipass, { accountId }, { token });
const use = (token: string, as?: string) => world.call(multipassLogin, { token }, { token: as });
const keyOf = (url: string) => url.slice(url.lastIndexOf("/") + 1);
const keyFor = async (accountId: number) => keyOf((await generate(accountId)).body.url);

async function age(minutes: number): Promise<void> {
  await world.arrange((tx) =>
    tx.client.query("update one_time_token set expires_at = expires_at - make_interval(mins => $1)", [
      minutes,
    ]),
  );
}

test("staff with the permission get a link to the employee app that signs in once [A9-01] [C9-10] [B2.1-04]", async () => {
  const person = await addFrontUser(world, company);
  const { status, body } = await generate(person.id);
  expect(status).toBe(200);
  expect(body.url.startsWith(`${world.config.EMPLOYEE_URL}/multipass-login/`)).toBe(true);
  const answer = await use(keyOf(body.url));
  expect([answer.status, answer.body.expires_in]).toEqual([200, limits.session.seconds]);
  const account = await world.call(readAccount, {}, { token: answer.body.access_token });
  expect(account.body).toMatchObject({ id: person.id, isSsoLogin: false });
  expect((await use(keyOf(body.url))).problem).toMatchObject({
    error: "unauthorized",
    description: "Unauthorized access!",
  });
});

test("a one-time link works for somebody signed in as somebody else, and keeps that session [B2.1-04]", async () => {
  const [before, person] = [
    await addFrontUser(world, company),
    await addFrontUser(world, await addCompany(world)),
  ];
  const answer = await use(await keyFor(person.id), before.token);
  const account = await world.call(readAccount, {}, { token: answer.body.access_token });
  expect(account.body.id).toBe(person.id);
  expect((await world.call(readAccount, {}, { token: before.token })).body.id).toBe(before.id);
});

test("only one of many concurrent uses of a one-time link signs in", async () => {
  const key = await keyFor((await addFrontUser(world, company)).id);
  const answers = await Promise.all(Array.from({ length: 8 }, () => use(key)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("a one-time link expires after thirty minutes [A9-02] [C9-11]", async () => {
  const person = await addFrontUser(world, company);
  const { body } = await generate(person.id);
  const lasts = new Date(body.expiresAt).getTime() - Date.now();
  expect(lasts).toBeGreaterThan(29 * 60_000);
  expect(lasts).toBeLessThanOrEqual(30 * 60_000);
  await age(29);
  expect((await use(keyOf(body.url))).status).toBe(200);
  const late = await keyFor(person.id);
  await age(30);
  expect((await use(late)).problem.error).toBe("unauthorized");
});

test("every invalid one-time link is refused with the same message [B8-28]", async () => {
  const person = await addFrontUser(world, company);
  const key = await keyFor(person.id);
  await world.arrange((tx) =>
    tx.client.query("update account set status = 'DISABLED' where id = $1", [person.id]),
  );
  for (const token of ["", "x", "a".repeat(43), key]) {
    const { status, problem } = await use(token);
    expect([token, status, problem.error, problem.description]).toEqual([
      token,
      401,
      "unauthorized",
      "Unauthorized access!",
    ]);
  }
});

test("no one-time link is made for staff, another company's employee or a user who may not sign in", async () => {
  const other = await addFrontUser(world, await addCompany(world));
  const corporate = await addStaff(world, userTypes.corporateAdmin, ["generate_multipass_login"], company);
  const own = await addFrontUser(world, company);
  expect((await generate(own.id, corporate.token)).status).toBe(200);
  expect((await generate(other.id, corporate.token)).problem.error).toBe("not_found");
  expect((await generate(staff.id)).problem.error).toBe("not_found");
  await world.arrange((tx) =>
    tx.client.query("update account set status = 'DEACTIVATED' where id = $1", [own.id]),
  );
  expect((await generate(own.id)).problem.error).toBe("account_disabled");
  const without = await addStaff(world, userTypes.subAdmin, ["list_front_user"]);
  expect((await generate(other.id, without.token)).problem.error).toBe("access_denied");
});

test("the audit trail records who made a one-time link for whom, but not the link", async () => {
  const person = await addFrontUser(world, company);
  const key = await keyFor(person.id);
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ actor_id: number; line: string }>(
      `select actor_id, audit_entry::text as line from audit_entry
       where action = 'generate-multipass-login-token' and subject_id = $1`,
      [person.id],
    ),
  );
  expect(rows.map((row) => row.actor_id)).toEqual([staff.id]);
  expect(rows[0]?.line).not.toContain(key);
});
