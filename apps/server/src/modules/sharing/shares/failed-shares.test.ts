import { calendarShares } from "@polyphon/contract/sharing/calendar.contract.ts";
import { dismissShare, listShares, schedulePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { shareStates } from "@polyphon/contract/sharing/sharing.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postCopy, type TestPerson } from "../../../../test/people.ts";
import { addShare } from "../../../../test/sharing/shares.ts";
import {
  later,
  openSharingFixture,
  refusal,
  type SharingFixture,
  shareInput,
} from "../../../../test/sharing/sharing-fixture.ts";
import { unique } from "../../../../test/test-context.ts";

let fixture: SharingFixture;

beforeAll(async () => {
  fixture = await openSharingFixture({ settings: { SHARE_ANSWER_SECONDS: "0" } });
});
afterAll(() => fixture.world.close());

// Noon, so that the day is the same one in UTC and for the people of the fixture, whenever the test runs.
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const dueAt = `${yesterday}T12:00:00.000Z`;

const fail = async (by: TestPerson) => {
  const postId = await fixture.newPost();
  return { postId, shareId: await addShare(fixture.world, by, postId, { state: "FAILED", dueAt }) };
};
const dismiss = (by: TestPerson, shareId: number, key?: string) =>
  fixture.press(dismissShare, by, { shareId }, key);
const read = (by: TestPerson, shareId: number) => fixture.read(by, shareId);
const idsOf = (shares: readonly { id: number }[]) => shares.map(({ id }) => id);

/** What waits for the person: on the dashboard, in the calendar, and as the day of the calendar counts it. */
async function needsOf(by: TestPerson) {
  const { token } = by;
  const list = await fixture.world.call(listShares, { needsYou: "true" }, { token });
  const { body } = await fixture.world.call(
    calendarShares,
    { startDate: yesterday, endDate: yesterday },
    { token },
  );
  expect(idsOf(list.body.items)).toEqual(idsOf(body.needsYou));
  expect(body.days[0]?.needsYou).toBe(body.needsYou.length);
  return idsOf(body.needsYou);
}

describe("a failed share that is put aside", () => {
  test("asks for nothing any more, wherever it is listed, and keeps its history", async () => {
    const by = await fixture.connected();
    const [aside, open] = [await fail(by), await fail(by)];
    expect(await needsOf(by)).toEqual([open.shareId, aside.shareId]);
    expect((await dismiss(by, aside.shareId)).body).toMatchObject({
      id: aside.shareId,
      state: "FAILED",
      reason: "content_rejected",
      text: postCopy,
      dismissed: true,
      can: { dismiss: false, shareAgain: true },
    });
    expect(await needsOf(by)).toEqual([open.shareId]);
    const { body } = await fixture.world.call(listShares, {}, { token: by.token });
    expect(idsOf(body.items)).toEqual([open.shareId, aside.shareId]);
  });

  test("stays so when it is put aside again, and keeps the first time", async () => {
    const by = await fixture.connected();
    const { shareId } = await fail(by);
    const timeOf = async () => {
      const { rows } = await fixture.world.arrange((tx) =>
        tx.client.query<{ at: Date }>("select dismissed_at as at from share where id = $1", [shareId]),
      );
      return rows[0]?.at;
    };
    await dismiss(by, shareId);
    const first = await timeOf();
    expect((await dismiss(by, shareId)).status).toBe(200);
    expect(await timeOf()).toEqual(first);
    expect((await read(by, shareId)).dismissed).toBe(true);
  });

  test("leaves one entry in the audit trail under one key", async () => {
    const by = await fixture.connected();
    const { shareId } = await fail(by);
    const key = unique("key");
    await Promise.all(Array.from({ length: 5 }, () => dismiss(by, shareId, key)));
    const { rows } = await fixture.world.arrange((tx) =>
      tx.client.query("select action from audit_entry where actor_id = $1", [by.id]),
    );
    expect(rows).toEqual([{ action: "dismiss-share" }]);
  });

  test("is one's own: a colleague's is not found", async () => {
    const { shareId } = await fail(await fixture.connected());
    expect(refusal(await dismiss(await fixture.connected(), shareId))).toEqual([404, "not_found"]);
  });

  test.each(shareStates.filter((state) => state !== "FAILED"))(
    "has failed: one that is %s is refused",
    async (state) => {
      const by = await fixture.connected();
      const shareId = await addShare(fixture.world, by, await fixture.newPost(), { state });
      expect(refusal(await dismiss(by, shareId))).toEqual([409, "share_not_failed"]);
    },
  );
});

describe("a failed share that is shared again", () => {
  test("gets a new share of the same post and network, and stays in the list as it ended", async () => {
    const by = await fixture.connected();
    const { shareId, postId } = await fail(by);
    expect((await read(by, shareId)).can).toMatchObject({ shareAgain: true, dismiss: true });
    const again = await fixture.world.call(
      schedulePost,
      { ...shareInput(postId, `Changed. ${postCopy}`), ...later },
      { token: by.token },
    );
    const [share] = again.body.shares;
    expect(share).toMatchObject({ postId, network: "LINKEDIN", state: "SCHEDULED" });
    expect(share?.id).not.toBe(shareId);
    expect(await read(by, shareId)).toMatchObject({
      state: "FAILED",
      text: postCopy,
      can: { shareAgain: false, dismiss: false },
    });
    expect(await needsOf(by)).toEqual([]);
  });

  test("needs attention again when the new one fails as well, and only the new one can be shared again", async () => {
    const by = await fixture.connected();
    const { shareId, postId } = await fail(by);
    const other = await addShare(fixture.world, by, postId, { dueAt });
    expect((await read(by, shareId)).can.shareAgain).toBe(false);
    await fixture.world.arrange((tx) =>
      tx.client.query("update share set state = 'FAILED' where id = $1", [other]),
    );
    expect(await needsOf(by)).toEqual([other]);
    expect((await read(by, shareId)).can).toMatchObject({ shareAgain: false, dismiss: false });
  });
});

describe("the length of a share", () => {
  test("is told for its network, with the link of its post, and as X counts it", async () => {
    const by = await fixture.connected();
    const postId = await fixture.newPost();
    await fixture.world.arrange((tx) =>
      tx.client.query("update post set post_url = 'https://nordwind.example/a' where id = $1", [postId]),
    );
    for (const [network, used, max] of [
      ["LINKEDIN", 150 + 50, 3_000],
      ["TWITTER", 300 + 25, 280],
    ] as const) {
      const shareId = await addShare(fixture.world, by, postId, { state: "FAILED", network });
      await fixture.world.arrange((tx) =>
        tx.client.query("update share set text = $2, reason = 'text_too_long' where id = $1", [
          shareId,
          "🚀".repeat(150),
        ]),
      );
      expect(await read(by, shareId)).toMatchObject({ reason: "text_too_long", length: { used, max } });
    }
  });
});
