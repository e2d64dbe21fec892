import { editPost, readPost } from "@polyphon/contract/content/content.contract.ts";
import { setPostSwitch } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { moveUsers } from "@polyphon/contract/people/front-users/move-user.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { calendarShares, updateShareText } from "@polyphon/contract/sharing/calendar.contract.ts";
import { cancelShare, reschedulePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { addDays } from "@polyphon/rules/time/calendar-dates.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCompany, addSession, addStaff, postCopy, type TestPerson } from "../../../../test/people.ts";
import { deps, openPlanningCompany, type PlanningCompany } from "../../../../test/autopilot/plan-fixture.ts";
import { sharesOf } from "../../../../test/autopilot/planned-rows.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { companyScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { workOnRun } from "../runs/work-on-run.ts";
import { requestRun } from "../runs/request-run.ts";

const monday = "2030-01-14";
let world: World;
let company: PlanningCompany;
let staff: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  company = await openPlanningCompany(world, { people: 3, counts: [3], networks: ["LINKEDIN"] });
  staff = await addStaff(world, userTypes.superAdmin, ["edit_post", "view_post", "list_kill_switch_post"]);
  const { companyId } = company;
  const runId = await inTransaction(world.database, companyScope(companyId), (tx) =>
    requestRun(tx, { companyId, monday, cause: "WEEKLY", requestedBy: null, now: new Date() }),
  );
  await workOnRun(
    { database: world.database, deps, runId: runId ?? 0, companyId },
    new AbortController().signal,
  );
});
afterAll(() => world.close());

const token = (accountId: number) => addSession(world, accountId, company.companyId);
const sharesBy = async (accountId: number) =>
  (await sharesOf(world, company.companyId)).filter(({ userId }) => userId === accountId);
const notified = async () => {
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ data: { postIds: number[] } }>(
      "select data from pgboss.job where name = 'event/content.posts-changed/replace-planned'",
    ),
  );
  return rows.flatMap(({ data }) => data.postIds);
};

describe("a share that the autopilot planned", () => {
  test("appears in the person's calendar like any other", async () => {
    const [person = 0] = company.people;
    const planned = await sharesBy(person);
    expect(planned).toHaveLength(3);
    const answer = await world.call(
      calendarShares,
      { startDate: monday, endDate: addDays(monday, 6) },
      { token: await token(person) },
    );
    expect(answer.status).toBe(200);
    expect(answer.body.shares.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(
      planned.map(({ id }) => id),
    );
  });

  test("becomes the person's own once its time or text is changed, and can be cancelled", async () => {
    const [, person = 0] = company.people;
    const [first, second, third] = await sharesBy(person);
    const as = { token: await token(person) };
    const time = { scheduleDate: "2030-01-18", scheduleTime: "21:00" };
    expect((await world.call(reschedulePost, { shareId: first?.id ?? 0, ...time }, as)).status).toBe(200);
    const text = { shareId: second?.id ?? 0, version: 1, shareText: `Better. ${postCopy}` };
    expect((await world.call(updateShareText, text, as)).status).toBe(200);
    expect((await world.call(cancelShare, { shareId: third?.id ?? 0 }, as)).status).toBe(200);
    expect(await sharesBy(person)).toMatchObject([
      { edited: true, state: "SCHEDULED" },
      { edited: true, state: "SCHEDULED" },
      { edited: false, state: "CANCELLED", reason: "cancelled_by_user" },
    ]);
  });

  test("is re-examined when staff kill its post or end it earlier, not when they correct its title", async () => {
    const [, , person = 0] = company.people;
    const [first, second] = await sharesBy(person);
    const as = { token: staff.token };
    const kill = { postId: first?.postId ?? 0, active: true, reason: "withdrawn" };
    expect((await world.call(setPostSwitch, kill, as)).status).toBe(200);
    expect(await notified()).toContain(first?.postId);

    const id = second?.postId ?? 0;
    const edit = async (over: { title?: string; endsOn?: string }) => {
      const { body } = await world.call(readPost, { id }, as);
      const { status } = await world.call(editPost, { ...body, ...over, attachmentId: null }, as);
      expect(status).toBe(200);
    };
    await edit({ title: "A title with a corrected word" });
    expect(await notified()).not.toContain(id);
    await edit({ endsOn: "2030-01-15" });
    expect(await notified()).toContain(id);
  });

  test("is withdrawn when its person moves to another company, where they choose again", async () => {
    const [person = 0] = company.people;
    const [touched] = await sharesBy(person);
    await world.arrange((tx) =>
      tx.client.query("update share set plan_edited = true where id = $1", [touched?.id]),
    );
    const toCompanyId = await addCompany(world);
    await world.arrange((tx) =>
      tx.client.query(
        "insert into category_company (category_id, company_id) select unnest($1::bigint[]), $2",
        [company.categories, toCompanyId],
      ),
    );
    const mover = await addStaff(world, userTypes.approver, ["add_move_user"]);
    const { status } = await world.call(
      moveUsers,
      { fromCompanyId: company.companyId, toCompanyId, userIds: [person] },
      { token: mover.token },
    );
    expect(status).toBe(200);
    const states = (await sharesOf(world, toCompanyId)).map(({ state, reason }) => [state, reason]);
    expect(states).toEqual([
      ["SCHEDULED", null],
      ["CANCELLED", "plan_changed"],
      ["CANCELLED", "plan_changed"],
    ]);
    const { rows } = await world.arrange((tx) =>
      tx.client.query(
        `select switched_on as on, company_id as "companyId",
           (select count(*)::int from autopilot_choice where user_id = $1) as choices
         from autopilot_setting where account_id = $1`,
        [person],
      ),
    );
    expect(rows).toEqual([{ on: false, companyId: toCompanyId, choices: 0 }]);
  });
});
