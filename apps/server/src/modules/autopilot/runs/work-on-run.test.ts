import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCategory, addCompany, addPost } from "../../../../test/people.ts";
import { openPlanFixture, openPlanningCompany } from "../../../../test/autopilot/plan-fixture.ts";
import { sharesOf } from "../../../../test/autopilot/planned-rows.ts";

const fixture = openPlanFixture();
beforeAll(fixture.open);
afterAll(fixture.close);

describe("a company's week", () => {
  test("satisfies every rule in the database, and every gap has its true reason [A1-04]", async () => {
    const company = await openPlanningCompany(fixture.world(), {
      people: 60,
      posts: 30,
      counts: [3, 2],
      settings: "fixed_time_gap = 20, substitute = true",
    });
    await fixture.world().arrange(async (tx) => {
      await tx.client.query("update company set substitute_category_id = $2 where id = $1", [
        company.companyId,
        company.categories[2],
      ]);
      await tx.client.query(
        `insert into autopilot_control (company_id, original_percent, curated_percent, post_count) values ($1, 40, 60, 5)`,
        [company.companyId],
      );
    });
    const { plans, violations, runId } = await fixture.judged(company);
    expect(violations).toEqual([]);
    const picks = plans.flatMap((plan) => plan.picks);
    expect(picks.length).toBeGreaterThan(300);
    const row = await fixture.runRow(runId);
    expect(row).toMatchObject({ state: "DONE", people: 60, people_done: 60, planned: picks.length });
    expect(row?.["gaps"]).toBe(plans.flatMap((plan) => plan.gaps).length);
  });

  test("is right on both days when the clock goes forward on its Friday", async () => {
    const at = { monday: "2030-04-22", now: new Date("2030-04-21T17:00:00Z") };
    const company = await openPlanningCompany(fixture.world(), {
      people: 12,
      zone: "Africa/Cairo",
      counts: [3, 2],
      // The posts are of January.
      settings: "oldest_post_days = 365",
    });
    await fixture
      .world()
      .arrange((tx) =>
        tx.client.query("update autopilot_choice set days = '{THURSDAY,FRIDAY}' where company_id = $1", [
          company.companyId,
        ]),
      );
    const { plans, violations } = await fixture.judged(company, at);
    expect(violations).toEqual([]);
    const hours = (date: string) =>
      plans.flatMap(({ picks }) =>
        picks.filter((pick) => pick.date === date).map(({ dueAt }) => dueAt.getUTCHours()),
      );
    // Eight in the morning is six o'clock UTC on Thursday and five on Friday.
    expect(Math.min(...hours("2030-04-25"))).toBe(6);
    expect(Math.min(...hours("2030-04-26"))).toBe(5);
  });

  test("never uses another company's posts, personal posts, killed posts or posts held back", async () => {
    const company = await openPlanningCompany(fixture.world(), { people: 6, posts: 2 });
    const other = await addCompany(fixture.world());
    const [category] = company.categories;
    const hidden = [
      await addPost(fixture.world(), category ?? 0, { companyId: other }),
      await addPost(fixture.world(), await addCategory(fixture.world(), [other])),
      await addPost(fixture.world(), category ?? 0),
      await addPost(fixture.world(), category ?? 0),
      await addPost(fixture.world(), category ?? 0),
      await addPost(fixture.world(), category ?? 0, { endsOn: "2030-01-13" }),
    ];
    await fixture.world().arrange(async (tx) => {
      await tx.client.query("update post set killed_at = now() where id = $1", [hidden[2]]);
      await tx.client.query("insert into processing_item (company_id, post_id) values ($1, $2)", [
        company.companyId,
        hidden[3],
      ]);
      await tx.client.query(
        "update post set category_id = null, company_id = $2, for_account_id = $3 where id = $1",
        [hidden[4], company.companyId, company.people[0]],
      );
    });
    await fixture.run(company);
    const shares = await sharesOf(fixture.world(), company.companyId);
    expect(shares.length).toBeGreaterThan(6);
    expect(shares.filter(({ postId }) => hidden.includes(postId))).toEqual([]);
  });

  test("plans nothing for people who are light, disabled, switched off or out of office, nor for a company that is off or inactive [A6-50] [B6-10] [B4.9-09]", async () => {
    const company = await openPlanningCompany(fixture.world(), { people: 6 });
    const [light, disabled, off, away, ...others] = company.people;
    await fixture.world().arrange(async (tx) => {
      await tx.client.query("update account set light_front_user = true where id = $1", [light]);
      await tx.client.query("update account set status = 'DISABLED' where id = $1", [disabled]);
      await tx.client.query("update autopilot_setting set switched_on = false where account_id = $1", [off]);
      await tx.client.query(
        "update autopilot_setting set away_from = '2030-01-14', away_to = '2030-01-15' where account_id = $1",
        [away],
      );
    });
    const runId = await fixture.run(company);
    const shares = await sharesOf(fixture.world(), company.companyId);
    const planned = new Set(shares.map(({ userId }) => userId));
    expect([light, disabled, off].filter((id) => planned.has(id ?? 0))).toEqual([]);
    expect(others.every((id) => planned.has(id))).toBe(true);
    const early = shares.filter(
      ({ userId, dueAt }) => userId === away && dueAt < new Date("2030-01-15T23:00:00Z"),
    );
    expect(early).toEqual([]);
    expect(planned.has(away ?? 0)).toBe(true);
    expect(await fixture.runRow(runId)).toMatchObject({ people: 3 });

    for (const change of ["autopilot = false", "active = false"]) {
      const silent = await openPlanningCompany(fixture.world(), { people: 2, settings: change });
      const none = await fixture.run(silent);
      expect(await sharesOf(fixture.world(), silent.companyId)).toEqual([]);
      expect(await fixture.runRow(none)).toMatchObject({ state: "DONE", people: 0 });
    }
  });

  test("respects the weekly limit together with manually planned shares, and says so", async () => {
    const company = await openPlanningCompany(fixture.world(), {
      people: 1,
      networks: ["LINKEDIN"],
      counts: [5],
    });
    const [person] = company.people;
    await fixture.world().arrange(async (tx) => {
      const { rows } = await tx.client.query<{ id: number }>(
        `insert into post (category_id, title, source, type, language, voices, publish_at, status)
         select $1, 'By hand ' || n, 'CURATED', 'TEXT', 'ENGLISH', '[]', now(), 'PUBLISHED' from generate_series(1, 8) n returning id`,
        [company.categories[2]],
      );
      await tx.client.query(
        `insert into share (company_id, user_id, post_id, network, voice, text, due_at)
         select $1, $2, post, 'LINKEDIN', 'VOICE_1', 'By hand', '2030-01-19 12:00Z' from unnest($3::bigint[]) post`,
        [company.companyId, person, rows.map(({ id }) => id)],
      );
    });
    const runId = await fixture.run(company);
    const shares = await sharesOf(fixture.world(), company.companyId);
    expect(shares).toHaveLength(10);
    expect(await fixture.runRow(runId)).toMatchObject({
      planned: 2,
      gaps: 3,
      gap_reasons: { weekly_limit: 3 },
    });
  });

  test("explains each share and links it to the person's log line", async () => {
    const company = await openPlanningCompany(fixture.world(), {
      people: 2,
      counts: [1],
      networks: ["LINKEDIN", "XING"],
    });
    const runId = await fixture.run(company);
    const shares = await sharesOf(fixture.world(), company.companyId);
    const { rows: lines } = await fixture
      .world()
      .arrange((tx) =>
        tx.client.query<{ id: number; user_id: number }>(
          "select id, user_id from autopilot_user_run where run_id = $1",
          [runId],
        ),
      );
    expect(shares).toHaveLength(4);
    for (const { plan, userId, text } of shares) {
      expect(plan?.reason).toMatchObject({ from: "row", step: "own", movedFrom: null });
      expect(lines.find(({ id }) => id === plan?.userRunId)?.user_id).toBe(userId);
      expect(text).toContain("A copy that is long enough");
    }
    const { rows: marks } = await fixture.world().arrange((tx) =>
      tx.client.query<{ network: string; assisted: boolean; links: number }>(
        `select network, assisted, (select count(*)::int from short_link where share_id = share.id) as links
         from share where company_id = $1`,
        [company.companyId],
      ),
    );
    for (const { network, assisted, links } of marks)
      expect([assisted, links]).toEqual([network === "XING", 1]);
  });

  test("starts with those who waited longest, or in the order the company chose", async () => {
    const planOrder = async (order: string, arrange: string) => {
      const company = await openPlanningCompany(fixture.world(), {
        people: 5,
        settings: `autopilot_run_order = '${order}'`,
      });
      await fixture.world().arrange((tx) => tx.client.query(arrange, [company.people]));
      await fixture.run(company, { chunk: 2 });
      const shares = await sharesOf(fixture.world(), company.companyId);
      return [...new Set(shares.map(({ userId }) => company.people.indexOf(userId)))];
    };
    const waited = `update autopilot_choice set planned_at = now() - user_id * interval '1 minute'
      where user_id = any($1) and user_id > ($1::bigint[])[2]`;
    expect(await planOrder("LONGEST_WAITING", waited)).toEqual([0, 1, 4, 3, 2]);
    expect(await planOrder("NEWEST_FIRST", "select $1::bigint[]")).toEqual([4, 3, 2, 1, 0]);
    const names = `update account set last_name = 'Name ' || n from unnest($1::bigint[]) with ordinality as of (person, at),
      lateral (select (array[3, 1, 5, 2, 4])[at] as n) named where account.id = of.person`;
    expect(await planOrder("BY_NAME", names)).toEqual([1, 3, 0, 4, 2]);
  });
});
