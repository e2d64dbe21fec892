import { limits } from "@polyphon/contract/limits.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import { reschedulePost, schedulePost, sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCategory, addCompany, addFrontUser, addPost, postCopy } from "../../../../test/people.ts";
import { addPicture, addShare, connectEverything } from "../../../../test/sharing/shares.ts";
import {
  later,
  openSharingFixture,
  refusal,
  type SharingFixture,
  shareInput,
} from "../../../../test/sharing/sharing-fixture.ts";

let fixture: SharingFixture;

beforeAll(async () => {
  fixture = await openSharingFixture({ settings: { SHARE_ANSWER_SECONDS: "0" } });
});
afterAll(() => fixture.world.close());

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
  ])("must be in the future for a company in %s [B5.2-14]", async (timeZone) => {
    const place = await addCompany(fixture.world, { timeZone });
    const [person, post] = [
      await fixture.connected(place),
      await addPost(fixture.world, await addCategory(fixture.world, [place])),
    ];
    const past = await fixture.schedule(person, post, local(new Date(Date.now() - 3_600_000), timeZone));
    expect(refusal(past)).toEqual([422, "schedule_in_past"]);
    expect(past.problem.description).toContain(timeZone);
    const wanted = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000);
    const ahead = await fixture.schedule(person, post, local(wanted, timeZone));
    expect(ahead.body.shares?.[0]?.dueAt).toBe(wanted.toISOString());
  });

  test("needs a date, and a time if the date is today [B5.2-12]", async () => {
    const person = await fixture.connected();
    const post = await fixture.newPost();
    const { scheduleDate: _, ...dateless } = { ...shareInput(post), ...later };
    const missing = await fixture.world.call(schedulePost, dateless as never, { token: person.token });
    expect(missing.problem).toMatchObject({
      code: 10012,
      violations: [{ field: "scheduleDate", message: serverTexts.en.violations.required }],
    });
    const today = local(new Date(), "Europe/Berlin").scheduleDate;
    expect((await fixture.schedule(person, post, { scheduleDate: today })).problem.code).toBe(10012);
    expect((await fixture.schedule(person, post, { scheduleDate: "2030-01-14" })).body.shares).toMatchObject([
      { dueAt: "2030-01-14T08:00:00.000Z" },
    ]);
  });

  test.each(["2030-02-30", "30-02-01", "tomorrow", ""])("cannot be %j", async (scheduleDate) => {
    const person = await fixture.connected();
    const answer = await fixture.schedule(person, await fixture.newPost(), {
      scheduleDate,
      scheduleTime: "10:30",
    });
    expect(answer.problem).toMatchObject({ code: 10012, violations: [{ field: "scheduleDate" }] });
  });
});

test("a date is written YYYY-MM-DD, a time HH:mm, and a direct share is DIRECT [B3-17]", async () => {
  const person = await fixture.connected();
  const postId = await fixture.newPost();
  const ask = (change: object) =>
    fixture.world.call(schedulePost, { ...shareInput(postId), ...later, ...change }, { token: person.token });
  for (const [field, value] of [
    ["scheduleDate", "14.01.2030"],
    ["scheduleDate", "2030-1-14"],
    ["scheduleTime", "9:30"],
    ["scheduleTime", "24:00"],
    ["scheduleTime", "10:30:00"],
  ] as const)
    expect((await ask({ [field]: value })).problem).toMatchObject({ code: 10012, violations: [{ field }] });
  const direct = (socialShareType: string) =>
    fixture.world.call(sharePost, { ...shareInput(postId), socialShareType } as never, {
      token: person.token,
    });
  expect((await direct("LATER")).problem).toMatchObject({
    code: 10012,
    violations: [{ field: "socialShareType" }],
  });
  expect((await direct("DIRECT")).status).toBe(200);
});

describe("the weekly limit", () => {
  test.each(networks.map((network) => [network, limits.weeklyShares[network]] as const))(
    "on %s is %d shares per person [A9-27] [C9-18]",
    async (network, limit) => {
      const person = await addFrontUser(fixture.world, fixture.company);
      await connectEverything(fixture.world, person);
      for (let count = 1; count < limit; count += 1) {
        await addShare(fixture.world, person, await fixture.newPost(), {
          network,
          dueAt: "2030-01-16T10:00:00Z",
        });
      }
      const pictured = async () => {
        const postId = await fixture.newPost();
        await addPicture(fixture.world, postId);
        return postId;
      };
      const ask = async () =>
        fixture.world.call(
          schedulePost,
          { ...shareInput(await pictured(), postCopy, network), ...later },
          { token: person.token },
        );
      expect((await ask()).status).toBe(200);
      const full = await ask();
      expect(refusal(full)).toEqual([409, "weekly_limit_reached"]);
      expect(full.problem.description).toContain(String(limit));
      const colleague = await addFrontUser(fixture.world, fixture.company);
      await connectEverything(fixture.world, colleague);
      const wanted = { ...shareInput(await pictured(), postCopy, network), ...later };
      expect((await fixture.world.call(schedulePost, wanted, { token: colleague.token })).status).toBe(200);
    },
  );

  test.each([
    ["Pacific/Auckland", "2030-01-06T10:30:00.000Z", "2030-01-06T11:30:00.000Z"],
    ["America/Los_Angeles", "2030-01-07T07:30:00.000Z", "2030-01-07T08:30:00.000Z"],
  ])("ends with Sunday in %s", async (timeZone, sunday, monday) => {
    const place = await addCompany(fixture.world, { timeZone });
    const [person, topic] = [await fixture.connected(place), await addCategory(fixture.world, [place])];
    for (let count = 0; count < limits.weeklyShares.LINKEDIN; count += 1) {
      await addShare(fixture.world, person, await addPost(fixture.world, topic), {
        dueAt: "2030-01-02T12:00:00Z",
      });
    }
    const post = await addPost(fixture.world, topic);
    expect(
      refusal(await fixture.schedule(person, post, { scheduleDate: "2030-01-06", scheduleTime: "23:30" })),
    ).toEqual([409, "weekly_limit_reached"]);
    const next = await fixture.schedule(person, post, { scheduleDate: "2030-01-07", scheduleTime: "00:30" });
    expect(next.body.shares).toMatchObject([{ dueAt: monday }]);
    const back = await fixture.world.call(
      reschedulePost,
      { shareId: next.body.shares[0]?.id ?? 0, scheduleDate: "2030-01-06", scheduleTime: "23:30" },
      { token: person.token },
    );
    expect(refusal(back)).toEqual([409, "weekly_limit_reached"]);
    expect(Date.parse(monday) - Date.parse(sunday)).toBe(3_600_000);
  });

  test("counts every state but failed and cancelled", async () => {
    const person = await fixture.connected();
    for (const state of ["FAILED", "CANCELLED"] as const) {
      for (let count = 0; count < limits.weeklyShares.LINKEDIN; count += 1) {
        await addShare(fixture.world, person, await fixture.newPost(), {
          state,
          dueAt: "2030-01-16T10:00:00Z",
        });
      }
    }
    for (const state of ["SCHEDULED", "SHARED", "HELD", "UNCONFIRMED"] as const) {
      await addShare(fixture.world, person, await fixture.newPost(), {
        state,
        dueAt: "2030-01-16T10:00:00Z",
      });
    }
    for (let count = 4; count < limits.weeklyShares.LINKEDIN; count += 1)
      expect(await fixture.scheduled(person)).toBeGreaterThan(0);
    expect(refusal(await fixture.schedule(person, await fixture.newPost()))).toEqual([
      409,
      "weekly_limit_reached",
    ]);
  });

  test("holds when the last place is asked for twenty times at once", async () => {
    const person = await fixture.connected();
    for (let count = 1; count < limits.weeklyShares.LINKEDIN; count += 1) {
      await addShare(fixture.world, person, await fixture.newPost(), { dueAt: "2030-01-16T10:00:00Z" });
    }
    const posts = await Promise.all(Array.from({ length: 20 }, () => fixture.newPost()));
    const answers = await Promise.all(posts.map((post) => fixture.schedule(person, post)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ problem }) => problem.error === "weekly_limit_reached")).toHaveLength(19);
  });
});
