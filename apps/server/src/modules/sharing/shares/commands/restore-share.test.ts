import { limits } from "@polyphon/contract/limits.ts";
import { cancelShare, restoreShare, schedulePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { shareStates } from "@polyphon/contract/sharing/sharing.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestPerson } from "../../../../../test/people.ts";
import { addShare } from "../../../../../test/sharing/shares.ts";
import {
  later,
  openSharingFixture,
  refusal,
  type SharingFixture,
  shareInput,
} from "../../../../../test/sharing/sharing-fixture.ts";
import { unique } from "../../../../../test/test-context.ts";

let fixture: SharingFixture;

beforeAll(async () => {
  fixture = await openSharingFixture({ settings: { SHARE_ANSWER_SECONDS: "0" } });
});
afterAll(() => fixture.world.close());

const cancel = (by: TestPerson, shareId: number) => fixture.press(cancelShare, by, { shareId });
const restore = (by: TestPerson, shareId: number, key?: string) =>
  fixture.press(restoreShare, by, { shareId }, key);
const read = (by: TestPerson, shareId: number) => fixture.read(by, shareId);
const change = (shareId: number, set: string) =>
  fixture.world.arrange((tx) => tx.client.query(`update share set ${set} where id = $1`, [shareId]));

async function cancelled(): Promise<{ by: TestPerson; shareId: number; postId: number }> {
  const by = await fixture.connected();
  const postId = await fixture.newPost();
  const shareId = await addShare(fixture.world, by, postId);
  await cancel(by, shareId);
  return { by, shareId, postId };
}

describe("a share that its owner has cancelled", () => {
  test("waits for its time again, as it was", async () => {
    const by = await fixture.connected();
    const shareId = await addShare(fixture.world, by, await fixture.newPost());
    const before = await read(by, shareId);
    expect(before.can.restore).toBe(false);
    expect((await cancel(by, shareId)).body).toMatchObject({ state: "CANCELLED", can: { restore: true } });
    const { body } = await restore(by, shareId);
    expect(body).toEqual({ ...before, version: before.version + 2 });
  });

  test("is restored once, however often it is asked for", async () => {
    const { by, shareId } = await cancelled();
    const key = unique("key");
    const answers = await Promise.all(Array.from({ length: 5 }, () => restore(by, shareId, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(refusal(await restore(by, shareId))).toEqual([409, "share_not_cancelled"]);
    expect(await fixture.actionsOf(by)).toEqual(["cancel-share", "restore-share"]);
  });

  test("stays cancelled once its time has passed", async () => {
    const { by, shareId } = await cancelled();
    await change(shareId, "due_at = now() - interval '1 minute'");
    expect((await read(by, shareId)).can.restore).toBe(false);
    expect(refusal(await restore(by, shareId))[1]).toBe("schedule_in_past");
  });

  test("stays cancelled where its post was scheduled there again", async () => {
    const { by, shareId, postId } = await cancelled();
    await fixture.world.call(schedulePost, { ...shareInput(postId), ...later }, { token: by.token });
    expect(refusal(await restore(by, shareId))[1]).toBe("already_shared");
    expect((await read(by, shareId)).state).toBe("CANCELLED");
  });

  test("stays cancelled where others have taken its place in the week, also those of the same moment", async () => {
    const { by, shareId } = await cancelled();
    for (let place = 1; place < limits.weeklyShares.LINKEDIN; place += 1)
      await addShare(fixture.world, by, await fixture.newPost());
    const second = await addShare(fixture.world, by, await fixture.newPost());
    await cancel(by, second);
    const answers = await Promise.all([restore(by, shareId), restore(by, second)]);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    expect(answers.map((answer) => refusal(answer)[1])).toContain("weekly_limit_reached");
  });

  test("is one's own: a colleague's is not found", async () => {
    const { shareId } = await cancelled();
    expect(refusal(await restore(await fixture.connected(), shareId))).toEqual([404, "not_found"]);
  });
});

test("what the company has cancelled stays so", async () => {
  const { by, shareId } = await cancelled();
  await change(shareId, "reason = 'cancelled_by_company'");
  expect((await read(by, shareId)).can.restore).toBe(false);
  expect(refusal(await restore(by, shareId))).toEqual([409, "share_not_cancelled"]);
});

test.each(shareStates.filter((state) => state !== "CANCELLED"))(
  "a share that is %s cannot be restored",
  async (state) => {
    const by = await fixture.connected();
    const shareId = await addShare(fixture.world, by, await fixture.newPost(), { state });
    expect(refusal(await restore(by, shareId))).toEqual([409, "share_not_cancelled"]);
  },
);
