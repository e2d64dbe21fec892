import { setTimeout as pause } from "node:timers/promises";
import { login } from "@polyphon/contract/identity/identity.contract.ts";
import { hashPassword } from "@polyphon/server/platform/secret/password.ts";
import { atMost, type Measurement, none, note } from "../measurement.ts";
import { type Fixture, openFixture } from "../fixture.ts";
import { type Product, startProduct } from "../processes/product.ts";
import { scaledTimes } from "../processes/worker-settings.ts";
import { startPrivateRedis } from "../services/private-redis.ts";
import type { Setup } from "../setup.ts";
import { waitUntil } from "../wait-until.ts";

const code = "redzsaway";
const password = "Secret!234";
const goalSeconds = 5;
const everyMs = 10;
const agent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";

async function prepare({ admin, companyId, userIds }: Fixture): Promise<string> {
  await admin.query(
    "insert into short_link (code, company_id, share_id, target_url) values ($1, $2, 1, 'https://www.example.com/')",
    [code, companyId],
  );
  const { rows } = await admin.query<{ email: string }>(
    "update account set password_hash = $2, terms_accepted_at = now() where id = $1 returning email",
    [userIds[0], await hashPassword(password)],
  );
  return rows[0]?.email ?? "";
}

/** Visitors of one link, one after the other; counts those who were led on. */
function startVisits({ redirectUrl }: Product) {
  let acknowledged = 0;
  let refused = 0;
  const over = new AbortController();
  const visiting = (async () => {
    while (!over.signal.aborted) {
      const answer = await fetch(`${redirectUrl}/${code}`, {
        redirect: "manual",
        headers: { "user-agent": agent },
      }).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.status === 302) acknowledged += 1;
      else refused += 1;
      await pause(everyMs);
    }
  })();
  return {
    acknowledged: () => acknowledged,
    refused: () => refused,
    stop: async () => {
      over.abort();
      await visiting;
    },
  };
}

/** The same person signs in again and again. */
function startSignIns({ apiUrl }: Product, username: string) {
  const statuses: number[] = [];
  const over = new AbortController();
  const signing = (async () => {
    for (let nonce = 0; !over.signal.aborted; nonce += 1) {
      const answer = await fetch(apiUrl + login.path, {
        method: login.method,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ username, password, captcha: `f12-${nonce}`, panel: "FRONT" }),
      }).catch(() => null);
      await answer?.arrayBuffer();
      statuses.push(answer?.status ?? 0);
      await pause(500);
    }
  })();
  return {
    statuses,
    stop: async () => {
      over.abort();
      await signing;
    },
  };
}

/** Redis drops its connections, dies and returns, and is away for a while: are clicks lost, and can people sign in? */
export async function f12(setup: Setup): Promise<Measurement[]> {
  const fixture = await openFixture(setup, "polyphon_engine_f12", { people: 1, posts: 1 });
  const email = await prepare(fixture);
  const redis = await startPrivateRedis(16_560, { durable: true });
  const product = await startProduct({
    setup,
    webDatabase: fixture.appUrl,
    workerDatabase: fixture.appUrl,
    redisUrl: redis.url,
    firstPort: 16_569,
    config: { ...scaledTimes(8), RECAPTCHA_BASE: setup.network.url },
  });
  const counted = async (): Promise<number> => {
    const { rows } = await fixture.admin.query<{ clicks: number }>(
      "select count(*)::int as clicks from click",
    );
    return rows[0]?.clicks ?? 0;
  };
  /** Seconds until a click that comes after now is counted. */
  async function goesOn(): Promise<number> {
    const begun = performance.now();
    const before = visits.acknowledged();
    await waitUntil(async () => (await counted()) > before, 30_000);
    return (performance.now() - begun) / 1000;
  }
  const visits = startVisits(product);
  const signIns = startSignIns(product, email);
  await waitUntil(async () => (await counted()) > 0, 20_000);

  await redis.dropConnections();
  const afterDrop = await goesOn();
  await redis.restart();
  const afterRestart = await goesOn();
  const awayMs = setup.size === "full" ? 60_000 : 15_000;
  await redis.away(awayMs);
  const afterAway = await goesOn();

  await Promise.all([visits.stop(), signIns.stop()]);
  const wanted = visits.acknowledged();
  await waitUntil(async () => (await counted()) >= wanted, 30_000);
  const all = await counted();
  const exits = product.exits();
  await product.stop();
  await redis.stop();
  await fixture.close();
  const refused = signIns.statuses.filter((status) => status !== 200).length;
  return [
    none("F12 acknowledged clicks not counted", wanted - all),
    none("F12 visitors who were not led on", visits.refused()),
    note("F12 clicks acknowledged", String(wanted)),
    atMost("F12 counting goes on after dropped connections", afterDrop, goalSeconds, "s"),
    atMost("F12 counting goes on after a restart", afterRestart, goalSeconds, "s"),
    atMost(`F12 counting goes on after ${awayMs / 1000} s away`, afterAway, goalSeconds, "s"),
    none("F12 sign-ins refused", refused),
    note("F12 sign-ins", String(signIns.statuses.length)),
    none("F12 processes that ended", exits),
  ];
}
