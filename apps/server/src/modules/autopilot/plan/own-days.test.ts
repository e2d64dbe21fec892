import {
  listSwapPosts,
  previewClassic,
  previewPlan,
} from "@polyphon/contract/autopilot/autopilot-plan.contract.ts";
import {
  readMonthlyConfig,
  saveClassicConfig,
  saveMonthlyConfig,
} from "@polyphon/contract/autopilot/autopilot.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { addDays } from "@polyphon/rules/time/calendar-dates.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  classic,
  type ClassicCall,
  connectedEmployee,
  monthly,
  openAutopilotCompany,
  today,
} from "../../../../test/autopilot/autopilot-choices.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: Awaited<ReturnType<typeof openAutopilotCompany>>;

beforeAll(async () => {
  world = await openWorld();
  company = await openAutopilotCompany(world, { posts: 16 });
}, 60_000);
afterAll(() => world.close());

type Plan = OutputOf<typeof previewPlan>;

/** The first week that is whole: nothing of it has passed. */
const nextWeek = ({ weeks }: Plan) => {
  const week = weeks[1];
  if (!week) throw new Error("no next week");
  return week;
};

describe("a day that is full", () => {
  /** Three shares fit on a day, one for each window. */
  const onTuesday: Partial<ClassicCall> = { days: ["TUESDAY"] };
  const four = (categoryId: number) => [{ categoryId, noOfPost: 4, postLanguage: "ENGLISH" as const }];

  test("is named as the reason, and agreeing to other days plans the post on the next one", async () => {
    const { token } = await connectedEmployee(world, company.company);
    const rows = { userAutoPilotConfigs: four(company.wind) };
    await world.call(saveClassicConfig, classic(company.wind, { ...onTuesday, ...rows }), { token });
    const asked = nextWeek((await world.call(previewPlan, {}, { token })).body);
    const tuesday = addDays(asked.monday, 1);
    expect(asked.items.map(({ date }) => date)).toEqual([tuesday, tuesday, tuesday]);
    expect(asked.gaps).toMatchObject([{ date: tuesday, reason: "days_full" }]);

    const agreed = classic(company.wind, { ...onTuesday, ...rows, otherDays: true, version: 1 });
    const { body } = await world.call(previewClassic, agreed, { token });
    expect(nextWeek(body).gaps).toEqual([]);
    await world.call(saveClassicConfig, agreed, { token });
    const saved = nextWeek((await world.call(previewPlan, {}, { token })).body);
    expect(saved.items.at(-1)).toMatchObject({ date: addDays(tuesday, 1), reason: { movedFrom: tuesday } });
  });

  test("is asked about in the four-week plan as well, which keeps the agreement", async () => {
    const four = await openAutopilotCompany(world, { cycle: "MONTHLY", posts: 3 });
    const { token } = await connectedEmployee(world, four.company);
    const choice = monthly([four.wind, four.wind, four.wind, four.wind], { otherDays: true });
    const saved = await world.call(saveMonthlyConfig, choice, { token });
    expect(saved.body.otherDays).toBe(true);
    expect((await world.call(readMonthlyConfig, {}, { token })).body.otherDays).toBe(true);
  });
});

describe("the age of posts", () => {
  const daysOld = (categoryId: number, days: number) =>
    world.arrange((tx) =>
      tx.client.query("update post set publish_at = now() - $2 * interval '1 day' where category_id = $1", [
        categoryId,
        days,
      ]),
    );

  test("is shown with each share and each post to swap in, by the company's calendar", async () => {
    const { token } = await connectedEmployee(world, company.company);
    const { body } = await world.call(previewPlan, {}, { token });
    expect(body.weeks.flatMap(({ items }) => items)).toEqual([]);
    const draft = await world.call(previewClassic, classic(company.grid), { token });
    const items = draft.body.weeks.flatMap(({ items: own }) => own);
    expect(items.length).toBeGreaterThan(3);
    for (const { publishedOn } of items) expect([today(), addDays(today(), -1)]).toContain(publishedOn);
  });

  test("leaves old posts out of the plan and of the posts to swap, and says so", async () => {
    const own = await openAutopilotCompany(world, { posts: 8 });
    const person = await connectedEmployee(world, own.company);
    const { token } = person;
    await daysOld(own.wind, 90);
    await world.call(saveClassicConfig, classic(own.wind), { token });
    const gapsOf = async () => {
      const { items, gaps } = nextWeek((await world.call(previewPlan, {}, { token })).body);
      return { items: items.length, reasons: new Set(gaps.map(({ reason }) => reason)) };
    };
    expect(await gapsOf()).toEqual({ items: 0, reasons: new Set(["too_old"]) });
    await world.arrange((tx) =>
      tx.client.query("update company set oldest_post_days = 365 where id = $1", [own.company]),
    );
    expect(await gapsOf()).toEqual({ items: 2, reasons: new Set() });

    const item = nextWeek((await world.call(previewPlan, {}, { token })).body).items[0];
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ id: number }>(
        `insert into share (company_id, user_id, post_id, network, voice, text, due_at, plan)
         values ($1, $2, $3, 'LINKEDIN', 'VOICE_1', 'Planned words', $4, $5) returning id`,
        [
          own.company,
          person.id,
          item?.postId,
          item?.dueAt,
          JSON.stringify({
            slot: item?.slot,
            userRunId: null,
            reason: { ...item?.reason, filter: { categoryId: own.wind, tagIds: [], language: "ENGLISH" } },
          }),
        ],
      ),
    );
    const swaps = async () =>
      (await world.call(listSwapPosts, { shareId: rows[0]?.id ?? 0 }, { token })).body.items;
    const offered = await swaps();
    expect(offered.length).toBeGreaterThan(3);
    const around = [89, 90, 91].map((days) => addDays(today(), -days));
    for (const { publishedOn } of offered) expect(around).toContain(publishedOn);
    await world.arrange((tx) =>
      tx.client.query("update company set oldest_post_days = 60 where id = $1", [own.company]),
    );
    expect(await swaps()).toEqual([]);
  });
});
