import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  essence,
  living,
  monday,
  deps,
  openPlanDesk,
  openPlanHouse,
  type PlanHouse,
  sharesOf,
  sundayEvening,
} from "../../../../test/autopilot/plan-desk.ts";
import { loadPeople } from "../planner/load-people.ts";
import { loadGround } from "../planner/load-week.ts";
import { workOnRun } from "./work-on-run.ts";

const desk = openPlanDesk();
beforeAll(desk.open);
afterAll(desk.close);

/** The week's shares as one worker plans them without a pause; then they are taken away again. */
async function planInOneGo(house: PlanHouse, chunk = 500) {
  const { companyId } = house;
  await desk.run(house, { chunk });
  const whole = essence(await sharesOf(desk.world(), companyId));
  expect(whole.length).toBeGreaterThan(60);
  await desk.world().arrange(async (tx) => {
    await tx.client.query("delete from share where company_id = $1 and plan is not null", [companyId]);
    await tx.client.query("delete from autopilot_run where company_id = $1", [companyId]);
    await tx.client.query("update autopilot_choice set planned_at = null where company_id = $1", [companyId]);
  });
  return whole;
}

const pieces = 4;

/** Every chunk by a worker of its own; answers how many it took. */
async function planInPieces({ companyId }: PlanHouse, runId: number): Promise<number> {
  let [workers, end] = [0, ""];
  while (end !== "over" && workers < 30) {
    const stop = new AbortController();
    const clock = () => {
      stop.abort();
      return sundayEvening;
    };
    end = await workOnRun(
      { database: desk.world().database, deps, runId, companyId, chunk: pieces, clock },
      stop.signal,
    );
    workers += 1;
  }
  return workers;
}

describe("a run", () => {
  test("of a week that is planned already changes nothing, to the byte", async () => {
    const house = await openPlanHouse(desk.world(), { people: 25, posts: 12 });
    await desk.run(house);
    const rows = async () => {
      const { rows: all } = await desk
        .world()
        .arrange((tx) =>
          tx.client.query("select share.*, xmin::text from share where company_id = $1 order by id", [
            house.companyId,
          ]),
        );
      return JSON.stringify(all);
    };
    const before = await rows();
    const second = await desk.run(house, { now: new Date(sundayEvening.getTime() + 600_000) });
    expect(await rows()).toBe(before);
    expect(await desk.runRow(second)).toMatchObject({
      planned: 0,
      withdrawn: 0,
      kept: JSON.parse(before).length,
    });
  });

  test("comes out the same when the worker is lost after every single chunk", async () => {
    const house = await openPlanHouse(desk.world(), { people: 23, posts: 15 });
    const whole = await planInOneGo(house);
    const runId = await desk.ask(house);
    expect(await planInPieces(house, runId)).toBeGreaterThan(12);
    expect(essence(await sharesOf(desk.world(), house.companyId))).toEqual(whole);
    expect(await desk.runRow(runId)).toMatchObject({ state: "DONE", planned: whole.length, people_done: 23 });
  });

  test("gives back what could not be placed, so that a worker which reads the times anew plans the same", async () => {
    const settings = "fixed_time_gap = 30";
    const house = await openPlanHouse(desk.world(), { people: 23, posts: 4, counts: [2, 2], settings });
    // No share is older than its post, so nobody searches there for what somebody had before.
    await desk.world().arrange((tx) =>
      tx.client.query(
        `insert into share (company_id, user_id, post_id, network, voice, text, due_at, state, attempt, shared_at)
         select $1, person, post.id, 'LINKEDIN', 'VOICE_1', 'A copy', '2020-01-01', 'SHARED', 1, '2020-01-01'
         from unnest($2::bigint[]) person, post where category_id = any($3) and (person + post.id) % 3 = 0`,
        [house.companyId, house.people, house.categories],
      ),
    );
    const whole = await planInOneGo(house, pieces);
    const runId = await desk.ask(house);
    await planInPieces(house, runId);
    const { rows } = await desk.world().arrange((tx) =>
      tx.client.query<{ unplaced: number }>(
        `select sum(jsonb_array_length(detail->'unplaced'))::int as unplaced from autopilot_user_run
         where run_id = $1`,
        [runId],
      ),
    );
    expect(rows[0]?.unplaced).toBeGreaterThan(20);
    expect(essence(await sharesOf(desk.world(), house.companyId))).toEqual(whole);
  });

  test("comes out the same when posts and settings are read anew before every single chunk", async () => {
    const house = await openPlanHouse(desk.world(), { people: 23, posts: 15 });
    const whole = await planInOneGo(house);
    const { companyId } = house;
    const runId = await desk.ask(house);
    await workOnRun(
      {
        database: desk.world().database,
        deps,
        runId,
        companyId,
        chunk: 4,
        clock: () => sundayEvening,
        reloadAfterMs: 0,
      },
      new AbortController().signal,
    );
    expect(essence(await sharesOf(desk.world(), companyId))).toEqual(whole);
  });

  test("goes on for longer after reading many times, so that turns do not cost more than planning", async () => {
    const house = await openPlanHouse(desk.world(), { people: 24 });
    const { companyId } = house;
    const runId = await desk.ask(house);
    const { database } = desk.world();
    const take = async (perReading: number) => {
      const work = { database, deps, runId, companyId, chunk: 4, clock: () => sundayEvening };
      const { signal } = new AbortController();
      return workOnRun({ ...work, turn: { ms: 0, perReading } }, signal);
    };
    while (Number((await desk.runRow(runId))?.["people_done"]) < 4) expect(await take(0)).toBe("interrupted");
    expect(await desk.runRow(runId)).toMatchObject({ people_done: 4 });
    expect(await take(0)).toBe("interrupted");
    expect(await desk.runRow(runId)).toMatchObject({ people_done: 8 });
    expect(await take(1_000_000)).toBe("over");
    expect(await desk.runRow(runId)).toMatchObject({ people_done: 24 });
  });

  test("is done once when two workers take the same run", async () => {
    const house = await openPlanHouse(desk.world(), { people: 20 });
    const runId = await desk.ask(house);
    const work = () =>
      workOnRun(
        {
          database: desk.world().database,
          deps,
          runId,
          companyId: house.companyId,
          chunk: 3,
          clock: () => sundayEvening,
        },
        new AbortController().signal,
      );
    const ends = await Promise.all([work(), work(), work()]);
    expect(ends).toContain("over");
    const shares = await sharesOf(desk.world(), house.companyId);
    expect(await desk.runRow(runId)).toMatchObject({
      state: "DONE",
      people_done: 20,
      planned: shares.length,
    });
    const slots = new Set(shares.map(({ userId, plan }) => `${userId} ${plan?.slot}`));
    expect(slots.size).toBe(shares.length);
  });

  test("waits while staff have stopped planning, and goes on where it was", async () => {
    const house = await openPlanHouse(desk.world(), { people: 4 });
    const runId = await desk.ask(house);
    const turn = (active: boolean) =>
      desk.world().arrange((tx) =>
        tx.client.query(
          `insert into kill_switch (scope, key, active, reason) values ('cron', 'autopilot/find-weeks', $1, 'test')
           on conflict (scope, key) do update set active = excluded.active`,
          [active],
        ),
      );
    const work = () =>
      workOnRun(
        {
          database: desk.world().database,
          deps,
          runId,
          companyId: house.companyId,
          clock: () => sundayEvening,
        },
        new AbortController().signal,
      );
    await turn(true);
    expect(await work()).toBe("stopped");
    expect(await sharesOf(desk.world(), house.companyId)).toEqual([]);
    await turn(false);
    expect(await work()).toBe("over");
    expect(living(await sharesOf(desk.world(), house.companyId)).length).toBeGreaterThan(4);
  });

  test("of 300 people takes a fixed number of statements per chunk", async () => {
    const house = await openPlanHouse(desk.world(), { people: 300, posts: 60 });
    const count = async (people: readonly number[]) => {
      let statements = 0;
      await desk.inCompany(house.companyId, async (tx) => {
        const ground = await loadGround(tx, deps, house.companyId, [monday], sundayEvening);
        const [week] = ground?.weeks ?? [];
        if (!ground || !week) throw new Error("no week");
        const counted = new Proxy(tx.client, {
          get: (target, name) => {
            if (name === "query") statements += 1;
            const value: unknown = Reflect.get(target, name);
            return typeof value === "function" ? value.bind(target) : value;
          },
        });
        const { scope, beforeCommit, afterCommit } = tx;
        const watched = { scope, beforeCommit, afterCommit, client: counted };
        await loadPeople(watched, deps, ground, week, people);
      });
      return statements;
    };
    const forOne = await count(house.people.slice(0, 1));
    expect(forOne).toBeGreaterThan(4);
    expect(await count(house.people)).toBe(forOne);
    const begun = performance.now();
    const runId = await desk.run(house, { chunk: 100 });
    expect(performance.now() - begun).toBeLessThan(30_000);
    expect(await desk.runRow(runId)).toMatchObject({ state: "DONE", people_done: 300 });
  });
});
