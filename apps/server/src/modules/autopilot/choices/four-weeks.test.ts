import {
  changeAutopilotStatus,
  readAutopilotContext,
  readClassicConfig,
  readMonthlyConfig,
  readWeekList,
  saveClassicConfig,
  saveMonthlyConfig,
  setOutOfOffice,
} from "@polyphon/contract/autopilot/autopilot.contract.ts";
import { readCompany } from "@polyphon/contract/companies/companies.contract.ts";
import { cycleMondays, weekNameOf } from "@polyphon/rules/autopilot/choices/week-list.ts";
import { addDays } from "@polyphon/rules/time/calendar-dates.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  classic,
  type ClassicCall,
  connectedEmployee,
  monthly,
  type MonthlyCall,
  openAutopilotCompany,
  replans,
  messages,
  today,
} from "../../../../test/autopilot/autopilot-choices.ts";
import { addCategory, addCompany, addFrontUser, type TestPerson } from "../../../../test/people.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: Awaited<ReturnType<typeof openAutopilotCompany>>;
let frida: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  company = await openAutopilotCompany(world);
}, 60_000);
afterAll(() => world.close());

const fresh = async () => {
  frida = await connectedEmployee(world, company.company);
  return frida;
};
const save = (filter: ClassicCall, { token } = frida) => world.call(saveClassicConfig, filter, { token });
const saveFour = (filter: MonthlyCall, { token } = frida) => world.call(saveMonthlyConfig, filter, { token });

describe("the four weeks of an employee", () => {
  test.each([
    ["CLASSIC", 0],
    ["MONTHLY", 1],
  ] as const)(
    "are for companies on the monthly cycle: %s is returned as autopilotCycle %i [B3-09]",
    async (cycle, code) => {
      const own = await openAutopilotCompany(world, { cycle, posts: 0 });
      const { token } = await connectedEmployee(world, own.company);
      const { body } = await world.call(readCompany, {}, { token });
      expect(body.companyMeta.autopilotCycle).toBe(code);
      expect((await world.call(readAutopilotContext, {}, { token })).body.cycle).toBe(cycle);
    },
  );

  test("are read back with week, day, category, tags and language [B3-30] [B7.2-18]", async () => {
    const { token } = await fresh();
    const { body: saved } = await saveFour(monthly([company.wind, company.grid, company.wind, company.grid]));
    expect(saved.message).toBe(
      "Your autopilot settings are saved and autopilot is on. The rest of this week is being replanned.",
    );
    const { body } = await world.call(readMonthlyConfig, {}, { token });
    expect(body.autopilotMonthlyWeekDataList).toMatchObject(
      cycleMondays(today()).map((monday, week) => ({
        ...weekNameOf(monday),
        monday,
        autopilotMonthlyConfigs: [
          {
            ...weekNameOf(monday),
            day: "THURSDAY",
            categoryId: week % 2 === 0 ? company.wind : company.grid,
            categoryDefiningTagIds: [],
            language: "ENGLISH",
            isDisable: false,
          },
        ],
      })),
    );
  });

  test("each need a category, no more than four in all, and a network [B5.10-08] [B5.10-17] [B5.10-18] [B9-12]", async () => {
    await fresh();
    const { wind } = company;
    expect(messages(await saveFour(monthly([wind, wind, null, wind])))).toEqual([
      "autopilotMonthlyWeekDataList.2: Every week needs at least one category.",
    ]);
    expect(messages(await saveFour(monthly([wind, wind, wind, wind], { socialNetworks: [] })))).toEqual([
      "socialNetworks: This field is required.",
    ]);
    const others = await Promise.all([1, 2, 3, 4].map(() => addCategory(world, [company.company])));
    const five = monthly([wind, ...others.slice(0, 3)]);
    expect((await saveFour(five)).status).toBe(200);
    const [first] = five.autopilotMonthlyWeekDataList;
    const fifth = { ...weekNameOf(today()), day: "MONDAY" as const, categoryId: others[3] ?? 0 };
    first?.autopilotMonthlyConfigs.push(fifth);
    expect(messages(await saveFour({ ...five, version: 1 }))).toEqual([
      "autopilotMonthlyWeekDataList: You can not select more than 4 category",
    ]);
    const three = monthly([wind, wind, wind, wind]);
    three.autopilotMonthlyWeekDataList.pop();
    expect((await saveFour(three)).status).toBe(400);
  });

  test("show the days that the company reserves, which employees cannot change", async () => {
    const own = await openAutopilotCompany(world, { cycle: "MONTHLY", posts: 0 });
    await world.arrange((tx) =>
      tx.client.query(
        "insert into company_reserved_day (company_id, day, category_id, tag_ids, language) values ($1, 'MONDAY', $2, '{}', null)",
        [own.company, own.grid],
      ),
    );
    const person = await addFrontUser(world, own.company);
    const nothing = monthly([null, null, null, null]);
    expect((await saveFour(nothing, person)).status).toBe(200);
    const { body } = await world.call(readMonthlyConfig, {}, { token: person.token });
    expect(
      body.autopilotMonthlyWeekDataList.map(({ autopilotMonthlyConfigs }) =>
        autopilotMonthlyConfigs.map(({ day, categoryId, isDisable }) => [day, categoryId, isDisable]),
      ),
    ).toEqual([1, 2, 3, 4].map(() => [["MONDAY", own.grid, true]]));
    const other = monthly([own.wind, own.wind, own.wind, own.wind], { version: 1 }, "MONDAY");
    expect(messages(await saveFour(other, person))[0]).toBe(
      "autopilotMonthlyWeekDataList.0: Your company has reserved this day.",
    );
    const same = monthly([own.grid, own.grid, own.grid, own.grid], { version: 1 }, "MONDAY");
    expect((await saveFour(same, person)).status).toBe(200);
  });

  test("are named by the week list, from the first whole week on [B3-31] [B7.2-20] [B9-21]", async () => {
    const { token } = await fresh();
    const { body } = await world.call(readWeekList, { localDate: "2026-12-14" }, { token });
    expect(body).toEqual([
      { weekNumber: 51, weekYear: 2026 },
      { weekNumber: 52, weekYear: 2026 },
      { weekNumber: 53, weekYear: 2026 },
      { weekNumber: 1, weekYear: 2027 },
    ]);
    expect((await world.call(readWeekList, { localDate: "2026-02-30" }, { token })).status).toBe(400);
  });
});

describe("the switch of the autopilot", () => {
  test("is 1 for on and 0 for off, and a double click switches once [B4.9-08] [B7.2-19]", async () => {
    const { token } = await fresh();
    const turn = (autopilotStatus: number) =>
      world.call(changeAutopilotStatus, { autopilotStatus }, { token });
    expect((await turn(1)).body).toEqual({ autopilotStatus: 1 });
    expect((await turn(1)).body).toEqual({ autopilotStatus: 1 });
    expect((await world.call(readClassicConfig, {}, { token })).body.autopilotStatus).toBe(1);
    expect((await turn(0)).body).toEqual({ autopilotStatus: 0 });
    expect((await turn(2)).status).toBe(400);
    const address = `${world.api.url}${changeAutopilotStatus.path}?autopilotStatus=1`;
    const byQuery = await fetch(address, { method: "PATCH", headers: { authorization: `Bearer ${token}` } });
    expect(await byQuery.json()).toEqual({ autopilotStatus: 1 });
    expect(await replans(world, frida.id)).toEqual(["SWITCHED_ON", "SWITCHED_OFF", "SWITCHED_ON"]);
  });

  test("pauses between two days and comes back on by itself [B4.9-09]", async () => {
    const { token } = await fresh();
    await save(classic(company.wind));
    const away = (from: string | null, to: string | null) =>
      world.call(setOutOfOffice, { apOutOfOfficeStartDate: from, apOutOfOfficeEndDate: to }, { token });
    expect((await away(today(), addDays(today(), 2))).body.apOutOfOfficeStatus).toBe(true);
    const now = (await world.call(readClassicConfig, {}, { token })).body;
    expect([now.autopilotStatus, now.apOutOfOfficeStatus]).toEqual([1, true]);
    expect((await away(addDays(today(), -5), addDays(today(), -1))).body.apOutOfOfficeStatus).toBe(false);
    const back = (await world.call(readClassicConfig, {}, { token })).body;
    expect([back.autopilotStatus, back.apOutOfOfficeStatus]).toEqual([1, false]);
    expect(messages(await away(today(), addDays(today(), -1)))).toEqual([
      "apOutOfOfficeEndDate: The end can’t be before the start.",
    ]);
    expect(messages(await away(today(), null))).toEqual(["apOutOfOfficeEndDate: This field is required."]);
    expect((await away(null, null)).body.apOutOfOfficeStartDate).toBeNull();
  });

  test("is not available to a light front user [A6-50] [B4.9-08]", async () => {
    const { token } = await addFrontUser(world, company.company, { light: true });
    for (const answer of [
      await world.call(readClassicConfig, {}, { token }),
      await world.call(saveClassicConfig, classic(company.wind), { token }),
      await world.call(changeAutopilotStatus, { autopilotStatus: 1 }, { token }),
    ]) {
      expect(refusal(answer)).toEqual([403, "light_front_user"]);
      expect(answer.problem.code).toBe(10915);
    }
  });

  test("is not available where the company has no autopilot [B6-10]", async () => {
    const company = await addCompany(world);
    await world.arrange((tx) =>
      tx.client.query("update company set autopilot = false where id = $1", [company]),
    );
    const { token } = await addFrontUser(world, company);
    expect(refusal(await world.call(readClassicConfig, {}, { token }))).toEqual([403, "feature_off"]);
    expect(refusal(await world.call(readAutopilotContext, {}, { token }))).toEqual([403, "feature_off"]);
  });
});
