import { checkPlan } from "@polyphon/rules/test/autopilot/check-plan.ts";
import { localTimeOf } from "@polyphon/rules/time/zoned-time.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPlanFixture, openPlanningCompany } from "../../../../test/autopilot/plan-fixture.ts";
import { sharesOf } from "../../../../test/autopilot/planned-rows.ts";

const fixture = openPlanFixture();
beforeAll(fixture.open);
afterAll(fixture.close);

describe("a company's settings decide its plans:", () => {
  test("in the four-week cycle each day has its category, and a reserved day is the company's [A1-12] [C3company-06]", async () => {
    const company = await openPlanningCompany(fixture.world(), {
      people: 6,
      settings: "autopilot_cycle = 'MONTHLY'",
    });
    const [first, second, third] = company.categories;
    const filter = (categoryId: number | undefined) => ({ categoryId, tagIds: [], language: null });
    const week = (monday: number | undefined, friday: number | undefined) => ({
      MONDAY: filter(monday),
      WEDNESDAY: filter(monday),
      FRIDAY: filter(friday),
    });
    // The week that is planned is the second of the four.
    await fixture.change(
      "update autopilot_choice set cycle_monday = '2030-01-07', cycle_weeks = $2, networks = '{LINKEDIN}' where company_id = $1",
      [
        company.companyId,
        JSON.stringify([week(third, third), week(first, second), week(third, third), week(third, third)]),
      ],
    );
    await fixture.change(
      "insert into company_reserved_day (company_id, day, category_id) values ($1, 'WEDNESDAY', $2)",
      [company.companyId, third],
    );
    const { plans, violations } = await fixture.judged(company);
    expect(violations).toEqual([]);
    const asked = plans.flatMap(({ picks }) =>
      picks.map(({ date, reason }) => [date, reason.from, reason.filter.categoryId]),
    );
    expect(asked).toHaveLength(18);
    for (const [date, from, categoryId] of asked)
      expect([from, categoryId]).toEqual(
        date === "2030-01-14"
          ? ["day", first]
          : date === "2030-01-16"
            ? ["reserved", third]
            : ["day", second],
      );
  });

  test("nothing is planned on a network that the company does not share on [B6-11]", async () => {
    const company = await openPlanningCompany(fixture.world(), {
      people: 3,
      settings: "social_networks = '{LINKEDIN}', required_network = 'LINKEDIN'",
    });
    const { plans } = await fixture.judged(company);
    expect(new Set(plans.flatMap(({ picks }) => picks.map(({ network }) => network)))).toEqual(
      new Set(["LINKEDIN"]),
    );
    const gaps = plans.flatMap((plan) => plan.gaps);
    expect(gaps.length).toBeGreaterThan(0);
    expect(gaps.every(({ network, reason }) => network === "TWITTER" && reason === "network_off")).toBe(true);
  });

  test("no share is later than 23:30, however full the windows are [C9-09] [B9-18] [A9-28]", async () => {
    const company = await openPlanningCompany(fixture.world(), {
      people: 110,
      posts: 1,
      counts: [1],
      settings: `share_time_to = '23:30', tertiary_from = '22:00', tertiary_to = '23:10', tertiary_overrun_to = '23:30',
        fixed_time_gap = 20, overrun_hard_cap = 30`,
    });
    const { violations } = await fixture.judged(company);
    expect(violations).toEqual([]);
    const minutes = (await sharesOf(fixture.world(), company.companyId)).map(({ dueAt }) => {
      const { hour, minute } = localTimeOf(dueAt, "Europe/Berlin");
      return hour * 60 + minute;
    });
    expect(Math.max(...minutes)).toBeGreaterThan(23 * 60 + 10);
    expect(Math.max(...minutes)).toBeLessThanOrEqual(23 * 60 + 30);
  });

  test("a slot without a matching post takes the substitute, then the best-of by click-through [C3company-08] [C3company-09]", async () => {
    const company = await openPlanningCompany(fixture.world(), {
      people: 1,
      counts: [3],
      networks: ["LINKEDIN"],
      posts: 4,
    });
    const [own, substitute, bestOf] = company.categories;
    await fixture.change("update post set killed_at = now() where category_id = $1", [own]);
    await fixture.change("delete from post where category_id = $1 and title <> 'A post to plan 1'", [
      substitute,
    ]);
    await fixture.change(
      "update company set substitute = true, substitute_category_id = $2, best_of = true, best_of_category_id = $3 where id = $1",
      [company.companyId, substitute, bestOf],
    );
    const { rows } = await fixture.change("select id from post where category_id = $1 order by id", [bestOf]);
    const posts = (rows as { id: number }[]).map(({ id }) => id);
    // Another person shared all four shortly before the planned week; the third had most clicks, then the second.
    await fixture.change(
      `with made as (insert into account (company_id, kind, email, password_hash, first_name, last_name)
         values ($1::bigint, 'front', 'clicked-' || $1::bigint || '@mail.example', 'none', 'Cleo', 'Clicked') returning id),
       shared as (insert into share (company_id, user_id, post_id, network, voice, text, due_at, state, shared_at)
         select $1::bigint, made.id, post, 'LINKEDIN', 'VOICE_1', 'Shared', '2030-01-02', 'SHARED', '2030-01-02'
         from made, unnest($2::bigint[]) post returning id, post_id),
       linked as (insert into short_link (code, company_id, share_id, target_url, created_at)
         select 'code-' || id, $1::bigint, id, 'https://www.example.com', '2030-01-02' from shared)
       insert into click_count (share_id, company_id, post_id, persons)
       select id, $1::bigint, post_id, (array[1, 5, 9, 0])[array_position($2::bigint[], post_id)] from shared`,
      [company.companyId, posts],
    );
    const { week, users, plans } = await fixture.judged(company);
    expect(checkPlan(week, users, plans, [])).toEqual([]);
    const picks = plans.flatMap((plan) => plan.picks);
    expect(picks.map(({ reason }) => reason.step).toSorted((one, other) => one.localeCompare(other))).toEqual(
      ["best_of", "best_of", "substitute"],
    );
    const best = picks.filter(({ reason }) => reason.step === "best_of").map(({ postId }) => postId);
    expect(new Set(best)).toEqual(new Set([posts[2], posts[1]]));
  });
});
