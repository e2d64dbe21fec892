import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  monday,
  deps,
  openPlanFixture,
  openPlanningCompany,
  type PlanningCompany,
  sundayEvening,
} from "../../../../test/autopilot/plan-fixture.ts";
import { essence, living, sharesOf } from "../../../../test/autopilot/planned-rows.ts";
import { loadPeople } from "../planner/load-people.ts";
import { loadPlanningContext } from "../planner/load-week.ts";
import { workOnRun } from "./work-on-run.ts";

const fixture = openPlanFixture();
beforeAll(fixture.open);
afterAll(fixture.close);

/** The week's shares as one worker plans them without a pause; afterwards they are deleted. */
async function planInOneGo(company: PlanningCompany, chunk = 500) {
  const { companyId } = company;
  await fixture.run(company, { chunk });
  const whole = essence(await sharesOf(fixture.world(), companyId));
  expect(whole.length).toBeGreaterThan(60);
  await fixture.world().arrange(async (tx) => {
    await tx.client.query("delete from share where company_id = $1 and plan is not null", [companyId]);
    await tx.client.query("delete from autopilot_run where company_id = $1", [companyId]);
    await tx.client.query("update autopilot_choice set planned_at = null where company_id = $1", [companyId]);
  });
  return whole;
}

const pieces = 4;

/** Each chunk by a worker of its own; answers how many there were. */
async function planInPieces({ companyId }: PlanningCompany, runId: number): Promise<number> {
  let [workers, end] = [0, ""];
  while (end !== "over" && workers < 30) {
    const stop = new AbortController();
    const clock = () => {
      stop.abort();
      return sundayEvening;
    };
    end = await workOnRun(
      { database: fixture.world().database, deps, runId, companyId, chunk: pieces, clock },
      stop.signal,
    );
    workers += 1;
  }
  return workers;
}

describe("a run", () => {
  test("of an already planned week changes nothing, to the byte", async () => {
    const company = await openPlanningCompany(fixture.world(), { people: 25, posts: 12 });
    await fixture.run(company);
    const rows = async () => {
      const { rows: all } = await fixture
        .world()
        .arrange((tx) =>
          tx.client.query("select share.*, xmin::text from share where company_id = $1 order by id", [
            company.companyId,
          ]),
        );
      return JSON.stringify(all);
    };
    const before = await rows();
    const second = await fixture.run(company, { now: new Date(sundayEvening.getTime() + 600_000) });
    expect(await rows()).toBe(before);
    expect(await fixture.runRow(second)).toMatchObject({
      planned: 0,
      withdrawn: 0,
      kept: JSON.parse(before).length,
    });
  });

  test("has the same result when the worker is lost after each chunk", async () => {
    const company = await openPlanningCompany(fixture.world(), { people: 23, posts: 15 });
    const whole = await planInOneGo(company);
    const runId = await fixture.ask(company);
    expect(await planInPieces(company, runId)).toBeGreaterThan(12);
    expect(essence(await sharesOf(fixture.world(), company.companyId))).toEqual(whole);
    expect(await fixture.runRow(runId)).toMatchObject({
      state: "DONE",
      planned: whole.length,
      people_done: 23,
    });
  });

  test("returns what could not be placed, so that a worker which reloads the times plans the same", async () => {
    const settings = "fixed_time_gap = 30";
    const company = await openPlanningCompany(fixture.world(), {
      people: 23,
      posts: 4,
      counts: [2, 2],
      settings,
    });
    // No share is older than its post, so earlier shares are not searched for there.
    await fixture.world().arrange((tx) =>
      tx.client.query(
        `insert into share (company_id, user_id, post_id, network, voice, text, due_at, state, attempt, shared_at)
         select $1, person, post.id, 'LINKEDIN', 'VOICE_1', 'A copy', '2020-01-01', 'SHARED', 1, '2020-01-01'
         from unnest($2::bigint[]) person, post where category_id = any($3) and (person + post.id) % 3 = 0`,
        [company.companyId, company.people, company.categories],
      ),
    );
    const whole = await planInOneGo(company, pieces);
    const runId = await fixture.ask(company);
    await planInPieces(company, runId);
    const { rows } = await fixture.world().arrange((tx) =>
      tx.client.query<{ unplaced: number }>(
        `select sum(jsonb_array_length(detail->'unplaced'))::int as unplaced from autopilot_user_run
         where run_id = $1`,
        [runId],
      ),
    );
    expect(rows[0]?.unplaced).toBeGreaterThan(20);
    expect(essence(await sharesOf(fixture.world(), company.companyId))).toEqual(whole);
  });

  test("has the same result when posts and settings are reloaded before each chunk", async () => {
    const company = await openPlanningCompany(fixture.world(), { people: 23, posts: 15 });
    const whole = await planInOneGo(company);
    const { companyId } = company;
    const runId = await fixture.ask(company);
    await workOnRun(
      {
        database: fixture.world().database,
        deps,
        runId,
        companyId,
        chunk: 4,
        clock: () => sundayEvening,
        reloadAfterMs: 0,
      },
      new AbortController().signal,
    );
    expect(essence(await sharesOf(fixture.world(), companyId))).toEqual(whole);
  });

  test("gets a longer turn after expensive reads, so that reading does not cost more than planning", async () => {
    const company = await openPlanningCompany(fixture.world(), { people: 24 });
    const { companyId } = company;
    const runId = await fixture.ask(company);
    const { database } = fixture.world();
    const take = async (perReading: number) => {
      const work = { database, deps, runId, companyId, chunk: 4, clock: () => sundayEvening };
      const { signal } = new AbortController();
      return workOnRun({ ...work, turn: { ms: 0, perReading } }, signal);
    };
    while (Number((await fixture.runRow(runId))?.["people_done"]) < 4)
      expect(await take(0)).toBe("interrupted");
    expect(await fixture.runRow(runId)).toMatchObject({ people_done: 4 });
    expect(await take(0)).toBe("interrupted");
    expect(await fixture.runRow(runId)).toMatchObject({ people_done: 8 });
    expect(await take(1_000_000)).toBe("over");
    expect(await fixture.runRow(runId)).toMatchObject({ people_done: 24 });
  });

  test("happens once when two workers take it", async () => {
    const company = await openPlanningCompany(fixture.world(), { people: 20 });
    const runId = await fixture.ask(company);
    const work = () =>
      workOnRun(
        {
          database: fixture.world().database,
          deps,
          runId,
          companyId: company.companyId,
          chunk: 3,
          clock: () => sundayEvening,
        },
        new AbortController().signal,
      );
    const ends = await Promise.all([work(), work(), work()]);
    expect(ends).toContain("over");
    const shares = await sharesOf(fixture.world(), company.companyId);
    expect(await fixture.runRow(runId)).toMatchObject({
      state: "DONE",
      people_done: 20,
      planned: shares.length,
    });
    const slots = new Set(shares.map(({ userId, plan }) => `${userId} ${plan?.slot}`));
    expect(slots.size).toBe(shares.length);
  });

  test("waits while staff have stopped planning, and resumes where it was", async () => {
    const company = await openPlanningCompany(fixture.world(), { people: 4 });
    const runId = await fixture.ask(company);
    const turn = (active: boolean) =>
      fixture.world().arrange((tx) =>
        tx.client.query(
          `insert into kill_switch (scope, key, active, reason) values ('cron', 'autopilot/find-weeks', $1, 'test')
           on conflict (scope, key) do update set active = excluded.active`,
          [active],
        ),
      );
    const work = () =>
      workOnRun(
        {
          database: fixture.world().database,
          deps,
          runId,
          companyId: company.companyId,
          clock: () => sundayEvening,
        },
        new AbortController().signal,
      );
    await turn(true);
    expect(await work()).toBe("stopped");
    expect(await sharesOf(fixture.world(), company.companyId)).toEqual([]);
    await turn(false);
    expect(await work()).toBe("over");
    expect(living(await sharesOf(fixture.world(), company.companyId)).length).toBeGreaterThan(4);
  });

  test("of 300 people takes a fixed number of statements per chunk", async () => {
    const company = await openPlanningCompany(fixture.world(), { people: 300, posts: 60 });
    const count = async (people: readonly number[]) => {
      let statements = 0;
      await fixture.inCompany(company.companyId, async (tx) => {
        const context = await loadPlanningContext(tx, deps, company.companyId, [monday], sundayEvening);
        const [week] = context?.weeks ?? [];
        if (!context || !week) throw new Error("no week");
        const counted = new Proxy(tx.client, {
          get: (target, name) => {
            if (name === "query") statements += 1;
            const value: unknown = Reflect.get(target, name);
            return typeof value === "function" ? value.bind(target) : value;
          },
        });
        await loadPeople({ ...tx, client: counted }, deps, context, week, people);
      });
      return statements;
    };
    const forOne = await count(company.people.slice(0, 1));
    expect(forOne).toBeGreaterThan(4);
    expect(await count(company.people)).toBe(forOne);
    const begun = performance.now();
    const runId = await fixture.run(company, { chunk: 100 });
    expect(performance.now() - begun).toBeLessThan(30_000);
    expect(await fixture.runRow(runId)).toMatchObject({ state: "DONE", people_done: 300 });
  });
});
