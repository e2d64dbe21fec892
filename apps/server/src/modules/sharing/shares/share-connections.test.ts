import { calendarShares } from "@polyphon/contract/sharing/calendar.contract.ts";
import { listShares, readShare } from "@polyphon/contract/sharing/sharing.contract.ts";
import { shareStates } from "@polyphon/contract/sharing/sharing.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestPerson } from "../../../../test/people.ts";
import { addShare } from "../../../../test/sharing/shares.ts";
import { openSharingFixture, type SharingFixture } from "../../../../test/sharing/sharing-fixture.ts";

let fixture: SharingFixture;

beforeAll(async () => {
  fixture = await openSharingFixture({});
});
afterAll(() => fixture.world.close());

const connection = ({ id }: TestPerson, change: string) =>
  fixture.world.arrange((tx) => tx.client.query(`${change} where user_id = $1`, [id]));

/** What every way to read a share says of its connection. */
async function gapsOf({ token }: TestPerson, shareId: number) {
  const { body: one } = await fixture.world.call(readShare, { shareId }, { token });
  const { body: list } = await fixture.world.call(listShares, {}, { token });
  const day = one.dueAt.slice(0, 10);
  const { body: calendar } = await fixture.world.call(
    calendarShares,
    { startDate: day, endDate: day },
    { token },
  );
  const all = [one, ...list.items, ...calendar.shares].filter(({ id }) => id === shareId);
  return [...new Set(all.map(({ unconnected }) => unconnected))];
}

test("a planned share says wherever it is read that its network is not connected", async () => {
  const by = await fixture.connected();
  const shareId = await fixture.scheduled(by);
  expect(await gapsOf(by, shareId)).toEqual([null]);
  await connection(by, "update social_connection set access_expires_at = now() - interval '1 hour'");
  expect(await gapsOf(by, shareId)).toEqual(["token_expired"]);
  await connection(by, "update social_connection set status = 'TOKEN_REVOKED'");
  expect(await gapsOf(by, shareId)).toEqual(["token_revoked"]);
  await connection(by, "delete from social_connection");
  expect(await gapsOf(by, shareId)).toEqual(["not_connected"]);
});

test.each(shareStates.filter((state) => state !== "SCHEDULED" && state !== "HELD"))(
  "a share that no longer waits, such as one that is %s, needs no connection",
  async (state) => {
    const by = await fixture.connected();
    const shareId = await addShare(fixture.world, by, await fixture.newPost(), { state });
    await connection(by, "delete from social_connection");
    expect((await fixture.world.call(readShare, { shareId }, { token: by.token })).body.unconnected).toBe(
      null,
    );
  },
);
