import { weighDeactivation } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addPost,
  addStaff,
  type TestPerson,
} from "../../../../test/people.ts";
import { addShare } from "../../../../test/sharing/shares.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let admin: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  admin = await addStaff(world, userTypes.superAdmin, []);
});
afterAll(() => world.close());

test("deactivating companies is weighed in figures over all of them: people, autopilot, and shares that are published all the same", async () => {
  const [one, other, quiet] = [await addCompany(world), await addCompany(world), await addCompany(world)];
  const person = await addFrontUser(world, one);
  await addFrontUser(world, one);
  await addFrontUser(world, other);
  const post = await addPost(world, await addCategory(world, [one]));
  await addShare(world, person, post, { dueAt: new Date(Date.now() + 3_600_000).toISOString() });
  const weigh = (ids: number[], by = admin) => world.call(weighDeactivation, { ids }, { token: by.token });
  expect((await weigh([one, other, other])).body).toEqual({
    employees: 3,
    autopilotUsers: 0,
    scheduledShares: 1,
  });
  expect((await weigh([quiet])).body).toEqual({ employees: 0, autopilotUsers: 0, scheduledShares: 0 });
  expect((await weigh([one, 900_000_001])).status).toBe(404);
  const reader = await addStaff(world, userTypes.subAdmin, ["list_company"]);
  expect((await weigh([one], reader)).status).toBe(403);
});
