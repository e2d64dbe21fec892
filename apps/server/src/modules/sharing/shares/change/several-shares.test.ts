import { limits } from "@polyphon/contract/limits.ts";
import {
  cancelShares,
  rescheduleShares,
  restoreShares,
} from "@polyphon/contract/sharing/schedule.contract.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addFrontUser, type TestPerson } from "../../../../../test/people.ts";
import { addShare } from "../../../../../test/sharing/shares.ts";
import {
  openSharingFixture,
  refusal,
  type SharingFixture,
} from "../../../../../test/sharing/sharing-fixture.ts";
import { unique } from "../../../../../test/test-context.ts";

let fixture: SharingFixture;

beforeAll(async () => {
  fixture = await openSharingFixture({ settings: { SHARE_ANSWER_SECONDS: "0" } });
});
afterAll(() => fixture.world.close());

async function planned(by: TestPerson, count: number, dueAt = "2030-01-16T10:00:00.000Z"): Promise<number[]> {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1)
    ids.push(await addShare(fixture.world, by, await fixture.newPost(), { dueAt }));
  return ids;
}
const statesOf = (by: TestPerson, ids: readonly number[]) =>
  Promise.all(ids.map(async (id) => (await fixture.read(by, id)).state));
const timesOf = (by: TestPerson, ids: readonly number[]) =>
  Promise.all(ids.map(async (id) => (await fixture.read(by, id)).dueAt));
const movesTo = (scheduleDate: string, ids: readonly number[], scheduleTime = "11:00") => ({
  moves: ids.map((shareId) => ({ shareId, scheduleDate, scheduleTime })),
});
const { errors } = serverTexts.en;

describe("several planned shares", () => {
  test("are cancelled and restored in one call each, once however often it is repeated", async () => {
    const by = await fixture.connected();
    const shareIds = await planned(by, 3);
    const key = unique("key");
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => fixture.press(cancelShares, by, { shareIds }, key)),
    );
    for (const { body } of answers) {
      expect(body.done.map(({ id, state }) => [id, state])).toEqual(shareIds.map((id) => [id, "CANCELLED"]));
      expect(body.refused).toEqual([]);
    }
    expect((await fixture.press(restoreShares, by, { shareIds })).body.done).toHaveLength(3);
    expect(await statesOf(by, shareIds)).toEqual(["SCHEDULED", "SCHEDULED", "SCHEDULED"]);
    expect(await fixture.actionsOf(by)).toEqual(["cancel-shares", "restore-shares"]);
  });

  test("are moved each to its own time, and back", async () => {
    const by = await fixture.connected();
    const [one = 0, other = 0] = await planned(by, 2);
    const before = await timesOf(by, [one, other]);
    const moves = [
      { shareId: one, scheduleDate: "2030-01-22", scheduleTime: "09:00" },
      { shareId: other, scheduleDate: "2030-07-23", scheduleTime: "17:30" },
    ];
    const { body } = await fixture.press(rescheduleShares, by, { moves });
    expect(body.refused).toEqual([]);
    expect(await timesOf(by, [one, other])).toEqual(["2030-01-22T08:00:00.000Z", "2030-07-23T15:30:00.000Z"]);
    await fixture.press(rescheduleShares, by, movesTo("2030-01-16", [one, other]));
    expect(await timesOf(by, [one, other])).toEqual(before);
  });

  test("change one by one: what is on its way or has no place left stays, and says why", async () => {
    const by = await fixture.connected();
    const [open = 0] = await planned(by, 1);
    const out = await addShare(fixture.world, by, await fixture.newPost(), { state: "SHARED" });
    const { body } = await fixture.press(cancelShares, by, { shareIds: [out, open] });
    expect(body.done.map(({ id }) => id)).toEqual([open]);
    expect(body.refused).toEqual([{ id: out, description: errors.share_not_open }]);

    await planned(by, limits.weeklyShares.LINKEDIN - 1, "2030-02-05T10:00:00.000Z");
    const moving = await planned(by, 2);
    const answer = await fixture.press(rescheduleShares, by, movesTo("2030-02-06", moving));
    expect(answer.body.done).toHaveLength(1);
    expect(answer.body.refused).toHaveLength(1);
    expect(answer.body.refused[0]?.description).toContain(String(limits.weeklyShares.LINKEDIN));
  });

  test("of two full weeks move on by a week, whatever their order", async () => {
    const by = await fixture.connected();
    const full = limits.weeklyShares.LINKEDIN;
    const [first, second] = [
      await planned(by, full, "2030-03-05T10:00:00.000Z"),
      await planned(by, full, "2030-03-12T10:00:00.000Z"),
    ];
    const moves = [...movesTo("2030-03-12", first).moves, ...movesTo("2030-03-19", second).moves];
    const { body } = await fixture.press(rescheduleShares, by, { moves });
    expect(body.refused).toEqual([]);
    expect(body.done).toHaveLength(2 * full);
  });

  test("are one's own: a colleague's share is refused and stays", async () => {
    const [by, colleague] = [await fixture.connected(), await fixture.connected()];
    const [own = 0] = await planned(by, 1);
    const theirs = await planned(colleague, 1);
    expect(refusal(await fixture.press(cancelShares, by, { shareIds: theirs }))).toEqual([404, "not_found"]);
    const { body } = await fixture.press(cancelShares, by, { shareIds: [...theirs, own] });
    expect(body.done.map(({ id }) => id)).toEqual([own]);
    expect(body.refused).toEqual([{ id: theirs[0], description: errors.not_found }]);
    const moved = await fixture.press(rescheduleShares, by, movesTo("2030-01-18", theirs));
    expect(refusal(moved)).toEqual([404, "not_found"]);
    expect(await statesOf(colleague, theirs)).toEqual(["SCHEDULED"]);
  });

  test("are not changed by somebody who may only read", async () => {
    const light = await addFrontUser(fixture.world, fixture.company);
    const [id = 0] = await planned(light, 1);
    await fixture.world.arrange((tx) =>
      tx.client.query("update account set light_front_user = true where id = $1", [light.id]),
    );
    expect(refusal(await fixture.press(cancelShares, light, { shareIds: [id] }))[1]).toBe("light_front_user");
    expect(await statesOf(light, [id])).toEqual(["SCHEDULED"]);
  });

  test("are at most fifty in one call, and at least one", async () => {
    const by = await fixture.connected();
    const shareIds = Array.from({ length: limits.share.changedAtOnce + 1 }, (_, at) => at + 1);
    for (const given of [shareIds, []])
      expect((await fixture.press(cancelShares, by, { shareIds: given })).problem.code).toBe(10012);
  });
});
