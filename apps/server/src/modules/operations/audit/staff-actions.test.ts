import { endpoints } from "@polyphon/contract/endpoints.ts";
import { category } from "@polyphon/contract/content/categories/category.resource.ts";
import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { setCompanySwitch } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { setOwnSwitch } from "@polyphon/contract/operations/own-switch.contract.ts";
import { actionThings, actionVerbs } from "@polyphon/contract/operations/staff-actions.ts";
import { listStaffActions } from "@polyphon/contract/operations/staff-actions.contract.ts";
import { adminFrontUserCalls } from "@polyphon/contract/people/front-users/front-user-calls.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { likePost } from "@polyphon/contract/content/feed/feed.contract.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addPost,
  addStaff,
  type TestPerson,
} from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { actionCatalogue, actionNames, isStaffCommand, unlisted } from "./action-catalogue.ts";

let world: World;
let company: number;
let neighbour: number;
let manager: TestPerson;
let colleague: TestPerson;
let stranger: TestPerson;
let provider: TestPerson;
let employee: TestPerson;
let topic: number;

beforeAll(async () => {
  world = await openWorld();
  company = await addCompany(world);
  neighbour = await addCompany(world);
  const keys = ["list_corporate_user", "list_front_user"] as const;
  manager = await addStaff(world, userTypes.corporateAdmin, keys, company);
  colleague = await addStaff(world, userTypes.corporateUser, keys, company);
  stranger = await addStaff(world, userTypes.corporateAdmin, keys, neighbour);
  provider = await addStaff(world, userTypes.subAdmin, [...keys, "list_category", "list_kill_switch_cron"]);
  employee = await addFrontUser(world, company);
  topic = await addCategory(world, [company], "Wind and grid");
});
afterAll(() => world.close());

type Asked = CallOf<typeof listStaffActions>;
const as = ({ token }: TestPerson) => ({ token });
const list = (person: TestPerson, asked: Asked = {}) => world.call(listStaffActions, asked, as(person));
const rows = async (person: TestPerson, asked: Asked = {}) => (await list(person, asked)).body.items;
const stop = (person: TestPerson, active: boolean) =>
  world.call(setOwnSwitch, { active, reason: "A crisis at the plant" }, as(person));

test("a company's staff read what their colleagues did, the newest first, and nothing of another company", async () => {
  await stop(manager, true);
  await stop(colleague, false);
  await stop(stranger, true);
  expect(await rows(manager)).toMatchObject([
    { by: { id: colleague.id }, verb: "released", thing: "killSwitch", company: { id: company } },
    {
      by: { id: manager.id, name: "Stella Staff" },
      verb: "stopped",
      thing: "killSwitch",
      details: { reason: "A crisis at the plant" },
    },
  ]);
  const others = await rows(stranger);
  expect(others.map(({ by }) => by?.id)).toEqual([stranger.id]);
  expect(await rows(manager, { company: String(neighbour) })).toEqual([]);
});

test("what employees do is not among it", async () => {
  const post = await addPost(world, topic);
  expect((await world.call(likePost, { id: post, on: true }, as(employee))).status).toBe(200);
  const { body } = await list(provider, { limit: 100 });
  expect(body.items.map(({ by }) => by?.id)).not.toContain(employee.id);
});

test("the provider reads what all staff did, with the name of the thing, and nothing of what was refused", async () => {
  await world.call(adminFrontUserCalls.act, { ids: [employee.id], action: "DISABLE" }, as(provider));
  const unused = await addCategory(world, [company], "Never used");
  for (const id of [unused, topic])
    await world.call(category.act, { ids: [id], action: "remove" }, as(provider));
  const [removed, disabled] = await rows(provider, { by: String(provider.id) });
  expect(removed).toMatchObject({ verb: "deleted", thing: "category", thingId: unused, thingName: null });
  expect(disabled).toMatchObject({ verb: "disabled", thing: "employee", thingId: employee.id });
  expect(disabled?.thingName).toBe("Frida Front");
});

test("the provider's staff stay unnamed to a company, which sees what they did to its people", async () => {
  await world.call(adminFrontUserCalls.act, { ids: [employee.id], action: "ENABLE" }, as(provider));
  const [newest] = await rows(manager);
  expect(newest).toMatchObject({ by: null, verb: "enabled", thing: "employee", thingId: employee.id });
});

test("filters by who, kind, thing, company and day, and goes on behind the last of a page", async () => {
  await world.call(setCompanySwitch, { companyId: company, active: true, reason: "Unpaid" }, as(provider));
  const [stopped] = await rows(provider, { kind: "STOPPED", thing: "killSwitch" });
  expect(stopped).toMatchObject({ verb: "stopped", thingId: company, details: { reason: "Unpaid" } });
  for (const { verb } of await rows(provider, { kind: "REMOVED" })) expect(actionVerbs[verb]).toBe("REMOVED");
  for (const { verb } of await rows(provider, { kind: "CHANGED,REMOVED", thing: "employee" }))
    expect(["enabled", "disabled"]).toContain(verb);
  expect((await rows(provider, { thing: "category" })).length).toBe(1);
  for (const row of await rows(provider, { company: String(neighbour) }))
    expect(row.company?.id).toBe(neighbour);
  expect(await rows(provider, { atTo: "2020-01-01" })).toEqual([]);
  const first = await list(provider, { limit: 2 });
  const second = await list(provider, { limit: 2, after: first.body.next ?? "" });
  const ids = [...first.body.items, ...second.body.items].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
});

test("is closed to whoever does not manage a company's staff", async () => {
  const other = await addStaff(world, userTypes.corporateUser, ["list_front_user"], company);
  expect((await list(other)).problem.error).toBe("access_denied");
});

test("every command of staff has a word in the log, or is known to be none", () => {
  const unknown = endpoints
    .filter((call) => isStaffCommand(call) && !actionCatalogue.has(call.name) && !unlisted.has(call.name))
    .map(({ name }) => name);
  expect(unknown).toEqual([]);
  const commands = new Set(endpoints.filter(isStaffCommand).map(({ name }) => name));
  expect([...unlisted].filter((name) => !commands.has(name))).toEqual([]);
});

test("every thing of the filter is one that is acted on", () => {
  expect(actionThings.filter((thing) => actionNames(undefined, thing).names.length === 0)).toEqual([]);
});
