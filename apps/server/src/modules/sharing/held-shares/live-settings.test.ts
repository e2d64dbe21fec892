import { sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  openSharingFixture,
  type SharingFixture,
  shareInput,
} from "../../../../test/sharing/sharing-fixture.ts";
import { holdShares, releaseHeld } from "./held-shares.store.ts";
import { previewRelease } from "../switches/stopped-shares.store.ts";

let fixture: SharingFixture;

beforeAll(async () => {
  fixture = await openSharingFixture({ settings: { SHARE_ANSWER_SECONDS: "30" } });
});
afterAll(() => fixture.world.close());

const set = (name: string, value: number) =>
  fixture.world.arrange((tx) =>
    tx.client.query(
      `insert into app_setting (name, value) values ($1, $2)
       on conflict (name) do update set value = excluded.value`,
      [name, JSON.stringify(value)],
    ),
  );

test("share now returns the state so far after as many seconds as staff set", async () => {
  await set("shareAnswerSeconds", 1);
  const person = await fixture.connected();
  const started = performance.now();
  const { body } = await fixture.world.call(sharePost, shareInput(await fixture.newPost()), {
    token: person.token,
  });
  expect(body.shares).toMatchObject([{ state: "SCHEDULED" }]);
  expect(performance.now() - started).toBeGreaterThan(900);
  expect(performance.now() - started).toBeLessThan(15_000);
});

test("a held share is sent when it is overdue by less than the grace period that staff set", async () => {
  const now = new Date();
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  async function heldSince(hours: number) {
    const person = await fixture.connected();
    const id = await fixture.scheduled(person);
    const scope = { userId: person.id, network: "LINKEDIN" as const };
    await fixture.world.arrange(async (tx) => {
      await tx.client.query("update share set due_at = $2 where id = $1", [id, hoursAgo(hours)]);
      await holdShares(tx, scope, "token_revoked", now);
    });
    return fixture.world.arrange((tx) => releaseHeld(tx, scope, now));
  }
  expect((await heldSince(30)).cancelled).toHaveLength(1);
  await set("heldGraceHours", 48);
  expect((await heldSince(30)).scheduled).toHaveLength(1);
  await set("heldGraceHours", 2);
  expect((await heldSince(3)).cancelled).toHaveLength(1);
});

test("the preview of a release uses the same grace period", async () => {
  const now = new Date();
  const person = await fixture.connected();
  const id = await fixture.scheduled(person);
  await fixture.world.arrange((tx) =>
    tx.client.query(
      "update share set state = 'HELD', reason = 'kill_switch', due_at = $2, held_at = now() where id = $1",
      [id, new Date(now.getTime() - 3 * 3_600_000)],
    ),
  );
  const preview = () => fixture.world.arrange((tx) => previewRelease(tx, { scope: "all", key: "" }, now));
  await set("heldGraceHours", 2);
  expect(await preview()).toMatchObject({ goOut: 0, tooOld: 1 });
  await set("heldGraceHours", 4);
  expect(await preview()).toMatchObject({ goOut: 1, tooOld: 0 });
});
