import { limits } from "@polyphon/contract/limits.ts";
import { setTimeout as pause } from "node:timers/promises";
import { median } from "../kit/alternate.ts";
import { type BenchDatabase, withClient } from "../kit/bench-database.ts";
import type { Line, Measurement, RunOptions } from "../kit/measurement.ts";
import { type Part, startPart } from "../kit/part.ts";
import {
  clearPlans,
  crowded,
  factor,
  figuresOf,
  type PlanFigures,
  planDatabase,
  sparse,
} from "./plan-data.ts";

const peopleOf = ({ quick, full }: RunOptions) => (full ? 1_000_000 : quick ? 5_000 : 20_000);
const kills = 3;
const perInsert = 2_000;

const startPlanner = (database: BenchDatabase): Part =>
  startPart(new URL("./planner.ts", import.meta.url), database);

interface Round {
  readonly seconds: number;
  /** Milliseconds of each step, both rounds. */
  readonly steps: readonly number[];
  readonly peak: number;
}

/** Progress output: at full size the first line of the result comes after more than an hour. */
const print = (words: string) => process.stderr.write(`autopilot: ${words}\n`);

/** A process for each round, so that memory kept by an earlier one does not count for the next. */
async function plan(database: BenchDatabase, companyId: number): Promise<Round & PlanFigures> {
  const planner = startPlanner(database);
  try {
    const round = await planner.call<Round>("plan", companyId);
    const figures = await figuresOf(database, companyId);
    const { seconds, peak } = round;
    print(
      `${figures.shares} shares, ${figures.links} links, ${figures.twice} twice in ${seconds.toFixed(1)} s, ${peak.toFixed(0)} MB`,
    );
    return { ...round, ...figures };
  } finally {
    await planner.stop();
  }
}

/** What a chunk costs at the end of the second round, against one at its beginning: the second and the last fifth of it. */
function growthOf({ steps }: Round, people: number): number {
  const chunks = Math.ceil(people / limits.autopilot.chunk);
  const planning = steps.slice(-chunks);
  const fifth = Math.max(1, Math.floor(planning.length / 5));
  return median(planning.slice(-fifth)) / median(planning.slice(fifth, 2 * fifth));
}

/** The same rows once more, without any planning: statements of the same size into the same table with the same triggers. */
async function insertBare(database: BenchDatabase, companyId: number): Promise<number> {
  return withClient(database.admin, async (client) => {
    await client.query("drop table if exists planned_before");
    await client.query(
      `create table planned_before as select company_id, user_id, post_id, network, voice, text, due_at, plan,
         row_number() over (order by id) as at from share where company_id = ${companyId} and plan is not null`,
    );
    await client.query("create unique index planned_before_at on planned_before (at)");
    await client.query("grant select on planned_before to polyphon_app");
    await client.query("delete from share where plan is not null");
    await client.query("vacuum (analyze) share, planned_before");
    const { rows } = await client.query<{ rows: number }>("select count(*)::int as rows from planned_before");
    const total = rows[0]?.rows ?? 0;
    const begun = performance.now();
    await withClient(database.app, async (app) => {
      for (let from = 0; from < total; from += perInsert) {
        await app.query(`begin; set local app.company = '${companyId}'`);
        await app.query(
          `insert into share (company_id, user_id, post_id, network, voice, text, due_at, plan)
           select company_id, user_id, post_id, network, voice, text, due_at, plan from planned_before
           where at > $1 and at <= $2`,
          [from, from + perInsert],
        );
        await app.query("commit");
      }
    });
    const seconds = (performance.now() - begun) / 1000;
    print(`${total} bare rows in ${seconds.toFixed(1)} s`);
    await client.query("drop table planned_before");
    return seconds;
  });
}

/** Somebody looks at the coming four weeks before switching on: the slowest but one of thirty. */
async function lookAhead(database: BenchDatabase): Promise<number> {
  const planner = startPlanner(database);
  try {
    const took = await planner.call<number[]>("preview", sparse);
    return took.toSorted((one, other) => one - other).at(-2) ?? Number.NaN;
  } finally {
    await planner.stop();
  }
}

async function doneOf({ admin }: BenchDatabase): Promise<{ done: number; over: boolean }> {
  return withClient(admin, async (client) => {
    const { rows } = await client.query<{ done: number; over: boolean }>(
      "select people_done as done, state in ('DONE', 'FAILED') as over from autopilot_run",
    );
    return rows[0] ?? { done: 0, over: false };
  });
}

/** Through the real queue: a worker is killed without warning, and the next one continues the run. */
async function planWithKills(
  database: BenchDatabase,
  companyId: number,
  people: number,
): Promise<PlanFigures> {
  let planner = startPlanner(database);
  await planner.call("ask", companyId);
  await planner.call("work");
  for (let kill = 1; kill <= kills; kill += 1) {
    while ((await doneOf(database)).done < (people * kill) / (kills + 1)) await pause(20);
    process.kill(await planner.call<number>("pid"), "SIGKILL");
    await planner.stop();
    planner = startPlanner(database);
    await planner.call("work");
  }
  try {
    while (!(await doneOf(database)).over) await pause(100);
    return await figuresOf(database, companyId);
  } finally {
    process.kill(await planner.call<number>("pid"), "SIGKILL");
    await planner.stop();
  }
}

/**
 * A company's week from the request to its last share: ten times the people in ten times the time, against the bare rows, in
 * flat memory, and the same plan to the row when its workers are killed.
 */
export const autopilot: Measurement = {
  name: "autopilot",
  run: async (options) => {
    const people = peopleOf(options);
    const database = await planDatabase(people);
    const small: (Round & PlanFigures)[] = [];
    for (let round = 0; round < 3; round += 1) {
      await clearPlans(database);
      small.push(await plan(database, sparse));
    }
    const bareSmall = await insertBare(database, sparse);
    await clearPlans(database);
    const large = await plan(database, crowded);
    const bare = await insertBare(database, crowded);
    await clearPlans(database);
    const preview = await lookAhead(database);
    const killed = await planWithKills(database, sparse, people / factor);
    const [first] = small;
    const seconds = median(small.map((round) => round.seconds));
    const peak = median(small.map((round) => round.peak));
    const wrong =
      Math.abs(killed.shares - (first?.shares ?? 0)) +
      Math.abs(killed.links - (first?.links ?? 0)) +
      killed.twice +
      (killed.digest === first?.digest ? 0 : 1);
    const rate = (large.shares / large.seconds).toFixed(0);
    const lines: Line[] = [
      {
        name: "autopilot/linear",
        figure: large.seconds / seconds,
        goal: 10.5,
        bound: "at most",
        note: `${people} people in ${large.seconds.toFixed(1)} s (${(people / large.seconds).toFixed(0)} people/s, ${rate} shares/s), ${people / factor} in ${seconds.toFixed(1)} s; their bare rows alone: ${(bare / bareSmall).toFixed(2)}`,
      },
      {
        name: "autopilot/chunks",
        figure: growthOf(large, people),
        goal: 1.25,
        bound: "at most",
        note: "the last fifth of the chunks against the second, in the middle of each",
      },
      {
        name: "autopilot/rows",
        figure: large.seconds / bare,
        goal: 8,
        bound: "at most",
        note: `${large.shares} shares with links, log and reasons against their bare rows in ${bare.toFixed(1)} s`,
      },
      {
        name: "autopilot/memory",
        figure: large.peak / peak,
        goal: 1.5,
        bound: "at most",
        note: `${large.peak.toFixed(0)} MB at most against ${peak.toFixed(0)} MB with a tenth of the people`,
      },
      {
        name: "autopilot/preview",
        figure: preview,
        goal: 300,
        bound: "at most",
        unit: " ms",
        note: "four weeks ahead of one person, out of 1,800 posts",
      },
      {
        name: "autopilot/kills",
        figure: wrong,
        goal: 0,
        bound: "at most",
        note: `${killed.shares} shares, ${killed.links} links, ${killed.twice} twice after ${kills} kills; the plan is ${killed.digest === first?.digest ? "the same" : "ANOTHER"}`,
      },
    ];
    return lines;
  },
};
