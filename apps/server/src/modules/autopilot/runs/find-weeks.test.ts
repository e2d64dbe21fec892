import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  essence,
  living,
  monday,
  deps,
  openPlanDesk,
  openPlanHouse,
  sharesOf,
  sundayEvening,
} from "../../../../test/autopilot/plan-desk.ts";
import { findWeeks } from "./jobs/find-weeks.ts";
import { planRun } from "./jobs/plan-run.ts";

const desk = openPlanDesk();
beforeAll(desk.open);
afterAll(desk.close);

describe("the clock", () => {
  const runs = async (companyId: number) => {
    const { rows } = await desk.change(
      `select monday, cause, state, failure, tries from autopilot_run where company_id = $1 order by id`,
      [companyId],
    );
    return rows as { monday: string; cause: string; state: string; failure: string | null; tries: number }[];
  };

  test("asks for a company's week on its Sunday evening, once, and for the nights that the company wants", async () => {
    const weekly = await openPlanHouse(desk.world(), { people: 1 });
    const nightly = await openPlanHouse(desk.world(), {
      people: 1,
      zone: "America/New_York",
      settings: "autopilot_cron_logic = 'WEEKLY_AND_NIGHTLY'",
    });
    await desk.change("update company set autopilot = false where id <> all($1)", [
      [weekly.companyId, nightly.companyId],
    ]);
    for (const house of [weekly, nightly])
      await desk.run(house, { monday: "2030-01-07", now: new Date("2030-01-06T23:30:00Z") });
    const look = (at: string) => findWeeks.run(desk.context({}, new Date(at)));
    await look("2030-01-13T16:50:00Z");
    expect((await runs(weekly.companyId)).map(({ monday: of }) => of)).toEqual(["2030-01-07"]);
    await look("2030-01-13T17:00:00Z");
    await look("2030-01-13T17:10:00Z");
    expect(await runs(weekly.companyId)).toMatchObject([{}, { monday, cause: "WEEKLY", state: "WAITING" }]);
    expect(await runs(nightly.companyId)).toHaveLength(1);
    await look("2030-01-13T23:00:00Z");
    expect(await runs(nightly.companyId)).toMatchObject([{}, { monday, cause: "WEEKLY" }]);

    await desk.change("update autopilot_run set state = 'DONE' where company_id = any($1)", [
      [weekly.companyId, nightly.companyId],
    ]);
    await look("2030-01-15T07:00:00Z");
    expect(await runs(weekly.companyId)).toHaveLength(2);
    expect(await runs(nightly.companyId)).toMatchObject([{}, {}, { monday, cause: "NIGHTLY" }]);
  });

  test("takes back what is planned when a company switches its autopilot off, but nothing that was touched", async () => {
    const house = await openPlanHouse(desk.world(), { people: 4 });
    await desk.run(house);
    const [touched] = await sharesOf(desk.world(), house.companyId);
    await desk.change("update share set plan_edited = true where id = $1", [touched?.id]);
    await desk.change("update company set autopilot = false where id = $1", [house.companyId]);
    await findWeeks.run(desk.context({}, sundayEvening));
    const [ended] = (await desk.jobsOf("autopilot/plan-run"))
      .filter((job) => job["companyId"] === house.companyId)
      .slice(-1);
    await planRun(deps).run(desk.context(ended, sundayEvening));
    expect(living(await sharesOf(desk.world(), house.companyId)).map(({ id }) => id)).toEqual([touched?.id]);
    await findWeeks.run(desk.context({}, new Date(sundayEvening.getTime() + 600_000)));
    expect(await runs(house.companyId)).toMatchObject([
      { state: "DONE" },
      { state: "DONE", cause: "NIGHTLY" },
    ]);
  });

  test("forgets the lines of people's logs after half a year, and keeps the runs", async () => {
    const house = await openPlanHouse(desk.world(), { people: 2 });
    await desk.run(house);
    const lines = async () => {
      const { rows } = await desk.change(
        "select count(*)::int as lines from autopilot_user_run where company_id = $1",
        [house.companyId],
      );
      return (rows as { lines: number }[])[0]?.lines;
    };
    await findWeeks.run(desk.context({}, new Date("2030-07-01T00:00:00Z")));
    expect(await lines()).toBe(2);
    await findWeeks.run(desk.context({}, new Date("2030-07-20T00:00:00Z")));
    expect(await lines()).toBe(0);
    expect((await runs(house.companyId)).length).toBeGreaterThan(0);
  });

  test("gives a run whose worker is gone to another one", async () => {
    const house = await openPlanHouse(desk.world(), { people: 2 });
    const runId = await desk.ask(house);
    const count = async () =>
      (await desk.jobsOf("autopilot/plan-run")).filter((job) => job["runId"] === runId).length;
    await findWeeks.run(desk.context({}, new Date(sundayEvening.getTime() + 60_000)));
    expect(await count()).toBe(1);
    await findWeeks.run(desk.context({}, new Date(sundayEvening.getTime() + 600_000)));
    expect(await count()).toBe(2);
  });

  test("a run gives way to others after its turn, and goes on behind them", async () => {
    const house = await openPlanHouse(desk.world(), { people: 3 });
    const runId = await desk.ask(house);
    const own = async () => (await desk.jobsOf("autopilot/plan-run")).filter((job) => job["runId"] === runId);
    let turns = 0;
    while (turns < (await own()).length && turns < 20) {
      turns += 1;
      await planRun(deps, { ms: 0, perReading: 0 }).run(
        desk.context({ runId, companyId: house.companyId }, sundayEvening),
      );
    }
    expect(turns).toBeGreaterThan(2);
    expect(await runs(house.companyId)).toMatchObject([{ state: "DONE" }]);
    expect(living(await sharesOf(desk.world(), house.companyId)).length).toBeGreaterThan(3);
  });

  test("a run that fails says why, is tried again, and is given up after a few times", async () => {
    const house = await openPlanHouse(desk.world(), { people: 2 });
    const runId = await desk.ask(house);
    const broken = {
      abilities: () => {
        throw new Error("the mill is broken");
      },
    };
    const work = (by: typeof deps) =>
      planRun(by).run(desk.context({ runId, companyId: house.companyId }, sundayEvening));
    await expect(work(broken)).rejects.toThrow("the mill is broken");
    expect(await runs(house.companyId)).toMatchObject([{ failure: "the mill is broken", tries: 1 }]);
    for (const _ of [2, 3, 4]) await expect(work(broken)).rejects.toThrow();
    await work(broken);
    expect(await runs(house.companyId)).toMatchObject([
      { state: "FAILED", failure: "the mill is broken", tries: 5 },
    ]);

    const other = await openPlanHouse(desk.world(), { people: 2 });
    const second = await desk.ask(other);
    const again = (by: typeof deps) =>
      planRun(by).run(desk.context({ runId: second, companyId: other.companyId }, sundayEvening));
    await expect(again(broken)).rejects.toThrow();
    await again(deps);
    expect(await runs(other.companyId)).toMatchObject([{ state: "DONE", failure: null, tries: 0 }]);
    expect(essence(await sharesOf(desk.world(), other.companyId)).length).toBeGreaterThan(2);
  });
});
