import { login } from "@polyphon/contract/identity/identity.contract.ts";
import {
  adminFrontUserCalls,
  corporateFrontUserCalls,
} from "@polyphon/contract/people/front-users/front-user-calls.contract.ts";
import { corporateFrontUsers } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { type PermissionKey, userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCompany, addFrontUser, addStaff, type TestPerson } from "../../../../../test/people.ts";
import { unique } from "../../../../../test/test-context.ts";
import { until } from "../../../../../test/until.ts";
import { openWorld, type World } from "../../../../../test/world.ts";

let world: World;
let company: number;
let domain: string;
let neighbour: number;
let manager: TestPerson;
let provider: TestPerson;

const keys: PermissionKey[] = ["list_front_user", "Add_bulk_front_user"];

beforeAll(async () => {
  world = await openWorld({ worker: true });
  company = await addCompany(world, { name: "Nordwind" });
  neighbour = await addCompany(world);
  domain = await domainOf(company);
  manager = await addStaff(world, userTypes.corporateAdmin, keys, company);
  provider = await addStaff(world, userTypes.subAdmin, keys);
});
afterAll(() => world.close());

const as = ({ token }: TestPerson) => ({ token });

async function domainOf(id: number): Promise<string> {
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ domain: string }>("select domain from company where id = $1", [id]),
  );
  return rows[0]?.domain ?? "";
}

async function addGroup(companyId: number): Promise<number> {
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ id: number }>(
      "insert into user_group_parameter (company_id, name) values ($1, $2) returning id",
      [companyId, unique("group")],
    ),
  );
  return rows[0]?.id ?? 0;
}

const someone = (change: object = {}) => ({
  company,
  firstName: "Jana",
  lastName: "Neu",
  email: `${unique("jana")}@${domain}`,
  language: "de" as const,
  groups: [],
  ...change,
});
const add = (input: object, person = manager) =>
  world.call(corporateFrontUserCalls.add, someone(input), as(person));

interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: string;
}
async function lettersTo(email: string): Promise<Letter[]> {
  const answer = await fetch(`${world.sandbox.url}/__sandbox/inbox?to=${email}`);
  return ((await answer.json()) as { messages: Letter[] }).messages;
}
const firstLetterTo = (email: string, count = 1) =>
  until(
    () => lettersTo(email),
    (all) => all.length >= count,
  );
const passwordIn = (letter: Letter | undefined) =>
  /(?:Passwort|password)[^\n:]*:\s*(\S+)/iu.exec(letter?.text ?? "")?.[1];
const signIn = (email: string, password: string) =>
  world.call(login, { username: email, password, captcha: unique("fresh"), panel: "FRONT" });

describe("adding one employee", () => {
  test("makes an account in the company and its groups, with a first password by mail that opens it", async () => {
    const group = await addGroup(company);
    const input = someone({ groups: [group] });
    const added = await world.call(corporateFrontUserCalls.add, input, as(manager));
    expect(added.status).toBe(200);
    const row = await world.call(corporateFrontUsers.get, { id: added.body.id }, as(manager));
    expect(row.body).toMatchObject({
      email: input.email,
      status: "ENABLED",
      language: "de",
      groups: [{ id: group }],
    });
    const [letter] = await firstLetterTo(input.email);
    const answer = await signIn(input.email, passwordIn(letter) ?? "");
    expect([letter?.text.includes("Jana"), answer.status]).toEqual([true, 200]);
  });

  test("is possible for the provider in any company, and for a company's staff in their own alone", async () => {
    const there = { company: neighbour, email: `${unique("jana")}@${await domainOf(neighbour)}` };
    expect((await add(there)).problem).toMatchObject({ error: "not_found" });
    const by = await world.call(adminFrontUserCalls.add, someone(there), as(provider));
    expect(by.status).toBe(200);
    const foreignGroup = await add({ groups: [await addGroup(neighbour)] });
    expect(foreignGroup.problem).toMatchObject({ error: "not_found", violations: [{ field: "groups" }] });
  });

  test("refuses an address that is taken anywhere, prohibited, or of another domain, at its field", async () => {
    const elsewhere = await addFrontUser(world, neighbour);
    await world.arrange((tx) =>
      tx.client.query("update account set email = $2 where id = $1", [elsewhere.id, `taken@${domain}`]),
    );
    const bad = `banned@${domain}`;
    await world.arrange((tx) => tx.client.query("insert into prohibited_email (email) values ($1)", [bad]));
    for (const [email, error] of [
      [`taken@${domain}`, "duplicate_user"],
      [bad, "prohibited_email"],
      ["jana@elsewhere.example", "other_domain"],
    ] as const)
      expect((await add({ email })).problem).toMatchObject({ error, violations: [{ field: "email" }] });
    const known = someone();
    expect((await add(known)).status).toBe(200);
    expect((await add(known)).problem).toMatchObject({ error: "duplicate_user" });
    expect(await lettersTo(`taken@${domain}`)).toEqual([]);
  });

  test("needs its permission", async () => {
    const reader = await addStaff(world, userTypes.corporateAdmin, ["list_front_user"], company);
    for (const person of [reader, provider, await addFrontUser(world, company)])
      expect((await add({}, person)).status).toBe(403);
  });
});

describe("inviting again", () => {
  test("sends another first password and ends the earlier one, until somebody has signed in", async () => {
    const input = someone({ language: "en" });
    const { id } = (await world.call(corporateFrontUserCalls.add, input, as(manager))).body;
    const [first] = await firstLetterTo(input.email);
    const invite = () => world.call(corporateFrontUserCalls.invite, { ids: [id] }, as(manager));
    expect((await invite()).body).toEqual({ done: [id], refused: [] });
    const letters = await firstLetterTo(input.email, 2);
    const second = letters.find((letter) => passwordIn(letter) !== passwordIn(first));
    expect((await signIn(input.email, passwordIn(first) ?? "")).status).toBe(401);
    expect((await signIn(input.email, passwordIn(second) ?? "")).status).toBe(200);
    expect((await invite()).body).toMatchObject({ done: [], refused: [{ id }] });
    expect(await lettersTo(input.email)).toHaveLength(2);
  });

  test("leaves out who is not enabled, and finds nobody of another company", async () => {
    const { id } = (await add({})).body;
    await world.arrange((tx) =>
      tx.client.query("update account set status = 'DISABLED' where id = $1", [id]),
    );
    const other = await addFrontUser(world, neighbour);
    const invite = (ids: number[]) => world.call(corporateFrontUserCalls.invite, { ids }, as(manager));
    expect((await invite([id, other.id])).body).toMatchObject({
      done: [],
      refused: [{ id }, { id: other.id }],
    });
    expect((await invite([other.id])).status).toBe(404);
  });
});

describe("writing to employees", () => {
  const words = { subject: "Monday's <b>post</b>", text: "Please share it.\n\nThank you." };
  const write = (ids: number[], person = manager) =>
    world.call(corporateFrontUserCalls.write, { ids, ...words }, as(person));

  test("sends each a mail of their own with name and text, and answers go to the sender", async () => {
    const people = [await addFrontUser(world, company), await addFrontUser(world, company)];
    expect((await write(people.map(({ id }) => id))).body.done).toHaveLength(2);
    for (const { email } of people) {
      const [letter] = await firstLetterTo(email);
      expect(letter).toMatchObject({ subject: words.subject });
      expect(letter?.text).toContain("Please share it.");
      expect(JSON.stringify(letter)).toContain(manager.email);
    }
  });

  test("leaves out who has unsubscribed or is not enabled, and says so", async () => {
    const [out, off, fine] = [
      await addFrontUser(world, company),
      await addFrontUser(world, company),
      await addFrontUser(world, company),
    ];
    await world.arrange(async (tx) => {
      await tx.client.query("insert into mail_opt_out (email) values (lower($1))", [out.email]);
      await tx.client.query("update account set status = 'DISABLED' where id = $1", [off.id]);
    });
    const { done, refused } = (await write([out.id, off.id, fine.id])).body;
    expect(done).toEqual([fine.id]);
    expect(refused.map(({ id }) => id)).toEqual([out.id, off.id]);
    await firstLetterTo(fine.email);
    expect(await lettersTo(out.email)).toEqual([]);
  });

  test("finds nobody of another company, and asks for words", async () => {
    const other = await addFrontUser(world, neighbour);
    expect((await write([other.id])).status).toBe(404);
    const blank = await world.call(
      corporateFrontUserCalls.write,
      { ids: [manager.id], subject: " ", text: "" },
      as(manager),
    );
    expect(blank.problem.violations?.map(({ field }) => field)).toEqual(["subject", "text"]);
  });
});
