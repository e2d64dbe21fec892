import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import { readCompanyFigures, readDue } from "@polyphon/contract/insights/due.contract.ts";
import { announcement } from "@polyphon/contract/outreach/announcement.resource.ts";
import { corporateFrontUsers } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { questionnaire } from "@polyphon/contract/surveys/questionnaire.resource.ts";
import { defaultRights } from "@polyphon/rules/identity/roles/default-rights.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addPost,
  addStaff,
  type TestPerson,
} from "../../../../test/people.ts";
import { addShare } from "../../../../test/sharing/shares.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let home: number;
let away: number;
let post: number;
let manager: TestPerson;
let stranger: TestPerson;

const run = (text: string, values: unknown[]) => world.arrange((tx) => tx.client.query(text, values));
const dueOf = async ({ token }: TestPerson) => {
  const { body } = await world.call(readDue, {}, { token });
  return { ...body, counts: Object.fromEntries(body.items.map(({ card, count }) => [card, count])) };
};
const staffOf = (userType: number, companyId: number | null = null) =>
  addStaff(world, userType, defaultRights(userType), companyId);

async function shared(person: TestPerson, days: number): Promise<void> {
  const id = await addShare(world, person, await addPost(world, await addCategory(world, [home, away])), {
    state: "SHARED",
  });
  await run(
    `update share set due_at = now() - $2 * interval '1 day', shared_at = now() - $2 * interval '1 day' where id = $1`,
    [id, days],
  );
}

beforeAll(async () => {
  world = await openWorld();
  home = await addCompany(world);
  away = await addCompany(world);
  const category = await addCategory(world, [home, away]);
  post = await addPost(world, category);
  const later = await addPost(world, category);
  const much = await addPost(world, category);
  await run("update post set publish_at = now() + interval '3 days' where id = $1", [later]);
  await run("update post set publish_at = now() + interval '20 days' where id = $1", [much]);
  await run("update post set ends_on = current_date + 2 where id = $1", [post]);
  for (const [company, at] of [
    [home, 1],
    [away, 2],
  ] as const) {
    for (let made = 0; made < at; made += 1) {
      await run("update account set last_login_at = null where id = $1", [
        (await addFrontUser(world, company)).id,
      ]);
      const quiet = await addFrontUser(world, company);
      await run("update account set last_login_at = now() where id = $1", [quiet.id]);
      await shared(quiet, 40);
    }
    await run(
      `with made as (insert into announcement (title, message, starts_at, ends_at)
         values ('Ends', 'x', now() - interval '1 day', now() + $2 * interval '1 day') returning id)
       insert into announcement_company (announcement_id, company_id) select id, $1 from made`,
      [company, at],
    );
    await run(
      `with made as (insert into questionnaire (title, start_date, end_date)
         values ('Ends', current_date - 5, current_date + $2::int) returning id)
       insert into questionnaire_company (questionnaire_id, company_id) select id, $1 from made`,
      [company, at],
    );
  }
  const rights = ["list_announcement", "list_questionnaire"] as const;
  const of = (company: number) =>
    addStaff(
      world,
      userTypes.corporateAdmin,
      [...defaultRights(userTypes.corporateAdmin), ...rights],
      company,
    );
  manager = await of(home);
  stranger = await of(away);
}, 60_000);
afterAll(() => world.close());

describe("what is due on a dashboard", { timeout: 60_000 }, () => {
  test("is counted for the caller's own company", async () => {
    expect((await dueOf(manager)).counts).toEqual({
      scheduledPosts: 1,
      endingPosts: 1,
      endingAnnouncements: 1,
      endingQuestionnaires: 1,
      neverSignedIn: 1,
      quietEmployees: 1,
    });
    expect((await dueOf(stranger)).counts).toMatchObject({ neverSignedIn: 2, quietEmployees: 2 });
  });

  test("matches the lists behind it, for a company's staff and the provider's", async () => {
    for (const who of [manager, stranger, await staffOf(userTypes.superAdmin)]) {
      const { token } = who;
      const { counts, today, until } = await dueOf(who);
      const posts = async (filter: object) =>
        (await world.call(listPosts, { ...filter, limit: 1 }, { token })).body.count.value;
      const listed: Record<string, number> = {
        scheduledPosts: await posts({ state: "scheduled", publishAtTo: until }),
        endingPosts: await posts({ state: "visible", endsOnTo: until }),
        endingAnnouncements: (
          await world.call(announcement.count, { endsAtFrom: today, endsAtTo: until }, { token })
        ).body.count,
        endingQuestionnaires: (
          await world.call(questionnaire.count, { endDateFrom: today, endDateTo: until }, { token })
        ).body.count,
      };
      if (who.companyId !== null) {
        const people = async (filter: object) =>
          (await world.call(corporateFrontUsers.list, { status: "ENABLED", ...filter }, { token })).body.items
            .length;
        listed["neverSignedIn"] = await people({ signedIn: "false" });
        listed["quietEmployees"] = await people({ activity: "QUIET" });
      }
      expect(counts).toMatchObject(listed);
    }
  });

  test("is counted for each of the eight kinds of staff by their permissions", async () => {
    const cards: Record<number, string[]> = {};
    for (const userType of Object.values(userTypes)) {
      const ofCompany = userType === userTypes.corporateAdmin || userType === userTypes.corporateUser;
      cards[userType] = Object.keys((await dueOf(await staffOf(userType, ofCompany ? home : null))).counts);
    }
    const moving = ["oldestPost", "plannedPosts"];
    const provider = [
      ...moving,
      "scheduledPosts",
      "endingPosts",
      "endingAnnouncements",
      "endingQuestionnaires",
    ];
    const company = ["scheduledPosts", "endingPosts", "neverSignedIn", "quietEmployees"];
    // A writer without a target has none that could be met.
    expect(Object.values(cards)).toEqual([
      provider,
      provider,
      company,
      company,
      moving,
      ["plannedPosts"],
      moving,
      moving,
    ]);
  });

  test("leaves out who went quiet where a works council wants nobody's activity followed", async () => {
    const council = await addCompany(world);
    await run("update company set works_council = true where id = $1", [council]);
    const { counts } = await dueOf(await staffOf(userTypes.corporateUser, council));
    expect(Object.keys(counts)).toEqual(["scheduledPosts", "endingPosts"]);
  });
});

describe("the figures of a company", { timeout: 60_000 }, () => {
  test("compare thirty days with the thirty before, of the caller's company alone", async () => {
    const company = await addCompany(world);
    await run(
      "insert into category_company (category_id, company_id) select category_id, $1 from post where id = $2",
      [company, post],
    );
    const [one, other] = [await addFrontUser(world, company), await addFrontUser(world, company)];
    for (const days of [1, 5, 35]) await shared(one, days);
    await shared(other, 50);
    const { token } = await staffOf(userTypes.corporateAdmin, company);
    expect((await world.call(readCompanyFigures, {}, { token })).body).toEqual({
      days: 30,
      until: null,
      figures: {
        shares: { now: 2, before: 2 },
        clicks: { now: 0, before: 0 },
        people: { now: 1, before: 2 },
      },
    });
    const listed = await world.call(corporateFrontUsers.list, { activity: "SHARING" }, { token });
    expect(listed.body.items.map(({ id }) => id)).toEqual([one.id]);
    await run("update company set works_council = true where id = $1", [company]);
    const { until, figures } = (await world.call(readCompanyFigures, {}, { token })).body;
    expect(until).not.toBeNull();
    expect(figures).toEqual({ shares: null, clicks: null, people: null });
  });

  test("are refused without the calendar's permission, and to the provider's staff", async () => {
    const without = await addStaff(world, userTypes.corporateAdmin, ["list_post"], home);
    expect((await world.call(readCompanyFigures, {}, { token: without.token })).status).toBe(403);
    const provider = await staffOf(userTypes.subAdmin);
    expect((await world.call(readCompanyFigures, {}, { token: provider.token })).status).toBe(403);
  });
});
