import { login, readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import {
  listAppSettings,
  saveAppSetting,
} from "@polyphon/contract/operations/settings/app-settings.contract.ts";
import { type AppSetting, appSettingNames } from "@polyphon/contract/operations/settings/app-settings.ts";
import {
  listDashboardSettings,
  readDashboard,
  saveAccountFilter,
  saveDashboardSetting,
} from "@polyphon/contract/operations/settings/dashboard-settings.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import {
  addCompany,
  addFrontUser,
  addSession,
  addStaff,
  password,
  type TestPerson,
} from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { readSetting } from "../../../platform/settings/read-setting.ts";

let world: World;
let admin: TestPerson;
let sub: TestPerson;
let company: number;

beforeAll(async () => {
  world = await openWorld({ settings: { ERP_URL: "https://erp.example/start" } });
  company = await addCompany(world);
  admin = await addStaff(world, userTypes.superAdmin, []);
  sub = await addStaff(world, userTypes.subAdmin, ["list_error_log"]);
}, 60_000);
beforeEach(() =>
  world.arrange(async (tx) => {
    for (const table of ["app_setting", "dashboard_setting", "dashboard_account_filter"])
      await tx.client.query(`delete from ${table}`);
  }),
);
afterAll(() => world.close());

const by = ({ token }: TestPerson) => ({ token });
const settings = async () => (await world.call(listAppSettings, {}, by(admin))).body.items;
const settingOf = async (name: AppSetting) => (await settings()).find((one) => one.name === name);
const set = (name: AppSetting, value: number | string | null, version: number | null = null) =>
  world.call(saveAppSetting, { name, value, version }, by(admin));

describe("app settings", () => {
  test("are listed with their effective value, default and who changed them", async () => {
    expect((await settings()).map(({ name }) => name)).toEqual(appSettingNames);
    expect(await settingOf("passwordDays")).toEqual({
      name: "passwordDays",
      value: 180,
      standard: 180,
      version: null,
      changedBy: null,
      changedAt: null,
    });
    await set("passwordDays", 90);
    expect(await settingOf("passwordDays")).toMatchObject({
      value: 90,
      standard: 180,
      version: 1,
      changedBy: "Stella Staff",
    });
    expect((await set("passwordDays", null, 1)).body).toMatchObject({ value: 180, version: null });
  });

  test.each([
    ["shareAnswerSeconds", 0, 61],
    ["askAfterHours", 0, 169],
    ["heldGraceHours", 0, 169],
    ["sessionHours", 0, 25],
    ["passwordDays", 29, 731],
    ["linkedinImportHours", 0, 25],
    ["processingQueueDays", 0, 61],
    ["realTimeMinutes", 4, 1_441],
    ["realTimeKeepDays", 0, 366],
    ["realTimeKeepItems", 49, 5_001],
    ["levelInsiderShares", 0, 10_001],
    ["levelEliteOfWeeks", 0, 53],
  ] as const)("include %s, which takes values in its range", async (name, below, above) => {
    for (const value of [below, above, 2.5, "12", "soon"]) {
      const { problem } = await set(name, value);
      expect([value, problem.code, problem.violations?.map(({ field }) => field)]).toEqual([
        value,
        10012,
        ["value"],
      ]);
    }
    expect((await set(name, below + 1)).body.value).toBe(below + 1);
    expect((await set(name, above - 1, 1)).body.value).toBe(above - 1);
    expect(await world.arrange((tx) => readSetting(tx, name))).toBe(above - 1);
  });

  test("refuse a change over somebody else's newer one", async () => {
    await set("sessionHours", 4);
    expect((await set("sessionHours", 5)).problem.error).toBe("edited_meanwhile");
    expect((await set("sessionHours", 5, 1)).body.value).toBe(5);
    expect((await set("sessionHours", 6, 1)).problem.error).toBe("edited_meanwhile");
    const twice = await Promise.all([set("askAfterHours", 3), set("askAfterHours", 4)]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("set how long a new session lasts", async () => {
    const person = await addFrontUser(world, company);
    const signIn = async () => {
      const form = { username: person.email, password, captcha: unique("fresh"), panel: "FRONT" as const };
      return (await world.call(login, form, { address: "203.0.113.7" })).body;
    };
    const before = (await signIn()).expires_in;
    await set("sessionHours", 2);
    expect([before, (await signIn()).expires_in]).toEqual([8 * 3_600, 2 * 3_600]);
  });

  test("set the age at which a password must be changed, from the next call on", async () => {
    const person = await addFrontUser(world, company);
    await world.arrange((tx) =>
      tx.client.query("update account set password_changed_at = now() - interval '40 days' where id = $1", [
        person.id,
      ]),
    );
    const asked = async () =>
      (await world.call(readAccount, {}, { token: await addSession(world, person.id, company) })).body;
    expect(await asked()).toMatchObject({ passwordValidity: "VALID", can: { restriction: null } });
    await set("passwordDays", 30);
    expect(await asked()).toMatchObject({
      passwordValidity: "EXPIRED",
      passwordValidDays: 30,
      can: { restriction: "password_expired" },
    });
  });

  test("take the address of the ERP system from the operator until staff set another one", async () => {
    const erpUrl = async (who = admin) => (await world.call(readAccount, {}, by(who))).body.can.erpUrl;
    expect(await erpUrl()).toBe("https://erp.example/start");
    expect(await settingOf("erpUrl")).toMatchObject({ standard: "https://erp.example/start" });
    await set("erpUrl", "https://other.example");
    expect([await erpUrl(), await erpUrl(sub)]).toEqual(["https://other.example", null]);
    await set("erpUrl", "", 1);
    expect(await erpUrl()).toBeNull();
    for (const wrong of ["javascript:alert(1)", "not an address", 5])
      expect((await set("erpUrl", wrong, 2)).problem.code).toBe(10012);
  });

  test("require full access", async () => {
    expect((await world.call(listAppSettings, {}, by(sub))).status).toBe(403);
    const call = { name: "sessionHours" as const, value: 1, version: null };
    expect((await world.call(saveAppSetting, call, by(sub))).status).toBe(403);
  });
});

describe("dashboard settings", () => {
  test("name for each user type the cards its dashboard leaves out", async () => {
    const list = async () => (await world.call(listDashboardSettings, {}, by(admin))).body.items;
    expect((await list()).map(({ userType, hidden }) => [userType, hidden])).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((type) => [type, []]),
    );
    const call = { userType: userTypes.subAdmin, hidden: ["failedShares" as const], version: null };
    expect((await world.call(saveDashboardSetting, call, by(admin))).body).toMatchObject({
      hidden: ["failedShares"],
      version: 1,
      changedBy: "Stella Staff",
    });
    expect((await world.call(readDashboard, {}, by(sub))).body.cards).not.toContain("failedShares");
    expect((await world.call(readDashboard, {}, by(admin))).body.cards).toContain("failedShares");
    expect((await world.call(saveDashboardSetting, call, by(admin))).problem.error).toBe("edited_meanwhile");
    const again = await world.call(saveDashboardSetting, { ...call, hidden: [], version: 1 }, by(admin));
    expect(again.body).toMatchObject({ hidden: [], version: null });
    expect((await world.call(saveDashboardSetting, call, by(sub))).status).toBe(403);
  });

  test("keep the account filter per person, limited to visible companies", async () => {
    const other = await addCompany(world);
    const saved = await world.call(saveAccountFilter, { companies: [company, other] }, by(admin));
    expect(saved.body.companies).toHaveLength(2);
    const read = async (who: TestPerson) =>
      (await world.call(readDashboard, {}, by(who))).body.companies.map(({ id }) => id);
    expect((await read(admin)).toSorted((a, b) => a - b)).toEqual([company, other]);
    expect(await read(sub)).toEqual([]);
    await world.call(saveAccountFilter, { companies: [other] }, by(admin));
    expect(await read(admin)).toEqual([other]);
    const corporate = await addStaff(world, userTypes.corporateAdmin, [], company);
    const foreign = await world.call(saveAccountFilter, { companies: [other] }, by(corporate));
    expect(foreign.problem.error).toBe("not_found");
  });
});
