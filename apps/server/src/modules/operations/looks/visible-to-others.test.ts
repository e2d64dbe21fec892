import { doings } from "@polyphon/contract/kit/about.ts";
import { endpoints } from "@polyphon/contract/endpoints.ts";
import {
  listOwnLooks,
  readCompanyVisibility,
  readDataSheet,
  readOwnVisibility,
} from "@polyphon/contract/operations/looks.contract.ts";
import { type Side, sides } from "@polyphon/contract/operations/looks.ts";
import {
  adminFrontUserCalls,
  corporateFrontUserCalls,
} from "@polyphon/contract/people/front-users/front-user-calls.contract.ts";
import { type PermissionKey, permissionKeys, userTypes } from "@polyphon/contract/permissions.ts";
import { companyNeed } from "@polyphon/rules/people/roles/role-assignment.ts";
import { whoSees } from "@polyphon/rules/operations/who-sees.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCompany, addFrontUser, addStaff, type TestPerson } from "../../../../test/people.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { refuseAccess } from "../../../platform/http/access.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";

let world: World;
let company: number;
let manager: TestPerson;
let provider: TestPerson;

const keys = ["list_front_user", "list_corporate_user"] as const;

beforeAll(async () => {
  world = await openWorld();
  company = await addCompany(world, { name: "Nordwind" });
  manager = await addStaff(world, userTypes.corporateAdmin, keys, company);
  provider = await addStaff(world, userTypes.subAdmin, keys);
});
afterAll(() => world.close());

const as = ({ token }: TestPerson) => ({ token });
const looksOf = async (person: TestPerson, input: object = {}) =>
  (await world.call(listOwnLooks, input, as(person))).body;
const look = (person: TestPerson, reader = manager) =>
  world.call(corporateFrontUserCalls.details, { id: person.id }, as(reader));
const inCouncilMode = (id: number, minimum: number) =>
  world.arrange((tx) =>
    tx.client.query("update company set works_council = true, works_council_minimum = $2 where id = $1", [
      id,
      minimum,
    ]),
  );

describe("what others see of an employee", () => {
  test("is for every role exactly what the server lets it call", () => {
    const people = endpoints.flatMap(({ about, access }) =>
      about === "none" || about === "group" ? [] : [{ about, access }],
    );
    const actorOf = (key: PermissionKey, userType: number, side: Side) =>
      ({
        kind: "staff",
        accountId: 1,
        companyId: side === "company" ? 1 : null,
        fullAccess: userType === userTypes.superAdmin,
        permissions: new Set<PermissionKey>([key]),
        restriction: null,
      }) as unknown as StaffActor;
    for (const key of permissionKeys) {
      for (const userType of Object.values(userTypes)) {
        const need = companyNeed(userType);
        const role = { userType, permissions: [key] };
        const seen = whoSees(endpoints, [role], { minimum: null, individuals: true }).doings;
        for (const side of sides.filter(
          (one) => need === "optional" || (need === "required") === (one === "company"),
        )) {
          const actor = actorOf(key, userType, side);
          const open = people.filter(({ access }) => refuseAccess(access, actor) === null);
          const declared = doings.filter((doing) => open.some(({ about }) => about.person.includes(doing)));
          const shown = seen
            .filter(({ by }) => by.some((one) => one.side === side))
            .map(({ doing }) => doing);
          expect([key, userType, side, shown]).toEqual([key, userType, side, declared]);
        }
      }
    }
  });

  test("follows the rights that the roles have, and the company's mode with its minimum", async () => {
    const own = await addCompany(world);
    const employee = await addFrontUser(world, own);
    const seen = async () => (await world.call(readOwnVisibility, {}, as(employee))).body;
    const sharesIn = async () =>
      (await seen()).doings
        .find(({ doing }) => doing === "shares")
        ?.by.find(({ side, userType }) => side === "company" && userType === "corporateAdmin");
    expect(await seen()).toMatchObject({ minimum: null });
    expect(await sharesIn()).toMatchObject({ sight: "named", namedFor: [] });
    await inCouncilMode(own, 17);
    expect(await seen()).toMatchObject({ minimum: 17 });
    expect(await sharesIn()).toMatchObject({ sight: "unnamed", namedFor: ["endsThem"] });
  });
});

describe("who has looked", () => {
  test("is read by the employee: a colleague by name and role, the provider's staff by role alone", async () => {
    const person = await addFrontUser(world, company);
    await look(person);
    await look(person);
    await world.call(adminFrontUserCalls.details, { id: person.id }, as(provider));
    const { items, next } = await looksOf(person);
    expect(next).toBeNull();
    const seen = (times: number) => ["connections", "shares", "signIns"].map((doing) => ({ doing, times }));
    expect(items).toMatchObject([
      { name: null, userType: "subAdmin", seen: seen(1) },
      { name: "Stella Staff", userType: "corporateAdmin", seen: seen(2) },
    ]);
  });

  test("is nobody else's to read", async () => {
    const [one, other] = [await addFrontUser(world, company), await addFrontUser(world, company)];
    await look(one);
    expect((await looksOf(one)).items).toHaveLength(1);
    expect((await looksOf(other)).items).toEqual([]);
    expect((await world.call(listOwnLooks, {}, as(manager))).status).toBe(403);
  });

  test("is one line for a reader and a day, page by page, each once, newest first", async () => {
    const person = await addFrontUser(world, company);
    const readers = [manager];
    for (let more = 0; more < 4; more += 1)
      readers.push(await addStaff(world, userTypes.corporateUser, keys, company));
    for (const reader of readers) await look(person, reader);
    await world.arrange((tx) =>
      tx.client.query(
        `insert into look (company_id, person_id, day, reader_id, doing, reader_type, of_provider, first_at, last_at)
         select company_id, person_id, day - 1, reader_id, doing, reader_type, of_provider,
           first_at - interval '1 day', last_at - interval '1 day' from look where person_id = $1`,
        [person.id],
      ),
    );
    const paged: string[] = [];
    let after: string | undefined;
    do {
      const page = await looksOf(person, { limit: 3, ...(after === undefined ? {} : { after }) });
      paged.push(...page.items.map(({ lastAt }) => lastAt));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(paged).toHaveLength(10);
    expect(paged).toEqual(paged.toSorted().toReversed());
    expect(new Set(paged).size).toBe(10);
  });

  test("stays empty in works-council mode", async () => {
    const own = await addCompany(world);
    const reader = await addStaff(world, userTypes.corporateAdmin, keys, own);
    const person = await addFrontUser(world, own);
    await inCouncilMode(own, 10);
    expect((await look(person, reader)).status).toBe(200);
    expect((await looksOf(person)).items).toEqual([]);
  });
});

describe("the works council's page", () => {
  const read = (person: TestPerson, companyId?: number) =>
    world.call(readCompanyVisibility, companyId === undefined ? {} : { companyId }, as(person));

  test("says of the own company what its employees read, and nothing of another one", async () => {
    const employee = await addFrontUser(world, company);
    const own = (await world.call(readOwnVisibility, {}, as(employee))).body;
    expect((await read(manager)).body).toEqual({
      company: { id: company, name: "Nordwind" },
      visibility: own,
    });
    expect(refusal(await read(manager, await addCompany(world)))).toEqual([404, "not_found"]);
    expect((await read(employee)).status).toBe(403);
  });

  test("is of the company that the provider's staff name, and of none until then", async () => {
    expect((await read(provider)).body).toBeNull();
    expect((await read(provider, company)).body?.company.id).toBe(company);
  });

  test("gives out its data sheet in the language of the caller, of a company that the caller may see", async () => {
    const sheet = (person: TestPerson, language: string, companyId?: number) =>
      world.call(readDataSheet, companyId === undefined ? {} : { companyId }, { ...as(person), language });
    const { body } = await sheet(manager, "de");
    expect(body.fileName).toBe("Daten von Mitarbeitenden - Nordwind.pdf");
    expect(Buffer.from(body.content, "base64").subarray(0, 5).toString()).toBe("%PDF-");
    expect((await sheet(provider, "en", company)).body.fileName).toBe("Employee data - Nordwind.pdf");
    expect(refusal(await sheet(provider, "en"))).toEqual([404, "not_found"]);
    expect(refusal(await sheet(manager, "en", await addCompany(world)))).toEqual([404, "not_found"]);
  });
});
