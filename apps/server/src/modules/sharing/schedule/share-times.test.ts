import { limits } from "@polyphon/contract/limits.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import { reschedulePost, schedulePost, sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCategory, addCompany, addFrontUser, addPost, postCopy } from "../../../../test/people.ts";
import { addPicture, addShare, connectEverything } from "../../../../test/sharing/shares.ts";
import {
  later,
  openSharingDesk,
  refusal,
  type SharingDesk,
  wish,
} from "../../../../test/sharing/sharing-desk.ts";

let desk: SharingDesk;

beforeAll(async () => {
  desk = await openSharingDesk({ settings: { SHARE_ANSWER_SECONDS: "0" } });
});
afterAll(() => desk.world.close());

describe("the time of a share", () => {
  const local = (at: Date, zone: string) => {
    const [date = "", time = ""] = new Intl.DateTimeFormat("sv-SE", {
      timeZone: zone,
      dateStyle: "short",
      timeStyle: "short",
    })
      .format(at)
      .split(" ");
    return { scheduleDate: date, scheduleTime: time };
  };

  test.each([
    "Pacific/Kiritimati",
    "Asia/Kolkata",
    "Europe/Berlin",
    "America/Los_Angeles",
    "Pacific/Pago_Pago",
  ])("lies ahead on the clock of the company in %s [B5.2-14]", async (timeZone) => {
    const place = await addCompany(desk.world, { timeZone });
    const [person, post] = [
      await desk.connected(place),
      await addPost(desk.world, await addCategory(desk.world, [place])),
    ];
    const past = await desk.schedule(person, post, local(new Date(Date.now() - 3_600_000), timeZone));
    expect(refusal(past)).toEqual([422, "schedule_in_past"]);
    expect(past.problem.description).toContain(timeZone);
    const wanted = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000);
    const ahead = await desk.schedule(person, post, local(wanted, timeZone));
    expect(ahead.body.shares?.[0]?.dueAt).toBe(wanted.toISOString());
  });

  test("needs a date, and a time when the date is today [B5.2-12]", async () => {
    const person = await desk.connected();
    const post = await desk.newPost();
    const { scheduleDate: _, ...dateless } = { ...wish(post), ...later };
    const missing = await desk.world.call(schedulePost, dateless as never, { token: person.token });
    expect(missing.problem).toMatchObject({
      code: 10012,
      violations: [{ field: "scheduleDate", message: serverTexts.en.violations.required }],
    });
    const today = local(new Date(), "Europe/Berlin").scheduleDate;
    expect((await desk.schedule(person, post, { scheduleDate: today })).problem.code).toBe(10012);
    expect((await desk.schedule(person, post, { scheduleDate: "2030-01-14" })).body.shares).toMatchObject([
      { dueAt: "2030-01-14T08:00:00.000Z" },
    ]);
  });

  test.each(["2030-02-30", "30-02-01", "tomorrow", ""])("is not %j", async (scheduleDate) => {
    const person = await desk.connected();
    const answer = await desk.schedule(person, await desk.newPost(), {
      scheduleDate,
      scheduleTime: "10:30",
    });
    expect(answer.problem).toMatchObject({ code: 10012, violations: [{ field: "scheduleDate" }] });
  });
});

test("a date is written YYYY-MM-DD, a time HH:mm, and a direct share is DIRECT [B3-17]", async () => {
  const person = await desk.connected();
  const postId = await desk.newPost();
  const ask = (change: object) =>
    desk.world.call(schedulePost, { ...wish(postId), ...later, ...change }, { token: person.token });
  for (const [field, value] of [
    ["scheduleDate", "14.01.2030"],
    ["scheduleDate", "2030-1-14"],
    ["scheduleTime", "9:30"],
    ["scheduleTime", "24:00"],
    ["scheduleTime", "10:30:00"],
  ] as const)
    expect((await ask({ [field]: value })).problem).toMatchObject({ code: 10012, violations: [{ field }] });
  const direct = (socialShareType: string) =>
    desk.world.call(sharePost, { ...wish(postId), socialShareType } as never, { token: person.token });
  expect((await direct("LATER")).problem).toMatchObject({
    code: 10012,
    violations: [{ field: "socialShareType" }],
  });
  expect((await direct("DIRECT")).status).toBe(200);
});

describe("the weekly limit", () => {
  test.each(networks.map((network) => [network, limits.weeklyShares[network]] as const))(
    "on %s is %d shares of one person [A9-27] [C9-18]",
    async (network, limit) => {
      const person = await addFrontUser(desk.world, desk.company);
      await connectEverything(desk.world, person);
      for (let count = 1; count < limit; count += 1) {
        await addShare(desk.world, person, await desk.newPost(), {
          network,
          dueAt: "2030-01-16T10:00:00Z",
        });
      }
      const pictured = async () => {
        const postId = await desk.newPost();
        await addPicture(desk.world, postId);
        return postId;
      };
      const ask = async () =>
        desk.world.call(
          schedulePost,
          { ...wish(await pictured(), postCopy, network), ...later },
          { token: person.token },
        );
      expect((await ask()).status).toBe(200);
      const full = await ask();
      expect(refusal(full)).toEqual([409, "weekly_limit_reached"]);
      expect(full.problem.description).toContain(String(limit));
      const colleague = await addFrontUser(desk.world, desk.company);
      await connectEverything(desk.world, colleague);
      const wanted = { ...wish(await pictured(), postCopy, network), ...later };
      expect((await desk.world.call(schedulePost, wanted, { token: colleague.token })).status).toBe(200);
    },
  );

  test.each([
    ["Pacific/Auckland", "2030-01-06T10:30:00.000Z", "2030-01-06T11:30:00.000Z"],
    ["America/Los_Angeles", "2030-01-07T07:30:00.000Z", "2030-01-07T08:30:00.000Z"],
  ])("ends with Sunday in %s", async (timeZone, sunday, monday) => {
    const place = await addCompany(desk.world, { timeZone });
    const [person, topic] = [await desk.connected(place), await addCategory(desk.world, [place])];
    for (let count = 0; count < limits.weeklyShares.LINKEDIN; count += 1) {
      await addShare(desk.world, person, await addPost(desk.world, topic), { dueAt: "2030-01-02T12:00:00Z" });
    }
    const post = await addPost(desk.world, topic);
    expect(
      refusal(await desk.schedule(person, post, { scheduleDate: "2030-01-06", scheduleTime: "23:30" })),
    ).toEqual([409, "weekly_limit_reached"]);
    const next = await desk.schedule(person, post, { scheduleDate: "2030-01-07", scheduleTime: "00:30" });
    expect(next.body.shares).toMatchObject([{ dueAt: monday }]);
    const back = await desk.world.call(
      reschedulePost,
      { shareId: next.body.shares[0]?.id ?? 0, scheduleDate: "2030-01-06", scheduleTime: "23:30" },
      { token: person.token },
    );
    expect(refusal(back)).toEqual([409, "weekly_limit_reached"]);
    expect(Date.parse(monday) - Date.parse(sunday)).toBe(3_600_000);
  });

  test("counts every state but failed and cancelled", async () => {
    const person = await desk.connected();
    for (const state of ["FAILED", "CANCELLED"] as const) {
      for (let count = 0; count < limits.weeklyShares.LINKEDIN; count += 1) {
        await addShare(desk.world, person, await desk.newPost(), {
          state,
          dueAt: "2030-01-16T10:00:00Z",
        });
      }
    }
    for (const state of ["SCHEDULED", "SHARED", "HELD", "UNCONFIRMED"] as const) {
      await addShare(desk.world, person, await desk.newPost(), { state, dueAt: "2030-01-16T10:00:00Z" });
    }
    for (let count = 4; count < limits.weeklyShares.LINKEDIN; count += 1)
      expect(await desk.scheduled(person)).toBeGreaterThan(0);
    expect(refusal(await desk.schedule(person, await desk.newPost()))).toEqual([409, "weekly_limit_reached"]);
  });

  test("holds when the last place is asked for twenty times at once", async () => {
    const person = await desk.connected();
    for (let count = 1; count < limits.weeklyShares.LINKEDIN; count += 1) {
      await addShare(desk.world, person, await desk.newPost(), { dueAt: "2030-01-16T10:00:00Z" });
    }
    const posts = await Promise.all(Array.from({ length: 20 }, () => desk.newPost()));
    const answers = await Promise.all(posts.map((post) => desk.schedule(person, post)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ problem }) => problem.error === "weekly_limit_reached")).toHaveLength(19);
  });
});
