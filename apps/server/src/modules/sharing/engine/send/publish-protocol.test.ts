import type { Network } from "@polyphon/contract/networks/networks.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../../test/services/test-database.ts";
import { registerListeners } from "../../../../platform/events/listeners.ts";
import { makeLog } from "../../../../platform/log/log.ts";
import type { PublishAdapter, PublishAttachment, PublishResult } from "../../sharing.port.ts";
import type { SettledGroup } from "../engine-parts.ts";
import { type ShareEngine, startShareEngine } from "../engine.ts";
import { nullAdapter } from "../null-adapter.ts";
import type { PayloadAccount, PayloadSource } from "../payload/payload-source.ts";
import {
  ask,
  plainPayloads,
  recordingAdapter,
  seedShares,
} from "../../../../../test/sharing/engine-fixture.ts";

let db: TestDatabase;
const running: ShareEngine[] = [];
const unconfirmed: SettledGroup["unconfirmed"][number][] = [];

/** Payloads as the test bed makes them, with the accounts that a test needs. */
function payloadsOf(input: Partial<PayloadAccount>, attachment: PublishAttachment | null): PayloadSource {
  return {
    load: async (shares, purpose) => {
      const plain = await plainPayloads.load(shares, purpose);
      return new Map(
        [...plain].map(([id, payload]) => [
          id,
          payload.kind === "request"
            ? {
                ...payload,
                request: { ...payload.request, attachment },
                account: { ...payload.account, ...input },
              }
            : payload,
        ]),
      );
    },
  };
}

function start(
  adapters: readonly PublishAdapter[],
  input: Partial<PayloadAccount> = {},
  attachment: PublishAttachment | null = null,
): void {
  const engine = startShareEngine({
    database: db.pool,
    adapters,
    payloads: payloadsOf(input, attachment),
    config: {
      PUBLISH_LEASE_SECONDS: 8,
      PUBLISH_TIMEOUT_SECONDS: 0.2,
      PUBLISH_LATE_COMMIT_SECONDS: 0.2,
      PUBLISH_IN_FLIGHT: 40,
      LINKEDIN_RESOLVE_BY_RESEND: true,
    },
    log: makeLog({ level: "silent", process: "test" }),
    announce: (_tx, group) => {
      unconfirmed.push(...group.unconfirmed);
      return Promise.resolve();
    },
  });
  running.push(engine);
}

interface Row {
  readonly network: Network;
  readonly state: string;
  readonly reason: string | null;
  readonly assisted: boolean;
  readonly mediaIds: string[];
}

const rows = () =>
  ask<Row>(
    db.pool,
    `select network, state, reason, assisted, media_ids as "mediaIds" from share order by id`,
  );
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 50 });
const become = (...wanted: Partial<Row>[]) => until(async () => expect(await rows()).toMatchObject(wanted));

/** An adapter that gives one answer after the other, and repeats the last. */
function answering(...answers: PublishResult[]) {
  return recordingAdapter({
    answer: () => Promise.resolve((answers.length > 1 ? answers.shift() : answers[0]) ?? published),
  });
}

const published: PublishResult = { kind: "published", externalId: "urn:1", permalink: null };
const refused = (reason: "token_expired" | "token_revoked" | "quota_or_billing"): PublishResult => ({
  kind: "refused",
  reason,
  detail: "no",
});

beforeAll(async () => {
  db = await openTestDatabase();
  registerListeners([]);
});
beforeEach(async () => {
  await ask(db.pool, "delete from kill_switch");
  await ask(db.pool, "delete from share");
  await db.asSuperuser("delete from share_attempt");
  unconfirmed.length = 0;
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((engine) => engine.stop()));
});
afterAll(async () => {
  await db.drop();
});

test("the kind of account decides which adapter of a network publishes", async () => {
  const [member, organisation] = [recordingAdapter(), recordingAdapter()];
  await seedShares(db.pool, { users: 1, posts: 1 });
  start([member, { ...organisation, accountTypes: ["ORGANISATION"] }], { type: "ORGANISATION" });
  await become({ state: "SHARED" });
  expect([member.sent, organisation.sent.length]).toEqual([[], 1]);
});

test("two adapters for one kind of account prevent the start", () => {
  expect(() => start([recordingAdapter(), recordingAdapter()])).toThrow("two adapters publish on");
});

test("an assisted share is handed to the person when it is due, without any call", async () => {
  const adapter = recordingAdapter();
  await seedShares(db.pool, { users: 1, posts: 1 });
  await ask(db.pool, "update share set assisted = true");
  start([adapter]);
  await become({ state: "UNCONFIRMED", reason: "your_turn" });
  expect(adapter.sent).toEqual([]);
  expect(unconfirmed).toMatchObject([{ reason: "your_turn" }]);
});

test("an account that became assisted hands its shares to the person as well", async () => {
  const base = nullAdapter("LINKEDIN");
  await seedShares(db.pool, { users: 1, posts: 1 });
  start([{ ...base, abilities: { ...base.abilities, assisted: true } }]);
  await become({ state: "UNCONFIRMED", reason: "your_turn", assisted: true });
});

test("an outdated list does no harm: the duplicate that follows is the share itself", async () => {
  const adapter = answering(
    { kind: "unknown", detail: "cut" },
    { kind: "duplicate", externalId: null, permalink: null },
  );
  await seedShares(db.pool, { users: 1, posts: 1 });
  start([adapter]);
  await become({ state: "SHARED" });
  expect(adapter.sent).toHaveLength(2);
});

test("a duplicate without an attempt of our own counts as somebody else's post", async () => {
  await seedShares(db.pool, { users: 1, posts: 1 });
  start([answering({ kind: "duplicate", externalId: "urn:theirs", permalink: null })]);
  await become({ state: "FAILED", reason: "duplicate_content" });
});

test("an expired token is renewed and the share is sent within the same attempt", async () => {
  const adapter = answering(refused("token_expired"), published);
  const renew = vi.fn(() => Promise.resolve({ kind: "fresh" as const, accessToken: "new" }));
  await seedShares(db.pool, { users: 1, posts: 1 });
  start([adapter], { renew });
  await become({ state: "SHARED" });
  expect(renew.mock.calls).toEqual([["none"]]);
  expect(await ask(db.pool, "select attempt from share_attempt")).toHaveLength(1);
});

test("a token that cannot be renewed holds the share; one that cannot be asked for now only delays it", async () => {
  await seedShares(db.pool, { users: 1, posts: 1 });
  start([answering(refused("token_expired"))], { renew: () => Promise.resolve({ kind: "lost" }) });
  await become({ state: "HELD", reason: "token_expired" });
  await Promise.all(running.splice(0).map((engine) => engine.stop()));
  await ask(db.pool, "update share set state = 'SCHEDULED', reason = null");
  start([answering(refused("token_expired"))], {
    renew: () => Promise.resolve({ kind: "unavailable", detail: "away" }),
  });
  await become({ state: "SCHEDULED", reason: "transient" });
});

test("a token issued within the last minute is given time to become known", async () => {
  const adapter = answering(refused("token_revoked"), refused("token_revoked"), published);
  await seedShares(db.pool, { users: 1, posts: 1 });
  start([adapter], { connectedAt: new Date() });
  await become({ state: "SHARED" });
  expect(adapter.sent).toHaveLength(3);
});

test("a network whose quota is used up is stopped as a whole, once, and others continue", async () => {
  await seedShares(db.pool, { users: 12, posts: 1 });
  await ask(db.pool, "update share set network = 'TWITTER' where id % 2 = 0");
  const x = answering(refused("quota_or_billing"));
  start([{ ...x, network: "TWITTER" }, recordingAdapter()]);
  await until(async () => {
    const ended = (await rows()).map(({ network, state, reason }) => `${network} ${state} ${reason ?? ""}`);
    expect([...new Set(ended)].toSorted((left, right) => left.localeCompare(right))).toEqual([
      "LINKEDIN SHARED ",
      "TWITTER HELD kill_switch",
    ]);
  });
  expect(await ask(db.pool, "select scope, key, active, by_account from kill_switch")).toEqual([
    { scope: "network", key: "TWITTER", active: true, by_account: null },
  ]);
});

test("a video waits at the network without being sent again, and is shared once it is ready", async () => {
  const asked: (readonly string[])[] = [];
  const adapter = recordingAdapter();
  const video = {
    kind: "VIDEO",
    title: "Wind",
    mimeType: "video/mp4",
    size: 4,
    part: () => Promise.resolve(new Uint8Array(4)),
    address: () => Promise.resolve("http://127.0.0.1:9/video"),
  } as const;
  await seedShares(db.pool, { users: 1, posts: 1 });
  const uploadMedia: PublishAdapter["uploadMedia"] = ({ uploadedMedia }) => {
    asked.push(uploadedMedia);
    const mediaIds = ["urn:video"];
    const retryAt = new Date();
    return Promise.resolve(
      asked.length < 3
        ? { kind: "pending", mediaIds, retryAt, detail: "in work" }
        : { kind: "ready", mediaIds },
    );
  };
  start([{ ...adapter, uploadMedia, abilities: { ...adapter.abilities, video: true } }], {}, video);
  await become({ state: "SCHEDULED", reason: "media_not_ready", mediaIds: ["urn:video"] });
  await become({ state: "SHARED" });
  expect(asked).toEqual([[], ["urn:video"], ["urn:video"]]);
  expect(adapter.sent).toHaveLength(1);
});

test("a video for a network that takes none is refused before anything is uploaded", async () => {
  const adapter = recordingAdapter();
  const part = () => Promise.reject(new Error("nobody reads it"));
  const video = { kind: "VIDEO", title: "", mimeType: "video/mp4", size: 4, part, address: part } as const;
  await seedShares(db.pool, { users: 1, posts: 1 });
  start([adapter], {}, video);
  await become({ state: "FAILED", reason: "content_rejected" });
  expect(adapter.sent).toEqual([]);
});
