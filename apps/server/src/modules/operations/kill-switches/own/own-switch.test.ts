import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import {
  listSwitchLog,
  previewSwitch,
  readSharingState,
  setCompanySwitch,
  setPostSwitch,
} from "@polyphon/contract/operations/kill-switch.contract.ts";
import {
  readOwnPostSwitch,
  readOwnSwitch,
  setOwnPostSwitch,
  setOwnSwitch,
} from "@polyphon/contract/operations/own-switch.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addPost,
  addStaff,
  type TestPerson,
} from "../../../../../test/people.ts";
import { addShare } from "../../../../../test/sharing/shares.ts";
import { openWorld, type World } from "../../../../../test/world.ts";

let world: World;
let company: number;
let neighbour: number;
let employee: TestPerson;
let manager: TestPerson;
let operator: TestPerson;
let ownPost: number;
let providersPost: number;

beforeAll(async () => {
  world = await openWorld();
  company = await addCompany(world);
  neighbour = await addCompany(world);
  employee = await addFrontUser(world, company);
  manager = await addStaff(world, userTypes.corporateAdmin, ["list_front_user"], company);
  operator = await addStaff(world, userTypes.subAdmin, ["list_kill_switch_cron", "list_kill_switch_post"]);
  const category = await addCategory(world, [company]);
  providersPost = await addPost(world, category);
  ownPost = await addPost(world, category, { companyId: company });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.asSuperuser("truncate kill_switch_log");
  await world.arrange(async (tx) => {
    for (const table of ["share", "kill_switch"]) await tx.client.query(`delete from ${table}`);
    await tx.client.query("update post set killed_at = null");
  });
});

const as = ({ token }: TestPerson) => ({ token });
const reason = "A crisis at the plant";
const setOwn = (active: boolean, person = manager) =>
  world.call(setOwnSwitch, { active, reason }, as(person));
const readOwn = async (person = manager) => (await world.call(readOwnSwitch, {}, as(person))).body;
const setOnPost = (postId: number, active: boolean, person = manager) =>
  world.call(setOwnPostSwitch, { postId, active, reason }, as(person));
const providerSets = (active: boolean) =>
  world.call(setCompanySwitch, { companyId: company, active, reason: "Unpaid" }, as(operator));
const logOf = async (scope: "company" | "post", key: number) =>
  (await world.call(listSwitchLog, { scope, key: String(key) }, as(operator))).body.items;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const isStopped = async (person: TestPerson) =>
  (await world.call(readSharingState, {}, as(person))).body.stopped;

describe("a company's own staff", () => {
  test("stop and release sharing in their company, with figures and a reason, and nobody else's", async () => {
    await addShare(world, employee, providersPost, { dueAt: inHours(3) });
    const elsewhere = await addFrontUser(world, neighbour);
    const there = await addPost(world, await addCategory(world, [neighbour]));
    await addShare(world, elsewhere, there, { dueAt: inHours(3) });
    expect(await readOwn()).toMatchObject({
      state: { active: false },
      byProvider: false,
      planned: { value: 1, exact: true },
    });
    expect((await setOwn(true)).body).toMatchObject({ active: true, reason });
    expect((await readOwn()).state).toMatchObject({ active: true, reason, by: expect.any(String) });
    expect([await isStopped(manager), await isStopped(operator)]).toEqual([true, false]);
    const log = await logOf("company", company);
    expect(log).toMatchObject([{ active: true, reason, affected: { value: 1 } }]);
    expect(log[0]?.by).not.toBeNull();
    expect((await setOwn(false)).body).toMatchObject({ active: false });
    expect(await isStopped(manager)).toBe(false);
  });

  test("press twice without a second entry in the log", async () => {
    await Promise.all([setOwn(true), setOwn(true)]);
    expect(await logOf("company", company)).toHaveLength(1);
  });

  test("do not release what the provider has stopped, and do not read the provider's reason", async () => {
    await providerSets(true);
    const found = await readOwn();
    expect(found).toMatchObject({ byProvider: true, state: { active: true, reason: null, by: null } });
    for (const active of [false, true])
      expect((await setOwn(active)).problem).toMatchObject({ error: "switch_of_provider" });
    expect(await isStopped(manager)).toBe(true);
  });

  test("lose their stop to the provider, who takes it over with a reason of its own", async () => {
    await setOwn(true);
    await providerSets(true);
    expect((await setOwn(false)).problem).toMatchObject({ error: "switch_of_provider" });
    expect((await logOf("company", company)).map((one) => one.reason)).toEqual(["Unpaid", reason]);
    await providerSets(false);
    expect((await readOwn()).state.active).toBe(false);
    await setOwn(true);
    const { body } = await world.call(
      previewSwitch,
      { scope: "company", key: String(company) },
      as(operator),
    );
    expect(body.state).toMatchObject({ active: true, reason });
    await providerSets(false);
    expect(await isStopped(manager)).toBe(false);
  });

  test("stop and release a post that the company has written, and employees no longer see it", async () => {
    await addShare(world, employee, ownPost, { dueAt: inHours(3) });
    const seen = async () =>
      (await world.call(listFrontPosts, {}, as(employee))).body.items.some(({ id }) => id === ownPost);
    const { body } = await world.call(readOwnPostSwitch, { postId: ownPost }, as(manager));
    expect(body).toMatchObject({ state: { active: false }, planned: { value: 1, exact: true } });
    expect((await setOnPost(ownPost, true)).status).toBe(200);
    expect(await seen()).toBe(false);
    expect(await logOf("post", ownPost)).toMatchObject([{ active: true, reason }]);
    expect((await setOnPost(ownPost, false)).status).toBe(200);
    expect(await seen()).toBe(true);
  });

  test("do not stop a post of the provider or of another company, nor release one that the provider stopped", async () => {
    const theirs = await addPost(world, await addCategory(world, [neighbour]), { companyId: neighbour });
    for (const postId of [providersPost, theirs, 900_000_001]) {
      expect((await setOnPost(postId, true)).status).toBe(404);
      expect((await world.call(readOwnPostSwitch, { postId }, as(manager))).status).toBe(404);
    }
    await world.call(setPostSwitch, { postId: ownPost, active: true, reason: "Wrong figures" }, as(operator));
    expect((await setOnPost(ownPost, false)).problem).toMatchObject({ error: "switch_of_provider" });
    const { rows } = await world.arrange((tx) =>
      tx.client.query("select from post where id = $1 and killed_at is not null", [ownPost]),
    );
    expect(rows).toHaveLength(1);
  });

  test("need the permission for the company's employees, and to be a company's staff", async () => {
    const writer = await addStaff(world, userTypes.writer, ["edit_post"], company);
    const provider = await addStaff(world, userTypes.subAdmin, ["list_front_user"]);
    for (const person of [writer, provider, employee]) {
      expect((await setOwn(true, person)).status).toBe(403);
      expect((await setOnPost(ownPost, true, person)).status).toBe(403);
    }
    expect(await isStopped(manager)).toBe(false);
  });
});
