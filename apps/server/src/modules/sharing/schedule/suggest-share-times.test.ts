import { saveClassicConfig, setOutOfOffice } from "@polyphon/contract/autopilot/autopilot.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { suggestShareTimes } from "@polyphon/contract/sharing/schedule.contract.ts";
import { addDays, weekdayOf } from "@polyphon/rules/time/calendar-dates.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { classic } from "../../../../test/autopilot/autopilot-choices.ts";
import { addCategory, addCompany, addPost, type TestPerson } from "../../../../test/people.ts";
import { addShare } from "../../../../test/sharing/shares.ts";
import {
  openSharingFixture,
  refusal,
  type SharingFixture,
} from "../../../../test/sharing/sharing-fixture.ts";

let fixture: SharingFixture;

beforeAll(async () => {
  fixture = await openSharingFixture({ settings: { SHARE_ANSWER_SECONDS: "0" } });
});
afterAll(() => fixture.world.close());

/** A Wednesday in winter, nine o'clock UTC is ten in Berlin. */
const day = "2030-01-16";

const ask = (by: TestPerson, postId: number, change: { day?: string; networks?: string } = { day }) =>
  fixture.world.call(
    suggestShareTimes,
    { postId, networks: "LINKEDIN", ...change },
    {
      token: by.token,
    },
  );
const shown = async (...given: Parameters<typeof ask>) =>
  (await ask(...given)).body.times.map(({ date, time, reason }) => `${date} ${time} ${reason}`);

describe("times suggested for a share", () => {
  test("are ahead on the company's clock, and each can be scheduled as it is", async () => {
    const by = await fixture.connected();
    const { times } = (await ask(by, await fixture.newPost(), {})).body;
    expect(times).toHaveLength(limits.share.suggestedTimes);
    for (const { at, date, time } of times) {
      expect(Date.parse(at)).toBeGreaterThan(Date.now());
      const wanted = { scheduleDate: date, scheduleTime: time };
      const { body } = await fixture.schedule(by, await fixture.newPost(), wanted);
      expect(body.shares).toMatchObject([{ dueAt: at }]);
    }
  });

  test("begin with the day that is asked for, and leave its shares their windows", async () => {
    const by = await fixture.connected();
    const post = await fixture.newPost();
    expect(await shown(by, post)).toEqual([
      "2030-01-16 08:00 asked_day",
      "2030-01-16 12:00 asked_day",
      "2030-01-16 16:30 asked_day",
      "2030-01-17 08:00 morning",
    ]);
    await addShare(fixture.world, by, await fixture.newPost(), { dueAt: `${day}T07:30:00Z` });
    expect(await shown(by, post)).toEqual([
      "2030-01-16 12:00 asked_day",
      "2030-01-16 16:30 asked_day",
      "2030-01-17 16:30 free_day",
      "2030-01-18 08:00 free_day",
    ]);
  });

  test("avoid the minutes of colleagues with the same post, not those of another company", async () => {
    const [by, colleague] = [await fixture.connected(), await fixture.connected()];
    const elsewhere = await addCompany(fixture.world);
    const post = await fixture.newPost(await addCategory(fixture.world, [fixture.company, elsewhere]));
    await addShare(fixture.world, await fixture.connected(elsewhere), post, { dueAt: `${day}T11:00:00Z` });
    await addShare(fixture.world, colleague, post, { dueAt: `${day}T07:00:00Z` });
    expect((await shown(by, post)).slice(0, 2)).toEqual([
      "2030-01-16 08:15 asked_day",
      "2030-01-16 12:00 asked_day",
    ]);
  });

  test("leave out a week in which a network is full, and count no cancelled share", async () => {
    const by = await fixture.connected();
    const post = await fixture.newPost();
    for (let count = 0; count < limits.weeklyShares.LINKEDIN; count += 1)
      await addShare(fixture.world, by, await fixture.newPost(), { dueAt: "2030-01-15T12:00:00Z" });
    expect((await shown(by, post))[0]).toMatch(/^2030-01-21 /);
    expect((await shown(by, post, { day, networks: "TWITTER" }))[0]).toMatch(/^2030-01-16 /);
    await fixture.world.arrange((tx) =>
      tx.client.query("update share set state = 'CANCELLED' where user_id = $1", [by.id]),
    );
    expect((await shown(by, post))[0]).toMatch(/^2030-01-16 /);
  });

  test("are the same for a share that is moved as if it were not there", async () => {
    const by = await fixture.connected();
    const post = await fixture.newPost();
    const before = await shown(by, post);
    await addShare(fixture.world, by, post, { dueAt: `${day}T07:00:00Z` });
    expect(await shown(by, post)).toEqual(before);
  });

  test("end with the post", async () => {
    const by = await fixture.connected();
    const endsOn = localDateOf(new Date(Date.now() + 2 * 86_400_000), "Europe/Berlin");
    const post = await addPost(fixture.world, fixture.category, { endsOn });
    const { times } = (await ask(by, post, {})).body;
    expect(times.length).toBeGreaterThan(0);
    for (const { date } of times) expect(date <= endsOn).toBe(true);
    expect(await shown(by, post)).toEqual([]);
  });

  test("lie on the days and in the hours chosen for the autopilot, and not while the person is away", async () => {
    const by = await fixture.connected();
    const post = await fixture.newPost();
    const choice = { days: ["TUESDAY"], shareTimeFrom: "09:00", shareTimeTo: "18:00" };
    await fixture.world.call(saveClassicConfig, classic(fixture.category, choice as never), {
      token: by.token,
    });
    const { times } = (await ask(by, post, {})).body;
    expect(times.map(({ date, reason }) => [weekdayOf(date), reason])).toEqual(
      Array.from({ length: 4 }, () => [1, "chosen_day"]),
    );
    expect(times.every(({ time }) => time >= "09:00" && time <= "18:00")).toBe(true);
    const [first] = times;
    const away = { from: first?.date ?? "", to: addDays(first?.date ?? "", 1) };
    const daysOff = { apOutOfOfficeStartDate: away.from, apOutOfOfficeEndDate: away.to };
    expect((await fixture.world.call(setOutOfOffice, daysOff, { token: by.token })).status).toBe(200);
    const later = (await ask(by, post, {})).body.times;
    expect(later.length).toBeGreaterThan(0);
    for (const { date } of later) expect(date > away.to).toBe(true);
  });

  test("are given for posts that the person sees, and to nobody else", async () => {
    const elsewhere = await addCompany(fixture.world);
    const hidden = await addPost(fixture.world, await addCategory(fixture.world, [elsewhere]));
    expect(refusal(await ask(await fixture.connected(), hidden))).toEqual([404, "not_found"]);
    const { status } = await fixture.world.call(suggestShareTimes, { postId: hidden }, {});
    expect(status).toBe(401);
  });
});
