import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  monday,
  deps,
  openPlanFixture,
  openPlanningCompany,
  sundayEvening,
} from "../../../../test/autopilot/plan-fixture.ts";
import { essence, living, sharesOf } from "../../../../test/autopilot/planned-rows.ts";
import { findWeeks } from "./jobs/find-weeks.ts";
import { planRun } from "./jobs/plan-run.ts";

const fixture = openPlanFixture();
beforeAll(fixture.open);
afterAll(fixture.close);

describe("the planning schedule", () => {
  const runs = async (companyId: number) => {
    const { rows } = await fixture.change(
      `select monday, cause, state, failure, tries from autopilot_run where company_id = $1 order by id`,
      [companyId],
    );
    return rows as { monday: string; cause: string; state: string; failure: string | null; tries: number }[];
  };

  test("requests a company's week on its Sunday evening, once, and on the nights that the company chose", async () => {
    const weekly = await openPlanningCompany(fixture.world(), { people: 1 });
    const nightly = await openPlanningCompany(fixture.world(), {
      people: 1,
      zone: "America/New_York",
      settings: "autopilot_cron_logic = 'WEEKLY_AND_NIGHTLY'",
    });
    await fixture.change("update company set autopilot = false where id <> all($1)", [
      [weekly.companyId, nightly.companyId],
    ]);
    for (const company of [weekly, nightly])
      await fixture.run(company, { monday: "2030-01-07", now: new Date("2030-01-06T23:30:00Z") });
    const look = (at: string) => findWeeks.run(fixture.context({}, new Date(at)));
    await look("2030-01-13T16:50:00Z");
    expect((await runs(weekly.companyId)).map(({ monday: of }) => of)).toEqual(["2030-01-07"]);
    await look("2030-01-13T17:00:00Z");
    await look("2030-01-13T17:10:00Z");
    expect(await runs(weekly.companyId)).toMatchObject([{}, { monday, cause: "WEEKLY", state: "WAITING" }]);
    expect(await runs(nightly.companyId)).toHaveLength(1);
    await look("2030-01-13T23:00:00Z");
    expect(await runs(nightly.companyId)).toMatchObject([{}, { monday, cause: "WEEKLY" }]);

    await fixture.change("update autopilot_run set state = 'DONE' where company_id = any($1)", [
      [weekly.companyId, nightly.companyId],
    ]);
    await look("2030-01-15T07:00:00Z");
    expect(await runs(weekly.companyId)).toHaveLength(2);
    expect(await runs(nightly.companyId)).toMatchObject([{}, {}, { monday, cause: "NIGHTLY" }]);
  });

  test("withdraws planned shares when a company switches its autopilot off, except edited ones", async () => {
    const company = await openPlanningCompany(fixture.world(), { people: 4 });
    await fixture.run(company);
    const [touched] = await sharesOf(fixture.world(), company.companyId);
    await fixture.change("update share set plan_edited = true where id = $1", [touched?.id]);
    await fixture.change("update company set autopilot = false where id = $1", [company.companyId]);
    await findWeeks.run(fixture.context({}, sundayEvening));
    const [ended] = (await fixture.jobsOf("autopilot/plan-run"))
      .filter((job) => job["companyId"] === company.companyId)
      .slice(-1);
    await planRun(deps).run(fixture.context(ended, sundayEvening));
    expect(living(await sharesOf(fixture.world(), company.companyId)).map(({ id }) => id)).toEqual([
      touched?.id,
    ]);
    await findWeeks.run(fixture.context({}, new Date(sundayEvening.getTime() + 600_000)));
    expect(await runs(company.companyId)).toMatchObject([
      { state: "DONE" },
      { state: "DONE", cause: "NIGHTLY" },
    ]);
  });

  test("deletes people's log lines after half a year, and keeps the runs", async () => {
    const company = await openPlanningCompany(fixture.world(), { people: 2 });
    await fixture.run(company);
    const lines = async () => {
      const { rows } = await fixture.change(
        "select count(*)::int as lines from autopilot_user_run where company_id = $1",
        [company.companyId],
      );
      return (rows as { lines: number }[])[0]?.lines;
    };
    await findWeeks.run(fixture.context({}, new Date("2030-07-01T00:00:00Z")));
    expect(await lines()).toBe(2);
    await findWeeks.run(fixture.context({}, new Date("2030-07-20T00:00:00Z")));
    expect(await lines()).toBe(0);
    expect((await runs(company.companyId)).length).toBeGreaterThan(0);
  });

  test("hands a run whose worker died to another worker", async () => {
    const company = await openPlanningCompany(fixture.world(), { people: 2 });
    const runId = await fixture.ask(company);
    const count = async () =>
      (await fixture.jobsOf("autopilot/plan-run")).filter((job) => job["runId"] === runId).length;
    await findWeeks.run(fixture.context({}, new Date(sundayEvening.getTime() + 60_000)));
    expect(await count()).toBe(1);
    await findWeeks.run(fixture.context({}, new Date(sundayEvening.getTime() + 600_000)));
    expect(await count()).toBe(2);
  });

  test("lets a run yield to others after its turn and resume behind them", async () => {
    const company = await openPlanningCompany(fixture.world(), { people: 3 });
    const runId = await fixture.ask(company);
    const own = async () =>
      (await fixture.jobsOf("autopilot/plan-run")).filter((job) => job["runId"] === runId);
    let turns = 0;
    while (turns < (await own()).length && turns < 20) {
      turns += 1;
      await planRun(deps, { ms: 0, perReading: 0 }).run(
        fixture.context({ runId, companyId: company.companyId }, sundayEvening),
      );
    }
    expect(turns).toBeGreaterThan(2);
    expect(await runs(company.companyId)).toMatchObject([{ state: "DONE" }]);
    expect(living(await sharesOf(fixture.world(), company.companyId)).length).toBeGreaterThan(3);
  });

  test("records why a run failed, retries it, and gives up after a few attempts", async () => {
    const company = await openPlanningCompany(fixture.world(), { people: 2 });
    const runId = await fixture.ask(company);
    const broken = {
      abilities: () => {
        throw new Error("the mill is broken");
      },
    };
    const work = (by: typeof deps) =>
      planRun(by).run(fixture.context({ runId, companyId: company.companyId }, sundayEvening));
    await expect(work(broken)).rejects.toThrow("the mill is broken");
    expect(await runs(company.companyId)).toMatchObject([{ failure: "the mill is broken", tries: 1 }]);
    for (const _ of [2, 3, 4]) await expect(work(broken)).rejects.toThrow();
    await work(broken);
    expect(await runs(company.companyId)).toMatchObject([
      { state: "FAILED", failure: "the mill is broken", tries: 5 },
    ]);

    const other = await openPlanningCompany(fixture.world(), { people: 2 });
    const second = await fixture.ask(other);
    const again = (by: typeof deps) =>
      planRun(by).run(fixture.context({ runId: second, companyId: other.companyId }, sundayEvening));
    await expect(again(broken)).rejects.toThrow();
    await again(deps);
    expect(await runs(other.companyId)).toMatchObject([{ state: "DONE", failure: null, tries: 0 }]);
    expect(essence(await sharesOf(fixture.world(), other.companyId)).length).toBeGreaterThan(2);
  });
});
