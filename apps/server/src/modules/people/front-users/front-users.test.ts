import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { corporateFrontUserCalls } from "@polyphon/contract/people/front-users/front-user-calls.contract.ts";
import {
  adminFrontUsers,
  corporateFrontUsers,
  type FrontUserRow,
  individualUsers,
} from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import {
  addCompany,
  addFrontUser,
  addStaff,
  connectLinkedin,
  type TestPerson,
} from "../../../../test/people.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let northwind: number;
let other: number;
let provider: TestPerson;
let corporate: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  northwind = await addCompany(world, { name: "Northwind" });
  other = await addCompany(world);
  provider = await addStaff(world, userTypes.subAdmin, ["list_front_user", "individual_liable_user"]);
  corporate = await addStaff(world, userTypes.corporateAdmin, ["list_front_user"], northwind);
});
afterAll(() => world.close());

interface Made {
  readonly name?: string;
  readonly status?: string;
  readonly level?: string;
  readonly type?: string;
}

async function add(companyId: number, { name, status, level, type }: Made = {}): Promise<TestPerson> {
  const person = await addFrontUser(world, companyId);
  const [first = "Frida", ...rest] = (name ?? unique("Frida Front ")).split(" ");
  await world.arrange((tx) =>
    tx.client.query(
      "update account set first_name = $2, last_name = $3, status = $4, proficiency = $5, front_type = $6 where id = $1",
      [person.id, first, rest.join(" "), status ?? "ENABLED", level ?? "MEMBER", type ?? "FRONT"],
    ),
  );
  return person;
}

type Query = CallOf<typeof adminFrontUsers.list>;
const list = async (input: Query, { token } = provider) =>
  (await world.call(adminFrontUsers.list, input, { token })).body;
const ids = (page: { readonly items: readonly FrontUserRow[] }) => page.items.map(({ id }) => id);
const own = async (input: Query) =>
  (await world.call(corporateFrontUsers.list, input, { token: corporate.token })).body;

async function everyPage(input: Query): Promise<number[]> {
  const found: number[] = [];
  let after: string | undefined;
  do {
    const page = await list({ ...input, ...(after === undefined ? {} : { after }) });
    found.push(...ids(page));
    after = page.next ?? undefined;
  } while (after !== undefined);
  return found;
}

describe("the list of front users", () => {
  test("shows name, address, company, status, level, networks, autopilot and what was shared", async () => {
    const person = await add(northwind, { name: "Adaeze Nwosu", level: "ELITE" });
    await connectLinkedin(world, person);
    const [row] = (await list({ search: person.email })).items;
    expect(row).toMatchObject({
      id: person.id,
      firstName: "Adaeze",
      lastName: "Nwosu",
      email: person.email,
      company: { id: northwind, name: "Northwind" },
      status: "ENABLED",
      level: "ELITE",
      type: "FRONT",
      autopilot: false,
      lastShareAt: null,
      shares: 0,
      networks: [{ network: "LINKEDIN", mark: "EXPIRING" }],
      can: { edit: true, actions: ["DISABLE", "DEACTIVATE", "DELETE"] },
    });
  });

  test("is searched by the beginning of any word of the name or by the address, ignoring case and accents", async () => {
    const word = unique("Wisniewski");
    const person = await add(northwind, { name: `Dominik Szczepański-${word}` });
    for (const search of ["SZCZEPANSKI", word, `dominik szczep`, `Szczepański-${word} Dominik`, person.email])
      expect(ids(await list({ search }))).toContain(person.id);
    expect(ids(await list({ search: "zczepanski" }))).not.toContain(person.id);
    expect((await list({ search: "%%%" })).items).toEqual([]);
  });

  test("shows everybody once, although several words of a name begin alike, at any page size", async () => {
    const mark = unique("anna").replaceAll(/[^a-z]/g, "");
    const company = await addCompany(world);
    const made: number[] = [];
    for (let at = 0; at < 7; at += 1)
      made.push((await add(company, { name: `${mark} ${mark}${at} ${mark}` })).id);
    for (const limit of [1, 3, 100])
      for (const input of [{ search: mark }, { company: String(company) }]) {
        const found = await everyPage({ ...input, limit });
        expect(found.toSorted((a, b) => a - b)).toEqual(made);
      }
  });

  test("is sorted by name or by the day of joining, both ways", async () => {
    const company = await addCompany(world);
    const names = ["Zoë Ähre", "anna Berg", "Bea Ahlers"];
    const people: TestPerson[] = [];
    for (const name of names) people.push(await add(company, { name }));
    const [ahre, berg, ahlers] = people.map(({ id }) => id);
    const wanted = { company: String(company), limit: 2 };
    expect(await everyPage({ ...wanted })).toEqual([ahlers, ahre, berg]);
    expect(await everyPage({ ...wanted, sort: "-name" })).toEqual([berg, ahre, ahlers]);
    expect(await everyPage({ ...wanted, sort: "createdAt" })).toEqual([ahre, berg, ahlers]);
    expect(await everyPage({ ...wanted, sort: "-createdAt" })).toEqual([ahlers, berg, ahre]);
  });

  test("is filtered by company, status, level, type and connection state; deleted users are shown on request [A6-04]", async () => {
    const company = await addCompany(world);
    const waiting = await add(company, { status: "PENDING_APPROVAL" });
    const elite = await add(company, { level: "ELITE" });
    const cross = await add(company, { type: "CROSS_DOMAIN" });
    const gone = await add(company, { status: "DELETED" });
    const connected = await add(company);
    await connectLinkedin(world, connected);
    await world.arrange((tx) =>
      tx.client.query("update social_connection set status = 'TOKEN_REVOKED' where user_id = $1", [
        connected.id,
      ]),
    );
    const narrowed = async (input: Query) =>
      ids(await list({ company: String(company), ...input })).toSorted((a, b) => a - b);
    expect(await narrowed({})).toEqual([waiting.id, elite.id, cross.id, connected.id]);
    expect(await narrowed({ status: "PENDING_APPROVAL" })).toEqual([waiting.id]);
    expect(await narrowed({ status: "PENDING_APPROVAL,DELETED" })).toEqual([waiting.id, gone.id]);
    expect(await narrowed({ level: "ELITE" })).toEqual([elite.id]);
    expect(await narrowed({ type: "CROSS_DOMAIN" })).toEqual([cross.id]);
    expect(await narrowed({ type: "FRONT" })).toEqual([waiting.id, elite.id, connected.id]);
    expect(await narrowed({ networks: "LOST" })).toEqual([connected.id]);
    expect(await narrowed({ networks: "NONE" })).toEqual([waiting.id, elite.id, cross.id]);
    expect(await narrowed({ networks: "EXPIRED" })).toEqual([]);
    const counted = (
      await world.call(
        adminFrontUsers.count,
        { company: String(company), networks: "NONE" },
        { token: provider.token },
      )
    ).body;
    expect(counted).toEqual({ count: 3, exact: true });
  });

  test("is filtered by a user group parameter", async () => {
    const [inside, outside] = [await add(northwind), await add(northwind)];
    const group = await world.arrange(async (tx) => {
      const { rows } = await tx.client.query<{ id: number }>(
        "insert into user_group_parameter (company_id, name) values ($1, $2) returning id",
        [northwind, unique("Sales")],
      );
      const id = rows[0]?.id ?? 0;
      await tx.client.query(
        "insert into user_group_member (parameter_id, account_id, company_id) values ($1, $2, $3)",
        [id, inside.id, northwind],
      );
      return id;
    });
    const found = ids(await list({ groups: String(group) }));
    expect(found).toEqual([inside.id]);
    expect(found).not.toContain(outside.id);
  });

  test("does not show the account of a LinkedIn group", async () => {
    const company = await addCompany(world, { groups: true });
    const person = await add(company);
    await world.arrange((tx) =>
      tx.client.query(
        `insert into account (company_id, kind, primary_account_id, password_hash, first_name, last_name)
         values ($1, 'front', $2, 'none', 'Group', 'Group')`,
        [company, person.id],
      ),
    );
    expect(await everyPage({ company: String(company) })).toEqual([person.id]);
  });

  test("follows a new name and a new company at once", async () => {
    const person = await add(northwind, { name: `Old ${unique("Name")}` });
    const name = unique("Renamed");
    await world.arrange((tx) =>
      tx.client.query("update account set last_name = $2, company_id = $3 where id = $1", [
        person.id,
        name,
        other,
      ]),
    );
    expect(ids(await list({ search: name, company: String(other) }))).toEqual([person.id]);
    expect(ids(await own({ search: name }))).toEqual([]);
  });

  test("refuses a cursor of another sort order", async () => {
    const company = await addCompany(world);
    for (const _ of [1, 2]) await add(company);
    const { next } = await list({ company: String(company), limit: 1 });
    const turned = await world.call(
      adminFrontUsers.list,
      { company: String(company), sort: "createdAt", after: next ?? "" },
      { token: provider.token },
    );
    expect(turned.status).toBe(400);
  });
});

describe("the front users of one's own company", () => {
  test("are listed, counted and opened with their details, and no other company's are [C7-31]", async () => {
    const [mine, theirs] = [await add(northwind), await add(other)];
    const found = await own({ search: "front", limit: 100, company: String(other) });
    expect(found.items.every(({ company }) => company?.id === northwind)).toBe(true);
    const { token } = corporate;
    const row = (await world.call(corporateFrontUsers.get, { id: mine.id }, { token })).body;
    expect(row).toMatchObject({ id: mine.id, company: { id: northwind }, groups: [] });
    const details = (await world.call(corporateFrontUserCalls.details, { id: mine.id }, { token })).body;
    expect(details).toMatchObject({ id: mine.id, connections: [], recentShares: [], scheduledShares: 0 });
    const shut = await world.call(corporateFrontUserCalls.details, { id: theirs.id }, { token });
    expect(refusal(shut)).toEqual([404, "not_found"]);
    expect(refusal(await world.call(corporateFrontUsers.get, { id: theirs.id }, { token }))).toEqual([
      404,
      "not_found",
    ]);
    const hidden = await world.call(corporateFrontUsers.history, { id: theirs.id }, { token });
    expect(refusal(hidden)).toEqual([404, "not_found"]);
    expect((await world.call(corporateFrontUsers.count, {}, { token })).body.exact).toBe(true);
    expect((await world.call(adminFrontUsers.list, {}, { token })).status).toBe(403);
    expect((await world.call(corporateFrontUsers.list, {}, { token: provider.token })).status).toBe(403);
  });

  test("are exported to a file with what the list shows", async () => {
    const person = await add(northwind, { name: `Export ${unique("Person")}` });
    const { rows, next } = (
      await world.call(corporateFrontUsers.export, { search: person.email }, { token: corporate.token })
    ).body;
    expect(next).toBeNull();
    expect(rows.map((row) => row.slice(1, 5))).toEqual([[person.email, "Northwind", "ENABLED", "Export"]]);
    expect(rows[0]).toHaveLength(Object.keys(corporateFrontUsers.fields).length);
  });

  test("are exported as text, whatever somebody calls themselves", async () => {
    const person = await add(northwind, { name: "=cmd|'/C_calc'!A0 @SUM(1)" });
    const { body } = await world.call(
      corporateFrontUsers.export,
      { search: person.email },
      { token: corporate.token },
    );
    expect(body.rows[0]).toEqual(expect.arrayContaining(["'=cmd|'/C_calc'!A0", "'@SUM(1)"]));
    expect(body.rows.flat().filter((cell) => /^[=+@|%]/.test(cell))).toEqual([]);
  });
});

test("individual users have a list of their own with its own permission", async () => {
  const [single, member] = [await add(other, { type: "INDIVIDUAL" }), await add(other)];
  const { body } = await world.call(individualUsers.list, { limit: 100 }, { token: provider.token });
  expect(ids(body)).toContain(single.id);
  expect(ids(body)).not.toContain(member.id);
  const { body: counted } = await world.call(individualUsers.count, {}, { token: provider.token });
  expect(counted.count).toBe(body.items.length);
  const hidden = await world.call(individualUsers.get, { id: member.id }, { token: provider.token });
  expect(refusal(hidden)).toEqual([404, "not_found"]);
  const without = await addStaff(world, userTypes.subAdmin, ["list_front_user"]);
  expect((await world.call(individualUsers.list, {}, { token: without.token })).status).toBe(403);
});
