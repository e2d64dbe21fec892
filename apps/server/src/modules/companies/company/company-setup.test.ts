import { readCompanySetup, setupSteps } from "@polyphon/contract/companies/company-setup.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addStaff,
  connectLinkedin,
  type TestPerson,
} from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let reader: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  reader = await addStaff(world, userTypes.subAdmin, ["list_company"]);
});
afterAll(() => world.close());

const setupOf = (id: number, person = reader) =>
  world.call(readCompanySetup, { id }, { token: person.token });
const openSteps = async (id: number) =>
  (await setupOf(id)).body.steps.filter(({ done }) => !done).map(({ step }) => step);

test("a new company lacks everything, and each step is done with what it asks for, in its company alone", async () => {
  const company = await addCompany(world);
  const neighbour = await addCompany(world);
  expect(await openSteps(company)).toEqual([...setupSteps]);
  await world.arrange((tx) =>
    tx.client.query("update company set logo_key = 'logos/some' where id = $1", [company]),
  );
  expect(await openSteps(company)).not.toContain("look");
  await addCategory(world, [company]);
  expect(await openSteps(company)).toEqual(["manager", "employees", "networks"]);
  await addStaff(world, userTypes.corporateAdmin, ["list_post"], company);
  expect(await openSteps(company)).toContain("manager");
  await addStaff(world, userTypes.corporateAdmin, ["list_front_user"], company);
  expect(await openSteps(company)).toEqual(["employees", "networks"]);
  const person = await addFrontUser(world, company);
  expect(await openSteps(company)).toEqual(["networks"]);
  await connectLinkedin(world, person);
  expect(await openSteps(company)).toEqual([]);
  expect(await openSteps(neighbour)).toEqual([...setupSteps]);
});

test("is for the provider's staff who may see companies", async () => {
  const company = await addCompany(world);
  expect((await setupOf(900_000_001)).status).toBe(404);
  const without = await addStaff(world, userTypes.subAdmin, ["list_post"]);
  const corporate = await addStaff(world, userTypes.corporateAdmin, ["list_company"], company);
  for (const person of [without, corporate]) expect((await setupOf(company, person)).status).toBe(403);
});
