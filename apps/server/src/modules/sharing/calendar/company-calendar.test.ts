import {
  cancelCompanyShare,
  companyCalendar,
  findCalendarEmployees,
  listCompanyShares,
  readCompanyShare,
  rescheduleCompanyShare,
  updateCompanyShareText,
} from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { readShare } from "@polyphon/contract/sharing/sharing.contract.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addPost,
  addStaff,
  type TestPerson,
} from "../../../../test/people.ts";
import { addCalendarCompany } from "../../../../test/sharing/calendar-company.ts";
import { addShare } from "../../../../test/sharing/shares.ts";
import {
  openSharingFixture,
  refusal,
  type SharingFixture,
} from "../../../../test/sharing/sharing-fixture.ts";

let fixture: SharingFixture;
let company: number;
let category: number;
let staff: TestPerson;
let employee: TestPerson;

const newText =
  "Words that the company's own editor has put in the place of the employee's words, long enough.";

beforeAll(async () => {
  fixture = await openSharingFixture({ settings: { SHARE_ANSWER_SECONDS: "0" } });
});
afterAll(() => fixture.world.close());

// A company of its own for each test: the calendar shows everybody's shares.
beforeEach(async () => {
  ({ company, category, staff, employee } = await addCalendarCompany(fixture.world));
});

const january = { startDate: "2030-01-01", endDate: "2030-01-31" };
const by = (person: TestPerson) => ({ token: person.token });
const share = async (options: Parameters<typeof addShare>[3] = {}, person = employee) =>
  addShare(fixture.world, person, await addPost(fixture.world, category), options);
const dayOf = async (date: string, filters = {}) => {
  const { body } = await fixture.world.call(companyCalendar, { ...january, ...filters }, by(staff));
  return body.days.find((day) => day.date === date);
};

describe("the calendar of a company", () => {
  test("shows a corporate user with list_user_calendar what the company's employees plan and shared [A6-25]", async () => {
    const colleague = await addFrontUser(fixture.world, company);
    const planned = await share({ dueAt: "2030-01-16T10:00:00Z" });
    await share({ dueAt: "2030-01-16T12:00:00Z", state: "SHARED" }, colleague);
    await share({ dueAt: "2030-01-16T13:00:00Z", state: "CANCELLED" });
    const day = await dayOf("2030-01-16");
    expect(day?.counts).toEqual({ planned: 1, shared: 1, needs: 0, failed: 0 });
    expect(day?.shares.map(({ id, employee: whose, can }) => [id, whose.id, can.cancel])).toEqual([
      [planned, employee.id, true],
      [expect.any(Number), colleague.id, false],
    ]);
    const without = await addStaff(fixture.world, userTypes.corporateUser, ["list_post"], company);
    expect(refusal(await fixture.world.call(companyCalendar, january, by(without)))).toEqual([
      403,
      "access_denied",
    ]);
  });

  test("uses days in the company's time zone, also on the nights when the clock changes", async () => {
    // Berlin goes back on 27 October 2030 and forward on 31 March 2030.
    await share({ dueAt: "2030-03-30T22:59:00Z" });
    await share({ dueAt: "2030-03-30T23:00:00Z" });
    await share({ dueAt: "2030-03-31T21:59:00Z" });
    await share({ dueAt: "2030-03-31T22:00:00Z" });
    await share({ dueAt: "2030-10-26T22:00:00Z" });
    await share({ dueAt: "2030-10-27T22:59:00Z" });
    await share({ dueAt: "2030-10-27T23:00:00Z" });
    const countsIn = async (startDate: string, endDate: string) =>
      (await fixture.world.call(companyCalendar, { startDate, endDate }, by(staff))).body.days.map(
        ({ date, counts }) => [date, counts.planned],
      );
    expect(await countsIn("2030-03-30", "2030-04-01")).toEqual([
      ["2030-03-30", 1],
      ["2030-03-31", 2],
      ["2030-04-01", 1],
    ]);
    expect(await countsIn("2030-10-26", "2030-10-28")).toEqual([
      ["2030-10-26", 0],
      ["2030-10-27", 2],
      ["2030-10-28", 1],
    ]);
  });

  test("shows the count and the first few shares of a full day; the list has all of them, page by page", async () => {
    const ids: number[] = [];
    for (let minute = 0; minute < limits.share.calendarPerDay + 3; minute += 1)
      ids.push(await share({ dueAt: "2030-01-17T09:00:00Z" }));
    const day = await dayOf("2030-01-17");
    expect(day?.counts.planned).toBe(ids.length);
    expect(day?.shares.map(({ id }) => id)).toEqual(ids.slice(0, limits.share.calendarPerDay));

    const seen: number[] = [];
    let after: string | undefined;
    do {
      const { body } = await fixture.world.call(
        listCompanyShares,
        { ...january, limit: 3, ...(after === undefined ? {} : { after }) },
        by(staff),
      );
      seen.push(...body.items.map(({ id }) => id));
      after = body.next ?? undefined;
    } while (after !== undefined);
    expect(seen).toEqual(ids);
  });

  test("is filtered by network, state and employee", async () => {
    const colleague = await addFrontUser(fixture.world, company);
    await share({ dueAt: "2030-01-18T09:00:00Z", network: "TWITTER", state: "HELD" });
    await share({ dueAt: "2030-01-18T10:00:00Z" }, colleague);
    const found = async (filters: object) => (await dayOf("2030-01-18", filters))?.shares.length;
    expect(await found({})).toBe(2);
    expect(await found({ network: "TWITTER" })).toBe(1);
    expect(await found({ group: "needs" })).toBe(1);
    expect(await found({ group: "failed" })).toBe(0);
    expect(await found({ employeeId: colleague.id })).toBe(1);
  });

  test("excludes another company's shares and people", async () => {
    const other = await addCompany(fixture.world);
    const stranger = await addFrontUser(fixture.world, other);
    const theirs = await addShare(
      fixture.world,
      stranger,
      await addPost(fixture.world, await addCategory(fixture.world, [other])),
    );
    expect((await dayOf("2030-01-16"))?.counts.planned).toBe(0);
    expect((await dayOf("2030-01-16", { employeeId: stranger.id }))?.shares).toEqual([]);
    expect(refusal(await fixture.world.call(readCompanyShare, { shareId: theirs }, by(staff)))).toEqual([
      404,
      "not_found",
    ]);
    const found = await fixture.world.call(
      findCalendarEmployees,
      { search: stranger.email.slice(0, 12) },
      by(staff),
    );
    expect(found.body.items.map(({ id }) => id)).not.toContain(stranger.id);
  });

  test("finds an employee by name or address, whatever characters are typed", async () => {
    const name = unique("Wiebke");
    await fixture.world.arrange((tx) =>
      tx.client.query("update account set first_name = $2 where id = $1", [employee.id, name]),
    );
    const find = async (search: string) =>
      (await fixture.world.call(findCalendarEmployees, { search }, by(staff))).body.items.map(({ id }) => id);
    expect(await find(name.toUpperCase())).toEqual([employee.id]);
    expect(await find(employee.email)).toEqual([employee.id]);
    expect(await find("%%%")).toEqual([]);
  });

  test("refuses a range longer than six weeks, or back to front", async () => {
    for (const range of [
      { startDate: "2030-01-01", endDate: "2030-03-01" },
      { startDate: "2030-01-02", endDate: "2030-01-01" },
    ]) {
      expect(refusal(await fixture.world.call(companyCalendar, range, by(staff)))).toEqual([
        400,
        "validation",
      ]);
      expect(refusal(await fixture.world.call(listCompanyShares, range, by(staff)))).toEqual([
        400,
        "validation",
      ]);
    }
  });
});

describe("a company's staff change an employee's planned share:", () => {
  test("it is rescheduled in the company's time zone [C4-17]", async () => {
    const shareId = await share();
    const { body } = await fixture.world.call(
      rescheduleCompanyShare,
      { shareId, scheduleDate: "2030-07-15", scheduleTime: "08:15" },
      by(staff),
    );
    expect(body).toMatchObject({ id: shareId, dueAt: "2030-07-15T06:15:00.000Z", state: "SCHEDULED" });
    expect((await fixture.world.call(readShare, { shareId }, by(employee))).body.dueAt).toBe(body.dueAt);
  });

  test("a new time needs a date and a time of day [C5posts-30]", async () => {
    const shareId = await share();
    const whole = { shareId, scheduleDate: "2030-07-15", scheduleTime: "08:15" };
    for (const missing of ["scheduleDate", "scheduleTime"] as const) {
      const answer = await fixture.world.call(
        rescheduleCompanyShare,
        { ...whole, [missing]: undefined },
        by(staff),
      );
      expect(refusal(answer)).toEqual([400, "validation"]);
      expect(answer.problem.violations?.map(({ field }) => field)).toEqual([missing]);
    }
  });

  test("its text is updated, once per version [C4-18]", async () => {
    const shareId = await share();
    const { version } = (await fixture.world.call(readCompanyShare, { shareId }, by(staff))).body;
    const change = { shareId, version, shareText: newText };
    expect((await fixture.world.call(updateCompanyShareText, change, by(staff))).body.text).toBe(newText);
    expect(refusal(await fixture.world.call(updateCompanyShareText, change, by(staff)))).toEqual([
      409,
      "edited_meanwhile",
    ]);
    expect((await fixture.world.call(readShare, { shareId }, by(employee))).body.text).toBe(newText);
  });

  test("it is cancelled, and its owner reads that the company did it [C4-19]", async () => {
    const shareId = await share();
    const answers = await Promise.all([
      fixture.world.call(cancelCompanyShare, { shareId }, by(staff)),
      fixture.world.call(cancelCompanyShare, { shareId }, by(staff)),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await fixture.world.call(readShare, { shareId }, by(employee))).body).toMatchObject({
      state: "CANCELLED",
      reason: "cancelled_by_company",
    });
  });

  test.each(["PUBLISHING", "SHARED", "FAILED", "UNCONFIRMED", "CANCELLED"] as const)(
    "nothing changes once it is %s",
    async (state) => {
      const shareId = await share({ state });
      const { version } = (await fixture.world.call(readCompanyShare, { shareId }, by(staff))).body;
      const answers = [
        await fixture.world.call(
          rescheduleCompanyShare,
          { shareId, scheduleDate: "2030-07-15", scheduleTime: "08:15" },
          by(staff),
        ),
        await fixture.world.call(updateCompanyShareText, { shareId, version, shareText: newText }, by(staff)),
        await fixture.world.call(cancelCompanyShare, { shareId }, by(staff)),
      ];
      expect(answers.map(refusal)).toEqual(answers.map(() => [409, "share_not_open"]));
    },
  );

  test("another company's is not found", async () => {
    const shareId = await share();
    const stranger = await addStaff(
      fixture.world,
      userTypes.corporateAdmin,
      ["list_user_calendar"],
      await addCompany(fixture.world),
    );
    const answers = [
      await fixture.world.call(readCompanyShare, { shareId }, by(stranger)),
      await fixture.world.call(
        rescheduleCompanyShare,
        { shareId, scheduleDate: "2030-07-15", scheduleTime: "08:15" },
        by(stranger),
      ),
      await fixture.world.call(
        updateCompanyShareText,
        { shareId, version: 1, shareText: newText },
        by(stranger),
      ),
      await fixture.world.call(cancelCompanyShare, { shareId }, by(stranger)),
    ];
    for (const { status, problem } of answers) {
      expect([status, problem.description]).toEqual([404, serverTexts.en.errors.not_found]);
    }
    expect((await fixture.world.call(readShare, { shareId }, by(employee))).body.state).toBe("SCHEDULED");
  });

  test("the employee's weekly limit applies to the staff too", async () => {
    for (let place = 0; place < limits.weeklyShares.XING; place += 1)
      await share({ network: "XING", dueAt: `2030-02-0${4 + place}T09:00:00Z` });
    const shareId = await share({ network: "XING", dueAt: "2030-02-12T09:00:00Z" });
    const answer = await fixture.world.call(
      rescheduleCompanyShare,
      { shareId, scheduleDate: "2030-02-08", scheduleTime: "10:00" },
      by(staff),
    );
    expect(refusal(answer)).toEqual([409, "weekly_limit_reached"]);
  });

  test("every change is in the audit trail with the name of who made it", async () => {
    const shareId = await share();
    await fixture.world.call(cancelCompanyShare, { shareId }, by(staff));
    const { rows } = await fixture.world.arrange((tx) =>
      tx.client.query<{ action: string }>(
        "select action from audit_entry where actor_id = $1 order by id desc limit 1",
        [staff.id],
      ),
    );
    expect(rows).toEqual([{ action: cancelCompanyShare.name }]);
  });
});
