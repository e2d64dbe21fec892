import { readWaiting } from "@polyphon/contract/insights/insights.contract.ts";
import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { listStuckShares } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { shareStates } from "@polyphon/contract/sharing/sharing.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addFrontUser, addPost, addStaff, type TestPerson } from "../../../../test/people.ts";
import { addCalendarCompany } from "../../../../test/sharing/calendar-company.ts";
import { addShare } from "../../../../test/sharing/shares.ts";
import {
  openSharingFixture,
  refusal,
  type SharingFixture,
} from "../../../../test/sharing/sharing-fixture.ts";

let fixture: SharingFixture;
let category: number;
let employee: TestPerson;
let staff: TestPerson;
let provider: TestPerson;

beforeAll(async () => {
  fixture = await openSharingFixture({ settings: { SHARE_ANSWER_SECONDS: "0" } });
  provider = await addStaff(fixture.world, userTypes.subAdmin, ["list_user_calendar"]);
});
afterAll(() => fixture.world.close());

// A company of its own for each test.
beforeEach(async () => {
  ({ category, staff, employee } = await addCalendarCompany(fixture.world));
});

const share = async (options: Parameters<typeof addShare>[3] = {}, person = employee, of = category) =>
  addShare(fixture.world, person, await addPost(fixture.world, of), options);
const listed = async (by: TestPerson, filters: CallOf<typeof listStuckShares> = {}) =>
  (await fixture.world.call(listStuckShares, { limit: 100, ...filters }, { token: by.token })).body;
const idsFor = async (by: TestPerson, filters: CallOf<typeof listStuckShares> = {}) =>
  (await listed(by, filters)).items.map(({ id }) => id);
/** As the engine leaves a share that failed for good. */
const failedAt = async (when: string) => {
  const id = await share({ state: "FAILED" });
  await fixture.world.arrange((tx) =>
    tx.client.query(
      `insert into share_attempt (share_id, company_id, attempt, worker, started_at, ended_at, outcome, reason)
       values ($1, $2, 1, 1, $3, $3, 'failed', 'content_rejected')`,
      [id, employee.companyId, when],
    ),
  );
  return id;
};

describe("held and failed shares", () => {
  test("are listed latest first with whose they are and why, and no others", async () => {
    const ids = new Map<string, number>();
    for (const [at, state] of shareStates.entries())
      ids.set(state, await share({ state, dueAt: `2030-01-1${at}T10:00:00Z` }));
    const { items } = await listed(staff);
    expect(items.map(({ id, state, reason, employee: whose }) => [id, state, reason, whose.id])).toEqual([
      [ids.get("HELD"), "HELD", "token_expired", employee.id],
      [ids.get("FAILED"), "FAILED", "content_rejected", employee.id],
    ]);
    expect(items[0]?.company).toEqual({
      id: employee.companyId,
      name: expect.any(String),
      timeZone: "Europe/Berlin",
    });
  });

  test("are exactly those that the dashboard counts, whatever holds them", async () => {
    const lost = await share({ state: "HELD" });
    const stopped = await share({ state: "HELD" });
    await fixture.world.arrange((tx) =>
      tx.client.query("update share set reason = 'kill_switch' where id = $1", [stopped]),
    );
    const now = Date.now();
    const today = await failedAt(new Date(now - 3_600_000).toISOString());
    await failedAt(new Date(now - 30 * 3_600_000).toISOString());
    const { body } = await fixture.world.call(readWaiting, {}, { token: staff.token });
    const counts = Object.fromEntries(body.items.map(({ card, count }) => [card, count]));
    expect(counts).toMatchObject({ heldShares: 2, failedShares: 1 });
    expect(await idsFor(staff, { state: "HELD" })).toEqual([stopped, lost]);
    expect(await idsFor(staff, { failed: "lastDay" })).toEqual([today]);
  });

  test("are narrowed by state, reason, network and employee", async () => {
    const colleague = await addFrontUser(fixture.world, employee.companyId ?? 0);
    const held = await share({ state: "HELD", network: "XING" });
    const failed = await share({ state: "FAILED" }, colleague);
    expect(await idsFor(staff, { state: "FAILED" })).toEqual([failed]);
    expect(await idsFor(staff, { reason: "token_expired" })).toEqual([held]);
    expect(await idsFor(staff, { network: "LINKEDIN" })).toEqual([failed]);
    expect(await idsFor(staff, { employeeId: employee.id })).toEqual([held]);
    expect(await idsFor(staff, { employeeId: employee.id, network: "LINKEDIN" })).toEqual([]);
  });

  test("of one moment are each on one page of several", async () => {
    const ids: number[] = [];
    for (let at = 0; at < 5; at += 1) ids.push(await share({ state: at % 2 === 0 ? "HELD" : "FAILED" }));
    const pages: number[][] = [];
    let after: string | undefined;
    do {
      const { items, next } = await listed(staff, { limit: 2, ...(after === undefined ? {} : { after }) });
      pages.push(items.map(({ id }) => id));
      after = next ?? undefined;
    } while (after !== undefined);
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(pages.flat()).toEqual(ids.toReversed());
  });

  test("of another company are for its own staff and the provider's, who may choose a company", async () => {
    const other = await addCalendarCompany(fixture.world);
    const own = await share({ state: "HELD" });
    const theirs = await share({ state: "HELD" }, other.employee, other.category);
    expect(await idsFor(staff)).toEqual([own]);
    expect(await idsFor(staff, { company: String(other.company) })).toEqual([own]);
    expect(await idsFor(staff, { employeeId: other.employee.id })).toEqual([]);
    expect(await idsFor(provider)).toEqual(expect.arrayContaining([own, theirs]));
    expect(await idsFor(provider, { company: String(other.company) })).toEqual([theirs]);
    const without = await addStaff(fixture.world, userTypes.corporateUser, ["list_post"], other.company);
    const answer = await fixture.world.call(listStuckShares, {}, { token: without.token });
    expect(refusal(answer)).toEqual([403, "access_denied"]);
  });
});
