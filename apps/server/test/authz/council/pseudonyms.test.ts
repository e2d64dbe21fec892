import { userTypes } from "@polyphon/contract/permissions.ts";
import { listErrorLog } from "@polyphon/contract/operations/logs.contract.ts";
import {
  adminFrontUsers,
  corporateFrontUsers,
} from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { listUserActions } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { listCompanyShares, listStuckShares } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { listAutopilotUsers } from "@polyphon/contract/autopilot/autopilot-control.contract.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addCategory, addCompany, addStaff, type TestPerson } from "../../people.ts";
import { openWorld, type World } from "../../world.ts";
import { addWatchedEmployee, type WatchedEmployee } from "./watched-employee.ts";

let world: World;
let manager: TestPerson;
let admin: TestPerson;
let guarded: readonly WatchedEmployee[];
let open: WatchedEmployee;
let companyId: number;

beforeAll(async () => {
  world = await openWorld();
  const withCategory = async (id: number) => ({ companyId: id, categoryId: await addCategory(world, [id]) });
  companyId = await addCompany(world);
  await world.arrange((tx) =>
    tx.client.query("update company set works_council = true where id = $1", [companyId]),
  );
  const mode = await withCategory(companyId);
  guarded = [await addWatchedEmployee(world, mode, "Hazel"), await addWatchedEmployee(world, mode, "Hazel")];
  open = await addWatchedEmployee(world, await withCategory(await addCompany(world)), "Olivia");
  const keys = ["list_user_calendar", "list_post_user_action", "list_front_user"] as const;
  manager = await addStaff(world, userTypes.corporateAdmin, keys, companyId);
  admin = await addStaff(world, userTypes.superAdmin, []);
}, 120_000);
afterAll(() => world.close());

const inThreeDays = () => {
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  return { startDate: day, endDate: day };
};

test("a person has one pseudonym in a report, on all of its pages, and another one in the next report", async () => {
  const asManager = { token: manager.token };
  const pages: string[] = [];
  let after: string | undefined;
  do {
    const { body } = await world.call(listStuckShares, { limit: 1, ...(after ? { after } : {}) }, asManager);
    pages.push(...body.items.map(({ employee }) => employee.name));
    after = body.next ?? undefined;
  } while (after !== undefined);
  expect(new Set(pages).size).toBe(2);
  const whole = await world.call(listStuckShares, {}, asManager);
  expect(whole.body.items.map(({ employee }) => employee)).toEqual(
    pages.map((name) => ({ id: null, name: expect.stringMatching(new RegExp(`^${name}$`)) })),
  );
  const planned = await world.call(listCompanyShares, inThreeDays(), asManager);
  // The calendar and the list of what is stuck are one report: whoever helps has to recognise a share.
  expect(planned.body.items.map(({ employee }) => employee.name).toSorted()).toEqual(pages.toSorted());
  const done = await world.call(listUserActions, {}, asManager);
  expect(done.body.items.length).toBe(4);
  for (const { person } of done.body.items) expect(pages).not.toContain(person.name);
});

test("a cursor tells nothing, and a forged one is refused", async () => {
  const { body } = await world.call(listUserActions, { limit: 1 }, { token: manager.token });
  const readable = Buffer.from(body.next ?? "", "base64url").toString("latin1");
  for (const { refs } of guarded) expect(readable).not.toContain(`"${refs.get("employee")}"`);
  const forged = Buffer.from(JSON.stringify([new Date().toISOString(), "0", "1", "1"])).toString("base64url");
  const refused = await world.call(listUserActions, { after: forged }, { token: manager.token });
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining("after")]);
});

test("the provider sees the people of other companies as before, in the same list", async () => {
  const { body, text } = await world.call(listStuckShares, {}, { token: admin.token });
  const people = body.items.map(({ employee }) => employee);
  expect(people.filter(({ id }) => id === null)).toHaveLength(2);
  expect(people).toContainEqual({ id: open.refs.get("employee"), name: open.identity[0] });
  for (const { identity, doing } of guarded)
    for (const word of [...identity, ...doing]) expect(text).not.toContain(word);
  const failures = await world.call(listErrorLog, { type: "SIGN_IN" }, { token: admin.token });
  expect(failures.body.items.map(({ user }) => user?.id ?? null).toSorted()).toEqual(
    [null, null, open.refs.get("employee")].toSorted(),
  );
  for (const { identity, doing } of guarded)
    for (const word of [...identity, ...doing]) expect(failures.text).not.toContain(word);
});

test("a filter by what people do leaves the mode's people out for the provider and is refused for the company", async () => {
  const asAdmin = { token: admin.token };
  const on = await world.call(adminFrontUsers.list, { autopilot: "true" }, asAdmin);
  expect(on.body.items.map(({ name }) => name)).toEqual([open.identity[0]]);
  expect((await world.call(adminFrontUsers.count, { autopilot: "true" }, asAdmin)).body.count).toBe(1);
  expect((await world.call(listAutopilotUsers, {}, asAdmin)).body.items.map(({ name }) => name)).toEqual([
    open.identity[0],
  ]);
  const one = await world.call(listStuckShares, { employeeId: guarded[0]?.refs.get("employee") }, asAdmin);
  expect(one.body.items).toEqual([]);

  const refused = await world.call(corporateFrontUsers.list, { autopilot: "true" }, { token: manager.token });
  expect([refused.status, refused.body]).toEqual([
    403,
    expect.objectContaining({
      error: "works_council",
      violations: [expect.objectContaining({ field: "autopilot" })],
    }),
  ]);
});

test("a list of employees and its file show who is there and not what they do", async () => {
  const { body } = await world.call(corporateFrontUsers.list, {}, { token: manager.token });
  expect(body.items).toHaveLength(2);
  for (const row of body.items)
    expect(row).toMatchObject({
      name: expect.stringContaining("Watched"),
      networks: null,
      autopilot: null,
      activity: null,
      signedIn: null,
      lastShareAt: null,
      shares: null,
      lastLoginAt: null,
    });
  const file = await world.call(corporateFrontUsers.export, {}, { token: manager.token });
  const columns = Object.keys(corporateFrontUsers.fields);
  for (const row of file.body.rows)
    for (const name of ["networks", "autopilot", "activity", "signedIn", "shares", "lastLoginAt"])
      expect([name, row[columns.indexOf(name)]]).toEqual([name, ""]);
  expect(file.body.rows).toHaveLength(2);
});
