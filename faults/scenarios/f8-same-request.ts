import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { hashToken, newToken } from "@polyphon/server/platform/session/token.ts";
import { type Measurement, none, note } from "../measurement.ts";
import { simulatedAccounts } from "../network/simulated-account.ts";
import { startPrivateRedis } from "../services/private-redis.ts";
import { startProduct } from "../processes/product.ts";
import { openFixture, type Fixture } from "../fixture.ts";
import type { Setup } from "../setup.ts";
import { startTcpRelay, type TcpRelay } from "../services/tcp-relay.ts";
import { scaledTimes } from "../processes/worker-settings.ts";

const timesAtOnce = 50;
const patienceMs = 60_000;
const text = "Wind over the north sea turns our masts since this morning, and it does not stop.";

/** Posts that people of the company may see, and a person who is signed in. */
async function prepare({ admin, companyId, userIds }: Fixture): Promise<string> {
  await admin.query("update company set social_networks = '{LINKEDIN}'");
  await admin.query("insert into category_company (category_id, company_id) select id, $1 from category", [
    companyId,
  ]);
  await admin.query("update post set voices = $1", [
    JSON.stringify([{ voice: "VOICE_1", copy: { LINKEDIN: text } }]),
  ]);
  await admin.query("update account set terms_accepted_at = now()");
  const token = newToken();
  await admin.query(
    "insert into session (token_hash, account_id, company_id, expires_at) values ($1, $2, $3, now() + interval '1 hour')",
    [hashToken(token), userIds[0], companyId],
  );
  return token;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

interface Press {
  readonly apiUrl: string;
  readonly token: string;
  readonly postId: number;
}

/** One press of the button, repeated under its key until it is answered. */
async function press({ apiUrl, token, postId }: Press, key: string): Promise<Answer> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const answer = await fetch(`${apiUrl}/services/post/api/share-post`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
        "idempotency-key": key,
      },
      body: JSON.stringify({
        postId,
        voiceTypeEnum: "VOICE_1",
        postSocialShareNetworks: [{ socialNetwork: "LINKEDIN", shareText: `${text} Post ${postId}.` }],
      }),
    }).catch(() => null);
    const body = answer === null ? "" : await answer.text().catch(() => "");
    const retry = answer === null || answer.status === 503 || answer.status === 429;
    if (!retry || Date.now() > end) return { status: answer?.status ?? 0, body };
    await pause(200);
  }
}

async function stallFor(relay: TcpRelay, ms: number): Promise<void> {
  await pause(30);
  relay.stall();
  await pause(ms);
  relay.flow();
}

interface Counted {
  readonly shares: number;
  readonly posts: number;
  readonly answers: number;
}

async function count(
  setup: Setup,
  fixture: Fixture,
  postId: number,
  answers: readonly Answer[],
): Promise<Counted> {
  const { rows } = await fixture.admin.query<{ id: number }>("select id from share where post_id = $1", [
    postId,
  ]);
  const ids = new Set(rows.map((row) => String(row.id)));
  const posts = (await setup.network.posts()).filter((post) => post.visible && ids.has(post.share ?? ""));
  return { shares: rows.length, posts: posts.length, answers: new Set(answers.map((one) => one.body)).size };
}

/** The same request fifty times at once, also while the database does not answer for ten seconds. */
export async function f8(setup: Setup): Promise<Measurement[]> {
  const linkedin = { ...setup, account: simulatedAccounts.LINKEDIN };
  const fixture = await openFixture(linkedin, "polyphon_engine_f8", {
    people: 1,
    posts: 3,
    firstShareId: 82_000_000,
  });
  const token = await prepare(fixture);
  const redis = await startPrivateRedis(16_440);
  const direct = new URL(fixture.appUrl);
  const relay = await startTcpRelay(Number(direct.port));
  const relayed = new URL(fixture.appUrl);
  relayed.port = String(relay.port);
  const product = await startProduct({
    setup,
    webDatabase: relayed.href,
    workerDatabase: direct.href,
    redisUrl: redis.url,
    config: scaledTimes(8),
  });
  const measurements: Measurement[] = [];
  const stallMs = setup.size === "full" ? 10_000 : 4_000;
  for (const [place, stalled] of [false, true].entries()) {
    const postId = fixture.postIds[place] ?? 0;
    const key = randomUUID();
    const presses = Array.from({ length: timesAtOnce }, () =>
      press({ apiUrl: product.apiUrl, token, postId }, key),
    );
    if (stalled) await stallFor(relay, stallMs);
    const answers = await Promise.all(presses);
    const seen = await count(setup, fixture, postId, answers);
    const name = stalled ? "F8 while the database stalls" : "F8";
    measurements.push(
      none(`${name}: shares beside the one`, seen.shares - 1),
      none(`${name}: posts beside the one`, seen.posts - 1),
      none(`${name}: answers beside the one`, seen.answers - 1),
      none(`${name}: answers other than 200`, answers.filter((one) => one.status !== 200).length),
    );
  }
  // Without a common key they are fifty requests of one person: one succeeds, the others are refused.
  const postId = fixture.postIds[2] ?? 0;
  const answers = await Promise.all(
    Array.from({ length: timesAtOnce }, () => press({ apiUrl: product.apiUrl, token, postId }, randomUUID())),
  );
  const seen = await count(setup, fixture, postId, answers);
  measurements.push(
    none("F8 with keys of their own: shares beside the one", seen.shares - 1),
    none(
      "F8 with keys of their own: granted beside the one",
      answers.filter((one) => one.status === 200).length - 1,
    ),
    none("F8 processes that ended", product.exits()),
    note("F8 at once", String(timesAtOnce)),
  );
  await product.stop();
  await relay.stop();
  await redis.stop();
  await fixture.close();
  return measurements;
}
