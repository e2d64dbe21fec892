import { createDatabase } from "@polyphon/server/platform/db/setup/create-database.ts";
import { setTimeout as pause } from "node:timers/promises";
import { countOpen, openFixture, scheduleShares } from "../fixture.ts";
import { atMost, type Measurement, none, note } from "../measurement.ts";
import { type FakeClock, makeFakeClock } from "../services/fake-clock.ts";
import { startPrivatePostgres } from "../services/private-postgres.ts";
import type { Setup } from "../setup.ts";
import { claims, judge, type Verdict } from "../verdict.ts";
import { waitUntil } from "../wait-until.ts";
import { scaledTimes, startWorker } from "../processes/worker-settings.ts";
import { clockChanges, type LocalShare, wrongInstants, zones } from "./clock-changes.ts";

const leaseSeconds = 2;
const workers = 3;
const stepMs = 10 * 60_000;
const everyMs = 2_000;
const sharesPerSecond = 60;
const firstPort = 16_460;

/** Whose clock takes which step, one after the other: each worker's and the database's, both ways and back. */
function steps(clocks: readonly FakeClock[], rounds: number): readonly (readonly [FakeClock, number])[] {
  const once = clocks.flatMap((clock) => [stepMs, -stepMs, 0].map((offset) => [clock, offset] as const));
  return Array.from({ length: rounds }, () => once).flat();
}

/** What the database shows is what counts: it alone decides what is due, at most a lease before it is sent. */
function early({ appeared }: Verdict, database: FakeClock): number {
  const leaseMs = leaseSeconds * 1_000;
  return appeared.filter(({ due, at }) => at + database.mostAhead(at - leaseMs, at) < due).length;
}

async function stepping(setup: Setup, database: FakeClock): Promise<Measurement[]> {
  const fixture = await openFixture(setup, "polyphon_engine_f7", {
    people: 3_000,
    posts: 4,
    firstShareId: 70_000_000,
  });
  await setup.network.settings({ commitDelayMs: 150, ...setup.account.filter.off });
  const own = await Promise.all(Array.from({ length: workers }, () => makeFakeClock()));
  const settings = {
    databaseUrl: fixture.appUrl,
    networkUrl: setup.network.url,
    config: { ...scaledTimes(leaseSeconds), LINKEDIN_RESOLVE_BY_RESEND: "false" },
  };
  const team = await Promise.all(own.map((clock) => startWorker(settings, clock.env)));
  const planned = steps([...own, database], setup.size === "full" ? 5 : 1);
  const lastsMs = planned.length * everyMs;
  await scheduleShares(fixture, (lastsMs * sharesPerSecond) / 1_000, lastsMs);

  for (const [clock, offset] of planned) {
    await clock.set(offset);
    await pause(everyMs);
  }
  const lastStep = Date.now();
  await waitUntil(async () => (await countOpen(fixture)) === 0, 60_000);
  const finalAfter = (Date.now() - lastStep) / 1_000;
  await Promise.all(team.map((worker) => worker.end("SIGTERM")));
  await Promise.all(own.map((clock) => clock.remove()));

  const verdict = await judge(fixture, setup.network);
  await setup.network.settings({ commitDelayMs: 0, ...setup.account.filter.on });
  await fixture.close();
  return [
    ...claims("F7", verdict),
    none("F7 early, by the database's clock", early(verdict, database)),
    note("F7 steps of ten minutes", String(planned.length)),
    atMost("F7 all final after the last step", finalAfter, 30, "s"),
  ];
}

/** Clocks are set to each moment at which something is due around a change, one share for each local time of each zone. */
async function changing(setup: Setup, clock: FakeClock): Promise<Measurement[]> {
  const chosen = setup.size === "full" ? zones : zones.slice(0, 3);
  const shares: LocalShare[] = chosen.flatMap((zone) => clockChanges(zone, new Date()));
  const fixture = await openFixture(setup, "polyphon_engine_f7_zones", {
    people: chosen.length,
    posts: Math.max(...chosen.map((zone) => shares.filter((share) => share.zone === zone).length)),
    firstShareId: 75_000_000,
  });
  await setup.network.settings(setup.account.filter.off);
  await fixture.admin.query("update social_connection set access_expires_at = now() + interval '5 years'");
  const postOf = new Map<string, number>();
  for (const { zone, dueAt, text } of shares) {
    const place = postOf.get(zone) ?? 0;
    postOf.set(zone, place + 1);
    await fixture.admin.query(
      `insert into share (company_id, user_id, post_id, network, voice, text, due_at) values ($1, $2, $3, $4, 'VOICE_1', $5, $6)`,
      [
        fixture.companyId,
        fixture.userIds[chosen.indexOf(zone)],
        fixture.postIds[place],
        fixture.account.network,
        text,
        dueAt,
      ],
    );
  }
  const wrong = await wrongInstants(fixture.admin, shares);
  const moments = [...new Set(shares.map(({ dueAt }) => dueAt.getTime()))].toSorted((a, b) => a - b);
  const settings = {
    databaseUrl: fixture.appUrl,
    networkUrl: setup.network.url,
    config: scaledTimes(leaseSeconds),
  };
  const team = await Promise.all(Array.from({ length: workers }, () => startWorker(settings, clock.env)));
  const missed: number[] = [];
  for (const moment of moments) {
    await clock.set(moment - 2_000 - Date.now());
    const isOut = async () => {
      const { rows } = await fixture.admin.query<{ waiting: number }>(
        "select count(*)::int as waiting from share where due_at = $1 and state in ('SCHEDULED', 'PUBLISHING')",
        [new Date(moment)],
      );
      return rows[0]?.waiting === 0;
    };
    if (!(await waitUntil(isOut, 20_000))) missed.push(moment);
  }
  await Promise.all(team.map((worker) => worker.end("SIGTERM")));
  const verdict = await judge(fixture, setup.network);
  await setup.network.settings(setup.account.filter.on);
  await fixture.close();
  const [lost, twice, open] = claims("F7 clock changes,", verdict);
  return [
    ...(lost && twice && open ? [lost, twice, open] : []),
    none("F7 clock changes, early", early(verdict, clock)),
    none("F7 clock changes, not sent when due", missed.length),
    none("F7 local times at a wrong instant", wrong),
    note("F7 zones / local times around both changes", `${chosen.length} / ${shares.length}`),
  ];
}

/** Clocks are set by ten minutes, each worker's and the database's; and both clock changes of a year are gone through. */
export async function f7(setup: Setup): Promise<Measurement[]> {
  const clock = await makeFakeClock();
  const postgres = await startPrivatePostgres(firstPort, clock.env);
  try {
    await createDatabase(postgres.adminUrl, setup.template);
    const own = { ...setup, adminUrl: postgres.adminUrl, postgres };
    const stepped = await stepping(own, clock);
    await setup.network.reset();
    return [...stepped, ...(await changing(own, clock))];
  } finally {
    await postgres.stop();
    await clock.remove();
  }
}
