import {
  readSharingState,
  setCompanySwitch,
  setKillSwitch,
} from "@polyphon/contract/operations/kill-switch.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
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
let companies: number[];
let operator: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  companies = [await addCompany(world), await addCompany(world)];
  operator = await addStaff(world, userTypes.subAdmin, ["list_kill_switch_cron"]);
  admin = await addStaff(world, userTypes.corporateAdmin, [], companies[0] ?? 0);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.asSuperuser("truncate kill_switch_log");
  await world.arrange(async (tx) => {
    for (const table of ["share", "kill_switch"]) await tx.client.query(`delete from ${table}`);
  });
});

const stateFor = async ({ token }: TestPerson) => (await world.call(readSharingState, {}, { token })).body;
const press = (scope: "all" | "network", key: string) =>
  world.call(setKillSwitch, { scope, key, active: true, reason: "429 storm" }, { token: operator.token });

/** A share of somebody in the company that a switch holds. */
async function addHeld(companyId: number): Promise<void> {
  const category = await addCategory(world, [companyId]);
  const person = await addFrontUser(world, companyId);
  const id = await addShare(world, person, await addPost(world, category), { state: "HELD" });
  await world.arrange((tx) => tx.client.query("update share set reason = 'kill_switch' where id = $1", [id]));
}

test("says that sharing runs while no switch is on", async () => {
  expect(await stateFor(operator)).toEqual({ stopped: false, networks: [], held: { value: 0, exact: true } });
});

test("names the stopped networks and counts held shares, for a company its own only", async () => {
  for (const companyId of companies) await addHeld(companyId);
  await press("network", "TWITTER");
  const stopped = { stopped: false, networks: ["TWITTER"] };
  expect(await stateFor(operator)).toEqual({ ...stopped, held: { value: 2, exact: true } });
  expect(await stateFor(admin)).toEqual({ ...stopped, held: { value: 1, exact: true } });
});

test("says that everything is stopped, to a company also when only it is", async () => {
  await addHeld(companies[0] ?? 0);
  const input = { companyId: companies[0] ?? 0, active: true, reason: "they asked" };
  await world.call(setCompanySwitch, input, { token: operator.token });
  expect(await stateFor(admin)).toMatchObject({ stopped: true, held: { value: 1 } });
  expect(await stateFor(operator)).toMatchObject({ stopped: false });
  await press("all", "");
  expect(await stateFor(operator)).toMatchObject({ stopped: true, held: { value: 1 } });
});

test("is for staff only", async () => {
  const person = await addFrontUser(world, companies[0] ?? 0);
  expect((await world.call(readSharingState, {}, { token: person.token })).status).toBe(403);
});
