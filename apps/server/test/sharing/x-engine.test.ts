import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { PayloadSource } from "../../src/modules/sharing/engine/payload/payload-source.ts";
import { startShareEngine } from "../../src/modules/sharing/engine/engine.ts";
import { ask, seedShares } from "./engine-fixture.ts";
import { makeLog } from "../../src/platform/log/log.ts";
import { openTestDatabase, type TestDatabase } from "../services/test-database.ts";
import { route, startXBed, type XBed } from "../networks/x-bed.ts";

let bed: XBed;
let db: TestDatabase;
beforeAll(async () => {
  [bed, db] = await Promise.all([startXBed({ absentAfterMs: 0 }), openTestDatabase()]);
});
afterAll(async () => {
  await bed.stop();
  await db.drop();
});

/** Every user has an account of their own on X. */
function payloads(): PayloadSource {
  const accounts = new Map<number, { authorId: string; accessToken: string }>();
  const accountOf = (userId: number) => {
    const known = accounts.get(userId);
    if (known) return known;
    const token = bed.sandbox.mintToken({ name: `User Number${userId}` }, "x");
    const made = { authorId: token.memberId, accessToken: token.accessToken };
    accounts.set(userId, made);
    return made;
  };
  return {
    load: (shares) =>
      Promise.resolve(
        new Map(
          shares.map((share) => {
            const { id, attempt, text, userId, mediaIds } = share;
            const content = { text, link: null, images: [], uploadedMedia: mediaIds };
            const request = { shareId: id, attempt, ...accountOf(userId), ...content };
            const account = { type: "PERSONAL", connectedAt: new Date(0), renew: null } as const;
            return [id, { kind: "request", request, account } as const];
          }),
        ),
      ),
  };
}

interface Row {
  readonly id: number;
  readonly state: string;
  readonly externalId: string | null;
}
const rows = () => ask<Row>(db.pool, `select id, state, external_id as "externalId" from share`);

test("with randomly lost answers every share reaches X once and its post is known", async () => {
  const { shareIds } = await seedShares(db.pool, { users: 30, posts: 5 });
  await ask(db.pool, "update share set network = 'TWITTER'");
  const storm = { route, probability: 0.12 } as const;
  bed.sandbox.faults.add({ ...storm, kind: "drop_after_commit" });
  bed.sandbox.faults.add({ ...storm, kind: "drop_before_commit" });
  bed.sandbox.faults.add({ ...storm, kind: "half_close" });
  bed.sandbox.faults.add({ ...storm, kind: "http", status: 503, commit: true });
  bed.sandbox.faults.add({ ...storm, kind: "html_body", status: 403 });
  bed.sandbox.faults.add({ ...storm, kind: "truncated_json" });
  const engine = startShareEngine({
    database: db.pool,
    adapters: [bed.adapter],
    payloads: payloads(),
    config: {
      PUBLISH_LEASE_SECONDS: 4,
      PUBLISH_TIMEOUT_SECONDS: 1,
      PUBLISH_LATE_COMMIT_SECONDS: 0.4,
      PUBLISH_IN_FLIGHT: 40,
      LINKEDIN_RESOLVE_BY_RESEND: false,
    },
    log: makeLog({ level: "silent", process: "test" }),
    announce: () => Promise.resolve(),
  });
  await vi.waitFor(async () => expect((await rows()).filter(({ state }) => state !== "SHARED")).toEqual([]), {
    timeout: 60_000,
    interval: 250,
  });
  await engine.stop();

  const posts = bed.sandbox.ledger.page({ network: "x", limit: 10_000 });
  const idOf = new Map(posts.map((post) => [Number(post.share), post.id]));
  expect(posts).toHaveLength(shareIds.length);
  expect(bed.sandbox.ledger.summary().sharesVisibleMoreThanOnce).toBe(0);
  expect((await rows()).filter(({ id, externalId }) => externalId !== idOf.get(id))).toEqual([]);
  const met = bed.sandbox.faults.list().map(({ hits }) => hits);
  expect(Math.min(...met)).toBeGreaterThan(0);
}, 90_000);
