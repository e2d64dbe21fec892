import { atMost, type Measurement, none, note, percentile } from "../measurement.ts";
import { simulatedAccounts } from "../network/simulated-account.ts";
import { addCompany, openFixture, type Fixture, scheduleShares } from "../fixture.ts";
import type { Setup } from "../setup.ts";
import { judge } from "../verdict.ts";
import { waitUntil } from "../wait-until.ts";
import { scaledTimes, startWorker } from "../processes/worker-settings.ts";

const leaseSeconds = 8;
const postsEach = 10;
const failingEvery = 100;
const neighbours = 200;
const latenessGoalMs = 5_000;
/** A share gets at most eight tries; one that retries without waiting would exceed this at once. */
const mostAttempts = 8;

async function openOf(fixture: Fixture): Promise<number> {
  const { rows } = await fixture.admin.query<{ open: number }>(
    "select count(*)::int as open from share where company_id = $1 and state in ('SCHEDULED', 'PUBLISHING')",
    [fixture.companyId],
  );
  return rows[0]?.open ?? 0;
}

/** Every hundredth person of the loud company is throttled by the network forever, and retries each second. */
async function putOff(setup: Setup, loud: Fixture): Promise<number> {
  const { rows } = await loud.admin.query<{ id: string }>(
    "select replace(external_id, 'urn:li:person:', '') as id from social_connection where user_id = any($1)",
    [loud.userIds.filter((_, index) => index % failingEvery === 0)],
  );
  const { route } = simulatedAccounts.LINKEDIN;
  await setup.network.faults([
    ...rows.map(({ id: account }) => ({ kind: "too_many", retryAfterSeconds: 1, account, route })),
    { kind: "too_many", retryAfterSeconds: 3, route: simulatedAccounts.X.route },
  ]);
  return rows.length * postsEach;
}

interface Attempts {
  readonly most: number;
  readonly fastest: number | null;
}

async function attemptsOf(fixture: Fixture): Promise<Attempts> {
  const { rows } = await fixture.admin.query<Attempts>(
    `select coalesce(max(attempt), 0)::int as most, min(gap)::float8 as fastest from (
       select a.attempt, extract(epoch from a.started_at - lag(a.ended_at) over (partition by a.share_id order by a.attempt)) as gap
       from share_attempt a where a.reason = 'rate_limited' or a.reason = 'too_many_attempts'
     ) tries`,
  );
  return rows[0] ?? { most: 0, fastest: null };
}

/**
 * One company floods the queue, some of it always fails and one network accepts nothing: the others must not notice.
 */
export async function f9(setup: Setup): Promise<Measurement[]> {
  const shares = setup.shares ?? (setup.size === "full" ? 50_000 : 10_000);
  const linkedin = { ...setup, account: simulatedAccounts.LINKEDIN };
  const loud = await openFixture(linkedin, "polyphon_engine_f9", {
    people: Math.ceil(shares / postsEach),
    posts: postsEach,
    firstShareId: 90_000_000,
  });
  const { admin } = loud;
  const quietCompany = await addCompany(
    { admin, network: setup.network, account: simulatedAccounts.LINKEDIN, name: "f9quiet" },
    neighbours,
  );
  const throttledCompany = await addCompany(
    { admin, network: setup.network, account: simulatedAccounts.X, name: "f9throttled" },
    neighbours,
  );
  const quiet: Fixture = { ...loud, ...quietCompany };
  const throttled: Fixture = { ...loud, ...throttledCompany, account: simulatedAccounts.X };
  const failing = await putOff(setup, loud);
  const settings = {
    databaseUrl: loud.appUrl,
    networkUrl: setup.network.url,
    config: scaledTimes(leaseSeconds),
  };
  const team = await Promise.all([startWorker(settings), startWorker(settings)]);
  const overMs = setup.size === "full" ? 30_000 : 10_000;
  await scheduleShares(loud, shares, 0);
  await scheduleShares(throttled, neighbours, 0);
  await scheduleShares(quiet, neighbours * 5, overMs);
  const quietDone = await waitUntil(async () => (await openOf(quiet)) === 0, overMs + 60_000);
  const backlog = await openOf(loud);
  await waitUntil(async () => (await openOf(loud)) <= failing, 60_000 + shares * 5);
  const attempts = await attemptsOf(loud);
  await Promise.all(team.map((worker) => worker.end("SIGTERM")));

  const { twice } = await judge(loud, setup.network);
  const lateness = await latenessOf(setup, quiet);
  await loud.close();
  return [
    none("F9 twice", twice),
    none("F9 shares of the others still open", quietDone ? 0 : 1),
    note("F9 shares of the loud company still waiting then", String(backlog)),
    atMost("F9 others' lateness p99", percentile(lateness, 0.99), latenessGoalMs, "ms"),
    note("F9 others' lateness p50", `${percentile(lateness, 0.5).toFixed(0)} ms`),
    atMost("F9 most attempts of one share", attempts.most, mostAttempts, ""),
    note("F9 shortest pause between two tries", `${(attempts.fastest ?? 0).toFixed(1)} s`),
  ];
}

async function latenessOf(setup: Setup, quiet: Fixture): Promise<number[]> {
  const { rows } = await quiet.admin.query<{ id: number; due: Date }>(
    "select id, due_at as due from share where company_id = $1",
    [quiet.companyId],
  );
  const due = new Map(rows.map((row) => [row.id, row.due.getTime()]));
  return (await setup.network.posts()).flatMap((post) => {
    const dueAt = due.get(Number(post.share));
    return dueAt === undefined ? [] : [Date.parse(post.at) - dueAt];
  });
}
