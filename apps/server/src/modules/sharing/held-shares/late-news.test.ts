import { networkConnected } from "@polyphon/contract/networks/networks.events.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addShare } from "../../../../test/sharing/shares.ts";
import { openSharingFixture, type SharingFixture } from "../../../../test/sharing/sharing-fixture.ts";
import type { TestPerson } from "../../../../test/people.ts";
import { until } from "../../../../test/until.ts";
import { allScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { loseConnection } from "../../networks/networks.api.ts";
import { holdOnLoss } from "./listeners/hold-on-loss.ts";
import { releaseOnConnect } from "./listeners/release-on-connect.ts";

let fixture: SharingFixture;

beforeAll(async () => {
  fixture = await openSharingFixture({});
});
afterAll(() => fixture.world.close());

function announce(listener: typeof holdOnLoss, person: TestPerson): Promise<void> {
  const { database, log } = fixture.world;
  const payload = { companyId: fixture.company, userId: person.id, network: "LINKEDIN" };
  const signal = new AbortController().signal;
  return listener.run({ payload, database, log, now: new Date(), jobId: "test", signal });
}

const statesOf = async (person: TestPerson) => {
  const { rows } = await fixture.world.arrange((tx) =>
    tx.client.query<{ state: string }>("select state from share where user_id = $1", [person.id]),
  );
  return rows.map(({ state }) => state);
};

const setStatus = (person: TestPerson, change: string) =>
  fixture.world.arrange((tx) =>
    tx.client.query(`update social_connection set ${change} where user_id = $1`, [person.id]),
  );

test("a lost connection holds waiting shares, and reconnecting releases them", async () => {
  const person = await fixture.connected();
  await addShare(fixture.world, person, await fixture.newPost());
  await setStatus(person, "status = 'TOKEN_REVOKED'");
  await announce(holdOnLoss, person);
  expect(await statesOf(person)).toEqual(["HELD"]);
  await setStatus(person, "status = 'TOKEN_ACTIVE'");
  await announce(releaseOnConnect, person);
  expect(await statesOf(person)).toEqual(["SCHEDULED"]);
});

test("a loss reported after reconnecting holds nothing", async () => {
  const person = await fixture.connected();
  await addShare(fixture.world, person, await fixture.newPost());
  await announce(holdOnLoss, person);
  expect(await statesOf(person)).toEqual(["SCHEDULED"]);
});

test("a reconnection reported after another loss releases nothing", async () => {
  const person = await fixture.connected();
  await addShare(fixture.world, person, await fixture.newPost(), { state: "HELD" });
  await setStatus(person, "status = 'TOKEN_EXPIRED'");
  await announce(releaseOnConnect, person);
  expect(await statesOf(person)).toEqual(["HELD"]);
});

test("a loss that is found while a reconnection releases keeps what it stopped", async () => {
  const person = await fixture.connected();
  const id = await addShare(fixture.world, person, await fixture.newPost(), { state: "PUBLISHING" });
  const { database } = fixture.world;
  const waiting = async () => {
    const { rows } = await fixture.world.arrange((tx) =>
      tx.client.query(
        `select from pg_locks join pg_stat_activity using (pid)
         where not granted and datname = current_database()`,
      ),
    );
    return rows.length;
  };
  let release = Promise.resolve();
  let loss = Promise.resolve();
  // The releasing one reads a setting between looking at the connection and at the shares: there it is kept waiting.
  await inTransaction(database, allScope("share-engine"), async (tx) => {
    await tx.client.query("lock table app_setting in access exclusive mode");
    release = announce(releaseOnConnect, person);
    await until(waiting, (count) => count === 1);
    loss = inTransaction(database, allScope("share-engine"), async (engine) => {
      await engine.client.query("update share set state = 'HELD', reason = 'token_revoked' where id = $1", [
        id,
      ]);
      const lost = { companyId: fixture.company, userId: person.id, network: "LINKEDIN" } as const;
      await loseConnection(engine, lost, "TOKEN_REVOKED", new Date(Date.now() + 60_000));
    });
    await Promise.race([loss, until(waiting, (count) => count === 2)]);
  });
  await Promise.all([release, loss]);
  expect(await statesOf(person)).toEqual(["HELD"]);
});

test("a token that fails after the person reconnected does not end the new connection", async () => {
  const person = await fixture.connected();
  const lost = { companyId: fixture.company, userId: person.id, network: "LINKEDIN" } as const;
  const fail = (readAt: Date) =>
    inTransaction(fixture.world.database, allScope("share-engine"), (tx) =>
      loseConnection(tx, lost, "TOKEN_REVOKED", readAt),
    );
  const status = async () =>
    (
      await fixture.world.arrange((tx) =>
        tx.client.query<{ status: string }>("select status from social_connection where user_id = $1", [
          person.id,
        ]),
      )
    ).rows[0]?.status;
  const notified = async () =>
    (
      await fixture.world.arrange((tx) =>
        tx.client.query("select from pgboss.job where name = $1 and data->>'userId' = $2", [
          `event/${networkConnected.name}/release-held-shares`,
          String(person.id),
        ]),
      )
    ).rowCount;

  await fail(new Date(Date.now() - 60_000));
  expect([await status(), await notified()]).toEqual(["TOKEN_ACTIVE", 1]);
  await fail(new Date(Date.now() + 60_000));
  expect([await status(), await notified()]).toEqual(["TOKEN_REVOKED", 1]);
});
