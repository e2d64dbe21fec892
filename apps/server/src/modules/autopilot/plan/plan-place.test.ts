import {
  listPlacePosts,
  listSwapPosts,
  planPlace,
  previewPlan,
  skipPlace,
} from "@polyphon/contract/autopilot/autopilot-plan.contract.ts";
import { changeAutopilotStatus, saveClassicConfig } from "@polyphon/contract/autopilot/autopilot.contract.ts";
import type { CallOf, OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { readShare } from "@polyphon/contract/sharing/sharing.contract.ts";
import { addDays, mondayOf } from "@polyphon/rules/time/calendar-dates.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  classic,
  connectedEmployee,
  openAutopilotCompany,
  today,
} from "../../../../test/autopilot/autopilot-choices.ts";
import { deps } from "../../../../test/autopilot/plan-fixture.ts";
import { addCategory, addFrontUser, addPost, type TestPerson } from "../../../../test/people.ts";
import { addShare } from "../../../../test/sharing/shares.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { companyScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { replanPeople } from "../replanning/replan-people.ts";
import { requestRun } from "../runs/request-run.ts";
import { workOnRun } from "../runs/work-on-run.ts";

type Plan = OutputOf<typeof previewPlan>;
type Item = Plan["weeks"][number]["items"][number];

let world: World;
let company: Awaited<ReturnType<typeof openAutopilotCompany>>;

beforeAll(async () => {
  world = await openWorld();
  company = await openAutopilotCompany(world, { posts: 14 });
}, 60_000);
afterAll(() => world.close());

const look = async ({ token }: TestPerson): Promise<Plan> =>
  (await world.call(previewPlan, {}, { token })).body;
const itemsOf = ({ weeks }: Plan) => weeks.flatMap(({ items }) => items);
const placesOf = (items: readonly Item[]) =>
  items.map(({ slot, date, postId, dueAt }) => `${slot} ${date} ${postId} ${dueAt}`);
const shareOf = async ({ token }: TestPerson, shareId: number) =>
  (await world.call(readShare, { shareId }, { token })).body;
const fix = ({ token }: TestPerson, input: CallOf<typeof planPlace>) =>
  world.call(planPlace, input, { token });
const fixed = async (person: TestPerson, { date, slot, postId }: Item): Promise<number> =>
  (await fix(person, { date, slot, postId })).body.shareId;

/** Somebody whose autopilot is on, with the likely shares of the last two weeks. */
async function person() {
  const made = await connectedEmployee(world, company.company);
  await world.call(saveClassicConfig, classic(company.wind), { token: made.token });
  const plan = await look(made);
  const [third, last] = [plan.weeks[2]?.items[0], plan.weeks[3]?.items[0]];
  if (!third || !last) throw new Error("nothing is likely");
  return { person: made, plan, third, last };
}

async function planWeekOf(date: string): Promise<void> {
  const { company: companyId } = company;
  const run = {
    companyId,
    monday: mondayOf(date),
    cause: "BY_HAND",
    requestedBy: null,
    now: new Date(),
  } as const;
  const runId = await inTransaction(world.database, companyScope(companyId), (tx) => requestRun(tx, run));
  if (runId === null) throw new Error("a run is open already");
  const end = await workOnRun(
    { database: world.database, deps, runId, companyId },
    new AbortController().signal,
  );
  expect(end).toBe("over");
}

/** Everything a person has in a week, as it is stored. */
async function storedIn({ id }: TestPerson, date: string): Promise<string[]> {
  const monday = mondayOf(date);
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ line: string }>(
      `select concat_ws(' ', id, plan->>'slot', post_id, due_at, state, plan_edited) as line from share
       where user_id = $1 and due_at >= $2::date and due_at < $3::date and state <> 'CANCELLED' order by id`,
      [id, monday, addDays(monday, 7)],
    ),
  );
  return rows.map(({ line }) => line);
}

describe("a likely share that is fixed", () => {
  test("becomes the planned share that was shown, with its text, its reason and a line in the log", async () => {
    const { person: me, plan, last } = await person();
    expect(last).toMatchObject({ share: null, can: { skip: true, change: true } });
    const shareId = await fixed(me, last);
    expect(await shareOf(me, shareId)).toMatchObject({
      state: "SCHEDULED",
      postId: last.postId,
      network: last.network,
      dueAt: last.dueAt,
      text: last.text.trim(),
    });
    const after = await look(me);
    const seen = itemsOf(after).find(({ share }) => share?.id === shareId);
    expect(seen).toMatchObject({ slot: last.slot, reason: last.reason, share: { edited: true } });
    expect(placesOf(itemsOf(after))).toEqual(placesOf(itemsOf(plan)));
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ cause: string; planned: number; links: number }>(
        `select line.cause, line.planned, (select count(*)::int from short_link where share_id = share.id) as links
         from share join autopilot_user_run line on line.id = (share.plan->>'userRunId')::bigint where share.id = $1`,
        [shareId],
      ),
    );
    expect(rows).toEqual([{ cause: "FIXED", planned: 1, links: 1 }]);
  });

  test("is kept when its week is planned, and its slot is not planned twice", async () => {
    const { person: me, plan, third } = await person();
    const shareId = await fixed(me, third);
    const week = plan.weeks[2]?.items.length;
    await planWeekOf(third.date);
    const once = await storedIn(me, third.date);
    expect(once).toHaveLength(week ?? 0);
    expect(once.filter((line) => line.includes(` ${third.slot} `))).toEqual([
      expect.stringMatching(new RegExp(`^${shareId} `)),
    ]);
    await planWeekOf(third.date);
    const { company: companyId } = company;
    await inTransaction(world.database, companyScope(companyId), (tx) =>
      replanPeople(tx, deps, { companyId, userIds: [me.id], cause: "CHANGED" }, new Date()),
    );
    expect(await storedIn(me, third.date)).toEqual(once);
  });

  test("is one share after a double click", async () => {
    const { person: me, last } = await person();
    const { date, slot, postId } = last;
    const answers = await Promise.all([1, 2, 3].map(() => fix(me, { date, slot, postId })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.shareId)).size).toBe(1);
    expect(await storedIn(me, date)).toHaveLength(1);
  });

  test("is the share that a run has made there meanwhile, which belongs to the person from then on", async () => {
    const { person: me, third } = await person();
    const { date, slot } = third;
    await planWeekOf(date);
    const inSlot = async () => (await look(me)).weeks[2]?.items.find((one) => one.slot === slot);
    const planned = await inSlot();
    expect(planned?.share?.edited).toBe(false);
    const { body } = await fix(me, { date, slot, postId: planned?.postId ?? 0 });
    expect(body.shareId).toBe(planned?.share?.id);
    expect(await inSlot()).toEqual({ ...planned, share: { ...planned?.share, edited: true } });
    // Another post than the one that the person saw there is not taken for it.
    const seen = await addPost(world, company.wind, { companyId: company.company });
    expect(refusal(await fix(me, { date, slot, postId: seen }))).toEqual([409, "plan_outdated"]);
  });

  test("stays when the autopilot is switched off", async () => {
    const { person: me, last } = await person();
    const shareId = await fixed(me, last);
    await world.call(changeAutopilotStatus, { autopilotStatus: 0 }, { token: me.token });
    const { company: companyId } = company;
    await inTransaction(world.database, companyScope(companyId), (tx) =>
      replanPeople(tx, deps, { companyId, userIds: [me.id], cause: "SWITCHED_OFF" }, new Date()),
    );
    expect((await shareOf(me, shareId)).state).toBe("SCHEDULED");
  });
});

describe("another post for a likely share", () => {
  test("is one of those that fit, at the same time", async () => {
    const { person: me, last } = await person();
    const { date, slot } = last;
    const { body } = await world.call(listPlacePosts, { date, slot }, { token: me.token });
    expect(body.items.length).toBeGreaterThan(1);
    expect(body.items.map(({ postId }) => postId)).not.toContain(last.postId);
    const other = body.items[0];
    const { body: done } = await fix(me, { date, slot, postId: other?.postId ?? 0 });
    expect(await shareOf(me, done.shareId)).toMatchObject({
      postId: other?.postId,
      dueAt: last.dueAt,
      text: other?.text.trim(),
    });
    expect((await world.call(listPlacePosts, { date, slot }, { token: me.token })).body.items).toEqual([]);
  });

  test("may be one that is published before its time", async () => {
    const soon = await addPost(world, company.wind, {
      companyId: company.company,
      publishAt: new Date(Date.now() + 2 * 24 * 3_600_000),
    });
    // Only now: a new post may change which one is likely in a slot, and with it the time.
    const { person: me, last } = await person();
    const { date, slot } = last;
    const { body } = await fix(me, { date, slot, postId: soon });
    expect(await shareOf(me, body.shareId)).toMatchObject({ postId: soon, dueAt: last.dueAt });
  });

  test("is never one that waits in another week", async () => {
    const { person: me, third, last } = await person();
    const [earlier, later] = [await fixed(me, third), await fixed(me, last)];
    for (const [shareId, other] of [
      [earlier, last.postId],
      [later, third.postId],
    ] as const) {
      const { body } = await world.call(listSwapPosts, { shareId }, { token: me.token });
      expect(body.items.map(({ postId }) => postId)).not.toContain(other);
    }
  });

  test("is refused where it does not fit, or where nobody may see it", async () => {
    const { person: me, last } = await person();
    const { date, slot } = last;
    const elsewhere = await addPost(world, company.grid, { companyId: company.company });
    const theirs = await addPost(world, await addCategory(world, []));
    expect(refusal(await fix(me, { date, slot, postId: elsewhere }))).toEqual([409, "post_does_not_fit"]);
    expect(refusal(await fix(me, { date, slot, postId: theirs }))).toEqual([404, "not_found"]);
    expect(await storedIn(me, date)).toEqual([]);
  });
});

describe("fixing a likely share is refused", () => {
  test("while the autopilot is off, because a dry run makes nothing that would be published", async () => {
    const { person: me, last } = await person();
    await world.call(changeAutopilotStatus, { autopilotStatus: 0 }, { token: me.token });
    const seen = itemsOf(await look(me)).find(({ slot, date }) => slot === last.slot && date === last.date);
    expect(seen?.can).toEqual({ skip: true, change: false });
    const { date, slot, postId } = last;
    expect(refusal(await fix(me, { date, slot, postId }))).toEqual([409, "autopilot_not_on"]);
  });

  test("where nothing is likely: a skipped slot, a full week, or somebody without a plan", async () => {
    const { person: me, third, last } = await person();
    await world.call(skipPlace, { date: last.date, slot: last.slot, skip: true }, { token: me.token });
    expect(refusal(await fix(me, { date: last.date, slot: last.slot, postId: null }))).toEqual([
      409,
      "plan_outdated",
    ]);
    for (let count = 0; count < limits.weeklyShares.LINKEDIN; count += 1)
      await addShare(world, me, await addPost(world, company.grid, { companyId: company.company }), {
        dueAt: `${third.date}T10:00:00Z`,
      });
    expect(refusal(await fix(me, { date: third.date, slot: third.slot, postId: third.postId }))).toEqual([
      409,
      "plan_outdated",
    ]);
    const colleague = await connectedEmployee(world, company.company);
    await world.call(changeAutopilotStatus, { autopilotStatus: 1 }, { token: colleague.token });
    expect(refusal(await fix(colleague, { date: third.date, slot: third.slot, postId: null }))).toEqual([
      409,
      "plan_outdated",
    ]);
  });

  test("outside the four weeks, and to a light front user", async () => {
    const { person: me, last } = await person();
    const far = { date: addDays(today(), 60), slot: last.slot, postId: null };
    expect((await fix(me, far)).status).toBe(400);
    expect((await world.call(listPlacePosts, far, { token: me.token })).status).toBe(400);
    const light = await addFrontUser(world, company.company, { light: true });
    expect((await fix(light, { date: last.date, slot: last.slot, postId: null })).status).toBe(403);
  });

  test("while the week is being planned for everybody", async () => {
    const { person: me, last } = await person();
    const { date, slot, postId } = last;
    const { company: companyId } = company;
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ id: number }>(
        "insert into autopilot_run (company_id, monday, cause, state) values ($1, $2, 'WEEKLY', 'PLANNING') returning id",
        [companyId, mondayOf(date)],
      ),
    );
    expect(refusal(await fix(me, { date, slot, postId }))).toEqual([409, "plan_under_way"]);
    await world.arrange((tx) =>
      tx.client.query("update autopilot_run set state = 'DONE' where id = $1", [rows[0]?.id]),
    );
    expect((await fix(me, { date, slot, postId })).status).toBe(200);
  });
});
