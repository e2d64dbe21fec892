import { readCompanyDashboard } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import { readFrontPost, readPost } from "@polyphon/contract/content/content.contract.ts";
import { likePost } from "@polyphon/contract/content/feed/feed.contract.ts";
import { readSharingState } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { readOwnSwitch, setOwnSwitch } from "@polyphon/contract/operations/own-switch.contract.ts";
import { findSimilarCopy } from "@polyphon/contract/sharing/similar-copy.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { shownFigure, shownPeople } from "@polyphon/rules/people/guard/shown-figure.ts";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addPost,
  addStaff,
  postCopy,
  type TestPerson,
} from "../people.ts";
import { addShare } from "../sharing/shares.ts";
import { openWorld, type World } from "../world.ts";

let world: World;
let company: number;
let people: TestPerson[];
let manager: TestPerson;
let category: number;

const as = ({ token }: TestPerson) => ({ token });
const run = (text: string, values: readonly unknown[] = []) =>
  world.arrange((tx) => tx.client.query<Record<string, number | null>>(text, [...values]));

beforeAll(async () => {
  world = await openWorld();
  company = await addCompany(world);
  category = await addCategory(world, [company]);
  await run("update company set works_council = true, works_council_minimum = 5 where id = $1", [company]);
  people = [];
  for (let at = 0; at < 12; at += 1) people.push(await addFrontUser(world, company));
  manager = await addStaff(
    world,
    userTypes.corporateAdmin,
    ["list_company", "list_post", "view_post", "list_front_user"],
    company,
  );
});
afterAll(() => world.close());

describe("in works-council mode", { timeout: 120_000 }, () => {
  test("the database withholds and rounds as the rule does", async () => {
    const number = fc.nat({ max: 60 });
    const cases = fc.sample(
      fc.record({
        figure: number,
        people: number,
        minimum: fc.integer({ min: 5, max: 12 }),
        population: number,
      }),
      { numRuns: 500, seed: 3 },
    );
    const { rows } = await run(
      `select platform.shown_figure(figure, people, minimum, population)::int as figure,
         platform.shown_people(people, minimum, population)::int as people
       from unnest($1::bigint[], $2::bigint[], $3::int[], $4::int[])
         with ordinality as given (figure, people, minimum, population, n) order by n`,
      [
        cases.map(({ figure }) => figure),
        cases.map((one) => one.people),
        cases.map(({ minimum }) => minimum),
        cases.map(({ population }) => population),
      ],
    );
    expect(rows).toEqual(
      cases.map(({ figure, people: contributors, ...guard }) => ({
        figure: shownFigure(figure, contributors, guard),
        people: shownPeople(contributors, guard),
      })),
    );
    expect(rows.some(({ figure }) => figure !== null)).toBe(true);
  });

  test("likes are of the others, in steps, and one's own changes nothing", async () => {
    const post = await addPost(world, category);
    const [reader, ...others] = people;
    if (!reader) throw new Error("nobody");
    const seen = async () => (await world.call(readFrontPost, { id: post }, as(reader))).body;
    for (const other of others.slice(0, 4)) await world.call(likePost, { id: post, on: true }, as(other));
    expect(await seen()).toMatchObject({ likes: null, rounded: true });
    const own = await world.call(likePost, { id: post, on: true }, as(reader));
    expect(own.body).toMatchObject({ likes: null, rounded: true, ownReaction: "LIKE" });
    for (const other of others.slice(4, 6)) await world.call(likePost, { id: post, on: true }, as(other));
    expect(await seen()).toMatchObject({ likes: 5, dislikes: null, ownReaction: "LIKE" });
    await world.call(likePost, { id: post, on: false }, as(reader));
    expect(await seen()).toMatchObject({ likes: 5, ownReaction: null });
  });

  test("a post tells its company's staff neither clicks nor the shares of few people", async () => {
    const post = await addPost(world, category);
    const shown = async () => (await world.call(readPost, { id: post }, as(manager))).body;
    const counted =
      "insert into post_share_count (company_id, post_id, shares, people) values ($1, $2, $3, $4)";
    expect(await shown()).toMatchObject({ shares: null, clicks: null, rounded: true });
    await run(counted, [company, post, 40, 4]);
    expect(await shown()).toMatchObject({ shares: null, clicks: null, rounded: true });
    await run("update post_share_count set shares = 43, people = 7 where post_id = $1", [post]);
    expect(await shown()).toMatchObject({ shares: 40, clicks: null, rounded: true });
  });

  test("a company of fewer than twice the minimum shows nothing", async () => {
    await run("update company set works_council_minimum = 7 where id = $1", [company]);
    const post = await addPost(world, category);
    await run("insert into post_share_count (company_id, post_id, shares, people) values ($1, $2, 12, 12)", [
      company,
      post,
    ]);
    expect((await world.call(readPost, { id: post }, as(manager))).body.shares).toBeNull();
    await run("update company set works_council_minimum = 5 where id = $1", [company]);
    expect((await world.call(readPost, { id: post }, as(manager))).body.shares).toBe(10);
  });

  test("the dashboard has months of whole weeks and nothing of a week that is not over", async () => {
    const { body } = await world.call(
      readCompanyDashboard,
      { id: company, view: "MONTH", from: "2026-01", to: "2026-03" },
      as(manager),
    );
    expect(body.periods.map(({ from, until, shares }) => [from, until, shares])).toEqual([
      ["2025-12-29", "2026-02-02", null],
      ["2026-02-02", "2026-03-02", null],
      ["2026-03-02", "2026-03-30", null],
    ]);
    const now = await run(
      "select to_char(now(), 'IYYY-\"W\"IW') as this, to_char(now() - interval '7 days', 'IYYY-\"W\"IW') as last",
    );
    const { this: to, last: from } = now.rows[0] as unknown as { this: string; last: string };
    const post = await addPost(world, category);
    for (const person of people)
      await addShare(world, person, post, { state: "SHARED", dueAt: new Date().toISOString() });
    const weeks = await world.call(
      readCompanyDashboard,
      { id: company, view: "WEEK", from, to },
      as(manager),
    );
    expect(weeks.body.periods.at(-1)).toMatchObject({
      period: to,
      shares: null,
      clicks: null,
      newUsers: null,
    });
  });

  test("stopping one's own sharing says nothing about few people", async () => {
    const post = await addPost(world, category);
    const inThreeHours = new Date(Date.now() + 3 * 3_600_000).toISOString();
    for (const person of people.slice(0, 4)) await addShare(world, person, post, { dueAt: inThreeHours });
    const shown = async () => (await world.call(readOwnSwitch, {}, as(manager))).body;
    expect(await shown()).toMatchObject({
      planned: null,
      held: null,
      goOut: null,
      spread: [],
      oldestDueAt: null,
    });
    for (const person of people.slice(4, 7)) await addShare(world, person, post, { dueAt: inThreeHours });
    expect((await shown()).planned).toEqual({ value: 5, exact: false });
    await world.call(setOwnSwitch, { active: true, reason: "A crisis at the plant" }, as(manager));
    expect((await world.call(readSharingState, {}, as(manager))).body).toMatchObject({
      stopped: true,
      held: null,
    });
    await world.call(setOwnSwitch, { active: false, reason: "It is over" }, as(manager));
  });

  test("nobody is told what colleagues plan with the same text", async () => {
    const post = await addPost(world, category);
    const [reader, ...others] = people;
    if (!reader) throw new Error("nobody");
    for (const other of others) await addShare(world, other, post, { dueAt: "2030-01-16T10:00:00Z" });
    const asked = {
      postId: post,
      network: "LINKEDIN",
      voice: "VOICE_1",
      text: postCopy,
      date: "2030-01-16",
    } as const;
    expect((await world.call(findSimilarCopy, asked, as(reader))).body).toEqual({
      colleagues: null,
      alternatives: [],
    });
  });

  test("the provider reads of posts for other companies what was counted, and of its posts that a part may be missing", async () => {
    const other = await addCompany(world);
    const admin = await addStaff(world, userTypes.superAdmin, []);
    const [free, shared] = [await addCategory(world, [other]), await addCategory(world, [other, company])];
    const figures = async (categoryId: number, by: number) => {
      const post = await addPost(world, categoryId);
      await run(
        "insert into post_share_count (company_id, post_id, shares, people) select $1, $2, 1, 1 where $3 > 0",
        [other, post, by],
      );
      const { shares, clicks, rounded } = (await world.call(readPost, { id: post }, as(admin))).body;
      return { shares, clicks, rounded };
    };
    expect(await figures(free, 1)).toEqual({ shares: 1, clicks: 0, rounded: false });
    expect(await figures(free, 0)).toEqual({ shares: 0, clicks: 0, rounded: false });
    // Whether somebody of the company in the mode shared it makes no difference.
    expect(await figures(shared, 1)).toEqual({ shares: 1, clicks: null, rounded: true });
    expect(await figures(shared, 0)).toEqual({ shares: null, clicks: null, rounded: true });
  });
});
