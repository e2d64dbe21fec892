import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  deps,
  openPlanFixture,
  openPlanningCompany,
  type PlanningCompany,
  wednesday,
} from "../../../../test/autopilot/plan-fixture.ts";
import { living, type PlannedRow, sharesOf } from "../../../../test/autopilot/planned-rows.ts";
import { endWaitingShare, moveShare, rewriteWaitingShare } from "../../sharing/shares/share.store.ts";
import { replanPeople } from "./replan-people.ts";
import type { UserRunCause } from "../runs/user-run.store.ts";

const fixture = openPlanFixture();
beforeAll(fixture.open);
afterAll(fixture.close);

function replan(
  company: PlanningCompany,
  userIds: readonly number[],
  cause: Exclude<UserRunCause, "RUN" | "FIXED">,
  now = wednesday,
) {
  const { companyId } = company;
  return fixture.inCompany(companyId, (tx) => replanPeople(tx, deps, { companyId, userIds, cause }, now));
}

async function linesOf(companyId: number, cause: UserRunCause) {
  const { rows } = await fixture.world().arrange((tx) =>
    tx.client.query<{
      userId: number;
      planned: number;
      withdrawn: number;
      detail: { withdrawn: { reason: string }[]; gaps: { reason: string }[] };
    }>(
      `select user_id as "userId", planned, withdrawn, detail from autopilot_user_run
       where company_id = $1 and cause = $2 order by id`,
      [companyId, cause],
    ),
  );
  return rows;
}

describe("the rest of the week is replanned", () => {
  test("for a person who changes what is shared; published, edited and colleagues' shares stay", async () => {
    const company = await openPlanningCompany(fixture.world(), { people: 8, counts: [4, 2] });
    await fixture.run(company);
    const [person = 0] = company.people;
    const own = (rows: readonly PlannedRow[]) => rows.filter(({ userId }) => userId === person);
    const before = await sharesOf(fixture.world(), company.companyId);
    const sent = own(before).find(({ dueAt }) => dueAt < wednesday);
    await fixture.change("update share set state = 'SHARED', shared_at = due_at where id = $1", [sent?.id]);
    const waiting = own(before).filter(({ dueAt }) => dueAt > wednesday);
    const [moved, rewritten] = waiting;
    await fixture.inCompany(company.companyId, async (tx) => {
      await moveShare(tx, person, moved?.id ?? 0, new Date("2030-01-18T20:00:00Z"));
      await rewriteWaitingShare(tx, { id: rewritten?.id ?? 0, userId: person }, 1, "In my own words");
    });
    const rows = [{ categoryId: company.categories[2], tagIds: [], language: null, count: 2 }];
    await fixture.change("update autopilot_choice set rows = $2 where user_id = $1", [
      person,
      JSON.stringify(rows),
    ]);

    await replan(company, [person], "CHANGED");

    const after = await sharesOf(fixture.world(), company.companyId);
    const byId = new Map(after.map((share) => [share.id, share]));
    for (const { id } of [sent, moved, rewritten].flatMap((share) => share ?? []))
      expect(byId.get(id)?.state).not.toBe("CANCELLED");
    expect(byId.get(moved?.id ?? 0)).toMatchObject({ edited: true, dueAt: new Date("2030-01-18T20:00:00Z") });
    expect(byId.get(rewritten?.id ?? 0)).toMatchObject({ edited: true, text: "In my own words" });
    const taken = waiting.slice(2).map(({ id }) => byId.get(id));
    expect(taken.length).toBeGreaterThan(0);
    for (const share of taken) expect(share).toMatchObject({ state: "CANCELLED", reason: "plan_changed" });
    const made = after.filter(({ id }) => !before.some((share) => share.id === id));
    expect(made.length).toBeGreaterThan(0);
    for (const { userId, dueAt, plan } of made) {
      expect([userId, plan?.reason.filter.categoryId]).toEqual([person, company.categories[2]]);
      expect(dueAt > wednesday).toBe(true);
    }
    expect(after.filter(({ userId }) => userId !== person)).toEqual(
      before.filter(({ userId }) => userId !== person),
    );
    expect(await fixture.brokenRules(company, wednesday)).toEqual([]);
    expect(await linesOf(company.companyId, "CHANGED")).toMatchObject([
      { userId: person, planned: made.length, withdrawn: taken.length },
    ]);
  });

  test("without effect when nothing has changed since the last time", async () => {
    const company = await openPlanningCompany(fixture.world(), { people: 5 });
    await fixture.run(company);
    await replan(company, company.people, "CHANGED");
    const before = await sharesOf(fixture.world(), company.companyId);
    await replan(company, company.people, "CHANGED");
    expect(await sharesOf(fixture.world(), company.companyId)).toEqual(before);
  });

  test("with another post where the person cancelled one", async () => {
    const company = await openPlanningCompany(fixture.world(), {
      people: 1,
      counts: [2],
      networks: ["LINKEDIN"],
      posts: 3,
    });
    await fixture.run(company);
    const [person = 0] = company.people;
    const planned = await sharesOf(fixture.world(), company.companyId);
    const last = planned.at(-1);
    await fixture.inCompany(company.companyId, (tx) => endWaitingShare(tx, person, last?.id ?? 0));
    await replan(company, [person], "CHANGED", new Date("2030-01-14T06:00:00Z"));
    const made = (await sharesOf(fixture.world(), company.companyId)).slice(planned.length);
    expect(made.map(({ plan }) => plan?.slot)).toEqual([last?.plan?.slot]);
    expect(planned.map(({ postId }) => postId)).not.toContain(made[0]?.postId);
  });

  test("for a person who is out of office, and again for the remaining days on their return [B4.9-09]", async () => {
    const company = await openPlanningCompany(fixture.world(), { people: 3 });
    await fixture.run(company);
    const [person = 0] = company.people;
    const ahead = async () =>
      living(await sharesOf(fixture.world(), company.companyId)).filter(
        ({ userId, dueAt }) => userId === person && dueAt > wednesday,
      );
    expect((await ahead()).length).toBeGreaterThan(0);
    await fixture.change(
      "update autopilot_setting set away_from = '2030-01-16', away_to = '2030-01-25' where account_id = $1",
      [person],
    );
    await replan(company, [person], "AWAY");
    expect(await ahead()).toEqual([]);
    expect(await linesOf(company.companyId, "AWAY")).toMatchObject([
      { detail: { withdrawn: [{ reason: "out_of_office" }, { reason: "out_of_office" }] } },
    ]);
    await fixture.change(
      "update autopilot_setting set away_from = null, away_to = null where account_id = $1",
      [person],
    );
    await replan(company, [person], "CHANGED");
    expect((await ahead()).length).toBeGreaterThan(0);
  });

  test("without days that a person no longer agrees to", async () => {
    const company = await openPlanningCompany(fixture.world(), {
      people: 1,
      counts: [4],
      networks: ["LINKEDIN"],
    });
    const [person = 0] = company.people;
    const choose = (change: string) =>
      fixture.change(`update autopilot_choice set ${change} where user_id = $1`, [person]);
    const days = async () =>
      living(await sharesOf(fixture.world(), company.companyId)).map(({ dueAt }) => dueAt.getUTCDay());
    await choose("days = '{TUESDAY}', other_days = true");
    await fixture.run(company);
    expect(await days()).toEqual([2, 2, 2, 3]);

    await choose("other_days = false");
    const early = new Date("2030-01-14T06:00:00Z");
    await replan(company, [person], "CHANGED", early);
    expect(await days()).toEqual([2, 2, 2]);
    expect(await fixture.brokenRules(company, early)).toEqual([]);
    expect(await linesOf(company.companyId, "CHANGED")).toMatchObject([
      { detail: { withdrawn: [{ reason: "choice_changed" }], gaps: [{ reason: "days_full" }] } },
    ]);
    await choose("other_days = true");
    await replan(company, [person], "CHANGED", early);
    expect(await days()).toEqual([2, 2, 2, 3]);
  });

  test("without posts that have become too old for the company, each with that reason", async () => {
    const company = await openPlanningCompany(fixture.world(), { people: 3 });
    await fixture.run(company);
    const before = living(await sharesOf(fixture.world(), company.companyId));
    const ahead = before.filter(({ dueAt }) => dueAt > wednesday);
    expect(ahead.length).toBeGreaterThan(0);
    // Of all posts none is younger than ten days by Monday.
    await fixture.change(
      "update post set publish_at = publish_at - interval '6 days' where category_id = any($1)",
      [company.categories],
    );
    await fixture.change("update company set oldest_post_days = 7 where id = $1", [company.companyId]);
    await replan(company, company.people, "POST_GONE");
    const after = new Map((await sharesOf(fixture.world(), company.companyId)).map((row) => [row.id, row]));
    for (const { id } of ahead)
      expect(after.get(id)).toMatchObject({ state: "CANCELLED", reason: "post_too_old" });
    expect(living([...after.values()])).toHaveLength(before.length - ahead.length);
    const lines = await linesOf(company.companyId, "POST_GONE");
    expect(lines.flatMap(({ detail }) => detail.withdrawn.map(({ reason }) => reason))).toEqual(
      ahead.map(() => "too_old"),
    );
  });

  test("for a person who switches on mid-week; switching off withdraws everything", async () => {
    const company = await openPlanningCompany(fixture.world(), { people: 2 });
    const [person = 0] = company.people;
    await fixture.change("update autopilot_setting set switched_on = false where account_id = $1", [person]);
    await fixture.run(company);
    const own = async () =>
      living(await sharesOf(fixture.world(), company.companyId)).filter(({ userId }) => userId === person);
    expect(await own()).toEqual([]);
    await fixture.change("update autopilot_setting set switched_on = true where account_id = $1", [person]);
    await replan(company, [person], "SWITCHED_ON");
    const planned = await own();
    expect(planned.length).toBeGreaterThan(0);
    expect(planned.every(({ dueAt }) => dueAt > wednesday)).toBe(true);
    await fixture.change("update autopilot_setting set switched_on = false where account_id = $1", [person]);
    await replan(company, [person], "SWITCHED_OFF");
    expect(await own()).toEqual([]);
  });

  test("and so is next week, once the company has planned it", async () => {
    const company = await openPlanningCompany(fixture.world(), { people: 2, posts: 60 });
    const friday = new Date("2030-01-18T11:00:00Z");
    const sunday = new Date("2030-01-20T18:00:00Z");
    const inNext = async () =>
      living(await sharesOf(fixture.world(), company.companyId)).filter(
        ({ dueAt }) => dueAt > new Date("2030-01-20T23:00:00Z"),
      );
    await replan(company, company.people, "CHANGED", friday);
    expect(await inNext()).toEqual([]);
    await fixture.run(company, { monday: "2030-01-21", now: sunday });
    expect((await inNext()).length).toBeGreaterThan(0);
    const [person = 0] = company.people;
    await fixture.change("update autopilot_choice set networks = '{TWITTER}' where user_id = $1", [person]);
    const done = await replan(company, [person], "CHANGED", new Date(sunday.getTime() + 3_600_000));
    expect(done).toMatchObject([{ monday: "2030-01-21" }]);
    expect(
      (await inNext()).filter(({ userId, network }) => userId === person && network === "LINKEDIN"),
    ).toEqual([]);
  });

  test("only after a run that is working on that week", async () => {
    const company = await openPlanningCompany(fixture.world(), { people: 2 });
    await fixture.ask(company);
    await fixture.change("update autopilot_run set state = 'PLANNING' where company_id = $1", [
      company.companyId,
    ]);
    expect(await replan(company, company.people, "CHANGED")).toBe("later");
  });
});
