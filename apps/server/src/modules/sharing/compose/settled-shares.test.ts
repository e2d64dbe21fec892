import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../test/services/test-database.ts";
import { plainPayloads, recordingAdapter, seedShares } from "../../../../test/sharing/engine-fixture.ts";
import { Signals } from "../../../platform/db/connection/signals.ts";
import { openPool } from "../../../platform/db/pool.ts";
import { companyScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { makeLog } from "../../../platform/log/log.ts";
import { startShareEngine } from "../engine/engine.ts";
import { sharesSettled } from "../engine/settle/shares-settled.ts";
import { findShares } from "../shares/share.store.ts";
import { waitForAnswers } from "./settled-shares.ts";

let db: TestDatabase;
const log = makeLog({ level: "silent", process: "test" });
const config = {
  PUBLISH_LEASE_SECONDS: 12,
  PUBLISH_TIMEOUT_SECONDS: 3,
  PUBLISH_LATE_COMMIT_SECONDS: 3,
  PUBLISH_IN_FLIGHT: 40,
  LINKEDIN_RESOLVE_BY_RESEND: true,
};

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.drop());

test("a person who waits for a slow network takes a connection when it has answered, not again and again meanwhile", async () => {
  const { companyId, userIds, shareIds } = await seedShares(db.pool, { users: 1, posts: 1 });
  const accountId = userIds[0] ?? 0;
  const scope = companyScope(companyId);
  const settling = new Signals({ url: db.appUrl, channel: sharesSettled, log });
  const database = openPool({ url: db.appUrl, size: 2, name: "polyphon-test-waiting" });
  let taken = 0;
  database.on("acquire", () => (taken += 1));
  const answer = Promise.withResolvers<void>();
  const engine = startShareEngine({
    database: db.pool,
    adapters: [
      recordingAdapter({
        answer: async () => {
          await answer.promise;
          return { kind: "published", externalId: "urn:1", permalink: null };
        },
      }),
    ],
    payloads: plainPayloads,
    config,
    log,
    announce: () => Promise.resolve(),
  });

  const deps = { settling, answerWithinMs: 30_000 };
  const waiting = waitForAnswers(deps, { database, scope, accountId }, shareIds);
  await pause(1_500);
  const takenMeanwhile = taken;
  answer.resolve();
  await waiting;
  const shares = await inTransaction(database, scope, (tx) => findShares(tx, accountId, shareIds));
  expect(shares.map(({ state }) => state)).toEqual(["SHARED"]);
  // The setting, the first look, and one more when the connection began to listen.
  expect(takenMeanwhile).toBeLessThanOrEqual(3);

  await engine.stop();
  await settling.close();
  await database.end();
});
