import { networkConnected } from "@polyphon/contract/networks/networks.events.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addShare } from "../../../../test/sharing/shares.ts";
import { openSharingDesk, type SharingDesk } from "../../../../test/sharing/sharing-desk.ts";
import type { TestPerson } from "../../../../test/people.ts";
import { allScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { loseConnection } from "../../networks/networks.api.ts";
import { holdOnLoss } from "./listeners/hold-on-loss.ts";
import { releaseOnConnect } from "./listeners/release-on-connect.ts";

let desk: SharingDesk;

beforeAll(async () => {
  desk = await openSharingDesk({});
});
afterAll(() => desk.world.close());

function tell(listener: typeof holdOnLoss, person: TestPerson): Promise<void> {
  const { database, log } = desk.world;
  const payload = { companyId: desk.company, userId: person.id, network: "LINKEDIN" };
  const signal = new AbortController().signal;
  return listener.run({ payload, database, log, now: new Date(), jobId: "test", signal });
}

const statesOf = async (person: TestPerson) => {
  const { rows } = await desk.world.arrange((tx) =>
    tx.client.query<{ state: string }>("select state from share where user_id = $1", [person.id]),
  );
  return rows.map(({ state }) => state);
};

const setStatus = (person: TestPerson, change: string) =>
  desk.world.arrange((tx) =>
    tx.client.query(`update social_connection set ${change} where user_id = $1`, [person.id]),
  );

test("a loss holds what waits, and connecting lets it go on", async () => {
  const person = await desk.connected();
  await addShare(desk.world, person, await desk.newPost());
  await setStatus(person, "status = 'TOKEN_REVOKED'");
  await tell(holdOnLoss, person);
  expect(await statesOf(person)).toEqual(["HELD"]);
  await setStatus(person, "status = 'TOKEN_ACTIVE'");
  await tell(releaseOnConnect, person);
  expect(await statesOf(person)).toEqual(["SCHEDULED"]);
});

test("a loss that is told after connecting again holds nothing", async () => {
  const person = await desk.connected();
  await addShare(desk.world, person, await desk.newPost());
  await tell(holdOnLoss, person);
  expect(await statesOf(person)).toEqual(["SCHEDULED"]);
});

test("a connecting that is told after another loss releases nothing", async () => {
  const person = await desk.connected();
  await addShare(desk.world, person, await desk.newPost(), { state: "HELD" });
  await setStatus(person, "status = 'TOKEN_EXPIRED'");
  await tell(releaseOnConnect, person);
  expect(await statesOf(person)).toEqual(["HELD"]);
});

test("a token that fails after the person connected again does not end the new connection", async () => {
  const person = await desk.connected();
  const lost = { companyId: desk.company, userId: person.id, network: "LINKEDIN" } as const;
  const fail = (readAt: Date) =>
    inTransaction(desk.world.database, allScope("share-engine"), (tx) =>
      loseConnection(tx, lost, "TOKEN_REVOKED", readAt),
    );
  const status = async () =>
    (
      await desk.world.arrange((tx) =>
        tx.client.query<{ status: string }>("select status from social_connection where user_id = $1", [
          person.id,
        ]),
      )
    ).rows[0]?.status;
  const told = async () =>
    (
      await desk.world.arrange((tx) =>
        tx.client.query("select from pgboss.job where name = $1 and data->>'userId' = $2", [
          `event/${networkConnected.name}/release-held-shares`,
          String(person.id),
        ]),
      )
    ).rowCount;

  await fail(new Date(Date.now() - 60_000));
  expect([await status(), await told()]).toEqual(["TOKEN_ACTIVE", 1]);
  await fail(new Date(Date.now() + 60_000));
  expect([await status(), await told()]).toEqual(["TOKEN_REVOKED", 1]);
});
