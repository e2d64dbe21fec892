import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  living,
  deps,
  openPlanDesk,
  openPlanHouse,
  type PlanHouse,
  type PlannedRow,
  sharesOf,
  wednesday,
} from "../../../../test/autopilot/plan-desk.ts";
import { endWaitingShare, moveShare, rewriteWaitingShare } from "../../sharing/shares/share.store.ts";
import { replanPeople } from "./replan-people.ts";
import type { UserRunCause } from "../runs/user-run.store.ts";

const desk = openPlanDesk();
beforeAll(desk.open);
afterAll(desk.close);

function replan(
  house: PlanHouse,
  userIds: readonly number[],
  cause: Exclude<UserRunCause, "RUN">,
  now = wednesday,
) {
  const { companyId } = house;
  return desk.inCompany(companyId, (tx) => replanPeople(tx, deps, { companyId, userIds, cause }, now));
}

async function linesOf(companyId: number, cause: UserRunCause) {
  const { rows } = await desk.world().arrange((tx) =>
    tx.client.query<{
      userId: number;
      planned: number;
      withdrawn: number;
      detail: { withdrawn: { reason: string }[] };
    }>(
      `select user_id as "userId", planned, withdrawn, detail from autopilot_user_run
       where company_id = $1 and cause = $2 order by id`,
      [companyId, cause],
    ),
  );
  return rows;
}

describe("the rest of the week is planned anew", () => {
  test("for the one who changes what is shared; what went out, was touched or is colleagues' stays", async () => {
    const house = await openPlanHouse(desk.world(), { people: 8, counts: [4, 2] });
    await desk.run(house);
    const [person = 0] = house.people;
    const own = (rows: readonly PlannedRow[]) => rows.filter(({ userId }) => userId === person);
    const before = await sharesOf(desk.world(), house.companyId);
    const sent = own(before).find(({ dueAt }) => dueAt < wednesday);
    await desk.change("update share set state = 'SHARED', shared_at = due_at where id = $1", [sent?.id]);
    const waiting = own(before).filter(({ dueAt }) => dueAt > wednesday);
    const [moved, rewritten] = waiting;
    await desk.inCompany(house.companyId, async (tx) => {
      await moveShare(tx, person, moved?.id ?? 0, new Date("2030-01-18T20:00:00Z"));
      await rewriteWaitingShare(tx, { id: rewritten?.id ?? 0, userId: person }, 1, "In my own words");
    });
    const rows = [{ categoryId: house.categories[2], tagIds: [], language: null, count: 2 }];
    await desk.change("update autopilot_choice set rows = $2 where user_id = $1", [
      person,
      JSON.stringify(rows),
    ]);

    await replan(house, [person], "CHANGED");

    const after = await sharesOf(desk.world(), house.companyId);
    const byId = new Map(after.map((share) => [share.id, share]));
    for (const { id } of [sent, moved, rewritten].flatMap((share) => share ?? []))
      expect(byId.get(id)?.state).not.toBe("CANCELLED");
    expect(byId.get(moved?.id ?? 0)).toMatchObject({ edited: true, dueAt: new Date("2030-01-18T20:00:00Z") });
    expect(byId.get(rewritten?.id ?? 0)).toMatchObject({ edited: true, text: "In my own words" });
    const taken = waiting.slice(2).map(({ id }) => byId.get(id));
    expect(taken.length).toBeGreaterThan(1);
    for (const share of taken) expect(share).toMatchObject({ state: "CANCELLED", reason: "plan_changed" });
    const made = after.filter(({ id }) => !before.some((share) => share.id === id));
    expect(made.length).toBeGreaterThan(0);
    for (const { userId, dueAt, plan } of made) {
      expect([userId, plan?.reason.wish.categoryId]).toEqual([person, house.categories[2]]);
      expect(dueAt > wednesday).toBe(true);
    }
    expect(after.filter(({ userId }) => userId !== person)).toEqual(
      before.filter(({ userId }) => userId !== person),
    );
    expect(await desk.brokenRules(house, wednesday)).toEqual([]);
    expect(await linesOf(house.companyId, "CHANGED")).toMatchObject([
      { userId: person, planned: made.length, withdrawn: taken.length },
    ]);
  });

  test("a second time without a change does nothing", async () => {
    const house = await openPlanHouse(desk.world(), { people: 5 });
    await desk.run(house);
    await replan(house, house.people, "CHANGED");
    const before = await sharesOf(desk.world(), house.companyId);
    await replan(house, house.people, "CHANGED");
    expect(await sharesOf(desk.world(), house.companyId)).toEqual(before);
  });

  test("with another post where the person has cancelled one", async () => {
    const house = await openPlanHouse(desk.world(), {
      people: 1,
      counts: [2],
      networks: ["LINKEDIN"],
      posts: 3,
    });
    await desk.run(house);
    const [person = 0] = house.people;
    const planned = await sharesOf(desk.world(), house.companyId);
    const last = planned.at(-1);
    await desk.inCompany(house.companyId, (tx) => endWaitingShare(tx, person, last?.id ?? 0));
    await replan(house, [person], "CHANGED", new Date("2030-01-14T06:00:00Z"));
    const made = (await sharesOf(desk.world(), house.companyId)).slice(planned.length);
    expect(made.map(({ plan }) => plan?.slot)).toEqual([last?.plan?.slot]);
    expect(planned.map(({ postId }) => postId)).not.toContain(made[0]?.postId);
  });

  test("for whoever goes away; back again, the days are planned that are left [B4.9-09]", async () => {
    const house = await openPlanHouse(desk.world(), { people: 3 });
    await desk.run(house);
    const [person = 0] = house.people;
    const ahead = async () =>
      living(await sharesOf(desk.world(), house.companyId)).filter(
        ({ userId, dueAt }) => userId === person && dueAt > wednesday,
      );
    expect((await ahead()).length).toBeGreaterThan(0);
    await desk.change(
      "update autopilot_setting set away_from = '2030-01-16', away_to = '2030-01-25' where account_id = $1",
      [person],
    );
    await replan(house, [person], "AWAY");
    expect(await ahead()).toEqual([]);
    expect(await linesOf(house.companyId, "AWAY")).toMatchObject([
      { detail: { withdrawn: [{ reason: "out_of_office" }, { reason: "out_of_office" }] } },
    ]);
    await desk.change("update autopilot_setting set away_from = null, away_to = null where account_id = $1", [
      person,
    ]);
    await replan(house, [person], "CHANGED");
    expect((await ahead()).length).toBeGreaterThan(0);
  });

  test("for whoever switches on in the middle of the week, and takes everything back when switched off", async () => {
    const house = await openPlanHouse(desk.world(), { people: 2 });
    const [person = 0] = house.people;
    await desk.change("update autopilot_setting set switched_on = false where account_id = $1", [person]);
    await desk.run(house);
    const own = async () =>
      living(await sharesOf(desk.world(), house.companyId)).filter(({ userId }) => userId === person);
    expect(await own()).toEqual([]);
    await desk.change("update autopilot_setting set switched_on = true where account_id = $1", [person]);
    await replan(house, [person], "SWITCHED_ON");
    const planned = await own();
    expect(planned.length).toBeGreaterThan(0);
    expect(planned.every(({ dueAt }) => dueAt > wednesday)).toBe(true);
    await desk.change("update autopilot_setting set switched_on = false where account_id = $1", [person]);
    await replan(house, [person], "SWITCHED_OFF");
    expect(await own()).toEqual([]);
  });

  test("next week as well, once the company has planned it", async () => {
    const house = await openPlanHouse(desk.world(), { people: 2, posts: 60 });
    const friday = new Date("2030-01-18T11:00:00Z");
    const sunday = new Date("2030-01-20T18:00:00Z");
    const inNext = async () =>
      living(await sharesOf(desk.world(), house.companyId)).filter(
        ({ dueAt }) => dueAt > new Date("2030-01-20T23:00:00Z"),
      );
    await replan(house, house.people, "CHANGED", friday);
    expect(await inNext()).toEqual([]);
    await desk.run(house, { monday: "2030-01-21", now: sunday });
    expect((await inNext()).length).toBeGreaterThan(0);
    const [person = 0] = house.people;
    await desk.change("update autopilot_choice set networks = '{TWITTER}' where user_id = $1", [person]);
    const done = await replan(house, [person], "CHANGED", new Date(sunday.getTime() + 3_600_000));
    expect(done).toMatchObject([{ monday: "2030-01-21" }]);
    expect(
      (await inNext()).filter(({ userId, network }) => userId === person && network === "LINKEDIN"),
    ).toEqual([]);
  });

  test("later, while a run works on the week", async () => {
    const house = await openPlanHouse(desk.world(), { people: 2 });
    await desk.ask(house);
    await desk.change("update autopilot_run set state = 'PLANNING' where company_id = $1", [house.companyId]);
    expect(await replan(house, house.people, "CHANGED")).toBe("later");
  });
});
