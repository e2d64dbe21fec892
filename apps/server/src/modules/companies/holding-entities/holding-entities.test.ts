import { holdingEntity } from "@polyphon/contract/companies/holding-entity.resource.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { addCompany, addStaff, type TestPerson } from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let admin: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  admin = await addStaff(world, userTypes.superAdmin, []);
});
afterAll(() => world.close());

const adding = (companies: number[], changes: { title?: string; moveCompanies?: boolean } = {}) =>
  world.call(
    holdingEntity.add,
    { title: unique("Holding"), companies, moveCompanies: false, ...changes },
    { token: admin.token },
  );
const reading = async (id: number) =>
  (await world.call(holdingEntity.get, { id }, { token: admin.token })).body;
const idsOf = (row: { companies: readonly { readonly id: number }[] }) => row.companies.map(({ id }) => id);

describe("a holding entity", () => {
  test("has a title and domains [C3other-01]", async () => {
    const companies = [await addCompany(world), await addCompany(world)];
    const { status, body } = await adding(companies, { title: unique("Lumen Group") });
    expect(status).toBe(200);
    expect(idsOf(await reading(body.id)).toSorted((one, other) => one - other)).toEqual(companies);
  });

  test("has a title of 255 characters at most [C5entities-01]", async () => {
    const companies = [await addCompany(world)];
    expect((await adding(companies, { title: "x".repeat(255) })).status).toBe(200);
    const { problem } = await adding(companies, { title: "x".repeat(256) });
    expect([problem.code, problem.violations?.map(({ field }) => field)]).toEqual([10012, ["title"]]);
  });

  test("needs one domain at least [C5entities-02]", async () => {
    const { problem } = await adding([]);
    expect([problem.code, problem.violations?.map(({ field }) => field)]).toEqual([10012, ["companies"]]);
  });

  test("takes a company from another holding entity only when the request says so", async () => {
    const company = await addCompany(world, { name: "Moving Ltd" });
    const stays = await addCompany(world);
    const first = (await adding([company, stays])).body;
    const { problem } = await adding([company]);
    expect(problem.violations?.[0]).toMatchObject({ field: "companies" });
    expect(problem.violations?.[0]?.message).toContain("Moving Ltd");

    const second = (await adding([company], { moveCompanies: true })).body;
    expect([idsOf(await reading(first.id)), idsOf(await reading(second.id))]).toEqual([[stays], [company]]);
  });

  test("is not silently overwritten by two people at once, and a stale version changes nothing", async () => {
    const [one, two] = [await addCompany(world), await addCompany(world)];
    const { body } = await adding([one]);
    const edit = (title: string, version: number) =>
      world.call(
        holdingEntity.edit,
        { id: body.id, version, title, companies: [one, two], moveCompanies: false },
        { token: admin.token },
      );
    expect((await edit(unique("New"), body.version)).status).toBe(200);
    expect((await edit(unique("Newer"), body.version)).problem.error).toBe("edited_meanwhile");
    expect(
      (await adding([await addCompany(world)], { title: (await reading(body.id)).title })).problem.error,
    ).toBe("duplicate");
  });

  test("releases its companies when it is removed", async () => {
    const company = await addCompany(world);
    const { body } = await adding([company]);
    expect((await world.call(holdingEntity.remove, { id: body.id }, { token: admin.token })).status).toBe(
      200,
    );
    expect((await adding([company])).status).toBe(200);
  });

  test("belongs to the provider: a company's staff are refused even with the permission", async () => {
    const person = await addStaff(
      world,
      userTypes.corporateAdmin,
      ["list_holding_entity"],
      await addCompany(world),
    );
    expect((await world.call(holdingEntity.list, {}, { token: person.token })).problem.error).toBe(
      "access_denied",
    );
  });
});
