import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../../test/services/test-database.ts";
import { makeLog } from "../../../../platform/log/log.ts";
import { startShareEngine } from "../engine.ts";
import { plainPayloads, recordingAdapter, seedShares } from "../../../../../test/sharing/engine-fixture.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.drop());

test("shares that fall due behind somebody else's backlog do not wait for all of it", async () => {
  const backlog = await seedShares(db.pool, { users: 1_000, posts: 1, dueInMs: -60_000 });
  const late = await seedShares(db.pool, { users: 5, posts: 1, dueInMs: -1_000 });
  const adapter = recordingAdapter({
    answer: async (shareId) => {
      await pause(20);
      return { kind: "published", externalId: `urn:${shareId}`, permalink: null };
    },
  });
  const engine = startShareEngine({
    database: db.pool,
    adapters: [adapter],
    payloads: plainPayloads,
    config: {
      PUBLISH_LEASE_SECONDS: 8,
      PUBLISH_TIMEOUT_SECONDS: 0.5,
      PUBLISH_LATE_COMMIT_SECONDS: 0.5,
      PUBLISH_IN_FLIGHT: 100,
      LINKEDIN_RESOLVE_BY_RESEND: true,
    },
    log: makeLog({ level: "silent", process: "test" }),
    announce: () => Promise.resolve(),
  });
  await vi.waitFor(() => expect(adapter.sent).toHaveLength(1_005), { timeout: 30_000 });
  await engine.stop();
  const places = late.shareIds.map((id) => adapter.sent.indexOf(id));
  expect(Math.max(...places)).toBeLessThan(300);
  // The oldest are not starved by it: half of the claims are theirs.
  expect(adapter.sent.indexOf(backlog.shareIds[0] ?? 0)).toBeLessThan(100);
});
