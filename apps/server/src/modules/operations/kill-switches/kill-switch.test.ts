import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import {
  listCronRuns,
  listPostSwitches,
  listStopped,
  listSwitchCompanies,
  listSwitchLog,
  previewPostSwitch,
  previewSwitch,
  readKillSwitches,
  setCompanySwitch,
  setKillSwitch,
  setPostSwitch,
} from "@polyphon/contract/operations/kill-switch.contract.ts";
import { listErrorLog, listPostLog } from "@polyphon/contract/operations/logs.contract.ts";
import { prohibitedEmail } from "@polyphon/contract/content/prohibited/prohibited-email.resource.ts";
import { type PermissionKey, permissionKeys, userTypes } from "@polyphon/contract/permissions.ts";
import { operations as german } from "@polyphon/i18n/de/operations/operations.admin.ts";
import { operations as english } from "@polyphon/i18n/en/operations/operations.admin.ts";
import { readJobSchedule } from "@polyphon/rules/time/job-schedule.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addPost,
  addSession,
  addStaff,
  type TestPerson,
} from "../../../../test/people.ts";
import { addShare } from "../../../../test/sharing/shares.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;
let category: number;
let post: number;
let employee: TestPerson;
let operator: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  company = await addCompany(world);
  category = await addCategory(world, [company]);
  post = await addPost(world, category);
  employee = await addFrontUser(world, company);
  operator = await addStaff(world, userTypes.subAdmin, ["list_kill_switch_cron", "list_kill_switch_post"]);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.asSuperuser("truncate kill_switch_log");
  await world.arrange(async (tx) => {
    for (const table of ["share", "kill_switch"]) await tx.client.query(`delete from ${table}`);
    await tx.client.query("update post set killed_at = null");
  });
});

const as = (person: TestPerson) => ({ token: person.token });
const press = (scope: "all" | "network" | "cron", key: string, active: boolean, person = operator) =>
  world.call(setKillSwitch, { scope, key, active, reason: "429 storm" }, as(person));
const read = async () => (await world.call(readKillSwitches, {}, as(operator))).body;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

async function addHeld(person: TestPerson, hours: number): Promise<number> {
  const id = await addShare(world, person, await addPost(world, category), { dueAt: inHours(hours) });
  await world.arrange((tx) =>
    tx.client.query(
      "update share set state = 'HELD', reason = 'kill_switch', held_at = now() where id = $1",
      [id],
    ),
  );
  return id;
}

describe("kill switches", () => {
  test("stop all sharing, a network, a company, a post and a scheduled job [A1-20]", async () => {
    await press("all", "", true);
    await press("network", "TWITTER", true);
    await press("cron", "clear-uploads", true);
    await world.call(setCompanySwitch, { companyId: company, active: true, reason: "asked" }, as(operator));
    await world.call(setPostSwitch, { postId: post, active: true, reason: "withdrawn" }, as(operator));
    const { rows } = await world.arrange((tx) =>
      tx.client.query("select scope, key from kill_switch where active order by scope"),
    );
    expect(rows).toEqual([
      { scope: "all", key: "" },
      { scope: "company", key: String(company) },
      { scope: "cron", key: "clear-uploads" },
      { scope: "network", key: "TWITTER" },
      { scope: "post", key: String(post) },
    ]);
  });

  test("have a name for every scheduled job, in both languages", async () => {
    const jobs = (await world.call(readKillSwitches, {}, { token: operator.token })).body.cron;
    expect(jobs.length).toBeGreaterThan(10);
    for (const { jobs: words } of [english, german])
      expect(jobs.map(({ job }) => job).filter((job) => !(job in words))).toEqual([]);
    expect(jobs.filter(({ schedule }) => readJobSchedule(schedule) === null)).toEqual([]);
  });

  test("require list_kill_switch_cron and list_kill_switch_post, for the provider's staff only [C6-27]", async () => {
    const keyOf = async (keys: PermissionKey[], companyId: number | null = null) =>
      addStaff(world, companyId === null ? userTypes.subAdmin : userTypes.corporateAdmin, keys, companyId);
    const statuses = async (person: TestPerson) => [
      (await world.call(readKillSwitches, {}, as(person))).status,
      (await world.call(listSwitchLog, {}, as(person))).status,
      (await press("network", "XING", true, person)).status,
      (await world.call(listPostSwitches, {}, as(person))).status,
      (await world.call(setPostSwitch, { postId: post, active: false, reason: "x" }, as(person))).status,
    ];
    expect(await statuses(await keyOf(["list_kill_switch_cron"]))).toEqual([200, 200, 200, 403, 403]);
    expect(await statuses(await keyOf(["list_kill_switch_post"]))).toEqual([403, 403, 403, 200, 200]);
    const others = permissionKeys.filter((key) => !key.startsWith("list_kill_switch"));
    expect(await statuses(await keyOf(others))).toEqual([403, 403, 403, 403, 403]);
    const both: PermissionKey[] = ["list_kill_switch_cron", "list_kill_switch_post"];
    expect(await statuses(await keyOf(both, company))).toEqual([403, 403, 403, 403, 403]);
    expect(await statuses(employee)).toEqual([403, 403, 403, 403, 403]);
    const ended = await addSession(world, operator.id, null, new Date(Date.now() - 1000));
    expect(await statuses({ ...operator, token: ended })).toEqual([401, 401, 401, 401, 401]);
  });

  test("have their own keys in the catalogue of permissions [A6-34]", () => {
    for (const key of [
      "list_kill_switch_cron",
      "list_kill_switch_post",
      "list_prohibited_email",
      "list_error_log",
      "list_post_log",
    ])
      expect(permissionKeys).toContain(key);
  });

  test("require a reason, and refuse an unknown target, in both languages", async () => {
    const blank = await world.call(setKillSwitch, { scope: "all", active: true, reason: "  " }, as(operator));
    expect([blank.status, blank.problem.violations?.[0]?.field]).toEqual([400, "reason"]);
    for (const [scope, key] of [
      ["all", "x"],
      ["network", "MYSPACE"],
      ["cron", "check-media"],
    ] as const)
      expect((await press(scope, key, true)).status).toBe(404);
    const german = await world.call(
      setCompanySwitch,
      { companyId: 900_000_001, active: true, reason: "x" },
      { ...as(operator), language: "de" },
    );
    expect([german.status, german.problem.description]).toEqual([404, "Eintrag nicht gefunden"]);
    expect(
      (await world.call(setPostSwitch, { postId: 900_000_001, active: true, reason: "x" }, as(operator)))
        .status,
    ).toBe(404);
  });

  test("report what is planned in the next day and what is held, per network", async () => {
    await addShare(world, employee, post, { dueAt: inHours(2) });
    await addShare(world, employee, post, { dueAt: inHours(3), network: "TWITTER" });
    await addShare(world, employee, await addPost(world, category), { dueAt: inHours(40) });
    await addHeld(employee, -1);
    const { all, networks: rows, held } = await read();
    expect(all).toMatchObject({ active: false, planned: { value: 2, exact: true } });
    expect(held).toEqual({ value: 1, exact: true });
    expect(rows.map(({ network }) => network)).toEqual([...networks]);
    expect(rows.find(({ network }) => network === "TWITTER")).toMatchObject({
      planned: { value: 1, exact: true },
      held: { value: 0, exact: true },
    });
  });

  test("preview which shares a release sends, keeps waiting and finds too old", async () => {
    for (const hours of [-30, -2, -1, 5]) await addHeld(employee, hours);
    const preview = await world.call(previewSwitch, { scope: "company", key: String(company) }, as(operator));
    expect(preview.body).toMatchObject({ goOut: 2, later: 1, tooOld: 1, held: { value: 4, exact: true } });
    const other = await addCompany(world);
    const empty = await world.call(previewSwitch, { scope: "company", key: String(other) }, as(operator));
    expect(empty.body).toMatchObject({ goOut: 0, tooOld: 0, oldestDueAt: null });
  });
});

describe("the kill switch of scheduled jobs", () => {
  test("is active or inactive, and its log records who switched it, when and why [C4-22] [C3other-30]", async () => {
    const state = async () => (await read()).cron.find(({ job }) => job === "clear-uploads");
    expect(await state()).toMatchObject({ active: false, schedule: "17 * * * *" });
    expect((await press("cron", "clear-uploads", true)).body).toMatchObject({
      active: true,
      by: "Stella Staff",
    });
    expect(await state()).toMatchObject({ active: true, reason: "429 storm", by: "Stella Staff" });
    await press("cron", "clear-uploads", false);
    expect(await state()).toMatchObject({ active: false });
    const log = await world.call(listSwitchLog, { scope: "cron", key: "clear-uploads" }, as(operator));
    expect(log.body.items.map(({ active, by, reason }) => [active, by, reason])).toEqual([
      [false, "Stella Staff", "429 storm"],
      [true, "Stella Staff", "429 storm"],
    ]);
    const runs = await world.call(listCronRuns, { job: "clear-uploads" }, as(operator));
    expect(runs.body).toEqual({ items: [], next: null });
  });
});

describe("the kill switch of a post", () => {
  test("sets a kill status on the post: nobody sees it until it is released [C4-23]", async () => {
    const seen = async () =>
      (await world.call(listFrontPosts, { limit: 100 }, as(employee))).body.items.some(
        ({ id }) => id === post,
      );
    expect(await seen()).toBe(true);
    await world.call(setPostSwitch, { postId: post, active: true, reason: "withdrawn" }, as(operator));
    expect(await seen()).toBe(false);
    const killed = await world.call(listPostSwitches, {}, as(operator));
    expect(killed.body.items).toEqual([
      expect.objectContaining({ id: post, reason: "withdrawn", by: "Stella Staff" }),
    ]);
    expect(killed.body.items[0]?.killedAt).not.toBeNull();
    await world.call(setPostSwitch, { postId: post, active: false, reason: "mended" }, as(operator));
    expect(await seen()).toBe(true);
    expect((await world.call(listPostSwitches, {}, as(operator))).body.items).toEqual([]);
  });

  test("finds posts by words of the title and by number, page by page", async () => {
    const word = unique("heatpump").replaceAll(/[^a-z0-9]/gi, "");
    const ids = [];
    for (let at = 0; at < 3; at += 1)
      ids.push(await addPost(world, category, { title: `${word} bonus ${at}` }));
    const find = (search: string, after?: string) =>
      world.call(
        listPostSwitches,
        { search, state: "all", limit: 2, ...(after === undefined ? {} : { after }) },
        as(operator),
      );
    const first = await find(word);
    const second = await find(word, first.body.next ?? "");
    expect([...first.body.items, ...second.body.items].map(({ id }) => id)).toEqual(ids.toReversed());
    expect((await find(String(ids[0]))).body.items.map(({ id }) => id)).toEqual([ids[0]]);
    const preview = await world.call(previewPostSwitch, { postId: ids[0] ?? 0 }, as(operator));
    expect(preview.body).toMatchObject({ planned: { value: 0, exact: true } });
  });
});

describe("calls of the operator", () => {
  test("exist for kill switches, prohibited e-mails and logs [A7-23] [C7-21]", async () => {
    const name = unique("Helios");
    const other = await addCompany(world, { name });
    const found = await world.call(listSwitchCompanies, { search: name.toLowerCase() }, as(operator));
    expect(found.body.companies).toEqual([{ id: other, name }]);
    await world.call(
      setCompanySwitch,
      { companyId: other, active: true, reason: "ticket 8812" },
      as(operator),
    );
    const stopped = await world.call(listStopped, { scope: "company" }, as(operator));
    expect(stopped.body.items).toEqual([
      expect.objectContaining({
        key: String(other),
        name,
        reason: "ticket 8812",
        held: { value: 0, exact: true },
      }),
    ]);
    const log = await world.call(listSwitchLog, {}, as(operator));
    expect(log.body.items[0]).toMatchObject({ scope: "company", name, active: true });

    const admin = as(await addStaff(world, userTypes.superAdmin, []));
    for (const list of [listErrorLog, listPostLog, prohibitedEmail.list]) {
      const { status, body } = await world.call(list, {}, admin);
      expect([status, Array.isArray(body.items)]).toEqual([200, true]);
    }
  });

  test("set a switch once and log it once when clicked twice at once", async () => {
    const both = await Promise.all([press("network", "XING", true), press("network", "XING", true)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const log = await world.call(listSwitchLog, { scope: "network", key: "XING" }, as(operator));
    expect(log.body.items).toHaveLength(1);
  });

  test("page through the log by key", async () => {
    for (let at = 0; at < 3; at += 1) {
      await press("all", "", true);
      await press("all", "", false);
    }
    const states: boolean[] = [];
    let after: string | undefined;
    do {
      const { body } = await world.call(
        listSwitchLog,
        { scope: "all", limit: 4, ...(after === undefined ? {} : { after }) },
        as(operator),
      );
      states.push(...body.items.map(({ active }) => active));
      after = body.next ?? undefined;
    } while (after !== undefined);
    expect(states).toEqual([false, true, false, true, false, true]);
  });
});
