import { setTimeout as pause } from "node:timers/promises";
import { acceptTerms } from "@polyphon/contract/identity/profile.contract.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { hashToken, newToken } from "@polyphon/server/platform/session/token.ts";
import { atMost, type Measurement, none, note, percentile } from "../measurement.ts";
import { addCompany, type Fixture, openFixture } from "../fixture.ts";
import { startApis } from "../processes/product.ts";
import { startPrivateRedis } from "../services/private-redis.ts";
import type { Setup } from "../setup.ts";
import { waitUntil } from "../wait-until.ts";

const pausedMs = 30_000;
const writes = 13;
const neighbours = 6;
const latencyGoalMs = 1_000;

async function signIn({ admin }: Fixture, accountId: number, companyId: number): Promise<string> {
  const token = newToken();
  await admin.query(
    "insert into session (token_hash, account_id, company_id, expires_at) values ($1, $2, $3, now() + interval '1 hour')",
    [hashToken(token), accountId, companyId],
  );
  return token;
}

interface Answer {
  readonly status: number;
  readonly ms: number;
}

async function call(apiUrl: string, token: string, kind: "write" | "read"): Promise<Answer> {
  const { method, path } = kind === "write" ? acceptTerms : readAccount;
  const started = performance.now();
  const answer = await fetch(apiUrl + path, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(kind === "write" ? { body: JSON.stringify({ eulaStatus: 1 }) } : {}),
  }).catch(() => null);
  await answer?.arrayBuffer();
  return { status: answer?.status ?? 0, ms: performance.now() - started };
}

/** A person of another company, who saves and reads without a break until the time is over. */
async function useProduct(apiUrl: string, token: string, until: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (Date.now() < until) {
    answers.push(await call(apiUrl, token, "write"), await call(apiUrl, token, "read"));
    // Below the limit of calls per person.
    await pause(100);
  }
  return answers;
}

/** Stops the process in the middle of a person's save, when it holds the person's row and waits for nothing. */
async function pauseWhileHolding(
  { admin }: Fixture,
  api: { readonly url: string; signal(name: NodeJS.Signals): void },
  token: string,
): Promise<void> {
  const blocker = await admin.connect();
  await blocker.query("begin; lock table audit_entry in share mode");
  void call(api.url, token, "write");
  const blocked = await waitUntil(async () => {
    const { rowCount } = await admin.query("select from pg_stat_activity where wait_event_type = 'Lock'");
    return (rowCount ?? 0) > 0;
  }, 10_000);
  if (!blocked) throw new Error("the save never reached its audit line");
  api.signal("SIGSTOP");
  await blocker.query("rollback");
  blocker.release();
}

/** One API process stands still while it holds a company's rows: who suffers? */
export async function f11(setup: Setup): Promise<Measurement[]> {
  const fixture = await openFixture(setup, "polyphon_engine_f11", { people: 1, posts: 1 });
  const { admin, companyId, userIds } = fixture;
  const token = await signIn(fixture, userIds[0] ?? 0, companyId);
  const others: string[] = [];
  for (let at = 0; at < neighbours; at += 1) {
    const name = `f11other${at}`;
    const other = await addCompany({ admin, network: setup.network, account: setup.account, name }, 1);
    others.push(await signIn(fixture, other.userIds[0] ?? 0, other.companyId));
  }
  const redis = await startPrivateRedis(16_440);
  const [paused, healthy] = await startApis(2, { DATABASE_URL: fixture.appUrl, REDIS_URL: redis.url });
  if (!paused || !healthy) throw new Error("two API processes are needed");
  for (const api of [paused, healthy]) for (const one of [token, ...others]) await call(api.url, one, "read");

  await pauseWhileHolding(fixture, paused, token);
  const until = Date.now() + pausedMs;
  const own = Array.from({ length: writes }, () => call(healthy.url, token, "write"));
  await pause(200);
  const seen = (await Promise.all(others.map((other) => useProduct(healthy.url, other, until)))).flat();
  paused.signal("SIGCONT");
  const ownAnswers = await Promise.all(own);
  await pause(500);
  const after = await call(paused.url, token, "write");

  await Promise.all([paused.end("SIGTERM"), healthy.end("SIGTERM")]);
  await redis.stop();
  await fixture.close();
  const figures = seen.map(({ ms }) => ms);
  return [
    none("F11 others' answers other than 200", seen.filter(({ status }) => status !== 200).length),
    atMost("F11 others' answers p99", percentile(figures, 0.99), latencyGoalMs, "ms"),
    note("F11 others' answers p50", `${percentile(figures, 0.5).toFixed(0)} ms of ${seen.length}`),
    none(
      "F11 own saves without an answer in words",
      ownAnswers.filter(({ status }) => status !== 200 && status !== 503).length,
    ),
    note("F11 own saves done", String(ownAnswers.filter(({ status }) => status === 200).length)),
    none("F11 the paused process answers afterwards", after.status === 200 ? 0 : 1),
  ];
}
