import { sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSharingDesk, type SharingDesk, wish } from "../../../../test/sharing/sharing-desk.ts";
import { holdShares, releaseHeld } from "./held-shares.store.ts";
import { previewRelease } from "../switches/stopped-shares.store.ts";

let desk: SharingDesk;

beforeAll(async () => {
  desk = await openSharingDesk({ settings: { SHARE_ANSWER_SECONDS: "30" } });
});
afterAll(() => desk.world.close());

const set = (name: string, value: number) =>
  desk.world.arrange((tx) =>
    tx.client.query(
      `insert into app_setting (name, value) values ($1, $2)
       on conflict (name) do update set value = excluded.value`,
      [name, JSON.stringify(value)],
    ),
  );

test("share now answers with the state so far after as many seconds as staff set", async () => {
  await set("shareAnswerSeconds", 1);
  const person = await desk.connected();
  const started = performance.now();
  const { body } = await desk.world.call(sharePost, wish(await desk.newPost()), { token: person.token });
  expect(body.shares).toMatchObject([{ state: "SCHEDULED" }]);
  expect(performance.now() - started).toBeGreaterThan(900);
  expect(performance.now() - started).toBeLessThan(15_000);
});

test("a held share goes out when it is overdue by less than the grace that staff set", async () => {
  const now = new Date();
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  async function heldSince(hours: number) {
    const person = await desk.connected();
    const id = await desk.scheduled(person);
    const scope = { userId: person.id, network: "LINKEDIN" as const };
    await desk.world.arrange(async (tx) => {
      await tx.client.query("update share set due_at = $2 where id = $1", [id, hoursAgo(hours)]);
      await holdShares(tx, scope, "token_revoked", now);
    });
    return desk.world.arrange((tx) => releaseHeld(tx, scope, now));
  }
  expect((await heldSince(30)).cancelled).toHaveLength(1);
  await set("heldGraceHours", 48);
  expect((await heldSince(30)).scheduled).toHaveLength(1);
  await set("heldGraceHours", 2);
  expect((await heldSince(3)).cancelled).toHaveLength(1);
});

test("what a release would do is said with the same grace", async () => {
  const now = new Date();
  const person = await desk.connected();
  const id = await desk.scheduled(person);
  await desk.world.arrange((tx) =>
    tx.client.query(
      "update share set state = 'HELD', reason = 'kill_switch', due_at = $2, held_at = now() where id = $1",
      [id, new Date(now.getTime() - 3 * 3_600_000)],
    ),
  );
  const preview = () => desk.world.arrange((tx) => previewRelease(tx, { scope: "all", key: "" }, now));
  await set("heldGraceHours", 2);
  expect(await preview()).toMatchObject({ goOut: 0, tooOld: 1 });
  await set("heldGraceHours", 4);
  expect(await preview()).toMatchObject({ goOut: 1, tooOld: 0 });
});
